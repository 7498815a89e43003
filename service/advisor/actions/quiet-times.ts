/** Times at which the business has room for more visitors. */
import type { HourFigure, WeekdayFigure } from '../analysis/season.ts'

/** A day this much below average, in percent, is nearly closed rather than quiet. */
const hardlyOpen = -50

/** True for a day that is nearly closed. */
export const isHardlyOpen = ({ against }: WeekdayFigure): boolean => against.value <= hardlyOpen

/** Slowest weekday worth filling (input is best first); undefined if there is only one. */
export const slowestDay = (pattern: readonly WeekdayFigure[]): WeekdayFigure | undefined => {
  const trading = pattern.filter((day) => !isHardlyOpen(day))
  return trading.length > 1 ? trading.at(-1) : undefined
}

/**
 * Quietest hour (input is best first), excluding the first one after opening and the last two before closing;
 * undefined if there is none.
 */
export const quietest = (hours: readonly HourFigure[]): HourFigure | undefined => {
  const all = hours.map(({ hour }) => hour)
  const inner = hours.filter(({ hour }) => hour > Math.min(...all) && hour < Math.max(...all) - 1)
  return (inner.length > 0 ? inner : hours).at(-1)
}
