/** Averages by weekday and hour from hourly records, and their extremes. Pure. */
import { getISODay, parseISO } from 'date-fns'
import type { DayHours, HourFigures } from '#schema/kpi/kpi'
import { indexOfMax, indexOfMin, mean } from './averages.ts'

export type HourMeasure = 'transactions' | 'revenue'

/** Averages by weekday (Monday first) and hour; null when always closed. */
export type WeekGrid = {
  /** All hours from the first to the last that was ever open. */
  readonly hours: readonly number[]
  readonly values: readonly (readonly (number | null)[])[]
}

/** Weekdays, Monday first. */
export const weekdayIndexes = [0, 1, 2, 3, 4, 5, 6] as const

const weekdayOf = (date: string): number => getISODay(parseISO(date)) - 1

const daysOn = (days: readonly DayHours[], weekday: number): readonly DayHours[] =>
  days.filter(({ date, hours }) => weekdayOf(date) === weekday && hours.length > 0)

const totalOf = ({ hours }: DayHours, measure: HourMeasure): number =>
  hours.reduce((sum, hour) => sum + hour[measure], 0)

const openHours = (days: readonly DayHours[]): readonly number[] => {
  const all = days.flatMap(({ hours }) => hours.map(({ hour }) => hour))
  if (all.length === 0) return []
  const first = Math.min(...all)
  return Array.from({ length: Math.max(...all) - first + 1 }, (_, index) => first + index)
}

/** How values of several days are combined. */
export type Aggregation = 'mean' | 'sum'

const aggregated = (
  figures: readonly HourFigures[],
  measure: HourMeasure,
  aggregation: Aggregation,
): number | null => {
  const average = mean(figures.map((figure) => figure[measure]))
  return average === null || aggregation === 'mean' ? average : Math.round(average * figures.length)
}

/** If all averages are below this, they look alike once rounded to whole sales. */
const minAveraged = 10

/** Averages for counts of sales, or sums when all averages would be small. */
export const aggregationFor = (values: readonly (number | null)[]): Aggregation =>
  values.some((value) => (value ?? 0) >= minAveraged) ? 'mean' : 'sum'

/** Every hour of every weekday, averaged or summed. */
export const weekGrid = (
  days: readonly DayHours[],
  measure: HourMeasure,
  aggregation: Aggregation = 'mean',
): WeekGrid => {
  const hours = openHours(days)
  const values = weekdayIndexes.map((weekday) => {
    const open = daysOn(days, weekday)
    return hours.map((hour) =>
      aggregated(
        open.flatMap((day) => day.hours.filter((each) => each.hour === hour)),
        measure,
        aggregation,
      ),
    )
  })
  return { hours, values }
}

/** Average day by weekday, Monday first; null when always closed. */
export const weekdayAverages = (
  days: readonly DayHours[],
  measure: HourMeasure,
): readonly (number | null)[] =>
  weekdayIndexes.map((weekday) => mean(daysOn(days, weekday).map((day) => totalOf(day, measure))))

/** A best or worst value with its index, and the number of other values that are the same once rounded. */
export type Extreme = { readonly index: number; readonly value: number; readonly ties: number }

type Known = Omit<Extreme, 'ties'>

/** Best and worst of the known values; null below two. */
export const extremes = (
  values: readonly (number | null)[],
): { readonly best: Extreme; readonly worst: Extreme } | null => {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ index, value }]))
  const numbers = known.map(({ value }) => value)
  const [best, worst] = [known[indexOfMax(numbers)], known[indexOfMin(numbers)]]
  if (best === undefined || worst === undefined || known.length < 2) return null
  const tied = (one: Known): Extreme => ({
    ...one,
    ties: numbers.filter((value) => Math.round(value) === Math.round(one.value)).length - 1,
  })
  return { best: tied(best), worst: tied(worst) }
}

/** Each hour over the days on which it was open, averaged or summed. */
export const byHour = (
  days: readonly DayHours[],
  measure: HourMeasure,
  aggregation: Aggregation = 'mean',
): { readonly hours: readonly number[]; readonly values: readonly (number | null)[] } => {
  const hours = openHours(days)
  const all = days.flatMap((day) => day.hours)
  return {
    hours,
    values: hours.map((hour) =>
      aggregated(
        all.filter((each) => each.hour === hour),
        measure,
        aggregation,
      ),
    ),
  }
}

/** The weekday with the highest revenue, and its percentage of an average week; null with fewer than two weekdays. */
export const strongestWeekday = (
  days: readonly DayHours[],
): { readonly weekday: number; readonly share: number } | null => {
  const averages = weekdayAverages(days, 'revenue')
  const bestAndWorst = extremes(averages)
  const total = averages.reduce<number>((sum, value) => sum + (value ?? 0), 0)
  return bestAndWorst === null || total <= 0
    ? null
    : { weekday: bestAndWorst.best.index, share: (bestAndWorst.best.value / total) * 100 }
}
