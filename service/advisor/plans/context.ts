/** Context for evaluating plans: records, connections, and injected functions. */
import type { Answer } from '#schema/advisor/answer'
import type { ForecastPlan } from '#schema/advisor/change-plans'
import type { Nothing } from '#schema/advisor/nothing'
import type { Connection } from '#schema/connection/connection'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays, today } from '../calendar.ts'
import type { Detail } from '../detail/detail.ts'
import type { RecordGrain } from '../measures/bases.ts'
import { mondayOf, type Span } from '../periods/dates.ts'
import type { Moment } from '../periods/resolve-period.ts'
import type { Records } from '../records.ts'
import { eventWeek } from '../timeline/event-week.ts'

export type Context = {
  readonly records: Records
  readonly connections?: readonly Connection[]
  /** Source of the sizes of changes; the question by default. */
  readonly sizesBy?: 'question' | 'assumption'
  /** Details of imported files, for plans over rows. */
  readonly detail?: Detail | undefined
  readonly forecast?: (plan: ForecastPlan, records: Records) => Answer
}

/** An answer of one operator, or the reason why there is none. */
export type Answered<O extends Answer['operator']> = Extract<Answer, { readonly operator: O }> | Nothing

/** No answer, for a reason. */
export const nothing = (
  reason: Nothing['reason'],
  more: Omit<Nothing, 'operator' | 'reason'> = {},
): Nothing => ({
  operator: 'nothing',
  reason,
  ...more,
})

/** True for the reason why there is no answer. */
export const isNothing = (value: object): value is Nothing =>
  'operator' in value && value.operator === 'nothing'

const weekRecord = ({ kpis, work = [] }: Records): Span | undefined => {
  const weeks: readonly { readonly weekStart: IsoDate }[] = kpis.length > 0 ? kpis : work
  const [first, last] = [weeks[0], weeks.at(-1)]
  return first && last && { from: first.weekStart, to: plusDays(last.weekStart, 6) }
}

/**
 * Range of days on record by day or hour. Days without hours inside it were closed; so were those after the
 * last one, in a week with weekly figures.
 */
const dayRecord = ({ days, kpis }: Records): Span | undefined => {
  const [first, last] = [days[0]?.date, days.at(-1)?.date]
  if (first === undefined || last === undefined) return undefined
  const isWeekIn = kpis.at(-1)?.weekStart === mondayOf(last)
  return { from: first, to: isWeekIn ? plusDays(mondayOf(last), 6) : last }
}

/** First and last recorded day at a granularity. */
export const recordSpan = (records: Records, grain: RecordGrain): Span | undefined =>
  grain === 'week' ? weekRecord(records) : dayRecord(records)

/** Reference for resolving periods; the whole record is that of the granularity, or of the other one if it has none. */
export const momentOf = (records: Records, grain: RecordGrain): Moment => ({
  today: today(records.now),
  record: recordSpan(records, grain) ?? recordSpan(records, grain === 'week' ? 'day' : 'week'),
  eventWeek: (words) => eventWeek(records, words),
})

/** The day before the question, which is the last that can be on record. */
export const yesterday = (records: Records): IsoDate => plusDays(today(records.now), -1)
