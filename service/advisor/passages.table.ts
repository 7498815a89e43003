/**
 * Passages: what the workspace has in writing, one row a record. `kind` is a `SourceKind`, `id` names the record. The
 * database adds a column `words` of its own (migration 140).
 */
export type PassageRow = {
  workspace: string
  id: string
  kind: string
  title: string
  body: string
  recorded_at: string
}

/** How far the history has been read for passages. */
export type PassageHeadRow = { workspace: string; position: number }
