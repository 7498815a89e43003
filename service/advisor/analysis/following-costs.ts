/** followingCosts: which costs move with volume. */
import type { FigureInput } from '#schema/core/advice'
import type { WeekFigures } from '#schema/kpi/kpi'
import { measure, stated } from '../figure.ts'
import type { Records } from '../records.ts'
import { weeksInput } from './weeks.ts'

/** Share of takings that follows volume if no expenses are on record; our stated assumption. */
const assumedFollowingShare = 30

/**
 * Costs that follow volume: supplies if expenses are on record, otherwise an assumed share of takings. `part`
 * over `whole` is their share of takings, `input` the weekly amount.
 */
export const followingCosts = (
  records: Records,
  weeks: readonly WeekFigures[],
):
  | {
      readonly part: FigureInput
      readonly whole: FigureInput
      readonly input: FigureInput
      readonly isAssumed: boolean
    }
  | undefined => {
  const revenue = weeksInput(weeks, 'revenue')
  const supplies = weeksInput(weeks, 'supplies')
  if (!revenue || !supplies) return undefined
  if (weeks.every(({ expenses }) => expenses !== undefined))
    return { part: supplies, whole: revenue, input: supplies, isAssumed: false }
  const field = 'share of takings that varies with volume, percent'
  const mean = measure(records)({
    label: 'costs that vary with volume',
    unit: 'aud',
    formula: 'percent-of',
    inputs: [revenue, stated('assumption', field, assumedFollowingShare)],
  })
  return {
    part: stated('assumption', field, assumedFollowingShare),
    whole: stated('assumption', 'whole', 100),
    input: stated('assumption', 'costs that vary with volume, AUD a week', mean?.value ?? 0),
    isAssumed: true,
  }
}
