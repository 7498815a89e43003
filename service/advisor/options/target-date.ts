/** The date in a success measure of the focus: "by 31 March 2027", "before Christmas", "by the end of June". */

import type { IsoDate } from '#schema/core/scalars'
import type { FocusTimeline } from '#schema/focus/focus'
import { plusDays, today } from '../calendar.ts'
import { unitSpan } from '../periods/calendar-units.ts'
import { mondayOf, plusMonths, plusMonthsOf, type Span } from '../periods/dates.ts'
import { resolvePeriod } from '../periods/resolve-period.ts'
import { momentOf } from '../plans/context.ts'
import type { PeriodTerm, Question } from '../questions/question.ts'
import { meaningOf, type Term } from '../questions/term.ts'
import type { Records } from '../records.ts'

/** A date, and the terms that it takes up: from `first` up to `after`. Without a year, the date moves on once it has passed. */
export type TargetDate = {
  readonly by: IsoDate
  readonly first: number
  readonly after: number
  readonly hasYear: boolean
}

const leads = /^(?:by|before|until|till|in|during)$/i
const links = /^(?:the|end|start|beginning|of)$/i
const starts = /^(?:start|beginning)$/i
// Two digits are a year after a day and month, or with an apostrophe.
const yearWords =
  /\b\d{4}\b|['’]\d{2}\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2}\b|\b\d{1,2} [a-z]+ \d{2}\b|\bfy ?\d{2}\b|\bq[1-4] \d{2}\b/i

/** The next such period: without a year, one that has ended means next year's. */
const nextSpan = (records: Records, { at, period }: PeriodTerm, terms: readonly Term[]): Span | undefined => {
  const moment = momentOf(records, 'week')
  const now = today(records.now)
  const span = resolvePeriod(period, moment)
  if (!span || span.to >= now || yearWords.test(terms[at]?.text ?? '')) return span
  const later = resolvePeriod(period, { ...moment, today: plusMonths(now, 12) })
  return later && later.to >= now ? later : plusMonthsOf(span, 12)
}

/** The last date that a success measure names; "in June" is one too, "June sales" is none. */
export const targetDateIn = (records: Records, { terms, periods }: Question): TargetDate | undefined => {
  const last = periods.at(-1)
  if (!last) return undefined
  let first = last.at - 1
  while (first >= 0 && links.test(terms[first]?.text ?? '')) first--
  const lead = terms[first]?.text ?? ''
  const span = leads.test(lead) ? nextSpan(records, last, terms) : undefined
  if (!span) return undefined
  const isStart = terms.slice(first + 1, last.at).some(({ text }) => starts.test(text))
  const day = isStart ? span.from : span.to
  const by = /^before$/i.test(lead) ? plusDays(isStart ? day : span.from, -1) : day
  return { by, first, after: last.at + 1, hasYear: yearWords.test(terms[last.at]?.text ?? '') }
}

/** True if a date is that of a total, such as "$80,000 in June", and no deadline. */
export const isOfThatTime = ({ terms }: Question, { first }: TargetDate): boolean =>
  /^(?:in|during)$/i.test(terms[first]?.text ?? '')

/** The Sunday that ends the last whole week up to a day. */
export const lastSunday = (by: IsoDate): IsoDate => plusDays(mondayOf(plusDays(by, 1)), -1)

/** The last day of the current week, month, quarter or year: the date of a target that names none (decision 630). */
export const timelineEnd = (timeline: FocusTimeline, now: Date): IsoDate => unitSpan(timeline, today(now)).to

/** True if terms besides the date name a period: their level is not that of a week. */
export const hasOtherTime = ({ terms }: Question, date: TargetDate | undefined): boolean =>
  terms.some((term, at) => meaningOf(term, 'period') && !(date && at >= date.first && at < date.after))
