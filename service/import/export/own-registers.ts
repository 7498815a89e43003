/** Cells of exported lists of managements, listings and opportunities, and how they are read again. */
import { IsoDate } from '#schema/core/scalars'
import type { RegisterKind } from '#schema/import/register-day'
import { decimalText } from '../reading/money.ts'
import type { RegisterEntry } from '../reading/registers/register.ts'
import type { ReadRow } from '../reading/row-outcome.ts'
import type { SourceRow } from '../reading/source-row.ts'
import type { LiveRecord } from '../records/blocks.ts'
import { registerOfLine } from '../records/register-line.ts'
import type { ExportedCell } from './exported-cells.ts'
import { guardedText, plainText } from './own-columns.ts'

/** What each column of such an export is, in the order of its labels. */
const order = [
  'date',
  'name',
  'state',
  'counts',
  'amount',
  'second',
  'ends',
  'days',
  'other',
  'currency',
  'file',
  'source',
] as const
type Part = (typeof order)[number]

const text = (words: string): ExportedCell => ({ is: 'text', text: guardedText(words) })
const number = (value: string): ExportedCell => ({ is: 'number', text: value })

/** Cells of a row, in column order. */
export const registerCells = (
  record: LiveRecord,
  { currency, names }: { readonly currency: string; readonly names: ReadonlyMap<string, string> },
): readonly ExportedCell[] => {
  const entry = registerOfLine(record.content)
  const cells: Readonly<Record<Part, ExportedCell>> = {
    date: { is: 'date', text: entry.date },
    name: text(entry.name),
    state: text(entry.state),
    counts: text(entry.counts ? 'yes' : 'no'),
    amount: number(entry.isPriced ? decimalText(entry.amount) : ''),
    second: number(entry.second === undefined ? '' : decimalText(entry.second)),
    ends: entry.ends === undefined ? text('') : { is: 'date', text: entry.ends },
    days: number(entry.days === undefined ? '' : String(entry.days)),
    other: text(entry.other ?? ''),
    currency: text(currency),
    file: text(names.get(record.importId) ?? ''),
    source: text(record.source),
  }
  return order.map((part) => cells[part])
}

const cents = (cell: string): bigint | undefined => {
  const [, minus = '', whole = '', rest = ''] = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/.exec(cell) ?? []
  return whole === '' ? undefined : BigInt(`${minus}${whole}${rest.padEnd(2, '0')}`)
}

/** An exported row; `labels` are those of its kind. */
export const readRegister = (
  kind: RegisterKind,
  labels: readonly string[],
  { row, cells }: SourceRow,
  { currency, today }: { readonly currency: string; readonly today: IsoDate },
): ReadRow => {
  const cell = (part: Part): string => cells[order.indexOf(part)] ?? ''
  const fault = (part: Part, reason: string): ReadRow => ({
    is: 'rejected',
    row,
    column: labels[order.indexOf(part)] ?? kind,
    reason,
  })
  const [date, ends, days] = [cell('date'), cell('ends'), cell('days')]
  const [amount, second] = [cents(cell('amount')), cents(cell('second'))]
  if (!IsoDate.is(date)) return fault('date', 'not a date')
  if (date > today) return fault('date', 'after today')
  if (cell('currency') !== currency)
    return fault('currency', `in ${cell('currency') || 'no currency'}, not in ${currency}`)
  const [name, state] = [plainText(cell('name')), plainText(cell('state'))]
  if (name === '') return fault('name', 'no name')
  if (state === '') return fault('state', 'no state')
  if (cell('counts') !== 'yes' && cell('counts') !== 'no') return fault('counts', 'neither yes nor no')
  if (cell('amount') !== '' && amount === undefined) return fault('amount', 'not an amount')
  if (cell('second') !== '' && second === undefined) return fault('second', 'not an amount')
  if (ends !== '' && !IsoDate.is(ends)) return fault('ends', 'not a date')
  if (days !== '' && !/^\d{1,5}$/.test(days)) return fault('days', 'not a number of days')
  const other = plainText(cell('other'))
  const entry: RegisterEntry = {
    date,
    name,
    state,
    counts: cell('counts') === 'yes',
    amount: amount ?? 0n,
    isPriced: amount !== undefined,
    ...(second === undefined ? {} : { second }),
    ...(IsoDate.is(ends) ? { ends } : {}),
    ...(days === '' ? {} : { days: Number(days) }),
    ...(other === '' ? {} : { other }),
  }
  return { is: 'registers', row, entries: [entry] }
}
