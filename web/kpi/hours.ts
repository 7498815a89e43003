/** Days by the hour made into weekdays and hours: averages of what was taken, and where the most of it is. Pure. */
import { getISODay, parseISO } from 'date-fns'
import type { DayHours, HourFigures } from '#schema/kpi/kpi'
import { indexOfLeast, indexOfMost, mean } from './averages.ts'

/** What is counted. */
export type HourMeasure = 'transactions' | 'revenue'

/** Averages by weekday (Monday first) and hour; null where it was always closed. */
export type WeekGrid = {
  /** From the first to the last hour that was ever open. */
  readonly hours: readonly number[]
  readonly values: readonly (readonly (number | null)[])[]
}

/** Days of a week, Monday first. */
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

/** Several values made into one: what they average, or what they come to. */
export type Gathering = 'mean' | 'sum'

const gathered = (
  figures: readonly HourFigures[],
  measure: HourMeasure,
  gathering: Gathering,
): number | null => {
  const average = mean(figures.map((figure) => figure[measure]))
  return average === null || gathering === 'mean' ? average : Math.round(average * figures.length)
}

/** Below this an average is no number of sales that anybody has seen. */
const minAveraged = 5

/** How many sales are told: averages, or, where these would all be small fractions, whole sums. */
export const gatheringOf = (values: readonly (number | null)[]): Gathering =>
  values.some((value) => (value ?? 0) >= minAveraged) ? 'mean' : 'sum'

/** Every hour of every weekday, averaged or summed. */
export const weekGrid = (
  days: readonly DayHours[],
  measure: HourMeasure,
  gathering: Gathering = 'mean',
): WeekGrid => {
  const hours = openHours(days)
  const values = weekdayIndexes.map((weekday) => {
    const open = daysOn(days, weekday)
    return hours.map((hour) =>
      gathered(
        open.flatMap((day) => day.hours.filter((each) => each.hour === hour)),
        measure,
        gathering,
      ),
    )
  })
  return { hours, values }
}

/** What a day brings on average, by weekday, Monday first; null where it was always closed. */
export const weekdayAverages = (
  days: readonly DayHours[],
  measure: HourMeasure,
): readonly (number | null)[] =>
  weekdayIndexes.map((weekday) => mean(daysOn(days, weekday).map((day) => totalOf(day, measure))))

/** A best or a worst, by where it stands. */
export type Extreme = { readonly index: number; readonly value: number }

/** The best and the worst of values, leaving out what is not known; null below two. */
export const extremes = (
  values: readonly (number | null)[],
): { readonly best: Extreme; readonly worst: Extreme } | null => {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ index, value }]))
  const numbers = known.map(({ value }) => value)
  const [best, worst] = [known[indexOfMost(numbers)], known[indexOfLeast(numbers)]]
  return best === undefined || worst === undefined || known.length < 2 ? null : { best, worst }
}

/** Each hour over all days on which it was open, averaged or summed. */
export const byHour = (
  days: readonly DayHours[],
  measure: HourMeasure,
  gathering: Gathering = 'mean',
): { readonly hours: readonly number[]; readonly values: readonly (number | null)[] } => {
  const hours = openHours(days)
  const all = days.flatMap((day) => day.hours)
  return {
    hours,
    values: hours.map((hour) =>
      gathered(
        all.filter((each) => each.hour === hour),
        measure,
        gathering,
      ),
    ),
  }
}

/** The strongest weekday, and its share of an average week in percent; null without two weekdays of takings. */
export const strongestWeekday = (
  days: readonly DayHours[],
): { readonly weekday: number; readonly share: number } | null => {
  const averages = weekdayAverages(days, 'revenue')
  const found = extremes(averages)
  const total = averages.reduce<number>((sum, value) => sum + (value ?? 0), 0)
  return found === null || total <= 0
    ? null
    : { weekday: found.best.index, share: (found.best.value / total) * 100 }
}
