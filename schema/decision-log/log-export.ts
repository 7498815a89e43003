/** Exports of the decision log. The export is recorded as an event, from which the file is built. */
import * as t from 'io-ts'
import { Sealed } from '../core/event.ts'
import { record } from '../core/record.ts'
import { IsoTime, id, integer, oneOf, text } from '../core/scalars.ts'
import { LogOrder, LogQuery } from './log-query.ts'

/** Id of an export. */
export const ExportId = id('ExportId')
export type ExportId = t.TypeOf<typeof ExportId>

/** A table for spreadsheets, a JSON array, JSON lines, or an evidence bundle for offline verification. */
export const ExportFormat = oneOf('csv', 'json', 'ndjson', 'bundle')
export type ExportFormat = t.TypeOf<typeof ExportFormat>

/** Media types by format. */
export const exportMediaTypes = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
  bundle: 'application/zip',
} as const satisfies { readonly [F in ExportFormat]: string }

const exportFields = {
  exportId: ExportId,
  format: ExportFormat,
  /** The query; an empty one means the whole log. */
  query: LogQuery,
  order: LogOrder,
  /** Number of events in the file. */
  count: integer(0),
  /** Last position searched: the one before the export itself. */
  until: integer(0),
  /** True if identifiers in the file are masked (decision 11). */
  hidesIdentifiers: t.boolean,
}

/**
 * Data of an export's event. `words` are the search words, sealed under the export's own subject because they may include a
 * person's name; older events have them in the query.
 */
export const LogExportRecord = record(exportFields, { words: Sealed }, 'LogExportRecord')
export type LogExportRecord = t.TypeOf<typeof LogExportRecord>

/** A recorded export; its file can be downloaded any number of times. */
export const LogExport = record(
  { ...exportFields, fileName: text(120, 1), createdAt: IsoTime },
  undefined,
  'LogExport',
)
export type LogExport = t.TypeOf<typeof LogExport>

/** Name of the downloaded file, such as `decision-log-2026-11-20-0912-up-to-812.csv`; the time is UTC. */
export const exportFileName = ({ format, until }: LogExportRecord, createdAt: IsoTime): string => {
  const moment = createdAt.slice(0, 16).replace('T', '-').replace(':', '')
  const name = `decision-log-${moment}-up-to-${until}`
  return format === 'bundle' ? `${name}-evidence.zip` : `${name}.${format}`
}
