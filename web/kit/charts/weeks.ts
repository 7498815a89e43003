/** Weeks along an axis: their labels, and those whose value differs from the ones around it. Pure. */
import { parseISO } from 'date-fns'
import { monthName } from '../formats.ts'
import type { ChartLabel } from './chart-data.ts'

/** The month at its first week, and a full name for each; `fullName` names the week that starts on a Monday. */
export const labelWeeks = (
  weekStarts: readonly string[],
  fullName: (weekStart: string) => string,
): readonly ChartLabel[] =>
  weekStarts.map((weekStart, index) => {
    const day = parseISO(weekStart)
    const before = weekStarts[index - 1]
    const isNewMonth = before === undefined || parseISO(before).getMonth() !== day.getMonth()
    return { short: isNewMonth ? monthName(day) : '', full: fullName(weekStart) }
  })

/** Weeks before and after to compare with, and the minimum needed. */
const before = 8
const after = 4
const minWeeks = 6

/** Robust z-score above which a week is an outlier (Iglewicz and Hoaglin). */
const outlierScore = 3.5
const madScale = 1.4826

/** Minimum distance for a week to be an outlier, not just good or slow: points for percentages, a share for other figures. */
const outlierPoints = 15
const outlierShare = 0.4

const medianOf = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

/** On which side a week is an outlier: 1 above, -1 below, 0 if it is none. */
const sideAmong = (value: number, around: readonly number[], isPercent: boolean): -1 | 0 | 1 => {
  const middle = medianOf(around)
  const spread = medianOf(around.map((each) => Math.abs(each - middle))) * madScale
  const distance = Math.abs(value - middle)
  const isFar = isPercent ? distance >= outlierPoints : distance >= Math.abs(middle) * outlierShare
  return isFar && distance > spread * outlierScore ? (value > middle ? 1 : -1) : 0
}

/** Weeks on one side that are too many to be unusual: three, and one in eight. */
const fewestRegular = 3
const regularEvery = 8

/**
 * Indexes of values, oldest first, that differ from those around them; `isPercent` measures the distance in points. What comes
 * back, such as the week in which the rent of a month is paid, is not unusual.
 */
export const outlierIndexes = (values: readonly number[], isPercent: boolean): readonly number[] => {
  const sides = values.map((value, row) => {
    const around = [
      ...values.slice(Math.max(0, row - before), row),
      ...values.slice(row + 1, row + 1 + after),
    ]
    return around.length >= minWeeks ? sideAmong(value, around, isPercent) : 0
  })
  const isRegular = (side: number): boolean => {
    const count = sides.filter((one) => one === side).length
    return count >= fewestRegular && count * regularEvery > values.length
  }
  const unusual = [1, -1].filter((side) => !isRegular(side))
  return sides.flatMap((side, row) => (unusual.includes(side) ? [row] : []))
}
