/** Texts about the rows behind a day. */
import type { MoneyKind } from '#schema/import/import'
import { area, counted } from '../../core/language.ts'

export const dayRowsText = area('day-rows', {
  title: { sales: 'Sales', books: 'Money out and in' } satisfies Readonly<Record<MoneyKind, string>>,
  count: (rows: number) => counted(rows, 'row'),
  columns: { what: 'What', gst: 'GST', amount: 'Amount' },
  row: (row: number) => `row ${row}`,
  pushed: 'sent by a connected system',
  nothing: 'no description',
  noGst: 'not given',
  page: (from: number, to: number, all: number) => `${from} to ${to} of ${all}`,
  previous: 'Earlier rows',
  next: 'More rows',
  loading: 'Loading the rows',
  notLoaded: 'The rows of this day could not be loaded.',
  none: {
    sales: 'No sales are on record for this day.',
    books: 'No money out or in is on record for this day.',
  } satisfies Readonly<Record<MoneyKind, string>>,
  replaced:
    'The rows behind this figure are no longer kept as they were: later records replaced them, or they were erased.',
})
