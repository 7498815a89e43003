/** Statements whose periods overlap: months and their quarter, or the year to date, sent each month. */
import { decodeOrThrow } from '#schema/core/decode'
import { moneyOf } from '#schema/core/money'
import { IsoDate } from '#schema/core/scalars'
import { type AccountMoney, BooksDay } from '#schema/import/days'
import { daysBetween } from '../calendar.ts'
import { cents, shareOfDay } from './costs-by-day.ts'
import { daysOf } from './coverage.ts'
import type { ImportedDay } from './imported-weeks.ts'

type Row = { readonly date: IsoDate; readonly position: number; readonly books: BooksDay }
type Entry = AccountMoney & { readonly from: IsoDate }
type Stated = { readonly row: Row; readonly entry: Entry }

const isStated = (entry: AccountMoney): entry is Entry => entry.from !== undefined

const byAccount = (rows: readonly Row[]): readonly (readonly Stated[])[] => {
  const groups = new Map<string, Stated[]>()
  for (const row of rows)
    for (const entry of row.books.accounts) {
      if (!isStated(entry)) continue
      const key = JSON.stringify([entry.account, entry.direction])
      groups.set(key, [...(groups.get(key) ?? []), { row, entry }])
    }
  return [...groups.values()]
}

const overlaps = (stated: readonly Stated[]): boolean => {
  const sorted = stated.toSorted((one, other) => (one.entry.from < other.entry.from ? -1 : 1))
  return sorted.some(({ entry }, at) => at > 0 && entry.from <= (sorted[at - 1]?.row.date ?? ''))
}

type Told = { readonly amount: bigint; readonly tax: bigint }

/** Days that shorter statements leave, each with its part of the rest of the amount. */
const restOf = ({ row, entry }: Stated, told: ReadonlyMap<IsoDate, Told>): ReadonlyMap<IsoDate, Told> => {
  const days = daysOf({ from: entry.from, to: row.date })
  const free = days.filter((day) => !told.has(day))
  const known = days.flatMap((day) => told.get(day) ?? [])
  const rest = (total: bigint, part: keyof Told) => known.reduce((left, one) => left - one[part], total)
  const [amount, tax] = [rest(cents(entry.amount), 'amount'), rest(cents(entry.tax ?? '0.00'), 'tax')]
  return new Map(
    free.map((day, at) => [
      day,
      { amount: shareOfDay(amount, at, free.length), tax: shareOfDay(tax, at, free.length) },
    ]),
  )
}

/** Days without a gap between them. */
const runsOf = (days: readonly IsoDate[]): readonly (readonly IsoDate[])[] => {
  const runs: IsoDate[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && daysBetween(last, day) === 1) run.push(day)
    else runs.push([day])
  }
  return runs
}

/** The entries of an account, each day told once: by the shortest statement that has it. */
const disjoint = (stated: readonly Stated[]): readonly Stated[] => {
  if (!overlaps(stated)) return stated
  const lengthOf = ({ row, entry }: Stated): number => daysBetween(entry.from, row.date)
  const told = new Map<IsoDate, Told>()
  return stated
    .toSorted((one, other) => lengthOf(one) - lengthOf(other))
    .flatMap((one) => {
      const rest = restOf(one, told)
      for (const [day, part] of rest) told.set(day, part)
      return runsOf([...rest.keys()]).flatMap((run): readonly Stated[] => {
        const [from, to] = [run[0], run.at(-1)]
        if (from === undefined || to === undefined) return []
        const sum = (part: keyof Told) => run.reduce((all, day) => all + (rest.get(day)?.[part] ?? 0n), 0n)
        const { tax: _, ...entry } = one.entry
        return [
          {
            row: { ...one.row, date: to },
            entry: {
              ...entry,
              from,
              amount: moneyOf(sum('amount')),
              ...(one.entry.tax === undefined ? {} : { tax: moneyOf(sum('tax')) }),
            },
          },
        ]
      })
    })
}

/**
 * Days of books in which no two statements of an account tell of one day. What a longer one says beyond the shorter ones
 * within it belongs to its other days.
 */
export const withoutOverlap = (all: readonly ImportedDay[]): readonly ImportedDay[] => {
  const rows = all.flatMap(({ kind, date, figures, position }): readonly Row[] =>
    kind === 'books'
      ? [
          {
            date: decodeOrThrow(IsoDate, date, 'A day'),
            position,
            books: decodeOrThrow(BooksDay, JSON.parse(figures), 'The books of a day'),
          },
        ]
      : [],
  )
  const groups = byAccount(rows)
  if (!groups.some(overlaps)) return all
  const books = new Map<IsoDate, Row>()
  const add = ({ row, entry }: { readonly row: Row; readonly entry: AccountMoney }) => {
    const held = books.get(row.date)
    const accounts = [...(held?.books.accounts ?? []), entry]
    books.set(row.date, { ...row, books: { ...row.books, ...held?.books, accounts } })
  }
  for (const row of rows) for (const entry of row.books.accounts) if (!isStated(entry)) add({ row, entry })
  for (const group of groups) for (const one of disjoint(group)) add(one)
  return [
    ...all.filter(({ kind }) => kind !== 'books'),
    ...[...books.values()]
      .sort((one, other) => (one.date < other.date ? -1 : 1))
      .map(({ date, position, books: figures }) => ({
        kind: 'books',
        date,
        position,
        figures: JSON.stringify(figures),
      })),
  ]
}
