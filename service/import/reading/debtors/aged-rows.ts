/** Reads the rows of a list of aged balances. */
import { cutText } from '#schema/core/cut-text'
import type { IsoDate } from '#schema/core/scalars'
import { decimalText } from '../money.ts'
import { FileRefused } from '../refused.ts'
import type { ReadRow } from '../row-outcome.ts'
import type { SourceRow } from '../source-row.ts'
import type { AgedColumns } from './aged-columns.ts'
import { ages, type Debt } from './debt.ts'
import {
  type CellReader,
  cellAt,
  checkHeading,
  checkName,
  checkRowCurrency,
  DebtFault,
  dayAt,
  moneyAt,
  rejecting,
} from './debtor-cells.ts'
import type { DebtorTable } from './debtor-table.ts'
import { DebtorTotals, sumOf } from './debtor-totals.ts'

const longestName = 200
const isOfPercent = ({ cells }: SourceRow): boolean => cells.some((cell) => /^[\d.,]+\s?%$/.test(cell))

/** Reads one row after the other, since headings name what is below them. */
class AgedRows {
  private readonly table: DebtorTable
  private readonly columns: AgedColumns
  private readonly reader: CellReader
  private readonly asOf: IsoDate
  private readonly totals = new DebtorTotals()
  private readonly names = new Set<string>()
  private name = ''
  private hasHeadings = false
  private closedBy: number | undefined

  constructor(table: DebtorTable, columns: AgedColumns, reader: CellReader, asOf: IsoDate) {
    this.table = table
    this.columns = columns
    this.reader = reader
    this.asOf = asOf
  }

  private amountsOf(row: SourceRow): ReadonlyMap<number, bigint> {
    const { ages: aged, totals, credit } = this.columns
    const found = new Map<number, bigint>()
    for (const at of [
      ...aged.map((one) => one.at),
      ...totals.map((one) => one.at),
      ...(credit ? [credit.at] : []),
    ]) {
      const cents = moneyAt(this.reader, row, at)
      if (cents !== undefined) found.set(at, cents)
    }
    return found
  }

  read(row: SourceRow): ReadRow {
    const { table } = this
    if (row.cells.every((cell, at) => cell === (table.header.cells[at] ?? '')))
      return { is: 'set-apart', row: row.row, why: 'labels again' }
    if (isOfPercent(row)) return { is: 'set-apart', row: row.row, why: 'total' }
    const read = rejecting(row, () => this.readRow(row))
    if (read.is === 'rejected') this.totals.isPartial = true
    return read
  }

  private readRow(row: SourceRow): ReadRow {
    const { nameAt } = this.columns
    const filled = row.cells.filter((cell) => cell !== '')
    const [only = ''] = filled
    const own = cellAt(row, nameAt)
    const total = row.cells
      .map((cell) => (/[a-z]/i.test(cell) ? sumOf(cell, (name) => this.isName(name)) : undefined))
      .find((sum) => sum !== undefined)
    if (filled.length === 1 && /\p{L}/u.test(only)) {
      checkHeading(row, this.reader)
      if (total === undefined) {
        this.name = only
        this.hasHeadings = true
      }
      return { is: 'set-apart', row: row.row, why: 'text' }
    }
    const amounts = this.amountsOf(row)
    const isUnnamed = own === '' && filled.every((cell) => !/\p{L}/u.test(cell))
    const isSum = isUnnamed && this.totals.isSum(amounts)
    if (amounts.size > 0 && (total !== undefined || isSum)) {
      this.totals.check(row, amounts, this.reader.labels)
      if (total === 'all' && !this.hasHeadings) this.closedBy ??= row.row
      this.name = ''
      return { is: 'set-apart', row: row.row, why: 'total' }
    }
    if (amounts.size === 0) return { is: 'set-apart', row: row.row, why: 'text' }
    if (this.closedBy !== undefined)
      throw new FileRefused(`has amounts below its total in row ${this.closedBy}`, { row: row.row })
    checkRowCurrency(this.reader, row, this.columns.currency?.at)
    const hasOther =
      filled.some((cell) => /\p{L}/u.test(cell)) ||
      cellAt(row, this.columns.due?.at ?? this.columns.issued?.at) !== ''
    const name = own !== '' ? own : hasOther || nameAt === undefined ? this.name : ''
    const label = nameAt === undefined ? 'Customer' : (this.reader.labels[nameAt] ?? 'Customer')
    if (name === '') throw new DebtFault(label, 'no customer')
    if (!/[\p{L}\p{N}]/u.test(name)) throw new DebtFault(label, 'not a name')
    checkName(name, label, this.reader)
    if (own !== '') this.name = own
    this.names.add(name.toLowerCase())
    const debts = this.debtsOf(row, name, amounts)
    this.totals.add(amounts)
    return debts.length === 0
      ? { is: 'set-apart', row: row.row, why: 'paid' }
      : { is: 'debts', row: row.row, debts }
  }

  private isName(name: string): boolean {
    const plain = name.toLowerCase()
    return this.name.toLowerCase() === plain || this.names.has(plain)
  }

  private debtsOf(row: SourceRow, name: string, amounts: ReadonlyMap<number, bigint>): readonly Debt[] {
    const { ages: aged, totals, credit, due, issued, number } = this.columns
    const sum = aged.reduce((all, { at }) => all + (amounts.get(at) ?? 0n), 0n)
    const written = credit && (amounts.get(credit.at) ?? 0n)
    const given = totals.flatMap(({ at, label }) => {
      const cents = amounts.get(at)
      return cents === undefined ? [] : [{ label, cents }]
    })
    const fits = (off: bigint) => given.some(({ cents }) => cents === sum + off)
    const [total] = given
    const takenOff = written === undefined || written === 0n ? 0n : written < 0n ? written : -written
    if (total && !fits(takenOff))
      throw new DebtFault(
        total.label,
        `the ages add up to ${decimalText(sum + takenOff)}, not to ${decimalText(total.cents)}`,
      )
    if (!total && written !== undefined && written > 0n)
      throw new DebtFault(
        credit?.label ?? '',
        'a credit without a minus, and no total that shows what it is taken off',
      )
    const dates = {
      ...optional('due', dayAt(this.reader, row, due?.at)),
      ...optional('issued', dayAt(this.reader, row, issued?.at)),
      ...(number && cellAt(row, number.at) !== '' ? { invoice: cutText(cellAt(row, number.at), 60) } : {}),
    }
    const base = { date: this.asOf, customer: cutText(name, longestName), ...dates }
    const debts = aged.flatMap(({ at, age, isOverdue }): readonly Debt[] => {
      const amount = amounts.get(at) ?? 0n
      return amount === 0n
        ? []
        : [{ ...base, amount, age, ...(isOverdue === undefined ? {} : { isOverdue }) }]
    })
    return takenOff === 0n
      ? debts
      : [...debts, { ...base, amount: takenOff, age: ages.credit, isOverdue: false }]
  }
}

const optional = <K extends string, V>(key: K, value: V | undefined): { readonly [key in K]?: V } => {
  const found: { [key in K]?: V } = {}
  if (value !== undefined) found[key] = value
  return found
}

/** Rows of a list of aged balances, with their outcomes. */
export const agedRows = (
  table: DebtorTable,
  columns: AgedColumns,
  reader: CellReader,
  asOf: IsoDate,
): readonly ReadRow[] => {
  const rows = new AgedRows(table, columns, reader, asOf)
  return table.data.map((row) => rows.read(row))
}
