/** Asks labelled questions as they are and in other manners, and compares what was read and answered. */

import type { Plan } from '#schema/advisor/plan'
import { businessTypes, type DemoBusiness } from '#schema/session/session'
import { askedReply } from '../asked-questions.ts'
import { freshQuestions } from '../questions/fresh.ts'
import { hardQuestions } from '../questions/hard.ts'
import { questionsOf } from '../questions/question.ts'
import { settledRecords } from '../seeded-records.ts'
import { heldOutPhrases } from './held-out-phrases.ts'
import { randomOf } from './names.ts'
import { seenPhrases } from './phrases.ts'
import { type Half, transforms } from './transforms.ts'

/** A labelled question of any of the sets. */
export type Asked = {
  readonly id: string
  readonly trade: DemoBusiness
  readonly question: string
  readonly after?: string | undefined
}

/** Every labelled question, those of the sets in turn. */
export const labelled = (): readonly Asked[] => [
  ...businessTypes.flatMap((trade) => questionsOf(trade).map((one) => ({ ...one, trade }))),
  ...freshQuestions(),
  ...hardQuestions(),
]

/** The two halves of the phrases. */
export const halves: { readonly seen: Half; readonly 'held out': Half } = {
  seen: { phrases: seenPhrases, isHeldOut: false },
  'held out': { phrases: heldOutPhrases, isHeldOut: true },
}

/** One question in one manner; `isEqual` if the plans and the first line of the answer are the same. */
export type Compared = {
  readonly id: string
  readonly transform: string
  readonly bare: string
  readonly said: string
  readonly isEqual: boolean
  readonly plans: readonly [bare: readonly Plan[], said: readonly Plan[]]
  readonly lines: readonly [bare: string, said: string]
}

// Plans that quote a message keep how it was written.
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .replace(/[,.?!…]+(?=[\s"]|$)/gu, '')

const firstLine = (text: string): string => text.split('\n')[0] ?? ''

const records = new Map<DemoBusiness, ReturnType<typeof settledRecords>>()
const recordsFor = (trade: DemoBusiness) => {
  const found = records.get(trade) ?? settledRecords(trade)
  records.set(trade, found)
  return found
}

const seedOf = (id: string, transform: string, half: string): number =>
  [...`${id} ${transform} ${half}`].reduce(
    (sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0,
    7,
  )

/** Compares each question, said in every manner or in those of `only`, with the question as labelled. */
export const compareManners = async (
  asked: readonly Asked[],
  half: keyof typeof halves,
  only: readonly string[] = Object.keys(transforms),
): Promise<readonly Compared[]> => {
  const found: Compared[] = []
  for (const { id, trade, question, after } of asked) {
    const turn = after === undefined ? undefined : await askedReply(recordsFor(trade), after)
    const before = turn?.plans?.at(-1)
    const earlier = turn && after ? [{ message: after, reply: turn.message, plan: before }] : []
    const ask = async (message: string) => {
      const { plans = [], message: text } = await askedReply(recordsFor(trade), message, { before, earlier })
      return { plans, line: firstLine(text) }
    }
    const bare = await ask(question)
    for (const name of only) {
      const said = transforms[name]?.(question, randomOf(seedOf(id, name, half)), halves[half])
      if (said === undefined) continue
      const other = await ask(said)
      const isEqual =
        plain(JSON.stringify(other.plans)) === plain(JSON.stringify(bare.plans)) &&
        plain(other.line) === plain(bare.line)
      found.push({
        id,
        transform: name,
        bare: question,
        said,
        isEqual,
        plans: [bare.plans, other.plans],
        lines: [bare.line, other.line],
      })
    }
  }
  return found
}
