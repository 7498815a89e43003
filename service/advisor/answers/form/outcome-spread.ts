/** How far an outcome may lie from the likely one. */
import type { ScenarioOutcome } from '#schema/advisor/change-answers'
import { direction } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import { unsigned } from '../written.ts'

/** "between $64 and $190", or from a loss to a gain. */
export const spread = ({ low, high }: ScenarioOutcome): Line | undefined => {
  if (low.shown === high.shown) return say``
  if (low.value >= 0) return say` (between ${unsigned(low)} and ${unsigned(high)})`
  if (high.value <= 0) return say` (between ${unsigned(high)} and ${unsigned(low)})`
  // A fraction of a point is not a loss: "up to 0.9 points".
  if (low.unit === 'points')
    return direction(low) === 'unchanged'
      ? say` (up to ${unsigned(high)})`
      : say` (anywhere from down ${unsigned(low)} to up ${unsigned(high)})`
  return say` (anywhere from a loss of ${unsigned(low)} to a gain of ${unsigned(high)})`
}
