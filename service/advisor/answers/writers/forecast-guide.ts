/** Records beside or instead of a forecast: the recorded part, and the same time a year earlier. */
import type { ForecastPlan } from '#schema/advisor/change-plans'
import type { MeasureName } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import { type Line, say } from '../../line.ts'
import { addsUp, type Measure } from '../../measures/measures.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { isNothing, momentOf, recordSpan } from '../../plans/context.ts'
import { type Cover, coverageOf } from '../../plans/cover.ts'
import { measureCover } from '../../plans/measured.ts'
import { findMeasure, selectCover } from '../../plans/select.ts'
import { measuredText } from '../measured-text.ts'
import type { Ask } from '../written.ts'

export type ForecastAsk = Pick<Ask<ForecastPlan>, 'context' | 'plan'>

/** Days in 52 weeks, so that weekdays match. */
export const daysInYear = 364

/** Measure with this name; undefined if it is not recorded. */
export const measureOf = (name: MeasureName): Measure | undefined => {
  const measure = findMeasure(name)
  return isNothing(measure) ? undefined : measure
}

/** Weeks of a period that are already on record. */
export const heldPart = ({ context: { records }, plan }: ForecastAsk): Cover | undefined => {
  const measure = measureOf(plan.measure)
  const span = plan.period && resolvePeriod(plan.period, momentOf(records, 'week'))
  const end = recordSpan(records, 'week')?.to
  if (!measure || !span || !end || span.from > end) return undefined
  const to = span.to < end ? span.to : end
  const cover = selectCover(
    records,
    measure,
    { period: { of: { kind: 'dates', from: span.from, to } } },
    { grain: 'week' },
  )
  return isNothing(cover) ? undefined : cover
}

/** The same time a year earlier: when, total, and per week; undefined unless all of it is on record. */
const yearEarlier = ({ context: { records }, plan }: ForecastAsk, period: Period | undefined) => {
  const measure = measureOf(plan.measure)
  if (!measure || !period) return undefined
  const moved: Period = { ...period, moved: 'year-before' }
  const cover = selectCover(records, measure, { period: moved }, { grain: 'week' })
  if (isNothing(cover) || cover.onRecord < cover.of) return undefined
  const { when } = measuredText(records, { period: moved }, coverageOf(cover))
  const figure = measureCover(records, measure, cover)
  const mean = measureCover(records, measure, cover, 'mean')
  return { when, figure, mean, isSum: addsUp(measure) === 'sum' && cover.dates.length > 1 }
}

/** The same time a year earlier, in words. */
export const lastYear = (ask: ForecastAsk, period: Period | undefined): Line | undefined => {
  const earlier = yearEarlier(ask, period)
  return earlier?.isSum
    ? say`A year earlier, ${earlier.when}, it was ${earlier.figure}, or ${earlier.mean} a week.`
    : earlier && say`A year earlier, ${earlier.when}, it was ${earlier.figure}.`
}

/** Which side of a range a week, in the unit of the measure, the same time a year earlier was on; undefined within it. */
export const lastYearBeyond = (
  ask: ForecastAsk,
  { low, high }: { readonly low: number; readonly high: number },
): 'below' | 'above' | undefined => {
  const mean = yearEarlier(ask, ask.plan.period)?.mean?.value
  if (mean === undefined) return undefined
  return mean < low ? 'below' : mean > high ? 'above' : undefined
}
