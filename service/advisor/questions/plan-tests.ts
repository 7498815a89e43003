/** What a plan expresses. */
import { isMeasured } from '#schema/advisor/measure'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { addsUp, measureNamed } from '../measures/measures.ts'

export type Operator = AnswerablePlan['operator']

/** True for a plan of one of these operators. */
export const is =
  (...operators: readonly Operator[]) =>
  ({ operator }: AnswerablePlan): boolean =>
    operators.includes(operator)

/** The measure of a plan; empty for one that has none. */
export const measureOf = (plan: AnswerablePlan): string => ('measure' in plan ? plan.measure : '')

/** True for a plan whose figure is a percentage. */
export const isShareOf = (plan: AnswerablePlan): boolean => /-share$|^margin$|^growth$/.test(measureOf(plan))

/** Sums have a mean that differs from them; ratios and last values are the same either way. */
export const isSum = (plan: AnswerablePlan): boolean => {
  const name = measureOf(plan)
  return isMeasured(name) && addsUp(measureNamed(name)) === 'sum'
}

/** True for a plan that asks for the highest or lowest. */
export const isExtreme = (plan: AnswerablePlan): boolean =>
  plan.operator === 'rank' ||
  // "The most weeks without a dip"
  (plan.operator === 'count' && plan.runs === 'longest') ||
  (plan.operator === 'value' && (plan.aggregate === 'highest' || plan.aggregate === 'lowest'))

/** True for a plan whose answer is figures. */
export const isOfFigures = is(
  'value',
  'compare',
  'rank',
  'count',
  'share',
  'explain',
  'scenario',
  'solve',
  'forecast',
)

/** What no record has, what is supposed of sales and of every cost at once, and the largest step: no other look adds to it. */
export const isFinal = (plan: AnswerablePlan): boolean =>
  (plan.operator === 'decline' && plan.because === 'not-on-record') ||
  (plan.operator === 'rank' && plan.asked !== undefined) ||
  (plan.operator === 'scenario' && (plan.asked === 'cash' || plan.changes.some(({ steady }) => steady)))
