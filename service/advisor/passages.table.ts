/**
 * Passages: texts of the workspace, one row per record. `kind` is a `SourceKind`, `id` that of the record.
 * The database adds a generated column `words` (migration 140).
 */
export type PassageRow = {
  workspace: string
  id: string
  kind: string
  title: string
  body: string
  recorded_at: string
}

/** Position up to which the history was read for passages. */
export type PassageHeadRow = { workspace: string; position: number }
