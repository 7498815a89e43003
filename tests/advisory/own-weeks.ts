/** A year of weekly records of an own business, with a swing of a few per cent that is the same in each run. */
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import type { WeekFigures } from '#schema/kpi/kpi'
import { businessProfileDefaults } from '#schema/profile/profile'
import type { BusinessType } from '#schema/session/session'
import { plusDays } from '../../service/advisor/calendar.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import type { Records } from '../../service/advisor/records.ts'

/** Monday of the last week on record. */
export const lastMonday = decodeOrThrow(IsoDate, '2026-11-23', 'A Monday')

const swing = (seed: number): number => {
  const noise = Math.sin(seed * 12.9898 + 78.233) * 43_758.5453
  return (noise - Math.floor(noise) - 0.5) * 2
}

/** What a week has; shares are of revenue. A share that is left out is not on record. */
export type Shape = {
  readonly revenue: number
  readonly staff?: number
  readonly supplies?: number
  readonly premises?: number
  readonly runway?: number
  readonly transactions?: number
}

const weekOf = (back: number, shape: Shape): WeekFigures => {
  const revenue = Math.round(shape.revenue * (1 + 0.02 * swing(back)))
  const spent = (share: number, seed: number) => Math.round(revenue * share * (1 + 0.02 * swing(seed)))
  const { staff, supplies, premises = 0, runway, transactions } = shape
  const expenses =
    staff === undefined || supplies === undefined
      ? undefined
      : {
          staff: spent(staff, back + 100),
          supplies: spent(supplies, back + 200),
          premises: Math.round(shape.revenue * premises),
          marketing: 150,
          other: 0,
        }
  const costs = expenses && Object.values(expenses).reduce((sum, one) => sum + one, 0)
  return {
    weekStart: plusDays(lastMonday, -7 * back),
    revenue,
    ...(transactions === undefined
      ? {}
      : { transactions: Math.round(transactions * (1 + 0.02 * swing(back))) }),
    ...(expenses && costs !== undefined
      ? { expenses, profitMargin: Number(((100 * (revenue - costs)) / revenue).toFixed(1)) }
      : {}),
    ...(runway === undefined ? {} : { cashRunwayWeeks: Number(runway.toFixed(1)) }),
  }
}

/** Records of weeks that `shapeOf` gives by their number from the end, on the Monday after the last. */
export const weeksOf = (
  count: number,
  shapeOf: (back: number) => Shape,
  type: BusinessType = 'cafe',
): Records => ({
  business: { name: 'Fern & Kettle', type, isOwn: true },
  now: new Date(`${plusDays(lastMonday, 7)}T07:00:00+10:00`),
  kpis: Array.from({ length: count }, (_, index) => weekOf(count - 1 - index, shapeOf(count - 1 - index))),
  days: [],
  focus: null,
  profile: businessProfileDefaults,
  advisories: [],
  memos: [],
  briefs: [],
})

/** A café whose cost of goods rises in the last eight weeks. */
export const dearerGoods = (count = 52): Records =>
  weeksOf(count, (back) => ({
    revenue: 18_600,
    staff: 0.36,
    supplies: back < 8 ? 0.41 : 0.31,
    premises: 0.09,
  }))

/** An agency without costs on record, whose takings fall in the last six weeks. */
export const fallingTakings = (count = 52): Records =>
  weeksOf(count, (back) => ({ revenue: back < 6 ? 14_500 : 21_000 }), 'consulting')

/** A business that swings as it always does. */
export const steadyWeeks = (count = 52): Records =>
  weeksOf(count, () => ({ revenue: 18_600, staff: 0.36, supplies: 0.31, premises: 0.09 }))

export const contextOf = (records: Records) => advisorContext(records)
