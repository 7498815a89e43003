/** The tests' own calendar: every period is the days of a long list for which a predicate holds. */
import type { NamedPeriod, Period } from '#schema/advisor/period'
import type { Records } from '../../service/advisor/records.ts'

/** A day of the list. `week` and `month` count weeks and months from the first day. */
export type OracleDay = {
  readonly date: string
  readonly index: number
  readonly year: number
  readonly month: number
  readonly weekday: number
  readonly week: number
}

const first = Date.UTC(2022, 0, 3)

/** All days for six years from Monday 3 January 2022. */
export const calendar: readonly OracleDay[] = Array.from({ length: 2200 }, (_, index) => {
  const day = new Date(first + index * 86_400_000)
  return {
    date: day.toISOString().slice(0, 10),
    index,
    year: day.getUTCFullYear(),
    month: day.getUTCMonth() + 1,
    weekday: index % 7,
    week: Math.floor(index / 7),
  }
})

const byDate = new Map(calendar.map((day) => [day.date, day]))

/** The day of a date. */
export const dayAt = (date: string): OracleDay => {
  const day = byDate.get(date)
  if (day === undefined) throw new Error(`${date} is not in the calendar of the tests`)
  return day
}

// From the lists that the Queensland Government publishes.
const published: Readonly<Record<string, readonly string[]>> = {
  'new-year': ['2024-01-01', '2025-01-01', '2026-01-01', '2027-01-01'],
  'australia-day': ['2024-01-26', '2025-01-27', '2026-01-26', '2027-01-26'],
  'good-friday': ['2024-03-29', '2025-04-18', '2026-04-03', '2027-03-26'],
  'easter-monday': ['2024-04-01', '2025-04-21', '2026-04-06', '2027-03-29'],
  'anzac-day': ['2024-04-25', '2025-04-25', '2026-04-25', '2027-04-26'],
  'labour-day': ['2024-05-06', '2025-05-05', '2026-05-04', '2027-05-03'],
  ekka: ['2024-08-14', '2025-08-13', '2026-08-12', '2027-08-11'],
  'kings-birthday': ['2024-10-07', '2025-10-06', '2026-10-05', '2027-10-04'],
  'christmas-day': ['2024-12-25', '2025-12-25', '2026-12-25', '2027-12-25'],
}

/** Published dates by the name of the holiday. */
export const publishedHolidays: Readonly<Record<string, readonly string[]>> = published

const monthKey = ({ year, month }: OracleDay): number => year * 12 + month
const keys = {
  day: (day: OracleDay) => day.index,
  week: (day: OracleDay) => day.week,
  month: monthKey,
  quarter: (day: OracleDay) => day.year * 4 + Math.ceil(day.month / 3),
  half: (day: OracleDay) => day.year * 2 + (day.month > 6 ? 1 : 0),
  year: (day: OracleDay) => day.year,
  'financial-year': (day: OracleDay) => day.year + (day.month > 6 ? 1 : 0),
} as const

const seasonNumber = { summer: 0, autumn: 1, winter: 2, spring: 3 } as const
const seasonYear = ({ year, month }: OracleDay): number => (month === 12 ? year + 1 : year)
const seasonOf = ({ month }: OracleDay): number => Math.floor((month % 12) / 3)

/** The days for which a predicate holds in the given year, or in the latest year that has begun. */
const ofYear = (
  matches: (day: OracleDay, year: number) => boolean,
  year: number | undefined,
  today: OracleDay,
): readonly OracleDay[] => {
  const years = year === undefined ? [today.year + 1, today.year, today.year - 1] : [year]
  for (const one of years) {
    const days = calendar.filter((day) => matches(day, one))
    if (year !== undefined || (days[0] && days[0].index <= today.index)) return days
  }
  return []
}

/** The days of a named period, moved back by this many years if it belongs to a year. */
const daysOf = (
  period: NamedPeriod,
  today: OracleDay,
  record: readonly OracleDay[],
): readonly OracleDay[] => {
  switch (period.kind) {
    case 'dates':
      return calendar.filter(({ date }) => date >= period.from && date <= period.to)
    case 'unit-of': {
      const key = keys[period.unit]
      return calendar.filter((day) => key(day) === key(dayAt(period.date)))
    }
    case 'current': {
      const key = keys[period.unit]
      return calendar.filter((day) => key(day) === key(today) - (period.back ?? 0))
    }
    case 'last': {
      const key = keys[period.unit]
      return calendar.filter((day) => key(day) < key(today) && key(day) >= key(today) - period.count)
    }
    case 'year':
      return calendar.filter(({ year }) => year === period.year)
    case 'month':
      return ofYear((day, year) => day.year === year && day.month === period.month, period.year, today)
    case 'quarter':
      return ofYear(
        (day, year) => day.year === year && Math.ceil(day.month / 3) === period.quarter,
        period.year,
        today,
      )
    case 'half':
      return ofYear(
        (day, year) => day.year === year && (day.month > 6 ? 2 : 1) === period.half,
        period.year,
        today,
      )
    case 'financial-year':
      return calendar.filter(
        (day) =>
          keys['financial-year'](day) === period.year &&
          (period.quarter === undefined || Math.floor(((day.month + 5) % 12) / 3) + 1 === period.quarter),
      )
    case 'season':
      return ofYear(
        (day, year) => seasonOf(day) === seasonNumber[period.season] && seasonYear(day) === year,
        period.year,
        today,
      )
    case 'holiday':
      return ofYear(
        (day, year) => day.year === year && (published[period.holiday] ?? []).includes(day.date),
        period.year,
        today,
      )
    case 'record':
      return record
    default:
      throw new Error(`The tests have no days for ${period.kind}`)
  }
}

const isByMonth = (period: NamedPeriod): boolean =>
  ['year', 'month', 'quarter', 'half', 'financial-year', 'season'].includes(period.kind) ||
  (['unit-of', 'current', 'last'].includes(period.kind) &&
    'unit' in period &&
    !['day', 'week'].includes(period.unit))

const isWhole = (days: readonly OracleDay[]): boolean => days[0]?.weekday === 0 && days.at(-1)?.weekday === 6

const shifted = (days: readonly OracleDay[], by: number): readonly OracleDay[] =>
  days.flatMap(({ index }) => calendar[index - by] ?? [])

const monthsBack = (days: readonly OracleDay[], months: number): readonly OracleDay[] => {
  const wanted = new Set(days.map((day) => monthKey(day) - months))
  return calendar.filter((day) => wanted.has(monthKey(day)))
}

const moveDays = (
  period: NamedPeriod,
  days: readonly OracleDay[],
  by: 'year-before' | 'just-before',
  today: OracleDay,
): readonly OracleDay[] => {
  if (period.kind === 'holiday') return daysOf({ ...period, year: (days[0] ?? today).year - 1 }, today, [])
  if (isByMonth(period)) return monthsBack(days, by === 'year-before' ? 12 : new Set(days.map(monthKey)).size)
  if (by === 'just-before') return shifted(days, days.length)
  if (period.kind !== 'dates' || isWhole(days)) return shifted(days, 364)
  const lastYear = (date: string) => `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`
  return calendar.filter(({ date }) => date >= lastYear(period.from) && date <= lastYear(period.to))
}

/** The days of a period before weekdays are picked, and its weekdays if it has any. */
export const oraclePeriod = (
  { of, moved, weekdays }: Period,
  records: Records,
  record: readonly OracleDay[],
): { readonly days: readonly OracleDay[]; readonly weekdays: readonly number[] | undefined } => {
  const today = dayAt(new Date(records.now.getTime() + 36_000_000).toISOString().slice(0, 10))
  if (of.kind === 'since' || of.kind === 'between') {
    const from = daysOf(of.from, today, record)[0]
    const to = of.kind === 'since' ? today : daysOf(of.to, today, record).at(-1)
    const days = calendar.filter(({ index }) => from && to && index >= from.index && index <= to.index)
    return { days, weekdays }
  }
  const days = daysOf(of, today, record)
  return { days: moved ? moveDays(of, days, moved, today) : days, weekdays }
}
