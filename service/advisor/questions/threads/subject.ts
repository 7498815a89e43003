/** What a conversation is about: the plan that a turn goes on from, and the figure in it. */
import type { MeasureName } from '#schema/advisor/measure'
import type { ValuePlan } from '#schema/advisor/measure-plans'
import type { AnswerablePlan, Plan } from '#schema/advisor/plan'
import type { Selection } from '#schema/advisor/selection'

/** Questions back, courtesies, drafts and what was outside have no subject of their own. */
export const passes = (plan: Plan): boolean =>
  plan.operator === 'clarify' ||
  plan.operator === 'talk' ||
  plan.operator === 'act' ||
  (plan.operator === 'decline' && plan.because === 'outside')

/** The plan that a turn goes on from: the last with a subject. What a question back offers is a guess, and no subject. */
export const subjectOf = (before: Plan | undefined, earlier: readonly Plan[]): Plan | undefined => {
  if (before === undefined || !passes(before)) return before
  return earlier.findLast((plan) => !passes(plan)) ?? before
}

/** A measure over a stretch of days or weeks. */
export type FigureOf = Selection & { readonly measure: MeasureName }

/** The figure that a plan is about; of a change, the later time. */
export const figureOf = (plan: Plan | undefined): FigureOf | undefined => {
  switch (plan?.operator) {
    case 'value':
    case 'count':
    case 'rank':
    case 'share':
      return {
        measure: plan.measure,
        period: plan.period,
        ...(plan.filter ? { filter: plan.filter } : {}),
      }
    case 'compare':
      return { measure: plan.measure, ...plan.of }
    case 'explain':
      return { measure: plan.measure, period: plan.of }
    default:
      return undefined
  }
}

/** The figure that a plan is about as a value of its own. */
export const asValue = (plan: AnswerablePlan): ValuePlan | undefined => {
  if (plan.operator === 'value') return plan
  const own = figureOf(plan)
  return own && { operator: 'value', ...own }
}
