/** reserveOf: cash compared with the weeks of costs in our table. */
import type { Figure } from '#schema/core/advice'
import { measure } from '../figure.ts'
import type { Records } from '../records.ts'
import { runwayAgainstTarget } from './runway.ts'
import { lastWeeks, weeksInput } from './weeks.ts'

/** Target in weeks, and cash above it (positive) or below it, at mean weekly costs of the last quarter. */
export const reserveOf = (
  records: Records,
): { readonly gap: Figure; readonly target: Figure; readonly distance: Figure } | undefined => {
  const against = runwayAgainstTarget(records)
  const costs = weeksInput(lastWeeks(records, 13), 'costs')
  if (!against || !costs) return undefined
  const distance = measure(records)({
    label: 'cash compared with the target, at the mean weekly costs of the last quarter',
    unit: 'aud',
    formula: 'gap-amount',
    inputs: [...against.gap.inputs, costs],
    shown: 'rough',
  })
  return distance && { gap: against.gap, target: against.target, distance }
}
