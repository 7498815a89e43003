/** Asking plans in tests. */
import type { Answer } from '#schema/advisor/answer'
import type { Period } from '#schema/advisor/period'
import type { Plan } from '#schema/advisor/plan'
import { evaluate } from '../../service/advisor/plans/evaluate.ts'
import type { Records } from '../../service/advisor/records.ts'

/** The last complete weeks. */
export const lastWeeks = (count: number): Period => ({ of: { kind: 'last', unit: 'week', count } })
/** The same number of weeks before those. */
export const weeksBefore = (count: number): Period => ({ ...lastWeeks(count), moved: 'just-before' })

const isOf = <O extends Answer['operator']>(
  answer: Answer,
  operator: O,
): answer is Extract<Answer, { readonly operator: O }> => answer.operator === operator

/** The answer of an operator to a plan; throws if it is of another operator. */
export const ask = <O extends Answer['operator']>(records: Records, plan: Plan, operator: O) => {
  const answer = evaluate(plan, { records })
  if (!isOf(answer, operator)) throw new Error(`An answer of ${answer.operator}: ${JSON.stringify(answer)}`)
  return answer
}
