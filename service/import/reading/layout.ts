/** How to read the rows of a table, once every question is answered. */
import type { DecimalMark } from './amount-form.ts'
import type { DateOrder } from './date-form.ts'
import type { DiscountIs } from './discount/less-discount.ts'
import type { NamedZone } from './named-zone.ts'
import type { Kind, Role } from './roles.ts'
import type { WorkLayout } from './timesheet/work-layout.ts'

/** Direction of money if no column gives it. */
export type Sign =
  /** Negative is money out, positive money in. */
  | 'negative-out'
  /** Positive is money out, negative money in. */
  | 'positive-out'

/** Parts that may be added to an amount. */
export type Part = 'tax' | 'tip'

/** How to determine tax without a tax column. */
export type TaxIs =
  /** Difference of two columns. */
  | 'difference'
  /** Share of each amount, at the country's rate. */
  | 'split'
  /** Like `split`, for rows marked as taxed. */
  | 'split-by-code'
  /** Amounts without tax. */
  | 'without'
  /** Amounts that include an unknown tax. */
  | 'with'
  /** In books: a column of tax that is in the amounts. */
  | 'told'

/** What debits or credits below zero are: entries taken back, or entries like the others. */
export type Reversals = 'taken-back' | 'like-others'

export type Layout = {
  readonly kind: Kind
  /** Row of labels; undefined if there is none. */
  readonly headerRow: number | undefined
  /** First row of the data. */
  readonly firstRow: number
  readonly labels: readonly string[]
  /** Column index of each role. */
  readonly places: Readonly<Partial<Record<Role, number>>>
  readonly order: DateOrder
  /** Decimal mark of each amount column, by column index. */
  readonly marks: Readonly<Record<number, DecimalMark>>
  /** Time zone from the label of the column. */
  readonly zone?: NamedZone
  readonly sign?: Sign
  /** Debits are negative, as some banks write them. */
  readonly debitsBelowZero?: boolean
  /** Debits are money in: the business keeps this account itself. */
  readonly debitsAreIn?: boolean
  /** What debits and credits with another sign than the others are. */
  readonly reversals?: Reversals
  /** Tax without a minus may be that of a refund. */
  readonly isTaxSigned?: boolean
  /** Takings are negative and refunds positive. */
  readonly takingsBelowZero?: boolean
  /** Parts to add to the amounts. */
  readonly onTop?: readonly Part[]
  /**
   * Undefined for sales with a tax column, for books that say nothing about tax, and in imports from before this was
   * asked.
   */
  readonly taxIs?: TaxIs
  /** Amounts are the price of one, to be multiplied by the quantity. */
  readonly isPriceOfOne?: boolean
  /** Discounts to take off the amounts, and whether they have a minus. */
  readonly discount?: { readonly is: DiscountIs; readonly isBelowZero: boolean }
  /** Amounts are the total of an order, repeated in each of its rows. */
  readonly isOrderTotal?: boolean
  /** Columns whose sum is the hours of a row, if there are several. */
  readonly hoursAt?: readonly number[]
  /** Unnamed totals are set apart, and refunds by quantity refused; not in imports from before this was so. */
  readonly isByRules?: boolean
  /** Headings name the accounts of the rows below them. */
  readonly isInSections?: boolean
  /** Headings may call the balances with which accounts begin so. */
  readonly hasBalances?: boolean
  /** Rows whose status leaves open whether it was sold are left out. */
  readonly unclearLeftOut?: boolean
  /** Rows are movements of a payment account, by type: payouts and fees are no sales. */
  readonly isOfPayments?: boolean
  /** Column that marks what was voided, and one of types of payments beside a status. */
  readonly voidedAt?: number
  readonly typesAt?: number
  /** How the time of a timesheet is read. */
  readonly work?: WorkLayout
  /** Rows of type "refund" are subtracted, although their amounts are positive. */
  readonly refundsBelowZero?: boolean
}

/** A possible reading of a column, with examples from the user's own rows. */
export type ColumnReading = {
  readonly id: string
  readonly says: string
  readonly rows: readonly { readonly row: number; readonly cell: string; readonly means: string }[]
}

/** An open question about a file; its answer is the id of a reading. */
export type ColumnQuestion = {
  readonly id: string
  readonly column: string
  readonly readings: readonly ColumnReading[]
}

/** Answers: id of the reading by id of the question. */
export type Answers = Readonly<Record<string, string>>
