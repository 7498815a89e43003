/** How the rows of a table are read, once every question about them is settled. */
import type { DecimalMark } from './amount-form.ts'
import type { DateOrder } from './date-form.ts'
import type { NamedZone } from './named-zone.ts'
import type { Kind, Role } from './roles.ts'

/** Direction of money where no column gives it. */
export type Sign =
  /** Below zero is money out, above it money in. */
  | 'negative-out'
  /** Above zero is money out, below it money in. */
  | 'positive-out'

/** Parts that may come on top of an amount. */
export type Part = 'tax' | 'tip'

/** How tax is told where no column of tax has it. */
export type TaxIs =
  /** The difference of two columns. */
  | 'difference'
  /** A share of each amount, at the rate of the country. */
  | 'split'
  /** As `split`, for the rows that are marked as taxed. */
  | 'split-by-code'
  /** The amounts have no tax in them. */
  | 'without'
  /** The amounts have tax in them, and how much is not known. */
  | 'with'

export type Layout = {
  readonly kind: Kind
  /** Row of the labels; undefined for a table without. */
  readonly headerRow: number | undefined
  /** First row of the data. */
  readonly firstRow: number
  readonly labels: readonly string[]
  /** Place of the column of each role. */
  readonly places: Readonly<Partial<Record<Role, number>>>
  readonly order: DateOrder
  /** The mark before the decimals in each column of amounts, by its place. */
  readonly marks: Readonly<Record<number, DecimalMark>>
  /** Moments are in this zone, as the label of their column says. */
  readonly zone?: NamedZone
  readonly sign?: Sign
  /** Debits have a minus, as some banks write them. */
  readonly debitsBelowZero?: boolean
  /** Debits are money that comes in: the business keeps this account itself. */
  readonly debitsAreIn?: boolean
  /** Takings are written with a minus, and money given back without. */
  readonly takingsBelowZero?: boolean
  /** Parts to be added to the amounts. */
  readonly onTop?: readonly Part[]
  /** Undefined where a column of tax tells it, and in imports from before this was asked. */
  readonly taxIs?: TaxIs
  /** Rows of the type "refund" are taken off, though their amounts are above zero. */
  readonly refundsBelowZero?: boolean
}

/** A way to read a column, with what some of the person's own rows would mean. */
export type ColumnReading = {
  readonly id: string
  readonly says: string
  readonly rows: readonly { readonly row: number; readonly cell: string; readonly means: string }[]
}

/** An open question about a file, answered by the id of a reading. */
export type ColumnQuestion = {
  readonly id: string
  readonly column: string
  readonly readings: readonly ColumnReading[]
}

/** Answers to questions: the id of a reading by the id of its question. */
export type Answers = Readonly<Record<string, string>>
