/** Answers about what is managed, what is on the market and the pipeline, from the latest lists on record. */
import type { HeldRegister } from '#schema/import/debtors'
import { type Lines, plain } from '../detail/owed-lines.ts'
import type { Line } from '../line.ts'
import type { Question } from '../questions/question.ts'
import type { Records } from '../records.ts'
import { type RegisterAspect, registerAsked } from './register-asked.ts'
import {
  registerAge,
  registerChange,
  registerDays,
  registerEnding,
  registerSecond,
  registerStates,
  registerTotal,
  registerUnpriced,
  registerVacant,
} from './register-lines.ts'

/** Conversations are kept for good, so names stay out of them (decision 793). */
const namesLine = plain(
  'Names and addresses stay out of conversations, which are kept for good. Export the list under Imports to see them.',
)

type Write = (records: Records, held: HeldRegister) => Line | undefined

const linesFor: Readonly<Record<RegisterAspect, readonly Write[]>> = {
  all: [registerTotal, registerSecond, registerStates, registerUnpriced],
  change: [registerTotal, registerChange],
  ending: [registerTotal, registerEnding],
  fees: [registerSecond, registerTotal],
  vacant: [registerVacant, registerTotal],
  days: [registerDays, registerTotal],
  states: [registerTotal, registerStates],
  weighted: [registerSecond, registerTotal],
  who: [registerTotal, () => namesLine],
}

/** "How many properties do we manage", "what is in the pipeline"; undefined for other messages, and without such a list. */
export const registerLines = (records: Records, { text, periods }: Question): Lines | undefined => {
  const asked = registerAsked(text)
  const held = asked && records.registers?.find(({ kind }) => kind === asked.kind)
  if (!asked || !held) return undefined
  const isOfOtherDays = periods.length > 0 && asked.aspect !== 'ending' && asked.aspect !== 'change'
  return [
    isOfOtherDays ? plain('The latest list on record says what was so on its day only.') : undefined,
    ...linesFor[asked.aspect].map((write) => write(records, held)),
    registerAge(records, held),
  ]
}

/** What lists say, for answers about the whole business. */
export const registersHeld = (records: Records): readonly Line[] =>
  (records.registers ?? []).flatMap((held) =>
    [registerTotal(records, held), registerSecond(records, held)].flatMap((line) => line ?? []),
  )
