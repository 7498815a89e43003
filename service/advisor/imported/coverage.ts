/** Days covered by imported files: on these, no sale means that nothing was sold. */
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { BooksDay } from '#schema/import/days'
import { Import } from '#schema/import/import'
import { daysBetween, plusDays, weekdayOf } from '../calendar.ts'

/** Range of days covered by a file, inclusive. */
export type Covered = { readonly from: IsoDate; readonly to: IsoDate }

/** Periods of files in effect, by kind. */
export type Coverage = { readonly sales: readonly Covered[]; readonly books: readonly Covered[] }

/** Columns of a row of `import` that tell which days its file covers, and how its accounts are read. */
export type FileRow = {
  readonly kind?: unknown
  readonly undone_at?: unknown
  readonly summary?: unknown
  readonly answers?: unknown
  readonly position?: unknown
}

const ofPay: ReadonlySet<string> = new Set(['employee', 'hours', 'super'])

/** True for a file of pay runs: it lists wages and says nothing about other costs. */
const isPay = ({ mapping = [] }: Import): boolean => mapping.some(({ role }) => ofPay.has(role))

/** Period of a file of this kind; empty for other or undone files, and for pay runs. */
const periodOf = (row: FileRow, kind: 'sales' | 'books'): readonly Covered[] => {
  if (row.kind !== kind || row.undone_at != null) return []
  const summary = decodeOrThrow(Import, JSON.parse(String(row.summary)), 'An import')
  const { from, to } = summary
  return from && to && !(kind === 'books' && isPay(summary)) ? [{ from, to }] : []
}

const mondayOf = (date: IsoDate): IsoDate => plusDays(date, -weekdayOf(date))

/** The days of a period. */
export const daysOf = ({ from, to }: Covered): readonly IsoDate[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => plusDays(from, at))

const middle = (all: readonly number[]): number | undefined =>
  [...all].sort((one, other) => one - other)[Math.floor(all.length / 2)]

/** Weeks needed to see on which weekdays books usually start and end. */
const fewestWeeks = 3

/**
 * Periods of books, extended to Monday or Sunday if their entries start and end on the usual weekdays:
 * nothing is booked on weekends, so the week is complete. `days` are those of single entries; a statement ends with its period.
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
  const booked = new Set(days)
  return periods.map(({ from, to }) => ({
    from: booked.has(from) && weekdayOf(from) <= usualFirst ? mondayOf(from) : from,
    to: booked.has(to) && weekdayOf(to) >= usualLast ? plusDays(mondayOf(to), 6) : to,
  }))
}

const hasSingle = (figures: string): boolean =>
  decodeOrThrow(BooksDay, JSON.parse(figures), 'The books of a day').accounts.some(
    ({ from }) => from === undefined,
  )

/** Coverage of the files on record; `days` are all imported days. */
export const coverageOf = (
  files: readonly FileRow[],
  days: readonly { readonly kind: string; readonly date: string; readonly figures: string }[],
): Coverage => ({
  sales: files.flatMap((row) => periodOf(row, 'sales')),
  books: widened(
    files.flatMap((row) => periodOf(row, 'books')),
    days.flatMap(({ kind, date, figures }) =>
      kind === 'books' && hasSingle(figures) ? [decodeOrThrow(IsoDate, date, 'A day')] : [],
    ),
  ),
})

/** True if one file covers all of these days. A gap between two files may be a missing file. */
export const isWithinFile = ({ from, to }: Covered, files: readonly Covered[]): boolean =>
  files.some((file) => file.from <= from && to <= file.to)
