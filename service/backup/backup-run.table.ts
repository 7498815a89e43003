/** Tables of the last backup and the last drill of each workspace (migration 750), written with the rights of the owner. */

/** The last backup, with the position of the workspace in it. */
export type BackupRunRow = { workspace: string; taken_at: string; bytes: number; position: number }

/** The last drill; `reason` is null if it passed, and `taken_at` and `restored_ms` are null if the backup could not be restored. */
export type DrillRunRow = {
  workspace: string
  tried_at: string
  taken_at: string | null
  position: number | null
  restored_ms: number | null
  reason: string | null
}
