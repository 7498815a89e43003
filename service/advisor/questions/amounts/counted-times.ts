/** Numbers that count times and no sums: "in three weeks", "five separate days", "more than two months". */
import type { CountPlan } from '#schema/advisor/measure-plans'
import { measuresIn, type Question } from '../question.ts'
import { isCue, meaningOf, type Term } from '../term.ts'
import type { Amount } from './amounts.ts'

const most = 400

const isMark = (term: Term | undefined): boolean =>
  term !== undefined && meaningOf(term, 'mark') !== undefined

/** What a number is said to be of: the next word, but for a hyphen and one word that tells which, such as "separate". */
export const nounAfter = ({ terms }: Question, { after }: Pick<Amount, 'after'>): Term | undefined => {
  const at = isMark(terms[after]) ? after + 1 : after
  const [next, second] = [terms[at], terms[at + 1]]
  const tells = next && second && next.meanings.every(({ kind }) => kind === 'unknown') && isGrainTerm(second)
  return tells ? second : next
}

const isGrainTerm = (term: Term): boolean =>
  (meaningOf(term, 'grain') ?? meaningOf(term, 'unit')) !== undefined &&
  meaningOf(term, 'measure') === undefined

/** True for a number of weeks, days or months; what cash lasts is measured in weeks. */
export const isOfTimes = (question: Question, amount: Amount): boolean => {
  if (measuresIn(question).some(({ measure }) => measure === 'runway')) return false
  const noun = nounAfter(question, amount)
  return amount.unit === 'plain' && Number.isInteger(amount.value) && noun !== undefined && isGrainTerm(noun)
}

/** How many times somebody says that there were; undefined where no number of times is named. */
export const timesIn = (
  question: Question,
):
  | { readonly at: number; readonly side?: number; readonly times: NonNullable<CountPlan['times']> }
  | undefined => {
  const amount = question.amounts.find((one) => isOfTimes(question, one))
  if (!amount || amount.value < 1 || amount.value > most) return undefined
  const before = question.terms[amount.first - 1]
  const side =
    before && isCue(before, 'above') ? 'above' : before && isCue(before, 'below') ? 'below' : undefined
  return {
    at: amount.first,
    ...(side ? { side: amount.first - 1 } : {}),
    times: { count: amount.value, ...(side ? { side } : {}) },
  }
}
