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

/** Sales of a day. Tax, tips and gift cards are given where the source lists them, and are not part of `revenue`. */
export const SalesDay = record(
  { gross: Money, revenue: Money },
  {
    tax: Money,
    /** How the tax is known, if not by a column of it for all sales. Left out, it is told where `tax` is given. */
    taxBasis: t.array(TaxBasis),
    tips: Money,
    giftCards: Money,
    /** Sales by number; left out where rows are sums of a day. */
    sales: integer(0),
    hours: t.array(SalesHour),
  },
  'SalesDay',
)
export type SalesDay = t.TypeOf<typeof SalesDay>

/** Money of an account in one direction; `from` is the first day of an amount for a whole period that ends on this day. */
export const AccountMoney = record(
  { account: text(200), direction: oneOf('in', 'out'), amount: Money },
  { from: IsoDate, hours: Money },
  'AccountMoney',
)
export type AccountMoney = t.TypeOf<typeof AccountMoney>

/** Movements of a day, by account. */
export const BooksDay = record({ accounts: t.array(AccountMoney) }, undefined, 'BooksDay')
export type BooksDay = t.TypeOf<typeof BooksDay>
