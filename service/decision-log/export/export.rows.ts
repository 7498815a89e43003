/** Entries of the log as text: CSV, a JSON array, or JSON by line. Each takes a part of the rows at a time. */
import { stringify } from 'csv-stringify/sync'
import type { AuditEntry } from '#schema/decision-log/decision-log'
import type { ExportFormat } from '#schema/decision-log/log-export'

/** How a format begins, what it makes of some entries (`isFirst`: no entry stands before them), and how it ends. */
export type RowsFormat = {
  readonly head: string
  readonly rows: (entries: readonly AuditEntry[], isFirst: boolean) => string
  readonly foot: string
}

/** The columns of the table, in their order. */
const columns: readonly (readonly [name: string, value: (entry: AuditEntry) => string | number])[] = [
  ['position', ({ position }) => position],
  ['time', ({ createdAt }) => createdAt],
  ['event', ({ title }) => title],
  ['type', ({ type }) => type],
  ['about', ({ subject }) => subject ?? ''],
  ['confidence', ({ confidence }) => confidence ?? ''],
  ['confidence label of its kind', ({ confidenceLabel }) => confidenceLabel ?? ''],
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

// A text that would run as a formula gets an apostrophe before it; a spreadsheet shows it as what it is.
const table = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify([...rows], { escape_formulas: true, record_delimiter: 'windows' })

const lines = (entries: readonly AuditEntry[], between: string): string =>
  entries.map((entry) => JSON.stringify(entry)).join(between)

/** The formats that hold entries as the log shows them. */
export const rowsFormats: { readonly [F in Exclude<ExportFormat, 'bundle'>]: RowsFormat } = {
  csv: {
    // The mark by which a spreadsheet knows UTF-8; without it, it would read other letters than were written.
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
