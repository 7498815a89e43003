/** Default comparison of a figure: the period just before, or the year before. */
import type { CompareAnswer } from '#schema/advisor/answer'
import type { Coverage } from '#schema/advisor/coverage'
import type { MeasureName } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import type { Selection } from '#schema/advisor/selection'
import { plusDays } from '../calendar.ts'
import { type Line, say } from '../line.ts'
import { lengthOf, mondayOf } from '../periods/dates.ts'
import { resolvePeriod } from '../periods/resolve-period.ts'
import { evaluateCompare } from '../plans/compare.ts'
import { type Context, isNothing, momentOf } from '../plans/context.ts'
import { measuredText } from './measured-text.ts'
import { changed } from './written.ts'

/** Longer periods are compared with the year before, which has the same seasons. */
const longestJustBefore = 100

const daysInWeek = 7
const longestOfDays = 28

/** True for days that are no week, month or holiday, and no weekdays of one. */
const isOfDays = ({ of, weekdays }: Period): boolean =>
  weekdays === undefined && (of.kind === 'dates' || (of.kind === 'last' && of.unit === 'day'))

const before = (context: Context, period: Period): Period | undefined => {
  if (period.moved || period.of.kind === 'record') return undefined
  // What came since something happened is held against as long before it.
  if (period.of.kind === 'since')
    return period.of.from.kind === 'event' ? { ...period, moved: 'just-before' } : undefined
  const span = resolvePeriod(period, momentOf(context.records, 'week'))
  if (span === undefined) return undefined
  // A day is compared with the same weekday, since weekdays differ.
  if (span.from === span.to && !period.weekdays && period.of.kind !== 'holiday')
    return { of: { kind: 'unit-of', unit: 'day', date: plusDays(span.from, -7) } }
  // So are some days in a row, by as many whole weeks as they reach into.
  const length = lengthOf(span)
  if (isOfDays(period) && length < longestOfDays && length % daysInWeek !== 0) {
    const back = -daysInWeek * Math.ceil(length / daysInWeek)
    return { of: { kind: 'dates', from: plusDays(span.from, back), to: plusDays(span.to, back) } }
  }
  return { ...period, moved: lengthOf(span) > longestJustBefore ? 'year-before' : 'just-before' }
}

/** True where weeks stand for fewer days of theirs. */
const isTouched = ({ rule }: Coverage): boolean => rule === 'touching'

/** A measure in a selection, compared with the one before; undefined if that is not on record. */
export const withBefore = (
  context: Context,
  measure: MeasureName,
  { period, filter }: Selection,
): (CompareAnswer & { readonly before: Period }) | undefined => {
  const earlier = before(context, period)
  if (earlier === undefined) return undefined
  const narrowed = filter ? { filter } : {}
  const answer = evaluateCompare(context, {
    operator: 'compare',
    measure,
    of: { period, ...narrowed },
    against: { period: earlier, ...narrowed },
  })
  // Part of an earlier period does not compare with a whole one.
  if (isNothing(answer) || answer.coverageAgainst.onRecord < answer.coverageAgainst.of) return undefined
  // Two days of one week stand in the same week where only weeks are on record.
  if (isTouched(answer.coverage) && mondayOf(answer.coverage.from) <= mondayOf(answer.coverageAgainst.to))
    return undefined
  return { ...answer, before: earlier }
}

/** Words for the basis of means in a comparison. */
export const basisWords = { whole: '', 'a-week': ' a week', 'a-day': ' a day' } as const

/** ", up $740 (4.2%) on October"; empty without a comparison. */
export const onBefore = (context: Context, compared: ReturnType<typeof withBefore>): Line | undefined => {
  if (compared === undefined) return say``
  const { difference, percent, before: earlier, coverageAgainst } = compared
  const { name } = measuredText(context.records, { period: earlier }, coverageAgainst)
  return say`, ${changed(difference, percent)} on ${name}`
}
