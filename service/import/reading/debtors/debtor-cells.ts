/** Cells of lists of debtors: amounts and days, or the reason why a row is left out. */
import type { IsoDate } from '#schema/core/scalars'
import { centsOf, type DecimalMark, isNoAmount, writtenAmount } from '../amount-form.ts'
import { otherCurrencyAbove } from '../currency-named.ts'
import { type DateOrder, readDate } from '../date-form.ts'
import { isForeign } from '../read-row.ts'
import { FileRefused } from '../refused.ts'
import type { ReadRow } from '../row-outcome.ts'
import type { SourceRow } from '../source-row.ts'

/** A cell for which a row is left out. */
export class DebtFault extends Error {
  readonly column: string
  constructor(column: string, reason: string) {
    super(reason)
    this.column = column
  }
}

export type CellReader = {
  readonly labels: readonly string[]
  readonly marks: Readonly<Record<number, DecimalMark>>
  readonly order: DateOrder
  readonly currency: string
}

const labelOf = ({ labels }: CellReader, at: number): string => labels[at] || `Column ${at + 1}`

export const cellAt = ({ cells }: SourceRow, at: number | undefined): string =>
  at === undefined ? '' : (cells[at] ?? '')

/** Cents in a cell; undefined if it is empty. A credit ("CR") is below zero. */
export const moneyAt = (reader: CellReader, row: SourceRow, at: number | undefined): bigint | undefined => {
  const cell = cellAt(row, at)
  if (at === undefined || cell === '' || isNoAmount(cell)) return undefined
  const column = labelOf(reader, at)
  const written = writtenAmount(cell)
  if (!written) throw new DebtFault(column, 'not an amount')
  if (written.currency !== undefined && isForeign(written.currency, reader.currency))
    throw new DebtFault(column, `in ${written.currency}, not in ${reader.currency}`)
  const cents = centsOf(written, reader.marks[at] ?? 'point')
  if (typeof cents !== 'bigint') throw new DebtFault(column, cents)
  return written.side === 'credit' && cents > 0n ? -cents : cents
}

/** The day in a cell; undefined if it is empty. */
export const dayAt = (reader: CellReader, row: SourceRow, at: number | undefined): IsoDate | undefined => {
  const cell = cellAt(row, at)
  if (at === undefined || cell === '' || isNoAmount(cell)) return undefined
  const date = readDate(cell, reader.order)?.date
  if (date === undefined) throw new DebtFault(labelOf(reader, at), 'not a date')
  return date
}

/** Refuses a row in another currency. */
export const checkRowCurrency = (reader: CellReader, row: SourceRow, at: number | undefined): void => {
  const cell = cellAt(row, at)
  const code = /\b([A-Z]{3})\b/.exec(cell.toUpperCase())?.[1] ?? cell
  if (at !== undefined && cell !== '' && isForeign(code, reader.currency))
    throw new DebtFault(labelOf(reader, at), `in ${code.slice(0, 20)}, not in ${reader.currency}`)
}

/** Refuses a list with a heading or a note of another currency: the amounts below it may be in that. */
export const checkHeading = (row: SourceRow, { currency }: CellReader): void => {
  const other = otherCurrencyAbove(row.cells, currency)
  if (other !== undefined)
    throw new FileRefused(`has amounts in ${other}, not in ${currency}`, { row: row.row })
}

/** Refuses a customer whose name says that the amounts are in another currency: "Tern (USD)". */
export const checkName = (name: string, column: string, { currency }: CellReader): void => {
  const code = /[([ -]([A-Z]{3})[)\]]?$/.exec(name)?.[1]
  const other = code === undefined ? undefined : otherCurrencyAbove([code], currency)
  if (other !== undefined) throw new DebtFault(column, `in ${other}, not in ${currency}`)
}

/** A row, or the reason why it is left out. */
export const rejecting = (row: SourceRow, read: () => ReadRow): ReadRow => {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof DebtFault)) throw error
    return { is: 'rejected', row: row.row, column: error.column, reason: error.message }
  }
}
