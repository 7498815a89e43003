/** A figure that a comparison after it gives as well: "what did we take last week, and how is that against the week before?" */
import type { Plan } from '#schema/advisor/plan'

/** True for a comparison of just what the plan before it gives, which need not be said twice. */
export const givesAgain = (plan: Plan, before: Plan | undefined): boolean => {
  if (plan.operator !== 'compare' || before?.operator !== 'value' || plan.measure !== before.measure)
    return false
  const { period, filter, aggregate, each, group } = before
  const isPlain = aggregate === undefined && each === undefined && group === undefined
  const own = { period, ...(filter ? { filter } : {}) }
  return isPlain && JSON.stringify(plan.of) === JSON.stringify(own)
}
