/** Exports of the records themselves: sales or books as a table that can be imported again. */
import type * as t from 'io-ts'
import { record } from '../core/record.ts'
import { IsoDate, IsoTime, id, integer, oneOf, text } from '../core/scalars.ts'
import { ImportKind } from './import.ts'

/** Id of an export of records. */
export const RecordsExportId = id('RecordsExportId')
export type RecordsExportId = t.TypeOf<typeof RecordsExportId>

/** Comma-separated text, or a workbook. */
export const RecordsFormat = oneOf('csv', 'xlsx')
export type RecordsFormat = t.TypeOf<typeof RecordsFormat>

/** Media types by format. */
export const recordsMediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies { readonly [F in RecordsFormat]: string }

/** Most rows in a sheet of a workbook, not counting the labels. */
export const maxSheetRows = 1_048_575

const fields = {
  exportId: RecordsExportId,
  kind: ImportKind,
  format: RecordsFormat,
  /** Number of rows on record when the export was made. */
  rows: integer(0),
}

/** First and last day, both inclusive; without them, all days. */
const period = { from: IsoDate, to: IsoDate }

/** Data of an export's event. */
export const RecordsExportRecord = record(fields, period, 'RecordsExportRecord')
export type RecordsExportRecord = t.TypeOf<typeof RecordsExportRecord>

/**
 * A recorded export. Its file can be downloaded any number of times and has the rows on record at the time of the download.
 */
export const RecordsExport = record(
  { ...fields, fileName: text(120, 1), createdAt: IsoTime },
  period,
  'RecordsExport',
)
export type RecordsExport = t.TypeOf<typeof RecordsExport>

/** Name of the file, such as `sales-2026-11-20-0912.csv`; the time is UTC. */
export const recordsFileName = (
  { kind, format }: Pick<RecordsExport, 'kind' | 'format'>,
  createdAt: IsoTime,
): string => `${kind}-${createdAt.slice(0, 16).replace('T', '-').replace(':', '')}.${format}`
