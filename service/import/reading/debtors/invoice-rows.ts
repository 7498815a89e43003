/** Reads the rows of a list of invoices: what of each is unpaid, and how old that is. */
import { cutText } from '#schema/core/cut-text'
import type { IsoDate } from '#schema/core/scalars'
import { decimalText } from '../money.ts'
import type { ReadRow } from '../row-outcome.ts'
import type { SourceRow } from '../source-row.ts'
import { ages, type Debt } from './debt.ts'
import { ageOf } from './debt-age.ts'
import {
  type CellReader,
  cellAt,
  checkHeading,
  checkRowCurrency,
  DebtFault,
  dayAt,
  moneyAt,
  rejecting,
} from './debtor-cells.ts'
import { ageIn } from './debtor-labels.ts'
import type { DebtorTable } from './debtor-table.ts'
import { DebtorTotals, sumOf } from './debtor-totals.ts'
import type { InvoiceColumns } from './invoice-columns.ts'
import { sumsIn } from './invoice-sums.ts'
import { isLate, isOfBill, isOfCredit, isOfHeld, isUnpaid, stateIn } from './invoice-words.ts'

const magnitude = (cents: bigint): bigint => (cents < 0n ? -cents : cents)

class InvoiceRows {
  private readonly columns: InvoiceColumns
  private readonly reader: CellReader
  private readonly asOf: IsoDate
  private readonly totals = new DebtorTotals()
  private readonly numbers = new Map<string, string>()
  private heading = ''
  private readonly names = new Set<string>()

  constructor(columns: InvoiceColumns, reader: CellReader, asOf: IsoDate) {
    this.columns = columns
    this.reader = reader
    this.asOf = asOf
  }

  read(row: SourceRow, { header }: DebtorTable): ReadRow {
    if (row.cells.every((cell, at) => cell === (header.cells[at] ?? '')))
      return { is: 'set-apart', row: row.row, why: 'labels again' }
    const read = rejecting(row, () => this.readRow(row))
    if (read.is === 'rejected') this.totals.isPartial = true
    return read
  }

  private readRow(row: SourceRow): ReadRow {
    const { customer, number, due, issued } = this.columns
    const filled = row.cells.filter((cell) => cell !== '')
    const [only = ''] = filled
    const total = row.cells
      .map((cell) =>
        /[a-z]/i.test(cell)
          ? sumOf(cell, (name) => this.names.has(name.toLowerCase()) || name === this.heading)
          : undefined,
      )
      .find((sum) => sum !== undefined)
    if (filled.length === 1 && /\p{L}/u.test(only)) {
      checkHeading(row, this.reader)
      if (total === undefined) this.heading = ageIn(only) ? '' : only
      return { is: 'set-apart', row: row.row, why: 'text' }
    }
    const hasDetails = [number, due, issued].some((column) => column && cellAt(row, column.at) !== '')
    if (!hasDetails || total !== undefined) {
      const amounts = sumsIn(this.reader, this.columns, row)
      const isUnnamed = cellAt(row, customer.at) === ''
      if (total !== undefined || (isUnnamed && this.totals.isSum(amounts))) {
        this.totals.check(row, amounts, this.reader.labels)
        return { is: 'set-apart', row: row.row, why: 'total' }
      }
      if (amounts.size === 0) return { is: 'set-apart', row: row.row, why: 'text' }
    }
    return this.invoice(row)
  }

  private invoice(row: SourceRow): ReadRow {
    const { columns, reader } = this
    const type = cellAt(row, columns.type?.at)
    if (isOfBill(type)) throw new DebtFault(columns.type?.label ?? '', 'a bill, which you owe yourself')
    checkRowCurrency(reader, row, columns.currency?.at)
    const name = cellAt(row, columns.customer.at) || this.heading
    if (name === '' || !/[\p{L}\p{N}]/u.test(name)) throw new DebtFault(columns.customer.label, 'no customer')
    const [due, issued] = [dayAt(reader, row, columns.due?.at), dayAt(reader, row, columns.issued?.at)]
    if (issued !== undefined && issued > this.asOf)
      throw new DebtFault(columns.issued?.label ?? '', `after ${this.asOf}, the day of the list`)
    if (issued !== undefined && due !== undefined && due < issued)
      throw new DebtFault(columns.due?.label ?? '', 'due before it was issued')
    const unpaid = this.unpaid(row)
    this.names.add(name.toLowerCase())
    const sums = sumsIn(this.reader, this.columns, row)
    if (unpaid === undefined) {
      this.totals.isPartial ||= sums.size > 0
      return { is: 'set-apart', row: row.row, why: 'not completed' }
    }
    this.checkNumber(row, name, unpaid)
    if (isOfHeld(type) && unpaid > 0n)
      throw new DebtFault(columns.type?.label ?? '', 'may be money that you hold, or money that is owed')
    this.totals.add(sums)
    if (unpaid === 0n) return { is: 'set-apart', row: row.row, why: 'paid' }
    const amount = isOfCredit(type) ? -magnitude(unpaid) : unpaid
    const status = cellAt(row, columns.status?.at)
    const age = amount < 0n ? { age: ages.credit, isOverdue: false } : ageOf(due, this.asOf)
    const isOverdue = age.isOverdue ?? (isLate(status) ? true : undefined)
    const invoice = cutText(cellAt(row, columns.number?.at), 60)
    const debt: Debt = {
      date: this.asOf,
      customer: cutText(name, 200),
      amount,
      age: age.age,
      ...(isOverdue === undefined ? {} : { isOverdue }),
      ...(due === undefined ? {} : { due }),
      ...(issued === undefined ? {} : { issued }),
      ...(invoice === '' ? {} : { invoice }),
    }
    return { is: 'debts', row: row.row, debts: [debt] }
  }

  /** One number with other amounts is a mistake, or an invoice in parts. */
  private checkNumber(row: SourceRow, name: string, unpaid: bigint): void {
    const number = cellAt(row, this.columns.number?.at)
    if (number === '') return
    const key = JSON.stringify([name.toLowerCase(), number.toLowerCase(), unpaid < 0n])
    const before = this.numbers.get(key)
    const own = row.cells.join('\t')
    if (before !== undefined && before !== own)
      throw new DebtFault(
        this.columns.number?.label ?? '',
        'the number of another row with other content, which may be the same invoice again',
      )
    this.numbers.set(key, own)
  }

  /** What of an invoice is unpaid; undefined if it is none, such as a draft. */
  private unpaid(row: SourceRow): bigint | undefined {
    const { columns, reader } = this
    const { outstanding, amount, paid, paidOn, status } = columns
    const word = cellAt(row, status?.at)
    const isOfPaid = /paid/i.test(status?.label ?? '')
    const state = stateIn(word, isOfPaid)
    const own = moneyAt(reader, row, amount?.at)
    const part = moneyAt(reader, row, paid?.at)
    const on = dayAt(reader, row, paidOn?.at)
    if (on !== undefined && on > this.asOf && outstanding === undefined)
      throw new DebtFault(paidOn?.label ?? '', `after ${this.asOf}, the day of the list`)
    if (state === 'none') return undefined
    const found = (): bigint => {
      if (outstanding && state === 'paid' && cellAt(row, outstanding.at) === '') return 0n
      if (outstanding) return this.checkedOutstanding(row, own, part)
      if (own === undefined) throw new DebtFault(amount?.label ?? '', 'no amount')
      if (paid) return own - (part ?? 0n)
      if (state === 'part')
        throw new DebtFault(status?.label ?? '', 'paid in part, and no column says how much')
      if (state === 'paid' || (on !== undefined && state === undefined && word === '')) return 0n
      if (on !== undefined)
        throw new DebtFault(status?.label ?? '', 'has a day of payment and another status')
      if (state === 'open' || (word === '' && paidOn)) return own
      throw new DebtFault(
        status?.label ?? '',
        word === '' ? 'no status' : `“${cutText(word, 40)}” does not say whether it is paid`,
      )
    }
    const unpaid = found()
    if (state === 'paid' && unpaid > 0n)
      throw new DebtFault(status?.label ?? '', `paid by its status, and ${decimalText(unpaid)} is unpaid`)
    if (on !== undefined && unpaid > 0n)
      throw new DebtFault(paidOn?.label ?? '', `has a day of payment, and ${decimalText(unpaid)} is unpaid`)
    if (unpaid === 0n && own !== 0n && word !== '' && isUnpaid(word))
      throw new DebtFault(status?.label ?? '', 'unpaid by its status, and nothing is outstanding')
    return unpaid
  }

  private checkedOutstanding(row: SourceRow, own: bigint | undefined, part: bigint | undefined): bigint {
    const { outstanding, amount, paid } = this.columns
    const left = moneyAt(this.reader, row, outstanding?.at)
    const label = outstanding?.label ?? ''
    if (left === undefined) throw new DebtFault(label, 'empty, so it is unclear what is unpaid')
    if (own !== undefined && (magnitude(left) > magnitude(own) || (left < 0n && own > 0n)))
      throw new DebtFault(label, `${decimalText(left)} is more than the amount of ${decimalText(own)}`)
    if (own !== undefined && part !== undefined && amount && paid && own - part !== left)
      throw new DebtFault(label, `${decimalText(own)} less ${decimalText(part)} is not ${decimalText(left)}`)
    return left
  }
}

/** Rows of a list of invoices, with their outcomes. */
export const invoiceRows = (
  table: DebtorTable,
  columns: InvoiceColumns,
  reader: CellReader,
  asOf: IsoDate,
): readonly ReadRow[] => {
  const rows = new InvoiceRows(columns, reader, asOf)
  return table.data.map((row) => rows.read(row, table))
}
