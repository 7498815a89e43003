/** Follow-ups of a share: another part, another time, or another cost that is to be paid. */
import { expenseLines, type MeasureName } from '#schema/advisor/measure'
import type { SharePlan } from '#schema/advisor/measure-plans'
import type { Period } from '#schema/advisor/period'
import type { Selection } from '#schema/advisor/selection'

const isCost = (measure: MeasureName | undefined): boolean =>
  measure === 'costs' || expenseLines.some((line) => line === measure)

const withoutDays = ({ weekdays: _, ...period }: Period): Period => period

/** A share of another part or time; what pays for one cost may pay for another, and both sides are of the same time. */
export const sharedAnew = (before: SharePlan, measure: MeasureName, timed?: Selection): SharePlan => {
  const { whole } = before
  const pays = isCost(whole.measure) && !isCost(before.measure)
  const isSameTime =
    whole.period && JSON.stringify(whole.period) === JSON.stringify(withoutDays(before.period))
  return {
    ...before,
    ...timed,
    measure: pays && isCost(measure) ? before.measure : measure,
    whole: {
      ...whole,
      ...(pays && isCost(measure) ? { measure } : {}),
      ...(timed && isSameTime ? { period: withoutDays(timed.period) } : {}),
    },
  }
}
