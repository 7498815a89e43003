/** Which accounts of imported books have the income. */
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { type AccountMoney, BooksDay } from '#schema/import/days'
import type { TaxBasis } from '#schema/import/tax-basis'
import { type AccountAnswers, meaningOf, noAccountAnswers } from './account-answers.ts'
import { spellingOf } from './account-spelling.ts'
import { cents } from './costs-by-day.ts'
import type { ImportedDay } from './imported-weeks.ts'
import { type IncomeKind, incomeKind, isContra } from './income-kind.ts'

/** An entry of the books with its day. */
export type Booked = {
  readonly date: IsoDate
  readonly position: number
  readonly taxBasis: readonly TaxBasis[] | undefined
  readonly entry: AccountMoney
}

/** The entries of imported days. */
export const bookedIn = (days: readonly ImportedDay[]): readonly Booked[] =>
  days.flatMap(({ kind, date, figures, position }) => {
    if (kind !== 'books') return []
    const { accounts, taxBasis } = decodeOrThrow(BooksDay, JSON.parse(figures), 'The books of a day')
    const day = decodeOrThrow(IsoDate, date, 'A day')
    return accounts.map((entry) => ({ date: day, position, taxBasis, entry }))
  })

/** Cents in, or below zero out. */
export const signed = (money: string, { direction }: AccountMoney): bigint =>
  direction === 'in' ? cents(money) : -cents(money)

/** Accounts with money in. */
export type IncomeAccounts = {
  /** Names of the accounts of income. */
  readonly accounts: ReadonlySet<string>
  /** Names of other accounts with money in. */
  readonly without: readonly string[]
  /** Names of accounts that nothing says are income, where they have so much that revenue is not known. */
  readonly unclear: readonly string[]
  /** Accounts with money in whose names say nothing, largest first, in cents; whether they matter or not; all spellings of one as one. */
  readonly inOwnWords: readonly Named[]
}

export type Named = { readonly name: string; readonly sum: bigint }

type Sum = { sum: bigint; kind: IncomeKind; isStated: boolean; name: string }

const sumsOf = (booked: readonly Booked[]): readonly Sum[] => {
  const sums = new Map<string, Sum>()
  for (const { entry } of booked) {
    const held = sums.get(entry.account)
    // Below a heading of costs, a statement says nothing about money in.
    const kind = incomeKind(entry.direction === 'in' ? entry : { account: entry.account })
    sums.set(entry.account, {
      name: entry.account,
      sum: (held?.sum ?? 0n) + signed(entry.amount, entry),
      // Of one name, only a heading of income in a statement gives another kind.
      kind: held?.kind === 'earned' ? 'earned' : kind,
      isStated: (held?.isStated ?? true) && entry.from !== undefined && entry.direction === 'in',
    })
  }
  return [...sums.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}

const largestFirst = (one: Named, other: Named): number =>
  one.sum === other.sum ? 0 : one.sum > other.sum ? -1 : 1

/** Accounts under one name for all spellings, that of the largest. */
export const bySpelling = (sums: readonly Named[]): readonly Named[] => {
  const found = new Map<string, Named>()
  for (const { name, sum } of [...sums].sort(largestFirst)) {
    const held = found.get(spellingOf(name))
    found.set(spellingOf(name), { name: held?.name ?? name, sum: sum + (held?.sum ?? 0n) })
  }
  return [...found.values()].sort(largestFirst)
}

/** Least part of the money in, in percent, that must not be unclear: the rest would pass for all of it. */
const mostUnclear = 5n

/** Accounts of income, and others with money in. More goes out of an account of costs than a supplier gives back. */
export const accountsIn = (
  booked: readonly Booked[],
  answers: AccountAnswers = noAccountAnswers,
): IncomeAccounts => {
  const plain = sumsOf(booked)
  const sums = plain.map((one): Sum => {
    const means = one.kind === 'unclear' ? meaningOf(answers, one.name) : undefined
    return means === undefined ? one : { ...one, kind: means === 'income' ? 'earned' : means }
  })
  const isTold = ({ name, kind }: Sum): boolean =>
    kind === 'earned' && answers.named.get(spellingOf(name)) === 'income'
  // Below a heading of income, and of an account that somebody said is income, less than nothing is taken off it.
  const isOurs = (one: Sum): boolean =>
    one.sum > 0n ? one.kind === 'earned' : one.sum < 0n && (one.isStated || isContra(one.name) || isTold(one))
  const named = (all: readonly Sum[]): readonly string[] => all.map(({ name }) => name)
  const ours = sums.filter(isOurs)
  const others = sums.filter((one) => one.sum > 0n && !isOurs(one))
  const unclear = others.filter(({ kind }) => kind === 'unclear')
  const total = (all: readonly Sum[]): bigint => all.reduce((sum, one) => sum + one.sum, 0n)
  const isUnclear = 100n * total(unclear) > mostUnclear * (total(ours) + total(unclear))
  return {
    accounts: new Set(isUnclear || total(ours) <= 0n ? [] : named(ours)),
    without: named(others),
    unclear: isUnclear ? named(unclear) : [],
    inOwnWords: bySpelling(plain.filter(({ kind }) => kind === 'unclear')).filter(({ sum }) => sum > 0n),
  }
}

/** Every entry of a general ledger has its counterpart: its accounts of the bank would be income, and costs. */
export const isDoubleEntry = (booked: readonly Booked[]): boolean => {
  const days = new Map<IsoDate, { sum: bigint; entries: number }>()
  for (const { date, entry } of booked) {
    const held = days.get(date)
    days.set(date, {
      sum: (held?.sum ?? 0n) + signed(entry.amount, entry),
      entries: (held?.entries ?? 0) + 1,
    })
  }
  const all = [...days.values()]
  return all.filter(({ sum, entries }) => sum === 0n && entries > 1).length * 5 > all.length * 4
}

const closing = /\b(?:retained (?:earnings|profits?)|income summary|current year earnings)\b/i

/** Days on which accounts of a year are closed. */
export const closingDays = (booked: readonly Booked[]): ReadonlySet<IsoDate> =>
  new Set(booked.flatMap(({ date, entry }) => (closing.test(entry.account) ? [date] : [])))

/** Entries without those that close the accounts of a year. */
export const withoutClosing = (booked: readonly Booked[]): readonly Booked[] => {
  const closed = closingDays(booked)
  return booked.filter(({ date, entry }) => entry.direction === 'in' || !closed.has(date))
}
