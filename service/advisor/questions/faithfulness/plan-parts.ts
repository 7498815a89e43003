/** The periods that a plan measures, and whether it sets two sides against each other. */
import type { Period } from '#schema/advisor/period'
import type { AnswerablePlan } from '#schema/advisor/plan'

/** Every period that a plan measures, the first side first. */
export const periodsOf = (plan: AnswerablePlan): readonly Period[] => {
  if (plan.operator === 'compare') return [plan.of.period, plan.against.period]
  if (plan.operator === 'explain') return [plan.of, plan.against]
  return 'period' in plan && plan.period ? [plan.period] : []
}

/** True for a plan with two sides. */
export const isCompared = ({ operator }: AnswerablePlan): boolean =>
  operator === 'compare' || operator === 'explain'
