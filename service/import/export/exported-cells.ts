/** Cells of an exported row, for each kind of records. */
import type { ImportKind } from '#schema/import/import'
import { decimalText } from '../reading/money.ts'
import type { LiveRecord } from '../records/blocks.ts'
import { debtOfLine } from '../records/debt-line.ts'
import { entryOfLine, saleOfLine } from '../records/line.ts'
import { workOfLine } from '../records/work-line.ts'
import { guardedText, notSaid, type OwnColumn, systemAndNumber } from './own-columns.ts'

/** A cell: date, amount or text. An empty text is an empty cell. */
export type ExportedCell = { readonly is: 'date' | 'number' | 'text'; readonly text: string }

const date = (text: string): ExportedCell => ({ is: 'date', text })
const words = (text = ''): ExportedCell => ({ is: 'text', text: guardedText(text) })
const money = (cents: bigint | undefined): ExportedCell => ({
  is: 'number',
  text: cents === undefined ? '' : decimalText(cents),
})

/** "1.5": thousandths or hundredths as a decimal without trailing zeros. */
const decimal = (value: number | undefined, perUnit: number): ExportedCell => ({
  is: 'number',
  text: value === undefined ? '' : String(value / perUnit),
})

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const clock = (minutes: number | undefined): string =>
  minutes === undefined ? '' : `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/** Currency of the business, and names of its systems. */
export type Context = { readonly currency: string; readonly names: ReadonlyMap<string, string> }
/** A cell for each column of a kind. */
export type Cells<K extends ImportKind> = { readonly [C in OwnColumn<K>]: ExportedCell }

export const saleCells = (record: LiveRecord, { currency, names }: Context): Cells<'sales'> => {
  const sale = saleOfLine(record.content)
  const [system, number] = systemAndNumber(record.source, record.id)
  return {
    Date: date(sale.date),
    Time: words(clock(sale.minutes)),
    'Order number': words(number),
    Item: words(sale.item),
    Category: words(sale.category),
    Channel: words(sale.channel),
    Quantity: decimal(sale.quantity, 1000),
    'Total inc tax': money(sale.amount),
    Tax: money(sale.tax),
    Tip: money(sale.tip),
    'Gift card': money(sale.giftCard),
    Currency: words(currency),
    'Imported from': words(names.get(record.importId) ?? 'Pushed sales'),
    System: words(system),
    'Tax known by': words(sale.taxBasis),
    'Number of sales': decimal(sale.count, 1),
    Client: words(sale.client),
  }
}

export const entryCells = (record: LiveRecord, { currency, names }: Context): Cells<'books'> => {
  const entry = entryOfLine(record.content)
  const [system, number] = systemAndNumber(record.source, record.id)
  return {
    Date: date(entry.date),
    'Period from': entry.from === undefined ? words() : date(entry.from),
    Account: words(entry.account),
    Description: words(entry.details),
    Direction: words(entry.direction),
    Amount: money(entry.amount),
    Hours: decimal(entry.hours, 100),
    'Entry no': words(number),
    Currency: words(currency),
    'Imported from': words(names.get(record.importId) ?? ''),
    System: words(system),
    Tax: money(entry.tax),
    'Tax known by': words(entry.taxBasis),
  }
}

/** Hours that are read back to the same second. */
const hours = (seconds: number): ExportedCell => ({
  is: 'number',
  text: String(Number((seconds / 3600).toFixed(5))),
})

export const workCells = (record: LiveRecord, { names }: Context): Cells<'timesheets'> => {
  const work = workOfLine(record.content)
  const [system, number] = systemAndNumber(record.source, record.id)
  return {
    Date: date(work.date),
    Person: words(work.person),
    Client: words(work.client),
    Task: words(work.about),
    Hours: hours(work.seconds),
    Billable: words(work.is),
    'Hours of a full day': hours(work.day),
    'Available hours':
      work.available === undefined ? words(work.isAvailableBlank ? notSaid : '') : hours(work.available),
    'Entry no': words(number),
    'Imported from': words(names.get(record.importId) ?? ''),
    System: words(system),
  }
}

export const debtCells = (record: LiveRecord, { currency, names }: Context): Cells<'debtors'> => {
  const debt = debtOfLine(record.content)
  const day = (text: string | undefined) => (text === undefined ? words() : date(text))
  return {
    Date: date(debt.date),
    Customer: words(debt.customer),
    Owed: money(debt.amount),
    Age: words(debt.age),
    Overdue: words(debt.isOverdue === undefined ? '' : debt.isOverdue ? 'yes' : 'no'),
    'Due date': day(debt.due),
    Issued: day(debt.issued),
    'Invoice no': words(debt.invoice),
    Currency: words(currency),
    'Imported from': words(names.get(record.importId) ?? ''),
    System: words(record.source),
  }
}
