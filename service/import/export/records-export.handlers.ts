/** Exports of records. */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { conflict, invalid, missing } from '#schema/core/problem'
import { IsoTime } from '#schema/core/scalars'
import {
  maxSheetRows,
  type RecordsExport,
  RecordsExportId,
  type RecordsExportRecord,
  recordsFileName,
  recordsMediaTypes,
} from '#schema/import/records-export'
import type { recordsExportEndpoints } from '#schema/import/records-export.endpoints'
import { evolve } from '../../event-store/decider.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { SessionContext } from '../../runtime/service.ts'
import { readPlace } from '../import.queries.ts'
import { checkRows, countRows, type ExportedRange, exportedRows, RowsReplaced } from './exported-rows.ts'
import { ownColumns } from './own-columns.ts'
import { type RecordedExport, recordsExportDecider, recordsExportStreamId } from './records-export.decider.ts'
import { writeCsv } from './write-csv.ts'
import { writeWorkbook } from './write-workbook.ts'

const unknownExport = missing('import/no-export', 'exportId', 'There is no such export here.')

const tooLong = invalid([
  {
    field: 'format',
    message: `cannot be xlsx: a sheet holds ${maxSheetRows} rows; use csv, or a shorter period`,
  },
])

const named = ({ createdAt, ...made }: RecordedExport): RecordsExport => ({
  ...made,
  createdAt,
  fileName: recordsFileName(made, createdAt),
})

/** Counts the rows that the caller may see: of an auditor's period alone, though the export is made at present. */
const countSeen = (context: SessionContext, range: ExportedRange): Promise<number> => {
  const { session, service, db, signal } = context
  const { workspace, sees } = session
  return sees === undefined
    ? countRows(db, range)
    : service.timeTravel.at(
        workspace,
        sees.last,
        ['import'],
        (then) => countRows(then, range),
        signal,
        sees.first,
      )
}

export const recordsExportHandlers: Handlers<typeof recordsExportEndpoints> = {
  exportRecords: async ({ kind, format, from, to }, context) => {
    const { run, service, now } = context
    if (from !== undefined && to !== undefined && to < from)
      return E.left(invalid([{ field: 'to', message: 'must not be before from' }]))
    const range = { kind, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
    const rows = await countSeen(context, range)
    if (format === 'xlsx' && rows > maxSheetRows) return E.left(tooLong)
    const exportId = decodeOrThrow(RecordsExportId, service.nextId(now), 'An export id')
    const command: RecordsExportRecord = { exportId, ...range, format, rows }
    const createdAt = decodeOrThrow(IsoTime, now.toISOString(), 'A time')
    return run({
      decider: recordsExportDecider,
      id: recordsExportStreamId(exportId),
      command,
      answer: (state) => named(state ?? { ...command, createdAt }),
    })
  },

  downloadRecords: async ({ exportId }, { db, session, service, download, now, asOf }) => {
    const stream = `${recordsExportDecider.slice}-${recordsExportStreamId(exportId)}`
    const events = await service.store.readStream(session.workspace, stream)
    const recorded = events.reduce<RecordedExport | null>(
      (state, event) => evolve(recordsExportDecider, state, event),
      recordsExportDecider.initial,
    )
    if (recorded === null || download === undefined) return E.left(unknownExport)
    const { kind, format } = recorded
    const source = { db, present: service.database.of(session.workspace) }
    if (format === 'xlsx' && (await countRows(db, recorded)) > maxSheetRows) return E.left(tooLong)
    // Before the file starts, because afterwards it could only end early. Later messages may have replaced
    // rows of an earlier moment.
    if (asOf !== undefined)
      try {
        await checkRows(source, recorded)
      } catch (error) {
        if (!(error instanceof RowsReplaced)) throw error
        return E.left(
          conflict(
            'import/rows-replaced',
            `Rows of ${error.message} were replaced since, so this moment cannot be exported. Export the present.`,
          ),
        )
      }
    const { currency } = await readPlace(source.present, now)
    const { fileName, createdAt } = named(recorded)
    const rows = exportedRows(source, recorded, currency)
    download.begin({ name: fileName, type: recordsMediaTypes[format] })
    if (format === 'csv') await writeCsv(ownColumns[kind], rows, download)
    else await writeWorkbook(kind, createdAt, ownColumns[kind], rows, download)
    return E.right({})
  },
}
