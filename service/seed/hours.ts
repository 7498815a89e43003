/** Hourly takings: splits a week into days, and each day into its opening hours. */
import { addDays, parseISO } from 'date-fns'
import type { HourFigures } from '#schema/kpi/kpi'
import { apportion } from './apportion.ts'
import { isoDay, timeOn } from './calendar.ts'
import { type FigureParameters, type OpeningHours, takingsOfCurrentWeek, type Week } from './generator.ts'
import { type Random, randomOf } from './random.ts'

/** A day's hours, recorded shortly before midnight. */
export type HoursOfDay = {
  readonly date: string
  readonly recordedAt: Date
  readonly hours: readonly HourFigures[]
}

/** Full weeks with hourly records. */
const hourlyWeeks = 8

type Day = { readonly day: Date; readonly revenue: number; readonly transactions: number }

const spendAt = ({ spend }: OpeningHours, index: number): number => spend?.[index] ?? 1

/** Average value of a transaction on a day, relative to `spend`. */
const spendOf = (opening: OpeningHours): number => {
  const traffic = opening.traffic.reduce((sum, each) => sum + each, 0)
  return opening.traffic.reduce((sum, each, index) => sum + each * spendAt(opening, index), 0) / traffic
}

// Customers arrive individually, so on quiet days some hours are empty and others busy.
const scatter = (total: number, traffic: readonly number[], { uniform }: Random): readonly number[] => {
  const counts = traffic.map(() => 0)
  const sum = traffic.reduce((all, each) => all + each, 0)
  for (let person = 0; person < total; person++) {
    let left = uniform() * sum
    const hour = traffic.findIndex((each) => {
      left -= each
      return left < 0
    })
    // Rounding may leave one more.
    const found = hour < 0 ? counts.length - 1 : hour
    counts[found] = (counts[found] ?? 0) + 1
  }
  return counts
}

const hoursOf = (opening: OpeningHours, day: Day, random: Random): readonly HourFigures[] => {
  const transactions = scatter(day.transactions, opening.traffic, random)
  const worth = transactions.map(
    (each, index) => each * spendAt(opening, index) * Math.max(0.2, 1 + 0.08 * random.normal()),
  )
  const revenue = apportion(day.revenue, worth)
  return transactions.map((each, index) => ({
    hour: opening.from + index,
    transactions: each,
    revenue: revenue[index] ?? 0,
  }))
}

const recorded = (parameters: FigureParameters, day: Day, opening: OpeningHours): HoursOfDay => {
  const date = isoDay(day.day)
  const random = randomOf(`${parameters.name} ${date}`)
  const hours = hoursOf(opening, day, random)
  const second = 10 + Math.floor(random.uniform() * 50)
  const minute = 50 + Math.floor(random.uniform() * 10)
  return { date, recordedAt: timeOn(day.day, `23:${minute}:${second}`), hours }
}

// Leaves out closed days, and days without customers.
const open = (parameters: FigureParameters, days: readonly Day[]): readonly HoursOfDay[] =>
  days.flatMap((day, weekday) => {
    const opening = parameters.hours[weekday]
    return opening && day.transactions > 0 ? [recorded(parameters, day, opening)] : []
  })

const fullWeek = (parameters: FigureParameters, week: Week): readonly HoursOfDay[] => {
  const monday = parseISO(week.weekStart)
  const sales = parameters.hours.map((opening, weekday) =>
    opening.traffic.length === 0 ? 0 : (week.takings[weekday] ?? 0) / spendOf(opening),
  )
  const transactions = apportion(week.transactions, sales)
  const revenue = apportion(
    week.revenue,
    week.takings.map((takings, weekday) => (transactions[weekday] ? takings : 0)),
  )
  return open(
    parameters,
    week.takings.map((_, weekday) => ({
      day: addDays(monday, weekday),
      revenue: revenue[weekday] ?? 0,
      transactions: transactions[weekday] ?? 0,
    })),
  )
}

const weekUnderWay = (parameters: FigureParameters, monday: Date, today: Date): readonly HoursOfDay[] => {
  const days = takingsOfCurrentWeek(parameters, monday).map((takings, weekday) => {
    const opening = parameters.hours[weekday]
    const isOpen = opening !== undefined && opening.traffic.length > 0
    const transactions = isOpen ? Math.round(takings / (parameters.ticket * spendOf(opening))) : 0
    return { day: addDays(monday, weekday), revenue: Math.round(takings), transactions }
  })
  return open(
    parameters,
    days.filter(({ day }) => day < today),
  )
}

/** Days of the last full weeks, and the past days of the current week, before `today` in Brisbane; oldest first. */
export const hourlySeries = (
  parameters: FigureParameters,
  weeks: readonly Week[],
  today: Date,
): readonly HoursOfDay[] => {
  const latest = weeks.at(-1)
  if (!latest) return []
  return [
    ...weeks.slice(-hourlyWeeks).flatMap((week) => fullWeek(parameters, week)),
    ...weekUnderWay(parameters, addDays(parseISO(latest.weekStart), 7), today),
  ]
}
