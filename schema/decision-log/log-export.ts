/** An export of the decision log: what was taken away, in which form. The act is an event; the file is made from it. */
import * as t from 'io-ts'
import { Sealed } from '../core/event.ts'
import { record } from '../core/record.ts'
import { IsoTime, id, integer, oneOf, text } from '../core/scalars.ts'
import { LogOrder, LogQuery } from './log-query.ts'

/** One export. */
export const ExportId = id('ExportId')
export type ExportId = t.TypeOf<typeof ExportId>

/** A table for spreadsheets, one JSON array, JSON by line, or the evidence bundle, which can be checked offline. */
export const ExportFormat = oneOf('csv', 'json', 'ndjson', 'bundle')
export type ExportFormat = t.TypeOf<typeof ExportFormat>

/** The media type of each format. */
export const exportMediaTypes = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
  bundle: 'application/zip',
} as const satisfies { readonly [F in ExportFormat]: string }

const exportFields = {
  exportId: ExportId,
  format: ExportFormat,
  /** What was asked for; without fields, the whole log. */
  query: LogQuery,
  order: LogOrder,
  /** How many events the file holds. */
  count: integer(0),
  /** The position up to which the history was looked through: the last one before the export itself. */
  until: integer(0),
  /** Whether the file carries masked identifiers (decision 11). */
  hidesIdentifiers: t.boolean,
}

/**
 * What the event of an export records. `words` are the words that were searched for, sealed under a subject of the export's
 * own, since a person's name may be among them; the query of an older event holds them itself.
 */
export const LogExportRecord = record(exportFields, { words: Sealed }, 'LogExportRecord')
export type LogExportRecord = t.TypeOf<typeof LogExportRecord>

/** An export that is on record: its file can be fetched, as often as it is wanted. */
export const LogExport = record(
  { ...exportFields, fileName: text(120, 1), createdAt: IsoTime },
  undefined,
  'LogExport',
)
export type LogExport = t.TypeOf<typeof LogExport>

/** The name under which the file is saved, like `decision-log-2026-11-20-0912-up-to-812.csv`; the time is UTC. */
export const exportFileName = ({ format, until }: LogExportRecord, createdAt: IsoTime): string => {
  const moment = createdAt.slice(0, 16).replace('T', '-').replace(':', '')
  const name = `decision-log-${moment}-up-to-${until}`
  return format === 'bundle' ? `${name}-evidence.zip` : `${name}.${format}`
}
