/** Claims, times, figures and sizes of a question that a reading has no place for. */
import type { AnswerablePlan, Plan } from '#schema/advisor/plan'
import { periodsOf } from '../faithfulness/plan-parts.ts'
import { isOfFigures } from '../plan-tests.ts'
import { measuresIn, type Question } from '../question.ts'
import type { ReadQuestion } from '../read.ts'

/** "We never …, do we?", "is it true that": the answer has to test what is claimed. */
const claims =
  /\b(?:is it (?:true|right|fair|so)|true or|right\??$|correct|am i (?:right|wrong)|(?:isn|aren|wasn|haven|hasn|didn|doesn|don)['’]?t (?:it|we|they|i)|(?:do|did|have|are|is) (?:we|it|they)\W*$|reckons?|claims?|says|said|told)\b/i

/** True where something is claimed, which the answer has to test. */
export const tellsClaim = (text: string): boolean => claims.test(text)

/** Numbers that a plan has besides those of its dates. */
const numbersIn = (plan: Plan): number =>
  JSON.stringify(plan).match(/"(?:size|target|above|below|atLeast|atMost|count|from|weeks|once|runOf)":-?\d/g)
    ?.length ?? 0

/** Times that a plan measures or leaves out. */
const timesIn = (plan: AnswerablePlan): number =>
  periodsOf(plan).length + ('filter' in plan ? (plan.filter?.except?.length ?? 0) : 0)

/** How many of each a plan of figures has no place for; none for other plans. */
export const leftOver = (
  { plan, also }: ReadQuestion,
  question: Question,
): { readonly periods: number; readonly measures: number; readonly amounts: number } => {
  if (plan.operator === 'clarify' || !isOfFigures(plan)) return { periods: 0, measures: 0, amounts: 0 }
  const named = new Set(measuresIn(question).map(({ measure }) => measure))
  return {
    periods: Math.max(0, question.periods.length - timesIn(plan)),
    measures: Math.max(0, named.size - 1 - also.length),
    amounts: Math.max(0, question.amounts.length - numbersIn(plan)),
  }
}
