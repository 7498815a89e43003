/** forecast: a measure for the weeks after the last on record, with its 80% band. */
import type { ForecastPlan } from '#schema/advisor/change-plans'
import { CombinedMeasure, type MeasuredName } from '#schema/advisor/measure'
import type { IsoDate } from '#schema/core/scalars'
import { daysBetween, plusDays } from '../calendar.ts'
import { type Measure, needsOf } from '../measures/measures.ts'
import { mondayOf } from '../periods/dates.ts'
import { resolvePeriod } from '../periods/resolve-period.ts'
import { cellsOf } from '../plans/cells.ts'
import { type Answered, isNothing, momentOf, nothing, recordSpan } from '../plans/context.ts'
import type { Cover } from '../plans/cover.ts'
import { measuredValue } from '../plans/measured.ts'
import { findMeasure, selectCover } from '../plans/select.ts'
import type { Records } from '../records.ts'
import { type ForecastOptions, forecastWeeks, mostAhead } from './forecast.ts'
import type { WeeklySeries } from './weekly-series.ts'

/** Days from Thursday to the end of its week; a week belongs to the period that contains its Thursday. */
const thursdayOffset = 3

/** Measures that can be negative. */
const signed: readonly MeasuredName[] = ['profit', 'margin', 'contribution-per-sale', 'growth']

/** No business keeps more than its revenue. */
const boundsOf = (name: MeasuredName): ForecastOptions => ({
  ...(signed.includes(name) ? {} : { floor: 0 }),
  ...(name === 'margin' ? { ceiling: 100 } : {}),
})

/** The measure by calendar week, from the first to the last whole week on record, and the Monday of the last. */
const weeklyValues = (records: Records, measure: Measure, cover: Cover) => {
  const cells = cellsOf(records, cover, 'week').filter(({ isComplete }) => isComplete)
  const [first, last] = [cells[0], cells.at(-1)].map((cell) => cell?.cover.period.from)
  if (first === undefined || last === undefined) return undefined
  const values = new Map(
    cells.map(({ cover: week }) => [week.period.from, measuredValue(records, measure, week)]),
  )
  const count = Math.round(daysBetween(first, last) / 7) + 1
  const series: WeeklySeries = Array.from({ length: count }, (_, week) => {
    const value = values.get(plusDays(first, 7 * week))
    return value !== undefined && Number.isFinite(value) ? value : null
  })
  return { series, last }
}

/** First and last week ahead in a plan; a period without a Thursday means the week it touches. */
const weeksOf = (records: Records, { period, weeks }: ForecastPlan, lastMonday: IsoDate) => {
  if (period === undefined) return { first: 1, last: weeks }
  const span = resolvePeriod(period, momentOf(records, 'week'))
  if (span === undefined) return undefined
  const aheadOf = (monday: IsoDate) => Math.round(daysBetween(lastMonday, monday) / 7)
  const from = aheadOf(mondayOf(plusDays(span.from, thursdayOffset)))
  const to = aheadOf(mondayOf(plusDays(span.to, thursdayOffset - 6)))
  const last = Math.max(1, from > to ? aheadOf(mondayOf(span.to)) : to)
  return { first: Math.min(last, Math.max(1, from > to ? last : from)), last }
}

/** Answers a forecast plan; undefined without skill over the naive forecast. */
export const evaluateForecast = (plan: ForecastPlan, records: Records): Answered<'forecast'> => {
  const measure = findMeasure(plan.measure)
  if (isNothing(measure)) return measure
  if (CombinedMeasure.is(measure.name)) return nothing('not-available', { measure: measure.name })
  const unrecorded = nothing('outside-record', { measure: measure.name, needs: needsOf(measure) })
  if (!recordSpan(records, 'week') && !recordSpan(records, 'day')) return unrecorded
  const cover = selectCover(records, measure, { period: { of: { kind: 'record' } } })
  if (isNothing(cover)) return cover
  const weekly = weeklyValues(records, measure, cover)
  if (weekly === undefined) return unrecorded
  const wanted = weeksOf(records, plan, weekly.last)
  if (wanted === undefined) return nothing('no-dates', { measure: measure.name })
  const { first, last } = wanted
  if (last > mostAhead) return nothing('too-far-ahead', { measure: measure.name })
  const forecast = forecastWeeks(weekly.series, last, boundsOf(measure.name))
  if (forecast.kind === 'no skill') return nothing('no-skill', { measure: measure.name })
  const weeks = forecast.points.slice(first - 1).map(({ ahead, ...point }) => ({
    weekStart: plusDays(weekly.last, 7 * ahead),
    ...point,
  }))
  return {
    operator: 'forecast',
    measure: measure.name,
    weeks,
    ...(forecast.kind === 'too early' ? { isTooEarly: true } : { skill: forecast.skill }),
  }
}
