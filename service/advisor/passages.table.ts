/** Read table of passages: what the workspace has in writing, one row a record, found by its words. */
import { table } from '../core/table.ts'

/** `kind` is a `SourceKind`, `id` names the record. The database adds the column `words` of its own (migration 140). */
export const passageTable = table(
  'passage',
  { id: 'text', kind: 'text', title: 'text', body: 'text', recorded_at: 'timestamptz' },
  'id',
)
