/**
 * Questions about part of an expense line, such as milk within supplies. The answer is about the whole line
 * and says so; a percentage change of the part is not calculated, because it is not one of the line.
 */
import { type ExpenseLine, expenseLines } from '#schema/advisor/measure'
import type { Plan } from '#schema/advisor/plan'
import { capital, type Line, say } from '../../line.ts'
import { isNothing } from '../../plans/context.ts'
import { evaluateValue } from '../../plans/value.ts'
import { formsOf } from '../../questions/lemmas.ts'
import { partsOf } from '../../questions/lexicon/parts.ts'
import { lastWeeks } from '../../questions/question.ts'
import { questionOf } from '../../questions/question-of.ts'
import { quoted } from '../../quotation.ts'
import type { Ask } from '../written.ts'
import { subjectFor } from '../written.ts'
import { soldAsked } from './sold-asked.ts'

type Part = { readonly line: ExpenseLine; readonly word: string }

const hasPhrase = (words: readonly (readonly string[])[], phrase: string): boolean => {
  const wanted = phrase.split(' ')
  return words.some((_, at) => wanted.every((word, ahead) => words[at + ahead]?.includes(word)))
}

/** Parts of lines in a message. */
const partsIn = (message: string, { context: { records } }: Pick<Ask, 'context'>): readonly Part[] => {
  const { type } = records.business
  const words = questionOf(message, type, records.now).terms.flatMap(({ words: own }) =>
    own.map((word) => [word, ...formsOf(word)]),
  )
  return expenseLines.flatMap((line) =>
    partsOf(type, line)
      .filter((word) => hasPhrase(words, word))
      .slice(0, 1)
      .map((word) => ({ line, word })),
  )
}

const longest = 300

const isOf = (name: string, line: ExpenseLine): boolean =>
  name === line || name === `${line}-share` || name.startsWith(`${line}-per-`)

/** The part for which a plan uses its whole line; undefined if there is none. */
const takenFor = (message: string, ask: Pick<Ask, 'context'>, plan: Plan): Part | undefined => {
  if (message.length > longest) return undefined
  if (plan.operator === 'scenario' || plan.operator === 'solve')
    return partsIn(message, ask).find(({ line }) =>
      plan.changes.some(({ lever, by }) => lever === line && (by === 'percent' || by === 'level')),
    )
  if (!('measure' in plan) || plan.measure === undefined || plan.operator === 'define') return undefined
  const { measure } = plan
  return expenseLines.some((line) => isOf(measure, line))
    ? partsIn(message, ask).find(({ line }) => isOf(measure, line))
    : undefined
}

/** Says that only the whole is on record: a line of expense, or all that is sold. */
export const partLine = (message: string, { context, plan }: Ask): Line | undefined => {
  const sold = message.length > longest ? undefined : soldAsked(message, context.records.business.type, plan)
  if (sold !== undefined)
    return say`No record has ${quoted(sold)} by ${/s$/.test(sold) ? 'themselves' : 'itself'}, so this is for everything you sell.`
  const part = takenFor(message, { context }, plan)
  return part && plan.operator !== 'scenario' && plan.operator !== 'solve'
    ? say`${capital(part.word)} isn’t recorded on its own, only within ${subjectFor({ context }, part.line).text}, so this is for all of it.`
    : undefined
}

/** Replaces a change that would move the whole line. */
export const unsplit = (
  message: string,
  { context, plan }: Ask,
): readonly (Line | undefined)[] | undefined => {
  const part = takenFor(message, { context }, plan)
  if (!part || (plan.operator !== 'scenario' && plan.operator !== 'solve')) return undefined
  const { text } = subjectFor({ context }, part.line)
  const value = evaluateValue(context, { operator: 'value', measure: part.line, period: lastWeeks(1) })
  return [
    say`I can’t work that out: ${part.word} isn’t recorded on its own, only within ${text}${isNothing(value) ? '' : say` (${value.figure} last week)`}.`,
    say`Tell me what it costs you a week and by how many dollars it would change, and I’ll price it.`,
  ]
}
