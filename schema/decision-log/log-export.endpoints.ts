/** Calls for exports of the log: one records the export as an event, the other downloads its file. */
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { exporters } from '../core/roles.ts'
import { ExportFormat, ExportId, exportMediaTypes, LogExport } from './log-export.ts'
import { LogOrder, logQueryFields } from './log-query.ts'

/** Building a file reads much of the history, and users need few. */
const limit = { calls: 60, seconds: 60 }

export const logExportEndpoints = {
  exportLog: endpoint({
    method: 'POST',
    path: '/audit/exports',
    roles: exporters,
    summary: 'Export the log, or the events that match a query; the export itself is recorded',
    input: record({ format: ExportFormat }, { ...logQueryFields, order: LogOrder }),
    output: LogExport,
    slices: ['decision-log'],
    limit,
    isSensitive: 'in-account',
    worksWhileDeleting: true,
  }),
  downloadExport: endpoint({
    method: 'GET',
    path: '/audit/exports/:exportId',
    roles: exporters,
    summary:
      'Download the file of an export, in the format recorded for it. Only the person who made it can; an auditor within ten minutes',
    input: record({ exportId: ExportId }),
    output: record({}),
    slices: ['decision-log'],
    file: Object.values(exportMediaTypes),
    exportOf: 'decision-log',
    limit,
    isSensitive: 'in-account',
    refuses: ['conflict'],
  }),
}
