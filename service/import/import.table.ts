/** Tables of imports. */
import { table } from '../read-models/table.ts'

/** One row per imported file. `summary` is JSON (`Import`), `answers` too. `undone_at` is null while its rows count. */
export const importTable = table(
  'import',
  {
    id: 'text',
    position: 'bigint',
    kind: 'text',
    sha256: 'text',
    source: 'text',
    time_zone: 'text',
    currency: 'text',
    today: 'date',
    labels: 'text?',
    answers: 'text',
    summary: 'text',
    imported_at: 'timestamptz',
    undone_at: 'timestamptz?',
    rested_on: 'text?',
  },
  'id',
)

/** One row per kind and day with records; `figures` is JSON (`SalesDay` or `BooksDay`), `sha256` that of its records. */
export const importDayTable = table(
  'import_day',
  {
    id: 'text',
    kind: 'text',
    date: 'date',
    records: 'integer',
    sha256: 'text',
    figures: 'text',
    position: 'bigint',
  },
  'id',
)

/** A file that was sent and not committed, outside the history; `summary` is JSON (`Import`). */
export type ImportDraftRow = {
  workspace: string
  id: string
  sha256: string
  answers: string
  summary: string
  created_at: string
}

/** What one import says about one day (`records/blocks.ts`). Made again from the kept file, not from events. */
export type ImportBlockRow = {
  workspace: string
  import_id: string
  kind: string
  date: string
  source: string
  entries: Buffer
}
