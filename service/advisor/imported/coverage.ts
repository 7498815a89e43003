/** The days that imported files speak for: no sale on one of them means that nothing was sold. */
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { Import } from '#schema/import/import'
import { plusDays, weekdayOf } from '../calendar.ts'

/** Days from one to another that a file is on record for, both included. */
export type Covered = { readonly from: IsoDate; readonly to: IsoDate }

/** Periods of the files that count, by kind. */
export type Coverage = { readonly sales: readonly Covered[]; readonly books: readonly Covered[] }

type FileRow = { readonly kind?: unknown; readonly undone_at?: unknown; readonly summary?: unknown }

/** Period of a file of a kind; none for any other file, or one that was taken back. */
const periodOf = (row: FileRow, kind: 'sales' | 'books'): readonly Covered[] => {
  if (row.kind !== kind || row.undone_at != null) return []
  const { from, to } = decodeOrThrow(Import, JSON.parse(String(row.summary)), 'An import')
  return from && to ? [{ from, to }] : []
}

const mondayOf = (date: IsoDate): IsoDate => plusDays(date, -weekdayOf(date))

const middle = (all: readonly number[]): number | undefined =>
  [...all].sort((one, other) => one - other)[Math.floor(all.length / 2)]

/** Weeks that show on which weekdays books usually begin and end. */
const fewestWeeks = 3

/**
 * Periods of books, each widened to the Monday or Sunday of its week where the entries begin and end on the weekday that
 * they usually do: nobody books anything on a weekend, and the week is in all the same.
 */
const widened = (periods: readonly Covered[], days: readonly IsoDate[]): readonly Covered[] => {
  const weeks = new Map<IsoDate, { first: number; last: number }>()
  for (const day of days) {
    const weekday = weekdayOf(day)
    const { first = weekday, last = weekday } = weeks.get(mondayOf(day)) ?? {}
    weeks.set(mondayOf(day), { first: Math.min(first, weekday), last: Math.max(last, weekday) })
  }
  if (weeks.size < fewestWeeks) return periods
  const usualFirst = middle([...weeks.values()].map(({ first }) => first)) ?? 0
  const usualLast = middle([...weeks.values()].map(({ last }) => last)) ?? 6
  return periods.map(({ from, to }) => ({
    from: weekdayOf(from) <= usualFirst ? mondayOf(from) : from,
    to: weekdayOf(to) >= usualLast ? plusDays(mondayOf(to), 6) : to,
  }))
}

/** What the files on record speak for; `days` are all imported days. */
export const coverageOf = (
  files: readonly FileRow[],
  days: readonly { readonly kind: string; readonly date: string }[],
): Coverage => ({
  sales: files.flatMap((row) => periodOf(row, 'sales')),
  books: widened(
    files.flatMap((row) => periodOf(row, 'books')),
    days.flatMap(({ kind, date }) => (kind === 'books' ? [decodeOrThrow(IsoDate, date, 'A day')] : [])),
  ),
})

/** True if one file speaks for all of these days. A gap between two files may be a file that is missing. */
export const isWithinFile = ({ from, to }: Covered, files: readonly Covered[]): boolean =>
  files.some((file) => file.from <= from && to <= file.to)
