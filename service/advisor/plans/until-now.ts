/** The last year by the day runs until the last recorded day, so that no later day is left out of a list or a count. */
import type { Group } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import { today } from '../calendar.ts'
import { resolvePeriod } from '../periods/resolve-period.ts'
import type { Records } from '../records.ts'
import { momentOf, recordSpan, yesterday } from './context.ts'

/** The year until now, which is also the time of a question that names none. */
const weeksOfYear = 52

/** The period in which days are counted or listed: the last 52 weeks and the days since them; any other as it is. */
export const daysUntilNow = <S extends { readonly period: Period }>(
  records: Records,
  selection: S,
  by: Group | undefined,
): S => {
  const { period } = selection
  const { of, moved, ...rest } = period
  const isYear = of.kind === 'last' && of.unit === 'week' && of.count === weeksOfYear && moved === undefined
  const held = recordSpan(records, 'day')
  if (by !== 'day' || !isYear || held === undefined) return selection
  const span = resolvePeriod(period, momentOf(records, 'day'))
  const last = held.to < today(records.now) ? held.to : yesterday(records)
  if (span === undefined || last <= span.to) return selection
  return { ...selection, period: { ...rest, of: { kind: 'dates', from: span.from, to: last } } }
}
