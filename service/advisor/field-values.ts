/**
 * Values behind an input of a figure, read from the records. Weekly fields are those of `WeekFigures`, its
 * five expenses, and four derived ones: `costs` (the expenses, or revenue less margin if there are none),
 * `profit`, `revenuePerTransaction` and `surplusPercent` (profit over revenue, unrounded). Fields of a day
 * are `revenue`, `transactions` and `hours` (open hours), for the whole day or some of its hours.
 */
import type { FigureInput } from '#schema/core/advice'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { type HourFigures, specifiedNames, type WeekFigures } from '#schema/kpi/kpi'
import { daysBetween, plusDays, weekdayOf } from './calendar.ts'
import type { DayFigures, Records } from './records.ts'
import { remember } from './remember.ts'
import type { Point } from './statistics.ts'
import { weeklyWorth } from './weekly-worth.ts'
import { workPoints } from './work-values.ts'

const epoch = decodeOrThrow(IsoDate, '2000-01-03', 'A Monday')

const costsOf = ({ revenue, profitMargin, expenses }: WeekFigures): number | undefined => {
  if (expenses)
    return expenses.staff + expenses.supplies + expenses.premises + expenses.marketing + expenses.other
  return profitMargin === undefined ? undefined : revenue * (1 - profitMargin / 100)
}

const profitOf = (week: WeekFigures): number | undefined => {
  const costs = costsOf(week)
  return costs === undefined ? undefined : week.revenue - costs
}

const surplusOf = (week: WeekFigures): number | undefined => {
  const profit = profitOf(week)
  return profit === undefined || week.revenue <= 0 ? undefined : (100 * profit) / week.revenue
}

const weekly = {
  revenue: (week) => week.revenue,
  profitMargin: (week) => week.profitMargin,
  cashRunwayMonths: (week) => week.cashRunwayMonths,
  cashRunwayWeeks: (week) => week.cashRunwayWeeks,
  transactions: (week) => week.transactions,
  // Only timesheets have it.
  availableDays: () => undefined,
  staff: (week) => week.expenses?.staff,
  supplies: (week) => week.expenses?.supplies,
  premises: (week) => week.expenses?.premises,
  marketing: (week) => week.expenses?.marketing,
  other: (week) => week.expenses?.other,
  costs: costsOf,
  profit: profitOf,
  surplusPercent: surplusOf,
  revenuePerTransaction: ({ revenue, transactions }) => (transactions ? revenue / transactions : undefined),
} as const satisfies { readonly [field: string]: (week: WeekFigures) => number | undefined }

/** A field of a week. */
export type WeekField = keyof typeof weekly

const hourly = {
  revenue: (hour) => hour.revenue,
  transactions: (hour) => hour.transactions,
  hours: () => 1,
} as const satisfies { readonly [field: string]: (hour: HourFigures) => number }

/** A field of a day, or of some of its hours. */
export type DayField = keyof typeof hourly

/** One field of a week; undefined if the week does not have it. */
export const weekValue = (week: WeekFigures, field: WeekField): number | undefined => weekly[field](week)

// Names in stored and displayed figures, as in the specification.
const citedNames: { readonly [field: string]: string } = {
  ...specifiedNames,
  surplusPercent: 'surplus_percent',
  revenuePerTransaction: 'revenue_per_transaction',
  availableDays: 'available_days',
}

/** Name under which an input cites a weekly field. */
export const citedName = (field: WeekField): string => citedNames[field] ?? field

type ReadWeek = (week: WeekFigures) => number | undefined

const readers: ReadonlyMap<string, ReadWeek> = new Map(
  Object.entries<ReadWeek>(weekly).map(([field, read]) => [citedNames[field] ?? field, read]),
)

const isWithin = (day: IsoDate, { from, to }: FigureInput): boolean =>
  (from === undefined || day >= from) && (to === undefined || day <= to)

const hourReaders: ReadonlyMap<string, (hour: HourFigures) => number> = new Map(Object.entries(hourly))

/** Total of a day without hours; undefined for a single hour. */
const totalOf = ({ total }: DayFigures, { field, hour }: FigureInput): number | undefined =>
  hour === undefined && (field === 'revenue' || field === 'transactions') ? total?.[field] : undefined

const dayValue = (day: DayFigures, input: FigureInput): number | undefined => {
  const { hours, total } = day
  if (total) return totalOf(day, input)
  const { field, hour, untilHour = (hour ?? 0) + 1 } = input
  const counted = hour === undefined ? hours : hours.filter((one) => one.hour >= hour && one.hour < untilHour)
  const read = hourReaders.get(field)
  return counted.length === 0 || read === undefined
    ? undefined
    : counted.reduce((total, one) => total + read(one), 0)
}

// An answer reads the same records for hundreds of figures, so values derived from their dates are cached.
const weeksOf = remember((weeks: readonly WeekFigures[]) =>
  weeks.map((week) => ({ week, at: Math.round(daysBetween(epoch, week.weekStart) / 7) })),
)
const daysOf = remember((days: readonly DayFigures[]) =>
  days.map((day) => ({ day, at: daysBetween(epoch, day.date), weekday: weekdayOf(day.date) })),
)

const weekPoints = ({ kpis, work }: Records, input: FigureInput): readonly Point[] => {
  const read = readers.get(input.field)
  const points: Point[] = []
  for (const { week, at } of weeksOf(kpis)) {
    const value = isWithin(week.weekStart, input) ? read?.(week) : undefined
    if (value !== undefined) points.push({ at, value })
  }
  if (!work) return points
  return [...points, ...workPoints(work, input, points, epoch)].sort((one, other) => one.at - other.at)
}

const dayPoints = ({ days }: Records, input: FigureInput): readonly Point[] => {
  const points: Point[] = []
  for (const { day, at, weekday } of daysOf(days)) {
    const isWanted = isWithin(day.date, input) && (input.weekday === undefined || weekday === input.weekday)
    const value = isWanted ? dayValue(day, input) : undefined
    if (value !== undefined) points.push({ at, value })
  }
  return points
}

/** Expected and actual results of an advisory; its verdict counts as 1, both under its own name and as an outcome. */
const advisoryPoints = ({ advisories }: Records, { id, field }: FigureInput): readonly Point[] => {
  const found = advisories.find((advisory) => advisory.id === id)
  const { expects, outcome } = found ?? {}
  const value = {
    expected: expects?.value,
    before: expects?.before,
    found: outcome?.found,
    outcome: outcome && 1,
    [outcome?.verdict ?? 'none']: 1,
  }[field]
  return value === undefined ? [] : [{ at: 0, value }]
}

/** Values behind an input, oldest first; empty if the records do not have them. */
export const valuesBehind = (records: Records, input: FigureInput): readonly Point[] => {
  if (input.value !== undefined) return [{ at: 0, value: input.value }]
  if (input.kind === 'kpi') return weekPoints(records, input)
  if (input.kind === 'hourly') return dayPoints(records, input)
  if (input.kind === 'profile' && input.field === 'teamSize' && records.profile.teamSize !== undefined)
    return [{ at: 0, value: records.profile.teamSize }]
  if (input.kind === 'advisory' && input.field === 'open')
    return records.advisories.filter(({ status }) => status === 'new').map(() => ({ at: 0, value: 1 }))
  if (input.kind === 'advisory' && input.field === 'worth') {
    const worth = weeklyWorth(records.advisories.find(({ id }) => id === input.id)?.worth ?? '')
    return worth === undefined ? [] : [{ at: 0, value: worth }]
  }
  if (input.kind === 'advisory' && input.id !== undefined) return advisoryPoints(records, input)
  if (input.kind === 'memo' && input.field === 'unread')
    return records.memos.filter(({ status }) => status === 'unread').map(() => ({ at: 0, value: 1 }))
  return []
}

/** Day, or Monday of the week, of a value behind an input; undefined for values without one. */
export const dayBehind = ({ kind, value }: FigureInput, { at }: Point): IsoDate | undefined => {
  if (value !== undefined) return undefined
  if (kind === 'kpi') return plusDays(epoch, 7 * at)
  return kind === 'hourly' ? plusDays(epoch, at) : undefined
}

/** Values of a formula's series, oldest first: one series per input, or per part for inputs that share one. */
export const seriesBehind = (
  records: Records,
  inputs: readonly FigureInput[],
): readonly (readonly Point[])[] => {
  const series = new Map<number | string, readonly Point[]>()
  for (const [index, input] of inputs.entries()) {
    const key = input.part ?? `input ${index}`
    const values = valuesBehind(records, input)
    const before = series.get(key)
    series.set(key, before ? [...before, ...values].sort((one, other) => one.at - other.at) : values)
  }
  return [...series.values()]
}
