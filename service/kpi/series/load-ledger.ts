/** Loads records by day and by week: recorded weeks and hours, and imported sales and books. */
import * as t from 'io-ts'
import type { Kysely } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { centsOf, type Money } from '#schema/core/money'
import { IsoDate } from '#schema/core/scalars'
import { type AccountMoney, BooksDay, SalesDay } from '#schema/import/days'
import { Import } from '#schema/import/import'
import { type TaxBasis, taxBasisOfDay } from '#schema/import/tax-basis'
import { Expenses, HourFigures } from '#schema/kpi/kpi'
import type { SeriesBasis } from '#schema/kpi/series'
import { plusDays } from '../../advisor/calendar.ts'
import type { BookedIncome } from '../../advisor/imported/booked-income.ts'
import type { KindOf } from '../../advisor/imported/cost-kind.ts'
import { CostsByDay } from '../../advisor/imported/costs-by-day.ts'
import type { Coverage, FileRow } from '../../advisor/imported/coverage.ts'
import { importedRecords } from '../../advisor/imported/imported-records.ts'
import { type ImportedDay, importedWeeks, wholeWeeks } from '../../advisor/imported/imported-weeks.ts'
import type { Span } from '../../advisor/periods/dates.ts'
import type { Tables } from '../../tables.ts'
import type { PeriodSum } from './period-sum.ts'

/** Records by day and week. */
export type Ledger = {
  /** Weeks as recorded, by their Monday. */
  readonly weeks: ReadonlyMap<IsoDate, PeriodSum & { readonly position: number | null }>
  /** Days with sales. */
  readonly days: ReadonlyMap<IsoDate, PeriodSum>
  readonly costs: CostsByDay
  readonly covered: Coverage
  /** Undefined if revenue does not come from books. */
  readonly booked: BookedIncome | undefined
  /** Accounts that may be costs, so that costs are not known. */
  readonly unclearCosts: readonly string[]
  /** From the first to the last day on record; undefined without sales. */
  readonly span: Span | undefined
  /** Complete weeks within it. */
  readonly whole: Span | undefined
  /** How tax was determined on days of imported sales. */
  readonly taxBasis: ReadonlyMap<IsoDate, readonly TaxBasis[]>
  readonly bookDays: ReadonlyMap<IsoDate, BookDay>
  /** What all statements on record say of themselves; undefined if one says nothing. */
  readonly accounting: SeriesBasis['accounting']
}

/** A day of imported books. */
export type BookDay = {
  /** True if a period statement ends there. */
  readonly isStatement: boolean
  readonly from: IsoDate
  /** How the tax in the money out is known; empty if only wages and transfers went out. */
  readonly taxBasis: readonly TaxBasis[]
}

const dayOf = (text: string): IsoDate => decodeOrThrow(IsoDate, text, 'A day')
const inCents = (amount: number): bigint => BigInt(Math.round(amount * 100))

type RecordedWeek = Tables['kpi']

const sumOfWeek = (row: RecordedWeek): PeriodSum & { readonly position: number | null } => {
  const revenue = inCents(row.revenue)
  const expenses =
    row.expenses === null ? undefined : decodeOrThrow(Expenses, JSON.parse(row.expenses), 'Expenses')
  const costs = expenses && Object.values(expenses).reduce((sum, expense) => sum + inCents(expense), 0n)
  return {
    position: row.position,
    revenue,
    transactions: row.transactions,
    costs,
    profit: costs === undefined ? inCents((row.revenue * row.profit_margin) / 100) : revenue - costs,
    margin: row.profit_margin,
    runwayWeeks: row.cash_runway_weeks,
  }
}

const sumOfHours = (json: string): PeriodSum => {
  const hours = decodeOrThrow(t.array(HourFigures), JSON.parse(json), 'The hours of a day')
  return {
    revenue: hours.reduce((sum, hour) => sum + inCents(hour.revenue), 0n),
    transactions: hours.reduce((sum, hour) => sum + hour.transactions, 0),
  }
}

const ifGiven = (money: Money | undefined): bigint | undefined =>
  money === undefined ? undefined : centsOf(money)

const sumOfSales = ({ revenue, gross, tax, tips, giftCards, sales }: SalesDay): PeriodSum => ({
  revenue: centsOf(revenue),
  gross: centsOf(gross),
  tax: ifGiven(tax),
  tips: ifGiven(tips),
  giftCards: ifGiven(giftCards),
  transactions: sales,
})

const spanOf = (days: readonly IsoDate[]): Span | undefined => {
  const [first] = days
  if (first === undefined) return undefined
  return days.reduce<Span>(
    ({ from, to }, day) => ({ from: day < from ? day : from, to: day > to ? day : to }),
    { from: first, to: first },
  )
}

const weekEnds = (mondays: readonly IsoDate[]): readonly IsoDate[] =>
  mondays.flatMap((monday) => [monday, plusDays(monday, 6)])

/** True for a cost other than wages, which have no tax. */
const mayHaveTax = ({ direction, account }: AccountMoney, kindOf: KindOf): boolean => {
  const kind = kindOf(account)
  return direction === 'out' && kind !== undefined && kind !== 'staff'
}

type Imported = Pick<Ledger, 'taxBasis' | 'bookDays' | 'costs' | 'days'>

const readImported = (rows: readonly ImportedDay[], kindOf: KindOf): Imported => {
  const [days, ofSales] = [new Map<IsoDate, PeriodSum>(), new Map<IsoDate, readonly TaxBasis[]>()]
  const bookDays = new Map<IsoDate, BookDay>()
  const costs = new CostsByDay(kindOf)
  for (const { kind, date: text, figures } of rows) {
    const date = dayOf(text)
    if (kind === 'books') {
      const { accounts, taxBasis } = decodeOrThrow(BooksDay, JSON.parse(figures), 'The books of a day')
      const known = taxBasis ?? (accounts.some((one) => mayHaveTax(one, kindOf)) ? (['untold'] as const) : [])
      for (const account of accounts) {
        costs.addAccount(date, account)
        const isStatement = account.from !== undefined
        if (isStatement || !bookDays.has(date))
          bookDays.set(date, { isStatement, from: account.from ?? date, taxBasis: known })
      }
    } else {
      const day = decodeOrThrow(SalesDay, JSON.parse(figures), 'The sales of a day')
      days.set(date, sumOfSales(day))
      ofSales.set(date, taxBasisOfDay(day))
    }
  }
  return { days, taxBasis: ofSales, bookDays, costs }
}

/** A statement has columns of periods. */
const accountingOf = (files: readonly FileRow[]): SeriesBasis['accounting'] => {
  const said = files.flatMap(({ kind, undone_at, summary }) => {
    if (kind !== 'books' || undone_at != null) return []
    const { accounting, mapping = [] } = decodeOrThrow(Import, JSON.parse(String(summary)), 'An import')
    return mapping.some(({ role }) => role === 'period') ? [accounting] : []
  })
  const [first] = said
  if (said.includes(undefined)) return undefined
  return new Set(said).size > 1 ? 'both' : first
}

export const loadLedger = async (db: Kysely<Tables>): Promise<Ledger> => {
  const [weekRows, dayRows, importedRows, files, told] = await Promise.all([
    db.selectFrom('kpi').selectAll().orderBy('week_start').execute(),
    db.selectFrom('kpi_day').select(['date', 'hours']).orderBy('date').execute(),
    db.selectFrom('import_day').select(['kind', 'date', 'figures', 'position']).orderBy('date').execute(),
    db.selectFrom('import').select(['kind', 'undone_at', 'summary', 'answers', 'position']).execute(),
    db.selectFrom('account_answers').select(['undone_at', 'answers', 'position']).execute(),
  ])
  const records = importedRecords(files, importedRows, told)
  const { coverage: covered, booked, unclearCosts } = records
  const imported = readImported(records.days, records.kindOf)
  const weeks = new Map(weekRows.map((row) => [dayOf(row.week_start), sumOfWeek(row)]))
  const days = new Map([
    ...imported.days,
    ...dayRows.map((row) => [dayOf(row.date), sumOfHours(row.hours)] as const),
  ])
  const ofImports = wholeWeeks(importedWeeks(records.days, covered, records.kindOf), records.days)
  const wholeMondays = [...weeks.keys(), ...ofImports.map(({ week }) => week.weekStart)]
  return {
    ...imported,
    weeks,
    days,
    covered,
    booked,
    unclearCosts,
    accounting: accountingOf(files),
    span: spanOf([...days.keys(), ...weekEnds([...weeks.keys()])]),
    whole: spanOf(weekEnds(wholeMondays)),
  }
}
