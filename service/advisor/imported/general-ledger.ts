/**
 * A general ledger: books with both sides of each entry. Its bank, debts and the like are the other side of income and
 * costs, so only the accounts of profit and loss count (decision 720).
 */
import { decodeOrThrow } from '#schema/core/decode'
import type { CostMeaning } from '#schema/import/account-meaning'
import { type AccountMoney, BooksDay } from '#schema/import/days'
import { type AccountAnswers, noAccountAnswers } from './account-answers.ts'
import { spellingOf } from './account-spelling.ts'
import { plainCostKind } from './cost-kind.ts'
import { runningCostWords } from './cost-words.ts'
import type { ImportedDay } from './imported-weeks.ts'
import {
  type Booked,
  bookedIn,
  bySpelling,
  closingDays,
  isDoubleEntry,
  type Named,
  signed,
} from './income-accounts.ts'
import { incomeKind } from './income-kind.ts'

/** `held`: what the business has, owes or is worth. */
export type AccountPlace = 'earned' | 'cost' | 'held'

/** First digit of an account number such as 4-1000, as MYOB and others give it. */
const byNumber: Readonly<Record<string, AccountPlace>> = {
  1: 'held',
  2: 'held',
  3: 'held',
  4: 'earned',
  5: 'cost',
  6: 'cost',
  8: 'held',
  9: 'cost',
}

const heldWords = new RegExp(
  [
    String.raw`\b(?:payables?|receivables?|debtors?|creditors?|accrued|accruals?|provisions?|prepa(?:id|yments?)|unearned|deferred)\b`,
    String.raw`\b(?:clearing|suspense|undeposited|rounding|control|in advance|at cost|on hand|accumulated|goodwill|inventory|assets?)\b`,
    String.raw`\b(?:cheque|savings|transaction|current|trust|everyday|saver) (?:a\/?c|accounts?)\b|\b(?:cash at bank|petty cash|term deposits?)\b`,
    String.raw`\b(?:credit|visa|master|amex|debit) ?cards?\b(?! fees?)|\bamex\b|\bvisa$`,
    String.raw`\b(?:gst|vat|paye?g|bas|ato|withholding|withheld)\b|\b(?:income|company) tax\b`,
    String.raw`\b(?:equity|capital|drawings?|dividends?|retained|reserves?|owners?[’']? funds|shares)\b`,
    String.raw`\b(?:loans?|mortgages?|overdraft|borrowings?|hire purchase|chattel)\b(?! (?:interest|fees?|charges))`,
  ].join('|'),
  'i',
)

/** Place of an account by its number or its name; undefined if neither says it. */
export const accountPlace = (account: string): AccountPlace | undefined => {
  const [, digit = ''] = /^(\d)-\d{3,5}\b/.exec(account) ?? []
  const numbered = byNumber[digit]
  if (numbered) return numbered
  if (heldWords.test(account)) return 'held'
  const kind = plainCostKind(account)
  if (kind !== undefined && kind !== 'other') return 'cost'
  if (incomeKind({ account }) === 'earned') return 'earned'
  return runningCostWords.test(account) ? 'cost' : undefined
}

/** Accounts of profit and loss move one way, but for corrections; a bank, a card or a debt moves both ways. */
const bothWays = 5n

/** Most of the costs, in percent, that may be something else. */
const mostUnclear = 5n

/** Days with the accounts of profit and loss only. */
export type ProfitAndLoss = {
  readonly days: readonly ImportedDay[]
  /** Accounts that count as costs, or would if all of them were clear. */
  readonly costs: readonly string[]
  /** Accounts that may be costs, where they have so much that costs are not known. */
  readonly unclear: readonly string[]
  /** Accounts that are the other side of entries. */
  readonly held: readonly string[]
  /** Accounts of costs whose names say nothing, largest first, whatever was answered; all spellings of one as one. */
  readonly inOwnWords: readonly Named[]
  /** True if tax has an account of its own, so that it is not in the others. */
  readonly isWithoutTax: boolean
}

type Moved = { out: bigint; in: bigint }

const movedBy = (booked: readonly Booked[]): ReadonlyMap<string, Moved> => {
  const moved = new Map<string, Moved>()
  for (const { entry } of booked) {
    const held = moved.get(entry.account) ?? { out: 0n, in: 0n }
    const amount = signed(entry.amount, { ...entry, direction: 'in' })
    held[entry.direction] += amount
    moved.set(entry.account, held)
  }
  return moved
}

const placeOf = (account: string, { out, in: came }: Moved): AccountPlace | undefined => {
  const named = accountPlace(account)
  if (named) return named
  const [less, more] = out < came ? [out, came] : [came, out]
  return less * bothWays > more ? 'held' : undefined
}

const placeByAnswer: Readonly<Record<CostMeaning, AccountPlace | undefined>> = {
  cost: 'cost',
  kept: 'held',
  unclear: undefined,
}

/** Undefined for books that are no general ledger. */
export const profitAndLoss = (
  days: readonly ImportedDay[],
  answers: AccountAnswers = noAccountAnswers,
): ProfitAndLoss | undefined => {
  const booked = bookedIn(days)
  if (!isDoubleEntry(booked)) return undefined
  const closed: ReadonlySet<string> = closingDays(booked)
  const usual = booked.filter(({ date }) => !closed.has(date))
  const found = [...movedBy(usual)].map(([name, sums]) => ({
    name,
    place: placeOf(name, sums),
    sum: sums.out - sums.in,
  }))
  const inOwnWords = found.filter(({ place, sum }) => place === undefined && sum > 0n)
  const told = new Map(
    inOwnWords.flatMap(({ name }) => {
      const means = answers.costs.get(spellingOf(name))
      return means === undefined ? [] : [[name, placeByAnswer[means]] as const]
    }),
  )
  const moved = found.map(({ name, place, sum }) => ({
    account: name,
    place: place ?? told.get(name),
    out: sum,
  }))
  const held = new Set(moved.flatMap(({ account, place }) => (place === 'held' ? [account] : [])))
  const paid = moved.filter(({ place, out }) => out > 0n && place !== 'held' && place !== 'earned')
  const total = (all: typeof paid) => all.reduce((sum, { out }) => sum + out, 0n)
  const unclear = paid.filter(({ place }) => place === undefined)
  const isUnclear = 100n * total(unclear) > mostUnclear * total(paid)
  const isWithoutTax = [...held].some((account) => /\b(?:gst|vat|sales tax)\b/i.test(account))
  const costs = new Set(isUnclear ? paid.map(({ account }) => account) : [])
  const earned = new Set(moved.flatMap(({ account, out }) => (out < 0n ? [account] : [])))
  // The end of a year empties the accounts: their money goes the other way then.
  const isClosing = (date: string, { account, direction }: AccountMoney): boolean =>
    closed.has(date) && direction === (earned.has(account) ? 'out' : 'in')
  const isKept = (date: string, entry: AccountMoney): boolean =>
    !held.has(entry.account) && !costs.has(entry.account) && !isClosing(date, entry)
  const names = (all: typeof paid): readonly string[] => all.map(({ account }) => account).sort()
  return {
    costs: names(isUnclear ? paid.filter(({ place }) => place !== undefined) : paid),
    unclear: isUnclear ? names(unclear) : [],
    held: [...held].sort(),
    inOwnWords: bySpelling(inOwnWords),
    isWithoutTax,
    days: days.map((row) => {
      if (row.kind !== 'books') return row
      const books = decodeOrThrow(BooksDay, JSON.parse(row.figures), 'The books of a day')
      const figures = {
        ...(isWithoutTax ? { taxBasis: ['without'] } : {}),
        ...books,
        accounts: books.accounts.filter((entry) => isKept(row.date, entry)),
      }
      return { ...row, figures: JSON.stringify(figures) }
    }),
  }
}
