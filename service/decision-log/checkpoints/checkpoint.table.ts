/** Tables of the Merkle tree and its checkpoints (migration 160). A rebuild never empties them: they are evidence. */

/** `size` is the number of events in the tree. */
export type CheckpointTreeRow = { workspace: string; size: number }

/** A tile of the tree (`service/signing/merkle-tiles.ts`). */
export type CheckpointTileRow = { workspace: string; level: number; index: number; hashes: Buffer }

/** A signed checkpoint. */
export type CheckpointRow = {
  workspace: string
  size: number
  key_id: string
  note: string
  made_at: string
}
