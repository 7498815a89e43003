/** Selects the cover for a plan's measure, period and filter, or the reason why there is none. */
import type { MeasureName } from '#schema/advisor/measure'
import { isMeasured, UnrecordedMeasure } from '#schema/advisor/measure'
import type { Nothing } from '#schema/advisor/nothing'
import type { Period } from '#schema/advisor/period'
import type { Condition, Selection } from '#schema/advisor/selection'
import { type Base, hasGrain, type RecordGrain } from '../measures/bases.ts'
import { basesOf, hasMeasureGrain, type Measure, measureNamed, needsOf } from '../measures/measures.ts'
import { unrecordedNeeds } from '../measures/unrecorded.ts'
import type { Span } from '../periods/dates.ts'
import { publicHolidaysIn } from '../periods/holidays.ts'
import { resolvePeriod } from '../periods/resolve-period.ts'
import type { Records } from '../records.ts'
import { isNothing, momentOf, nothing, recordSpan } from './context.ts'
import { type Cover, coverPeriod, isCovered } from './cover.ts'
import { measuredValue } from './measured.ts'

/** Measure with this name, or the records it would need. */
export const findMeasure = (name: MeasureName): Measure | Nothing => {
  if (isMeasured(name)) return measureNamed(name)
  return nothing('not-measured', {
    measure: name,
    ...(UnrecordedMeasure.is(name) ? { needs: unrecordedNeeds[name] } : {}),
  })
}

type Wanted = {
  /** True if only days will do, such as for weekdays. */
  readonly byDay?: boolean
  /** Granularity to use, so that two covers can be compared. */
  readonly grain?: RecordGrain
  /** Further bases that every day or week needs. */
  readonly bases?: readonly Base[]
}

/** True for a value within a condition's bounds; never for NaN. */
export const meets = (
  value: number,
  {
    above = Number.NEGATIVE_INFINITY,
    below = Number.POSITIVE_INFINITY,
    atLeast = above,
    atMost = below,
  }: Omit<Condition, 'measure'>,
): boolean => Number.isFinite(value) && value > above && value < below && value >= atLeast && value <= atMost

/** Single days or weeks of a cover that meet a condition. */
const narrowedBy = (records: Records, cover: Cover, condition: Condition): Cover | Nothing => {
  const measure = findMeasure(condition.measure)
  if (isNothing(measure)) return measure
  if (!hasMeasureGrain(measure, cover.grain)) return nothing('not-comparable', { measure: measure.name })
  const dates = cover.dates.filter((date) =>
    meets(measuredValue(records, measure, { ...cover, dates: [date] }), condition),
  )
  return dates.length === 0
    ? nothing('no-match', { measure: condition.measure })
    : { ...cover, dates, isNarrowed: true }
}

/** A cover without the days or weeks of some periods. */
const withoutPeriods = (records: Records, cover: Cover, except: readonly Period[]): Cover | Nothing => {
  const named = except.filter(({ of }) => of.kind !== 'public-holidays')
  const dated = named.flatMap((period) => resolvePeriod(period, momentOf(records, cover.grain)) ?? [])
  if (dated.length < named.length) return nothing('no-dates')
  const spans = named.length < except.length ? [...dated, ...publicHolidaysIn(cover.period)] : dated
  // What happened at another time leaves nothing out of this one.
  const isIn = (span: Span) => cover.dates.some((date) => isCovered(date, cover.grain, span))
  const isElsewhere = named.some(({ of }, at) => of.kind === 'event' && spans[at] && !isIn(spans[at]))
  if (isElsewhere) return nothing('no-dates')
  const dates = cover.dates.filter((date) => !spans.some((span) => isCovered(date, cover.grain, span)))
  return dates.length === 0 ? nothing('no-match') : { ...cover, dates, isNarrowed: true }
}

const outside = (records: Records, measure: Measure, grain: RecordGrain): Nothing =>
  nothing('outside-record', {
    measure: measure.name,
    needs: needsOf(measure),
    ...(recordSpan(records, grain) ?? {}),
  })

/** Recorded days or weeks used for a measure. */
export const selectCover = (
  records: Records,
  measure: Measure,
  { period, filter = {} }: Selection,
  { byDay = false, grain, bases = [] }: Wanted = {},
): Cover | Nothing => {
  const needed = [...new Set([...basesOf(measure), ...bases])]
  const isByDay = byDay || period.weekdays !== undefined || filter.hours !== undefined
  const hasDays = hasMeasureGrain(measure, 'day') && needed.every((base) => hasGrain(base, 'day'))
  if ((isByDay || grain === 'day') && !hasDays) return nothing('only-by-week', { measure: measure.name })
  const only = isByDay || !hasMeasureGrain(measure, 'week') ? 'day' : grain
  const resolved = resolvePeriod(period, momentOf(records, only ?? 'week'))
  if (resolved === undefined) return nothing('no-dates', { measure: measure.name })
  const cover = coverPeriod(records, needed, resolved, { grain: only, hours: filter.hours })
  if (cover.dates.length === 0) return outside(records, measure, only ?? 'week')
  const kept = filter.except?.length ? withoutPeriods(records, cover, filter.except) : cover
  if (isNothing(kept)) return { ...kept, measure: measure.name }
  return filter.where ? narrowedBy(records, kept, filter.where) : kept
}
