/** Income in imported books, as sales of days. */
import { decodeOrThrow } from '#schema/core/decode'
import { moneyOf } from '#schema/core/money'
import { IsoDate } from '#schema/core/scalars'
import { type AccountMoney, BooksDay } from '#schema/import/days'
import type { TaxBasis } from '#schema/import/tax-basis'
import { daysBetween, plusDays } from '../calendar.ts'
import { mondayOf, monthIndex, monthStart } from '../periods/dates.ts'
import { cents, shareOfDay } from './costs-by-day.ts'
import type { Coverage, Covered } from './coverage.ts'
import type { ImportedDay } from './imported-weeks.ts'

const earned =
  /\b(?:sales?|revenues?|income|turnover|takings|earnings|fees?|commissions?|invoic(?:es|ed|ing)|billings?|billed|retainers?|consult\w*|services?|subscriptions?|tuition|bookings?|trading|receipts)\b/i

// Money that is owed or held, moved or given, and gains on the side: not what a business sells. Names of things alone say
// nothing, since a dealer sells vehicles and an accountant tax returns.
const notEarned = new RegExp(
  [
    String.raw`\b(?:money in|interest|dividends?|distributions?|grants?|subsid(?:y|ies)|capital|equity|drawings?|transfers?)\b`,
    String.raw`\b(?:gst|vat|ato|refunds?|rebates?|cash ?back|deposits?|bonds?|unearned|deferred|prepaid|in advance|gains?)\b`,
    String.raw`\b(?:suspense|clearing|opening|retained|receivables?|payables?|debtors?|creditors?|other income|sundry|misc\w*)\b`,
    String.raw`\b(?:reimburse\w*|recover(?:ed|ies)|cost of|costs?|expenses?|insurance claims?|foreign exchange|currency)\b`,
    String.raw`\b(?:sales|income|company|payroll|land) tax\b|\btax (?:payable|collected|withheld)\b|^bas\b`,
    String.raw`\bloans?\b(?! (?:commissions?|fees?|servic\w+))|\b(?:funds?|money) (?:in|introduced)\b`,
    String.raw`\bsale of (?:\w+ )?(?:assets?|equipment|vehicles?|property|plant)\b|\btrust (?:account|money|funds?|receipts)\b`,
    String.raw`\b(?:bank|cheque|savings|transaction|card) accounts?\b`,
  ].join('|'),
  'i',
)

/** True for an account of what a business earns by its trade, by the words of its name. */
export const isIncome = (account: string): boolean => earned.test(account) && !notEarned.test(account)

/** In a statement, the section already says that an account is income. */
const isEarned = ({ account, from }: AccountMoney): boolean =>
  from === undefined ? isIncome(account) : !notEarned.test(account)

type Booked = {
  readonly date: IsoDate
  readonly position: number
  readonly taxBasis: readonly TaxBasis[] | undefined
  readonly entry: AccountMoney
}

const bookedIn = (days: readonly ImportedDay[]): readonly Booked[] =>
  days.flatMap(({ kind, date, figures, position }) => {
    if (kind !== 'books') return []
    const { accounts, taxBasis } = decodeOrThrow(BooksDay, JSON.parse(figures), 'The books of a day')
    const day = decodeOrThrow(IsoDate, date, 'A day')
    return accounts.map((entry) => ({ date: day, position, taxBasis, entry }))
  })

const signed = (money: string, { direction }: AccountMoney): bigint =>
  direction === 'in' ? cents(money) : -cents(money)

/** Accounts with more money in than out, by whether the business earns it. A supplier's credits are less than its bills. */
const accountsIn = (booked: readonly Booked[]): Pick<BookedIncome, 'accounts' | 'without'> => {
  const sums = new Map<string, { sum: bigint; isOurs: boolean }>()
  for (const { entry } of booked) {
    const { sum = 0n, isOurs = true } = sums.get(entry.account) ?? {}
    sums.set(entry.account, {
      sum: sum + signed(entry.amount, entry),
      isOurs: isOurs && isEarned(entry),
    })
  }
  const received = [...sums]
    .filter(([, { sum }]) => sum > 0n)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const named = (isOurs: boolean) =>
    received.flatMap(([account, one]) => (one.isOurs === isOurs ? [account] : []))
  return { accounts: new Set(named(true)), without: named(false) }
}

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

const daysOf = ({ from, to }: Covered): readonly IsoDate[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => plusDays(from, at))

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

/** Income of the books by day. */
export type BookedIncome = {
  /** Names of the accounts of income. */
  readonly accounts: ReadonlySet<string>
  /** Names of other accounts with money in. */
  readonly without: readonly string[]
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

/** Reads the income of books. Days on which nothing was earned are in it, with 0.00. */
export const bookedIncome = (rows: readonly ImportedDay[], { books }: Coverage): BookedIncome => {
  const booked = bookedIn(rows)
  const { accounts, without } = accountsIn(booked)
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
  const known = isByMonth ? [...covered].filter((date) => isWhole(monthOf(date))) : [...covered]
  const found = new Map(entries.length > 0 ? known.map((date) => [date, nothing] as const) : [])
  for (const [date, takings] of [...single, ...inStatement]) found.set(date, takings)
  const days = [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, takings]) => rowOf(date, takings))
  return { accounts, without, days, isByMonth }
}
