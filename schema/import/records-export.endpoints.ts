/** Calls for exports of records: one records the export as an event, the other downloads its file. */
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { exporters } from '../core/roles.ts'
import { IsoDate } from '../core/scalars.ts'
import { ImportKind } from './import.ts'
import { RecordsExport, RecordsExportId, RecordsFormat, recordsMediaTypes } from './records-export.ts'

/** A file needs all records to be read, and people need few files. */
const limit = { calls: 60, seconds: 60 }

export const recordsExportEndpoints = {
  exportRecords: endpoint({
    method: 'POST',
    path: '/records/exports',
    roles: exporters,
    summary: 'Export sales or books as a table that can be imported again; the export itself is recorded',
    input: record({ kind: ImportKind, format: RecordsFormat }, { from: IsoDate, to: IsoDate }),
    output: RecordsExport,
    slices: ['import', 'decision-log'],
    limit,
    isSensitive: 'in-account',
    worksWhileDeleting: true,
  }),
  downloadRecords: endpoint({
    method: 'GET',
    path: '/records/exports/:exportId',
    roles: exporters,
    summary:
      'Download the rows of an export, in the format recorded for it. Only the person who made it can; an auditor within ten minutes',
    input: record({ exportId: RecordsExportId }),
    output: record({}),
    slices: ['import'],
    file: Object.values(recordsMediaTypes),
    exportOf: 'import',
    limit,
    isSensitive: 'in-account',
    refuses: ['conflict'],
  }),
}
