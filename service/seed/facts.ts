/** Records at a moment, and formatting of figures for the texts. */
import { format, parseISO } from 'date-fns'
import type { RecordedMeasure } from '#schema/advisor/measure'
import type { ValuePlan } from '#schema/advisor/measure-plans'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import type { WeekFigures } from '#schema/kpi/kpi'
import { figuresOnly } from '../advisor/forecast/forecast-figures.ts'
import { evaluate } from '../advisor/plans/evaluate.ts'
import { dayOf } from './calendar.ts'
import { costsOfWeek } from './expenses.ts'
import { type Incident, indexOf, type OpeningHours, type Week } from './generator.ts'

/** Records that a text may cite, which excludes any after it was written. */
export type Facts = {
  /** The Brisbane day of writing. */
  readonly day: Date
  readonly last: Week
  readonly previous: Week
  /** The latest weeks, oldest first. */
  recent(weeks: number): readonly Week[]
  /** The week in which an incident started. */
  weekOf(incident: Incident): Week
  /** Weeks of an incident on record, from the first. */
  since(incident: Incident): readonly Week[]
  /** The four weeks before an incident. */
  before(incident: Incident): readonly Week[]
}

/** Selects the records up to a moment. */
export const factsAt = (weeks: readonly Week[], moment: Date): Facts => {
  const known = weeks.filter(({ recordedAt }) => recordedAt < moment)
  const weekAt = (index: number): Week => {
    const week = known.at(index)
    if (!week) throw new Error(`A seed text cites a week that is not on record at ${moment.toISOString()}`)
    return week
  }
  return {
    day: dayOf(moment),
    last: weekAt(-1),
    previous: weekAt(-2),
    recent: (weeks) => known.slice(-weeks),
    weekOf: (incident) => weekAt(indexOf(incident)),
    since: (incident) => known.slice(indexOf(incident), indexOf(incident) + (incident.weeks ?? known.length)),
    before: (incident) => known.slice(indexOf(incident) - 4, indexOf(incident)),
  }
}

type Figure = 'revenue' | 'profitMargin' | 'cashRunwayWeeks' | 'transactions'

const measures = {
  revenue: 'revenue',
  profitMargin: 'margin',
  cashRunwayWeeks: 'runway',
  transactions: 'transactions',
} as const

/** A week in recorded form, for figures that need no single expense line. */
const recordedWeek = (week: Week): WeekFigures => {
  const { weekStart, recordedAt: _, takings: _takings, ...measured } = week
  return {
    ...measured,
    weekStart: decodeOrThrow(IsoDate, weekStart, 'The start of a week'),
    expenses: { staff: 0, supplies: 0, premises: 0, marketing: 0, other: costsOfWeek(week) },
  }
}

/** A measure over some weeks, by the evaluator of chats and briefs. */
const evaluated = (
  weeks: readonly Week[],
  measure: RecordedMeasure,
  how: Pick<ValuePlan, 'aggregate' | 'each'> = {},
): number => {
  const now = weeks.at(-1)?.recordedAt ?? new Date(0)
  const records = figuresOnly({ kpis: weeks.map(recordedWeek), days: [] }, now)
  const plan = { operator: 'value', measure, period: { of: { kind: 'record' } }, ...how } as const
  const answer = evaluate(plan, { records })
  if (answer.operator !== 'value') throw new Error(`A seed text cites ${measure}, which is not on record`)
  return answer.figure.value
}

/** The average of one figure over some weeks. */
export const average = (weeks: readonly Week[], figure: Figure): number =>
  evaluated(weeks, measures[figure], { aggregate: 'mean', each: 'week' })

/** The sum of one figure over some weeks. */
export const total = (weeks: readonly Week[], figure: 'revenue' | 'transactions'): number =>
  evaluated(weeks, measures[figure])

/** Revenue per transaction over some weeks. */
export const perSale = (weeks: readonly Week[]): number => evaluated(weeks, 'revenue-per-transaction')

/** Share of sales on these weekdays (0 is Monday), over some weeks. */
export const weekdayShare = (weeks: readonly Week[], ...weekdays: readonly number[]): number =>
  weeks.reduce(
    (sum, { takings }) => sum + weekdays.reduce((all, weekday) => all + (takings[weekday] ?? 0), 0),
    0,
  ) / total(weeks, 'revenue')

/** Usual share of a day's sales between the hours `start` and `end`. */
export const hoursShare = ({ from, traffic, spend }: OpeningHours, start: number, end: number): number => {
  const worth = traffic.map((each, index) => each * (spend?.[index] ?? 1))
  const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)
  return sum(worth.slice(Math.max(0, start - from), Math.max(0, end - from))) / sum(worth)
}

/** Effect of an incident: the week with it, compared with the same week without it. */
export const effectOf = (incident: Incident, week: Week, figure: Figure = 'revenue'): number =>
  Math.abs(week[figure] - week[figure] / (incident.takings ?? 1))

/** Clause about a loss hidden by a stronger season. */
export const seasonNote = (before: number, since: number): string =>
  since >= before ? ' A stronger season is hiding the difference for now.' : ''

/** AUD in whole dollars: $18,420. */
export const money = (amount: number): string =>
  `${amount < 0 ? '−' : ''}$${Math.abs(Math.round(amount)).toLocaleString('en-AU')}`

/** AUD with cents: $14.30. */
export const price = (amount: number): string => `$${amount.toFixed(2)}`

/** A number rounded to two significant figures. */
export const twoDigits = (amount: number): number => Number(amount.toPrecision(2))

/** AUD rounded to two significant figures, for estimates. */
export const roundedMoney = (amount: number): string => money(twoDigits(amount))

/** A weekly amount in words: About $310 a week. */
export const perWeekText = (amount: number): string => `About ${roundedMoney(amount)} a week`

/** A count with thousands separated: 1,284. */
export const count = (value: number): string => Math.round(value).toLocaleString('en-AU')

/** Percent with one decimal: 12.8%. */
export const percent = (value: number): string => `${value.toFixed(1)}%`

/** A share of one as whole percent: 17%. */
export const share = (value: number | undefined): string => `${Math.round((value ?? 0) * 100)}%`

const changed = (difference: number, words: string): string =>
  difference === 0 ? 'unchanged' : `${difference > 0 ? 'up' : 'down'} ${words}`

const difference = (from: Week, to: Week, figure: Figure): number =>
  average([to], figure) - average([from], figure)

/** Change of revenue between two weeks: up $740. */
export const moneyChange = (from: Week, to: Week): string => {
  const dollars = difference(from, to, 'revenue')
  return changed(dollars, money(Math.abs(dollars)))
}

/** Change of margin between two weeks: down 0.5 points. */
export const marginChange = (from: Week, to: Week): string => {
  const points = Number(difference(from, to, 'profitMargin').toFixed(1))
  return changed(points, `${Math.abs(points).toFixed(1)} points`)
}

/** Change of transactions between two weeks: up 41. */
export const countChange = (from: Week, to: Week): string => {
  const sales = difference(from, to, 'transactions')
  return changed(sales, count(Math.abs(sales)))
}

/** A day in a sentence: 27 November. */
export const dayText = (day: Date): string => format(day, 'd MMMM')

/** A day with its weekday: Friday 27 November. */
export const weekdayText = (day: Date): string => format(day, 'EEEE d MMMM')

/** The Monday of a week in a sentence: 16 November. */
export const weekText = (week: Week): string => dayText(parseISO(week.weekStart))

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The name of a weekday, 0 is Monday. */
export const weekdayName = (weekday: number): string => weekdayNames[weekday] ?? ''

const clock = (hour: number): string => `${((hour + 11) % 12) + 1} ${hour < 12 ? 'am' : 'pm'}`

/** Hours of a day: 8 am to 1 pm. */
export const hourSpan = (start: number, end: number): string => `${clock(start)} to ${clock(end)}`

/** Margin in percent since an incident, and in the four weeks before it. */
export const marginAround = (facts: Pick<Facts, 'since' | 'before'>, incident: Incident) => ({
  since: average(facts.since(incident), 'profitMargin'),
  before: average(facts.before(incident), 'profitMargin'),
})
