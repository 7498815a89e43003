/**
 * Finds measures that changed beyond their usual swing: last week against the weeks around it, or the last
 * four weeks against the four before.
 */
import type { RecordedMeasure } from '#schema/advisor/measure'
import type { WeekFigures } from '#schema/kpi/kpi'
import { scoreOf } from '../analysis/anomalies.ts'
import { plusDays } from '../calendar.ts'
import type { Span } from '../periods/dates.ts'
import type { Records } from '../records.ts'
import type { Sensitivity } from './alert-rules.ts'

/** A change worth reporting; `times` is its size in usual swings. */
export type Change = {
  readonly measure: RecordedMeasure
  readonly of: Span
  readonly against: Span
  readonly times: number
}

/** Robust z-scores above which a single week stands out; the middle one is the usual limit for MAD scores. */
const standsOut: Readonly<Record<Sensitivity, number>> = { low: 5, medium: 3.5, high: 2.5 }

/** Share of earlier four-week changes that a reported change must exceed. */
const exceeds: Readonly<Record<Sensitivity, number>> = { low: 0.99, medium: 0.95, high: 0.7 }

const weeks = 4
const days = 7

/** Minimum number of earlier changes for a comparison. */
const fewestChanges = 12

type Field = 'revenue' | 'transactions' | 'profitMargin'
const measures: readonly (readonly [RecordedMeasure, Field])[] = [
  ['revenue', 'revenue'],
  ['margin', 'profitMargin'],
  ['transactions', 'transactions'],
]

/** Mean of a field over weeks; for the margin, total profit over total revenue. */
const meanOf = (all: readonly WeekFigures[], field: Field): number | undefined => {
  const values = all.map((week) => week[field])
  if (values.some((value) => value === undefined)) return undefined
  const revenue = all.reduce((sum, week) => sum + week.revenue, 0)
  if (field === 'profitMargin')
    return revenue <= 0
      ? undefined
      : all.reduce((sum, week) => sum + (week.profitMargin ?? 0) * week.revenue, 0) / revenue
  return values.reduce((sum: number, value) => sum + (value ?? 0), 0) / all.length
}

/** Sizes of changes from each four weeks to the next four, oldest first; omits those with a gap. */
const fourWeekChanges = (
  { kpis }: Records,
  field: Field,
): readonly { readonly last: string; readonly size: number }[] =>
  kpis.flatMap((_, end) => {
    const window = kpis.slice(Math.max(0, end - 2 * weeks + 1), end + 1)
    const [first, last] = [window[0], window.at(-1)]
    if (window.length < 2 * weeks || !first || !last) return []
    if (plusDays(first.weekStart, days * (2 * weeks - 1)) !== last.weekStart) return []
    const [before, after] = [meanOf(window.slice(0, weeks), field), meanOf(window.slice(weeks), field)]
    return before === undefined || after === undefined
      ? []
      : [{ last: last.weekStart, size: Math.abs(after - before) }]
  })

const driftOf = (records: Records, week: Span, field: Field, share: number): number => {
  const changes = fourWeekChanges(records, field)
  const own = changes.find(({ last }) => last === week.from)
  // The previous seven overlap with it.
  const earlier = changes
    .filter(({ last }) => last <= plusDays(week.from, -days * weeks))
    .map(({ size }) => size)
    .sort((one, other) => one - other)
  const usual = earlier[Math.min(earlier.length - 1, Math.ceil(share * (earlier.length + 1)) - 1)]
  return own === undefined || usual === undefined || usual <= 0 || earlier.length < fewestChanges
    ? 0
    : own.size / usual
}

/** The four weeks before a day. */
export const fourWeeksBefore = (day: Span['from']): Span => ({
  from: plusDays(day, -days * weeks),
  to: plusDays(day, -1),
})

const changeOf = (
  records: Records,
  sensitivity: Sensitivity,
  week: Span,
  [measure, field]: (typeof measures)[number],
): readonly Change[] => {
  const told = records.kpis.find(({ weekStart }) => weekStart === week.from)
  const score = told && scoreOf(records, field, told)
  const alone = Math.abs(score?.score.value ?? 0) / standsOut[sensitivity]
  if (alone >= 1) return [{ measure, of: week, against: fourWeeksBefore(week.from), times: alone }]
  const drift = driftOf(records, week, field, exceeds[sensitivity])
  const four = { from: plusDays(week.from, -days * (weeks - 1)), to: week.to }
  return drift > 1 ? [{ measure, of: four, against: fourWeeksBefore(four.from), times: drift }] : []
}

/** Changes beyond noise in a week, largest first. The number of sales is omitted, because revenue covers it. */
export const changesIn = (records: Records, sensitivity: Sensitivity, week: Span): readonly Change[] => {
  const found = measures
    .flatMap((one) => changeOf(records, sensitivity, week, one))
    .sort((one, other) => other.times - one.times)
  const hasRevenue = found.some(({ measure }) => measure === 'revenue')
  return found.filter(({ measure }) => measure !== 'transactions' || !hasRevenue)
}
