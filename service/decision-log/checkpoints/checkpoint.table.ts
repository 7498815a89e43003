/** Tables of the Merkle tree and of its checkpoints (migration 160). No rebuild empties them: they are evidence. */

/** How many events the tree holds. */
export type CheckpointTreeRow = { workspace: string; size: number }

/** A tile of the tree (`service/signing/merkle-tiles.ts`). */
export type CheckpointTileRow = { workspace: string; level: number; index: number; hashes: Buffer }

/** A checkpoint that was signed: the note, and the id of its key. */
export type CheckpointRow = {
  workspace: string
  size: number
  key_id: string
  note: string
  made_at: string
}
