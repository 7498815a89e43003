/** Name of the measured part of a period: its whole weeks if weeks were counted, or its recorded days. */
import type { Coverage } from '#schema/advisor/coverage'
import type { Period } from '#schema/advisor/period'
import type { Selection } from '#schema/advisor/selection'
import { plusDays, today, weekdayText } from '../calendar.ts'
import { lengthOf, mondayOf, type Span } from '../periods/dates.ts'
import { resolvePeriod } from '../periods/resolve-period.ts'
import { momentOf, recordSpan } from '../plans/context.ts'
import type { Records } from '../records.ts'
import { heldPart } from './coverage-words.ts'
import { type PeriodText, periodText, rangeText, spanText } from './period-text.ts'

/** Small numbers in words, by value. */
export const numbersUpTo =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ')

const thursday = 3

/** The recorded whole weeks by which a period is counted. */
const countedWeeks = (records: Records, { from, to }: Span): Span | undefined => {
  const first = mondayOf(plusDays(from, 6 - thursday))
  const last = plusDays(mondayOf(plusDays(to, -thursday)), 6)
  const held = recordSpan(records, 'week')
  if (!held) return undefined
  const weeks = { from: first < held.from ? held.from : first, to: last > held.to ? held.to : last }
  return weeks.from < weeks.to ? weeks : undefined
}

/** The measured days: those requested, or the whole weeks by which they are counted. */
export const countedSpan = (records: Records, { from, to, grain }: Coverage): Span =>
  (grain === 'week' ? countedWeeks(records, { from, to }) : undefined) ?? { from, to }

/** Dates of the whole weeks by which a period is counted: "28 September to 1 November". */
export const wholeWeeks = (records: Records, span: Span): string | undefined => {
  const weeks = countedWeeks(records, span)
  return weeks && rangeText(weeks, today(records.now))
}

/** "In the five weeks of October (28 September to 1 November)". */
const ofWeeks = (records: Records, text: PeriodText, { onRecord, ...span }: Coverage): PeriodText => {
  const weeks = countedWeeks(records, span)
  if (!weeks) return text
  const dates = rangeText(weeks, today(records.now))
  const count = numbersUpTo[onRecord]
  const end = text.name.search(/, without /)
  const [name, rest] = end < 0 ? [text.name, ''] : [text.name.slice(0, end), text.name.slice(end)]
  return text.when.startsWith('in ') && count !== undefined && onRecord > 1 && rest === ''
    ? { name: `the ${count} weeks of ${name}`, when: `in the ${count} weeks of ${name} (${dates})` }
    : { name: text.name, when: `${text.when} (whole weeks, ${dates})` }
}

const daysText = (span: Span, now: Span['from']): PeriodText => {
  if (span.from === span.to || lengthOf(span) > 6) return spanText(span, now)
  const name = `${weekdayText(span.from)} to ${weekdayText(span.to)}`
  return { name, when: `from ${name}` }
}

/** Says that a period is not over, if its name does not. */
const soFar = (text: PeriodText, { from, to }: Coverage, now: Span['from']): PeriodText =>
  to >= now && from < now && !/so far|since|this week|today|record/.test(text.when)
    ? { ...text, when: `so far ${text.when}` }
    : text

/** "The two weeks that hold 2 to 4 May (27 April to 10 May)": without daily records, more is measured than requested. */
const heldBy = ({ from, to, of }: Coverage, now: Span['from']): PeriodText => {
  const weeks = { from: mondayOf(from), to: plusDays(mondayOf(to), 6) }
  const { name } = spanText({ from, to }, now)
  const count = of === 1 ? 'the week that holds' : `the ${numbersUpTo[of] ?? ''} weeks that hold`
  const dates = rangeText(weeks, now)
  return { name: `${count} ${name}`, when: `in ${count} ${name} (${dates})` }
}

/** Name of the days or weeks by which a selection was measured. */
export const measuredText = (
  records: Records,
  { period, filter }: Selection,
  coverage: Coverage,
): PeriodText => {
  const now = today(records.now)
  const asked = resolvePeriod(period, momentOf(records, coverage.grain))
  const { of, moved, ...rest } = period
  const held = heldPart(records, coverage)
  const isCut = asked !== undefined && (asked.from !== coverage.from || asked.to !== coverage.to)
  const span = held ?? (isCut ? coverage : undefined)
  const weeks = span && coverage.grain === 'week' ? countedWeeks(records, span) : undefined
  // One week is named as one, and not by those of its days that were asked about.
  if (weeks && coverage.onRecord === 1 && lengthOf(weeks) === 7 && !rest.weekdays && !filter?.hours)
    return spanText(weeks, now)
  // What is counted by the week is named by the weeks.
  if (weeks && coverage.rule === 'by-thursday' && !rest.weekdays && !filter?.hours)
    return daysText(weeks, now)
  if (span)
    return rest.weekdays || filter?.hours
      ? periodText(records, { of: { kind: 'dates', from: span.from, to: span.to }, ...rest }, filter)
      : daysText(span, now)
  // Daily and weekly records start on different dates.
  if (of.kind === 'record' && !rest.weekdays && !filter?.hours && !filter?.except)
    return { name: 'the whole record', when: `on record, ${rangeText(coverage, now)}` }
  // A week is not one of its days, whatever the day is called.
  const isOfDay = coverage.grain === 'week' && asked !== undefined && lengthOf(asked) < 7
  if (coverage.rule === 'touching' || isOfDay) return heldBy(coverage, now)
  const own: Period =
    of.kind === 'record' ? { ...rest, of: { kind: 'dates', from: coverage.from, to: coverage.to } } : period
  const text = soFar(periodText(records, own, filter), coverage, now)
  return coverage.grain === 'week' && coverage.rule === 'by-thursday'
    ? ofWeeks(records, text, coverage)
    : text
}
