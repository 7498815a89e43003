/** Formats log entries as CSV, a JSON array or JSON lines, part by part. */
import { stringify } from 'csv-stringify/sync'
import type { AuditEntry } from '#schema/decision-log/decision-log'
import type { ExportFormat } from '#schema/decision-log/log-export'

/** Head, rows and foot of a format; `isFirst` is true for the first part. */
export type RowsFormat = {
  readonly head: string
  readonly rows: (entries: readonly AuditEntry[], isFirst: boolean) => string
  readonly foot: string
}

/** Columns of the table, in order. */
const columns: readonly (readonly [name: string, value: (entry: AuditEntry) => string | number])[] = [
  ['position', ({ position }) => position],
  ['time', ({ createdAt }) => createdAt],
  ['event', ({ title }) => title],
  ['type', ({ type }) => type],
  ['about', ({ subject }) => subject ?? ''],
  ['confidence', ({ confidence }) => confidence ?? ''],
  ['confidence label of its kind', ({ confidenceLabel }) => confidenceLabel ?? ''],
  ['person', ({ person }) => person ?? ''],
  ['device', ({ device }) => device ?? ''],
  ['persona', ({ personaKey }) => personaKey ?? ''],
  ['actor', ({ actor }) => actor],
  ['topic', ({ dataRefsJson }) => dataRefsJson.topic ?? ''],
  ['brief', ({ briefId }) => briefId ?? ''],
  ['references', ({ dataRefsJson }) => JSON.stringify(dataRefsJson)],
  ['data', ({ data, storedText }) => storedText ?? JSON.stringify(data)],
  ['stream', ({ stream }) => stream],
  ['version', ({ version }) => version],
  ['id', ({ id }) => id],
  ['correlation', ({ correlationId }) => correlationId ?? ''],
  ['causation', ({ causationId }) => causationId ?? ''],
  ['previous hash', ({ previousHash }) => previousHash],
  ['hash', ({ hash }) => hash],
  ['verified', ({ verified }) => (verified ? 'yes' : 'no')],
]

// Text that a spreadsheet would run as a formula gets a leading apostrophe.
const table = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify([...rows], { escape_formulas: true, record_delimiter: 'windows' })

const lines = (entries: readonly AuditEntry[], between: string): string =>
  entries.map((entry) => JSON.stringify(entry)).join(between)

/** Formats with entries as shown in the log. */
export const rowsFormats: { readonly [F in Exclude<ExportFormat, 'bundle'>]: RowsFormat } = {
  csv: {
    // Spreadsheets recognise UTF-8 by the byte order mark.
    head: `\uFEFF${table([columns.map(([name]) => name)])}`,
    rows: (entries) => table(entries.map((entry) => columns.map(([, value]) => value(entry)))),
    foot: '',
  },
  json: {
    head: '[\n',
    rows: (entries, isFirst) => `${isFirst ? '' : ',\n'}${lines(entries, ',\n')}`,
    foot: '\n]\n',
  },
  ndjson: { head: '', rows: (entries) => `${lines(entries, '\n')}\n`, foot: '' },
}
