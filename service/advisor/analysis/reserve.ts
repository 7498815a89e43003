/** reserveOf: cash beside the weeks of costs that our table asks for. */
import type { Figure } from '#schema/core/advice'
import { measure } from '../figure.ts'
import type { Records } from '../records.ts'
import { runwayAgainstTarget } from './runway.ts'
import { lastWeeks, weeksInput } from './weeks.ts'

/** The target in weeks, and the cash above it (positive) or missing to it, at the mean weekly costs of the last quarter. */
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
