/**
 * Level and trend of a weekly field. latest · weekOnWeek · sameWeekLastYear · averageOver (mean or median of
 * some weeks) · averageOf (of the last weeks) · monthOnMonth (last four weeks against the four before) ·
 * slopeOf (Theil-Sen, per week)
 */
import type { Figure } from '#schema/core/advice'
import type { WeekFigures } from '#schema/kpi/kpi'
import { counted } from '../../runtime/counted.ts'
import { dayText, longDayText } from '../calendar.ts'
import type { WeekField } from '../field-values.ts'
import { measure, stated } from '../figure.ts'
import { type Line, paragraph, say } from '../line.ts'
import type { Records } from '../records.ts'
import { lastWeeks, latestWeek, nameOf, unitOf, weekBefore, weekInput, weeksInput } from './weeks.ts'

/** Value of a field in the latest or a given week. */
export const latest = (
  records: Records,
  field: WeekField,
  week: WeekFigures | undefined = latestWeek(records),
): Figure | undefined =>
  week &&
  measure(records)({
    label: `${nameOf(records, field)}, week of ${dayText(week.weekStart)}`,
    unit: unitOf(field).unit,
    formula: 'value',
    inputs: [weekInput(week, field)],
  })

/** Change between two weeks: as a difference, and in percent if meaningful. */
export type Change = {
  readonly now: Figure
  readonly before: Figure
  readonly difference: Figure
  readonly percent: Figure | undefined
  readonly week: WeekFigures
  readonly against: WeekFigures
}

/** A field in one week compared with another. */
export const between = (
  records: Records,
  field: WeekField,
  week: WeekFigures,
  against: WeekFigures,
): Change | undefined => {
  const make = measure(records)
  const inputs = [weekInput(week, field), weekInput(against, field)]
  const label = `change in ${nameOf(records, field)}, week of ${dayText(week.weekStart)} against week of ${longDayText(against.weekStart)}`
  const now = latest(records, field, week)
  const before = latest(records, field, against)
  const difference = make({
    label,
    unit: unitOf(field).change,
    formula: 'change',
    inputs,
    shown: 'unsigned',
  })
  const percent =
    unitOf(field).change === 'points'
      ? undefined
      : make({
          label: `${label}, percent`,
          unit: 'percent',
          formula: 'change-percent',
          inputs,
          shown: 'unsigned',
        })
  return now && before && difference && { now, before, difference, percent, week, against }
}

/** A field in the latest or a given week compared with the week before; undefined if that is missing. */
export const weekOnWeek = (
  records: Records,
  field: WeekField,
  week: WeekFigures | undefined = latestWeek(records),
): Change | undefined => {
  const against = week && weekBefore(records, week, 1)
  return week && against && between(records, field, week, against)
}

/** A comparison with last year, or the sentence why there is none. */
export type YearComparison =
  | ({ readonly kind: 'same week' } & Change)
  | { readonly kind: 'missing'; readonly why: Line }

/** A field in a week compared with 52 weeks before. */
export const sameWeekLastYear = (
  records: Records,
  field: WeekField,
  week: WeekFigures | undefined = latestWeek(records),
): YearComparison => {
  const none = { text: 'There are no weekly figures on record yet.', figures: [] }
  if (!week) return { kind: 'missing', why: none }
  const against = weekBefore(records, week, 52)
  const change = against && between(records, field, week, against)
  if (change) return { kind: 'same week', ...change }
  const first = records.kpis[0] ?? week
  const held = weeksInput(lastWeeks(records, 53, week), field)
  const missing =
    held &&
    measure(records)({
      label: 'weeks missing from a comparison with last year',
      unit: 'count',
      formula: 'weeks-missing',
      inputs: [stated('assumption', 'weeks needed', 53), held],
    })
  const begin = say`The records begin with the week of ${longDayText(first.weekStart)}.`
  return {
    kind: 'missing',
    why: paragraph([
      say`The same week last year is not on record: ${missing} of the fifty-three weeks needed ${missing?.value === 1 ? 'is' : 'are'} missing.`,
      begin,
    ]),
  }
}

/** Mean or median of a field over these weeks. */
export const averageOver = (
  records: Records,
  field: WeekField,
  weeks: readonly WeekFigures[],
  formula: 'mean' | 'median' = 'mean',
): Figure | undefined => {
  const input = weeksInput(weeks, field)
  const [first] = weeks
  return (
    input &&
    first &&
    measure(records)({
      label: `${nameOf(records, field)}, ${formula} of ${counted(weeks.length, 'week')} from ${longDayText(first.weekStart)}`,
      unit: unitOf(field).unit,
      formula,
      inputs: [input],
    })
  )
}

/** Mean or median of a field over the last `count` weeks up to `end`. */
export const averageOf = (
  records: Records,
  field: WeekField,
  count: number,
  formula: 'mean' | 'median' = 'mean',
  end: WeekFigures | undefined = latestWeek(records),
): Figure | undefined => averageOver(records, field, lastWeeks(records, count, end), formula)

/** The last `count` weeks against the `count` weeks before them. */
export const monthOnMonth = (
  records: Records,
  field: WeekField,
  count = 4,
  end: WeekFigures | undefined = latestWeek(records),
): { readonly now: Figure; readonly before: Figure; readonly difference: Figure } | undefined => {
  const middle = end && weekBefore(records, end, count)
  const now = averageOf(records, field, count, 'mean', end)
  const before = middle && averageOf(records, field, count, 'mean', middle)
  const inputs = [...(now?.inputs ?? []), ...(before?.inputs ?? [])]
  const difference = measure(records)({
    label: `change in ${nameOf(records, field)}, mean of the last ${count} weeks against the ${count} before`,
    unit: unitOf(field).change,
    formula: 'change',
    inputs,
    shown: 'unsigned',
  })
  return now && before && difference && { now, before, difference }
}

/** Theil-Sen slope of a field over the last `count` weeks: change per week. */
export const slopeOf = (
  records: Records,
  field: WeekField,
  count = 13,
  end: WeekFigures | undefined = latestWeek(records),
): Figure | undefined => {
  const weeks = lastWeeks(records, count, end)
  const input = weeksInput(weeks, field)
  // Fewer weeks give a difference, not a trend.
  if (!input || weeks.length < 4) return undefined
  return measure(records)({
    label: `weekly trend of ${nameOf(records, field)}, over ${counted(weeks.length, 'week')}`,
    unit: unitOf(field).change,
    formula: 'slope',
    inputs: [input],
    shown: 'unsigned',
  })
}
