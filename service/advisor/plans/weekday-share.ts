/** Changes that are about some days of the week only, as changes of the whole week. */
import type { LeverChange } from '#schema/advisor/change-plans'
import type { Nothing } from '#schema/advisor/nothing'
import type { Period } from '#schema/advisor/period'
import { type Context, isNothing } from './context.ts'
import { evaluateShare } from './share.ts'

const whole = 100

/**
 * The changes with the volume of some days as a percentage of the whole week, by the part of revenue that those days bring;
 * nothing where the days are not on record.
 */
export const ofWholeWeek = (
  context: Context,
  changes: readonly LeverChange[],
  period: Period,
): readonly LeverChange[] | Nothing => {
  const all: LeverChange[] = []
  for (const change of changes) {
    const { lever, by, size, weekdays } = change
    if (lever !== 'volume' || by !== 'percent' || weekdays === undefined) {
      all.push(change)
      continue
    }
    const share = evaluateShare(context, {
      operator: 'share',
      measure: 'revenue',
      period: { ...period, weekdays },
      whole: { period },
    })
    if (isNothing(share)) return share
    all.push({ lever, by, size: (size * share.figure.value) / whole })
  }
  return all
}
