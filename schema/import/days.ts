/** Figures of imported days. */
import * as t from 'io-ts'
import { Money } from '../core/money.ts'
import { record } from '../core/record.ts'
import { IsoDate, integer, oneOf, text } from '../core/scalars.ts'
import { TaxBasis } from './tax-basis.ts'

/** Figures of an hour of sales, in the workspace's zone. */
export const SalesHour = record(
  { hour: integer(0, 23), sales: integer(0), revenue: Money },
  undefined,
  'SalesHour',
)

/** Sales of a day. Tax, tips and gift cards are given if the source lists them; `revenue` excludes them. */
export const SalesDay = record(
  { gross: Money, revenue: Money },
  {
    tax: Money,
    /**
     * How the tax is known, unless a column states it for all sales. Without this field, a column states it if `tax` is
     * given.
     */
    taxBasis: t.array(TaxBasis),
    tips: Money,
    giftCards: Money,
    /** Number of sales; absent if rows are sums of a day. */
    sales: integer(0),
    hours: t.array(SalesHour),
  },
  'SalesDay',
)
export type SalesDay = t.TypeOf<typeof SalesDay>

/**
 * Money of an account in one direction. `tax` is in the amount, where the source tells it. For an amount of a whole period ending on this day, `from` is the first day of the
 * period.
 */
export const AccountMoney = record(
  { account: text(200), direction: oneOf('in', 'out'), amount: Money },
  { from: IsoDate, hours: Money, tax: Money },
  'AccountMoney',
)
export type AccountMoney = t.TypeOf<typeof AccountMoney>

/**
 * Time of a day that has the same length of a full day, in seconds. `leave` is no time that could be billed; of `unsaid`
 * nothing says whether it was billed. `available` is the time that could be billed, where the source says so of everybody;
 * `isPartly` is true if it says so of some people only.
 */
export const WorkPart = record(
  {
    day: integer(1),
    billed: integer(),
    unbilled: integer(),
    leave: integer(),
    unsaid: integer(),
  },
  { available: integer(0), isPartly: t.boolean },
  'WorkPart',
)
export type WorkPart = t.TypeOf<typeof WorkPart>

/** Time worked on a day. */
export const WorkDay = record({ parts: t.array(WorkPart) }, undefined, 'WorkDay')
export type WorkDay = t.TypeOf<typeof WorkDay>

/** What is owed of one age; `isOverdue` is absent if nothing says whether it is. */
export const OwedOfAge = record({ age: text(60, 1), amount: Money }, { isOverdue: t.boolean }, 'OwedOfAge')
export type OwedOfAge = t.TypeOf<typeof OwedOfAge>

/**
 * What customers owe as of a day. Names are in the kept records only. `total` is `owed`, the sum over customers who owe, less
 * `credits`, the sum over those who have paid too much.
 */
export const DebtorsDay = record(
  { total: Money, owed: Money, customers: integer(0), ages: t.array(OwedOfAge) },
  {
    credits: Money,
    /** Absent unless the source says of every amount whether it is overdue. */
    overdue: Money,
    /** What the customer who owes most owes. */
    largest: Money,
    /** Earliest day on which anything unpaid was due. */
    oldestDue: IsoDate,
  },
  'DebtorsDay',
)
export type DebtorsDay = t.TypeOf<typeof DebtorsDay>

/** Movements of money on a day, by account. */
export const BooksDay = record(
  { accounts: t.array(AccountMoney) },
  /** How the tax in the money out is known; without this field the source says nothing about it. */
  { taxBasis: t.array(TaxBasis) },
  'BooksDay',
)
export type BooksDay = t.TypeOf<typeof BooksDay>
