/** When the business has time for people who are asked to come. */
import type { HourFigure, WeekdayFigure } from '../analysis/season.ts'

/** A day that takes less than this beside the average one, in percent, hardly opens: it is not quiet, it is all but closed. */
const hardlyOpen = -50

/** True for a day that is all but closed. */
export const isHardlyOpen = ({ against }: WeekdayFigure): boolean => against.value <= hardlyOpen

/** The slowest weekday (of days best first) that is worth filling; undefined where there is but one. */
export const slowestDay = (pattern: readonly WeekdayFigure[]): WeekdayFigure | undefined => {
  const trading = pattern.filter((day) => !isHardlyOpen(day))
  return trading.length > 1 ? trading.at(-1) : undefined
}

/**
 * The quietest of the hours (best first), but for the first, when the door has only just opened, and the last two, when
 * it is about to close; undefined for none.
 */
export const quietest = (hours: readonly HourFigure[]): HourFigure | undefined => {
  const all = hours.map(({ hour }) => hour)
  const inner = hours.filter(({ hour }) => hour > Math.min(...all) && hour < Math.max(...all) - 1)
  return (inner.length > 0 ? inner : hours).at(-1)
}
