/** Income in imported books, as sales of days. */
import { moneyOf } from '#schema/core/money'
import type { IsoDate } from '#schema/core/scalars'
import type { TaxBasis } from '#schema/import/tax-basis'
import { plusDays } from '../calendar.ts'
import { mondayOf, monthIndex, monthStart } from '../periods/dates.ts'
import type { AccountAnswers } from './account-answers.ts'
import { shareOfDay } from './costs-by-day.ts'
import { type Coverage, type Covered, daysOf } from './coverage.ts'
import { profitAndLoss } from './general-ledger.ts'
import type { ImportedDay } from './imported-weeks.ts'
import {
  accountsIn,
  type Booked,
  bookedIn,
  type IncomeAccounts,
  signed,
  withoutClosing,
} from './income-accounts.ts'

type Takings = { gross: bigint; tax: bigint | undefined; bases: ReadonlySet<TaxBasis>; position: number }

const addTakings = (
  into: Map<IsoDate, Takings>,
  date: IsoDate,
  { gross, tax, bases, position }: Takings,
): void => {
  const held = into.get(date)
  into.set(date, {
    gross: (held?.gross ?? 0n) + gross,
    tax: tax === undefined ? held?.tax : (held?.tax ?? 0n) + tax,
    bases: new Set([...(held?.bases ?? []), ...bases]),
    position: Math.max(held?.position ?? 0, position),
  })
}

const takingsOf = ({ entry, taxBasis, position }: Booked): Takings => ({
  position,
  gross: signed(entry.amount, entry),
  tax: entry.tax === undefined ? undefined : signed(entry.tax, entry),
  bases: new Set(taxBasis ?? [entry.tax === undefined ? 'untold' : 'told']),
})

const monthOf = (date: IsoDate): Covered => {
  const month = monthIndex(date)
  return { from: monthStart(month), to: plusDays(monthStart(month + 1), -1) }
}

/** Spreads an amount over the days of a period; the parts add up to the cent. */
const spreadOver = (into: Map<IsoDate, Takings>, period: Covered, takings: Takings): void => {
  const days = daysOf(period)
  for (const [at, date] of days.entries())
    addTakings(into, date, {
      ...takings,
      gross: shareOfDay(takings.gross, at, days.length),
      tax: takings.tax === undefined ? undefined : shareOfDay(takings.tax, at, days.length),
    })
}

/** True if most whole weeks of the books have income: those without really had none. */
const isWeekly = (single: readonly Booked[], covered: Coverage['books']): boolean => {
  const earning = new Set(single.map(({ date }) => mondayOf(date)))
  const weeks = new Set<IsoDate>()
  for (const { from, to } of covered)
    for (let monday = mondayOf(from); monday <= to; monday = plusDays(monday, 7)) weeks.add(monday)
  return 2 * [...weeks].filter((monday) => earning.has(monday)).length >= weeks.size
}

/** True for a day of a week that a gap between two files cuts: its revenue would look like a fall. */
const isCut = (date: IsoDate, covered: ReadonlySet<IsoDate>): boolean => {
  const monday = mondayOf(date)
  const week = daysOf({ from: monday, to: plusDays(monday, 6) })
  const [before, after] = [plusDays(monday, -1), plusDays(monday, 7)]
  return !week.every((day) => covered.has(day)) && covered.has(before) && covered.has(after)
}

/** Income of the books by day. */
export type BookedIncome = IncomeAccounts & {
  /** Days covered by the books, as rows of sales without a count. */
  readonly days: readonly ImportedDay[]
  /** True if income is booked too rarely for weeks, so that each month's was spread over its days. */
  readonly isByMonth: boolean
}

const rowOf = (date: IsoDate, { gross, tax, bases, position }: Takings): ImportedDay => ({
  kind: 'sales',
  date,
  figures: JSON.stringify({
    gross: moneyOf(gross),
    revenue: moneyOf(gross - (tax ?? 0n)),
    ...(tax === undefined ? {} : { tax: moneyOf(tax) }),
    taxBasis: [...bases],
  }),
  position,
})

/** Entries that may be income: none of the bank in a general ledger, and none that close a year. */
export const earningsIn = (rows: readonly ImportedDay[]): readonly Booked[] =>
  withoutClosing(bookedIn(profitAndLoss(rows)?.days ?? rows))

/** Reads the income of books. Days on which nothing was earned are in it, with 0.00. */
export const bookedIncome = (
  rows: readonly ImportedDay[],
  { books }: Coverage,
  answers?: AccountAnswers,
): BookedIncome => {
  const booked = earningsIn(rows)
  const { accounts, ...others } = accountsIn(booked, answers)
  const entries = booked.filter(({ entry }) => accounts.has(entry.account))
  const [inStatement, single] = [new Map<IsoDate, Takings>(), new Map<IsoDate, Takings>()]
  for (const one of entries)
    if (one.entry.from !== undefined)
      spreadOver(inStatement, { from: one.entry.from, to: one.date }, takingsOf(one))
  const payments = entries.filter(({ date, entry }) => entry.from === undefined && !inStatement.has(date))
  const isByMonth = payments.length > 0 && !isWeekly(payments, books)
  const covered = new Set(books.flatMap(daysOf))
  // The rest of a month that the books do not cover may have income too.
  const isWhole = (month: Covered): boolean => daysOf(month).every((date) => covered.has(date))
  for (const one of payments) {
    const month = monthOf(one.date)
    if (!isByMonth) addTakings(single, one.date, takingsOf(one))
    else if (isWhole(month)) spreadOver(single, month, takingsOf(one))
  }
  const position = rows.reduce((latest, row) => Math.max(latest, row.position), 0)
  const nothing: Takings = { gross: 0n, tax: undefined, bases: new Set(), position }
  const known = [...covered].filter((date) => (isByMonth ? isWhole(monthOf(date)) : !isCut(date, covered)))
  const found = new Map(entries.length > 0 ? known.map((date) => [date, nothing] as const) : [])
  for (const [date, takings] of single) if (!isCut(date, covered)) found.set(date, takings)
  for (const [date, takings] of inStatement) found.set(date, takings)
  const days = [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, takings]) => rowOf(date, takings))
  return { accounts, ...others, days, isByMonth }
}
