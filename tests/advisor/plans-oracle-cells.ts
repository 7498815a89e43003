/** The tests' own groups of weeks and days, and the value of a measure over them. */

import type { Selected } from './plans-oracle.ts'
import { calendar, type OracleDay } from './plans-oracle-periods.ts'
import { type Row, worth } from './plans-oracle-rows.ts'

type Cell = { readonly rows: readonly Row[]; readonly isComplete: boolean }

/** The lines of all costs. */
export const lines = ['staff', 'supplies', 'premises', 'marketing', 'other'] as const
/** Measures that add up. */
export const sums = ['revenue', 'transactions', 'hours-traded', 'costs', 'profit', ...lines]

const combination = /^(rest-after|sum-of)-(.+?)(-share)?$/

/** True for measures that add up. */
export const isSum = (measure: string): boolean => {
  const [, kind, , share] = combination.exec(measure) ?? []
  return kind ? share === undefined : sums.includes(measure)
}

/** The mean per row for sums; ratios and last values stay as they are. */
export const typical = (measure: string, rows: readonly Row[]): number =>
  worth(measure, rows) / (isSum(measure) ? rows.length : 1)

const keyOf = (by: string, { grain, all }: Selected, day: OracleDay): number => {
  const decisive = grain === 'week' ? (calendar[day.index + 3] ?? day) : day
  const lastWeek = all.at(-1)?.day.week ?? 0
  switch (by) {
    case 'day':
      return day.index
    case 'week':
      return day.week
    case 'fortnight':
      return -Math.floor((lastWeek - day.week) / 2)
    case 'month':
      return decisive.year * 12 + decisive.month
    case 'quarter':
      return decisive.year * 4 + Math.ceil(decisive.month / 3)
    default:
      return day.weekday
  }
}

const cellsOf = (found: Selected, by: string): readonly Cell[] => {
  const keys = [...new Set(found.all.map(({ day }) => keyOf(by, found, day)))].sort((a, b) => a - b)
  const [one, end] = [found.all[0]?.day.index ?? 0, found.all.at(-1)?.day.index ?? 0]
  // No group is longer than a quarter.
  const near = calendar.slice(Math.max(0, one - 100), end + 100)
  return keys.flatMap((key) => {
    const isIn = (day: OracleDay) => keyOf(by, found, day) === key
    const rows = found.rows.filter(({ day }) => isIn(day))
    const mondays = near.filter((day) => day.weekday === 0 && isIn(day))
    const days = near.filter((day) => isIn(day) && (found.weekdays?.includes(day.weekday) ?? true))
    const isComplete =
      by === 'weekday' ||
      (found.grain === 'week'
        ? found.all.filter(({ day }) => isIn(day)).length === mondays.length
        : days.every(found.isOn) && near.every((day) => !isIn(day) || found.isInside(day)))
    return rows.length === 0 ? [] : [{ rows, isComplete }]
  })
}

/** The values of groups: means for weekdays, totals for stretches of time. */
export const groupValues = (
  measure: string,
  found: Selected,
  by: string,
  isByWeek = false,
): readonly (Cell & { value: number })[] =>
  cellsOf(found, by)
    .map((cell) => ({
      ...cell,
      value: by === 'weekday' || isByWeek ? typical(measure, cell.rows) : worth(measure, cell.rows),
    }))
    .filter(({ value }) => Number.isFinite(value))

/** True if months of whole weeks have four or five of them: a total over more weeks does not make a better month. */
export const isUneven = (measure: string, found: Selected, by: string): boolean => {
  const sizes = cellsOf(found, by).flatMap(({ rows, isComplete }) => (isComplete ? [rows.length] : []))
  return (
    found.grain === 'week' &&
    ['month', 'quarter'].includes(by) &&
    isSum(measure) &&
    sizes.some((size) => size !== sizes[0])
  )
}

/** The expense lines, in dollars or as shares. */
export const expenseValues = (measure: string, { rows }: Selected): readonly number[] =>
  lines
    .filter((line) => !measure.startsWith('sum-of-') || measure.split('-').includes(line))
    .map((line) => worth(measure.endsWith('-share') ? `${line}-share` : line, rows))
    .filter(Number.isFinite)

const middle = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length / 2
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2
}

/** A measure over a selection, by an aggregate. */
export const summarised = (
  measure: string,
  found: Selected,
  aggregate: string,
  each: string | undefined,
): number => {
  if (aggregate === 'whole') return worth(measure, found.rows)
  const isRatio = !isSum(measure) && measure !== 'runway'
  if (aggregate === 'mean' && isRatio) return worth(measure, found.rows)
  const cells = cellsOf(found, each ?? found.grain)
  const complete = each === undefined || each === found.grain ? cells : cells.filter((one) => one.isComplete)
  const known = complete.map(({ rows }) => worth(measure, rows)).filter(Number.isFinite)
  if (known.length === 0) return NaN
  if (aggregate === 'mean') return known.reduce((a, b) => a + b, 0) / known.length
  if (aggregate === 'median') return middle(known)
  if (aggregate === 'last') return known.at(-1) ?? NaN
  return aggregate === 'highest' ? Math.max(...known) : Math.min(...known)
}
