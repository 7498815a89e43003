/** A row of books: money out or in on a day, by account. */
import type { IsoDate } from '#schema/core/scalars'
import type { WorkedOutTax } from '#schema/import/tax-basis'
import { durationIn } from './columns/duration.ts'
import type { Cents } from './money.ts'
import { sideOf } from './money-direction.ts'
import {
  CellFault,
  cellOf,
  centsAt,
  centsIn,
  checkCurrency,
  idOf,
  momentOf,
  type RowContext,
  sideIn,
  textOf,
} from './read-row.ts'
import type { SourceRow } from './source-row.ts'
import { codeOf } from './tax/row-code.ts'
import { taxOfAmount } from './tax/tax-included.ts'
import { rateOn } from './tax/tax-rates.ts'
import { isWage } from './wages.ts'

/** An entry of the books; amounts are positive, or negative for a reversal. */
export type BookEntry = {
  readonly date: IsoDate
  /** First day, for an amount over a period that ends on `date`. */
  readonly from?: IsoDate
  readonly direction: 'in' | 'out'
  readonly amount: Cents
  /** Tax in the amount, with the same sign. */
  readonly tax?: Cents
  /** How the tax was determined; absent if a column has it, and if nothing says a word about it. */
  readonly taxBasis?: WorkedOutTax
  readonly account?: string
  readonly details?: string
  /** Hundredths of hours worked, for wages. */
  readonly hours?: number
  /** Balance of the account after the row. */
  readonly balance?: Cents
  readonly id?: string
}

type Flow = { readonly direction: 'in' | 'out'; readonly amount: Cents }

const flow = (signed: Cents): Flow =>
  signed < 0n ? { direction: 'out', amount: -signed } : { direction: 'in', amount: signed }

const sizeOf = (cents: Cents): Cents => (cents < 0n ? -cents : cents)

/** Money out from a debit column, or in from a credit column. Banks write debits with or without a minus. */
const fromColumns = (context: RowContext, row: SourceRow): Flow | undefined => {
  const [givenDebit, givenCredit] = [centsIn(context, row, 'debit'), centsIn(context, row, 'credit')]
  const [debit, credit] = [givenDebit ?? 0n, givenCredit ?? 0n]
  if (debit !== 0n && credit !== 0n) throw new CellFault('debit', 'both a debit and a credit')
  const { debitsBelowZero, reversals } = context.layout
  const read = (cents: Cents): Cents => (reversals === 'like-others' ? sizeOf(cents) : cents)
  const [out, back] = [read(debitsBelowZero ? -debit : debit), read(credit)]
  if (out < 0n && !reversals) throw new CellFault('debit', 'a debit with another sign than the others')
  if (back < 0n && !reversals) throw new CellFault('credit', 'a credit below zero')
  // 0.00 is an entry; a row without any amount is not.
  if (out === 0n && back === 0n)
    return givenDebit === undefined && givenCredit === undefined
      ? undefined
      : { direction: givenDebit === undefined ? 'in' : 'out', amount: 0n }
  const isOut = (out !== 0n) !== (context.layout.debitsAreIn === true)
  return { direction: isOut ? 'out' : 'in', amount: out === 0n ? back : out }
}

const fromAmount = (context: RowContext, row: SourceRow): Flow | undefined => {
  const amount = centsIn(context, row, 'amount')
  if (amount === undefined) return undefined
  const side = sideIn(context, row, 'amount')
  if (side) return { direction: side === 'debit' ? 'out' : 'in', amount: amount < 0n ? -amount : amount }
  if (context.layout.sign) return flow(context.layout.sign === 'positive-out' ? -amount : amount)
  const direction = sideOf(cellOf(context, row, 'side'))
  if (!direction) throw new CellFault('side', 'neither money out nor money in')
  return { direction, amount: amount < 0n ? -amount : amount }
}

/** In hundredths of an hour: more than anyone works in a year. */
const maxHours = 1_000_000n

/** Hundredths of hours in a column, as a number or as a time. */
const hoursAt = (context: RowContext, row: SourceRow, at: number): bigint | undefined => {
  const duration = durationIn(row.cells[at] ?? '')
  if (duration !== undefined) return duration
  try {
    return centsAt(context, row, 'hours', at)
  } catch (error) {
    throw error instanceof CellFault ? new CellFault('hours', 'not a number of hours') : error
  }
}

const hoursOf = (context: RowContext, row: SourceRow): number | undefined => {
  const columns = context.layout.hoursAt ?? [context.layout.places.hours ?? -1]
  const parts = columns.flatMap((at) => hoursAt(context, row, at) ?? [])
  const cents = parts.length === 0 ? undefined : parts.reduce((sum, part) => sum + part, 0n)
  if (cents !== undefined && (cents > maxHours || cents < -maxHours))
    throw new CellFault('hours', 'too large')
  return cents === undefined ? undefined : Number(cents)
}

const accountOf = (context: RowContext, row: SourceRow): string | undefined =>
  textOf(context, row, 'account') ??
  context.section ??
  (context.layout.places.employee === undefined && context.layout.places.super === undefined
    ? undefined
    : 'Wages')

/** Balance beside an amount; unreadable cells are ignored, because the entry does not need it. */
const balanceOf = (context: RowContext, row: SourceRow): Pick<BookEntry, 'balance'> => {
  // Each section has a balance of its own.
  if (context.layout.places.balance === undefined || context.layout.isInSections) return {}
  try {
    const balance = centsIn(context, row, 'balance')
    return balance === undefined ? {} : { balance }
  } catch {
    return {}
  }
}

/** Tax in the amount of a row; wages have none. */
const taxOf = (
  context: RowContext,
  row: SourceRow,
  date: IsoDate,
  amount: Cents,
  about: string,
): Pick<BookEntry, 'tax' | 'taxBasis'> => {
  const { taxIs } = context.layout
  if (taxIs === undefined) return {}
  if (taxIs === 'with' || taxIs === 'without') return { taxBasis: taxIs }
  if (taxIs === 'told' || taxIs === 'difference') {
    const role = taxIs === 'told' ? 'tax' : 'net'
    const cell = centsIn(context, row, role)
    if (cell === undefined) return taxIs === 'told' ? { tax: 0n } : { taxBasis: 'with' }
    if (sizeOf(cell) > sizeOf(amount)) throw new CellFault(role, 'more than the amount')
    const size = taxIs === 'told' ? sizeOf(cell) : sizeOf(amount) - sizeOf(cell)
    return { tax: amount < 0n ? -size : size }
  }
  if (taxIs === 'split' && isWage(about)) return { tax: 0n, taxBasis: 'split' }
  const tax = taxOfAmount(amount, rateOn(context.currency, date), codeOf(context, row))
  return tax === undefined ? { taxBasis: 'with' } : { tax, taxBasis: 'split' }
}

/** Entries of a row: one, plus one for superannuation. Throws `CellFault` for an unreadable cell. */
export const readEntries = (context: RowContext, row: SourceRow): readonly BookEntry[] => {
  const { date } = momentOf(context, row)
  checkCurrency(context, row)
  const { debit, credit } = context.layout.places
  const found =
    debit === undefined && credit === undefined ? fromAmount(context, row) : fromColumns(context, row)
  const side = debit === undefined ? (credit === undefined ? 'amount' : 'credit') : 'debit'
  if (!found) throw new CellFault(side, 'no amount')
  const [account, details, hours] = [
    accountOf(context, row),
    textOf(context, row, 'details'),
    hoursOf(context, row),
  ]
  const id = idOf(context, row)
  const superannuation = centsIn(context, row, 'super')
  const entry: BookEntry = {
    date,
    ...found,
    ...taxOf(context, row, date, found.amount, account ?? details ?? ''),
    ...(account === undefined ? {} : { account }),
    ...(details === undefined ? {} : { details }),
    ...(hours === undefined ? {} : { hours }),
    ...(id === undefined ? {} : { id }),
    ...balanceOf(context, row),
  }
  return superannuation === undefined || superannuation === 0n
    ? [entry]
    : [entry, { date, direction: 'out', amount: superannuation, account: 'Superannuation' }]
}
