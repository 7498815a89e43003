/** Tables of imports. */
import { table } from '../read-models/table.ts'

/**
 * One row per imported file. `summary` (`Import`) and `answers` are JSON. `undone_at` is null while the
 * import is in effect.
 */
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

/** One row per kind and day with records; `figures` is JSON (`SalesDay`, `BooksDay`, `WorkDay` or `DebtorsDay`), `sha256` the hash of its records. */
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

/** One row per time at which people said what accounts hold; `answers` is JSON (`ImportAnswers`). */
export const accountAnswersTable = table(
  'account_answers',
  {
    id: 'text',
    position: 'bigint',
    answers: 'text',
    told_at: 'timestamptz',
    undone_at: 'timestamptz?',
  },
  'id',
)

/** An uploaded file that is not committed, outside the history; `summary` is JSON (`Import`). */
export type ImportDraftRow = {
  workspace: string
  id: string
  sha256: string
  answers: string
  summary: string
  created_at: string
}

/** Rows of one import for one day (`records/blocks.ts`). Rebuilt from the kept file, not from events. */
export type ImportBlockRow = {
  workspace: string
  import_id: string
  kind: string
  date: string
  source: string
  entries: Buffer
}
