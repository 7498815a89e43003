/** Seals of heads for commands that append beside the service or in its place. */
import type { HeadSeals } from '../event-store/head-seal.ts'
import { headOf, type StoredHeadRow } from '../event-store/read-head.ts'
import { connectOwner } from '../read-models/rebuild.ts'
import type { Config } from '../runtime/config.ts'
import { projectRoot } from '../runtime/project-root.ts'
import { keyPathsOf } from '../sealing/keys-folder.ts'
import { findCheckpointKey } from '../signing/checkpoint-key.ts'
import { notesFolderOf } from '../signing/kept-notes.ts'
import { findSealKeys } from '../signing/seal-keys.ts'
import { readSealingState } from '../signing/sealing-file.ts'

/**
 * Seals of the installation at `ownerUrl`; undefined if it has none yet. Throws if they were made by other keys than those at
 * hand: what the command appends would count as forged.
 */
export const findCommandSeals = async (ownerUrl: string, config: Config): Promise<HeadSeals | undefined> => {
  const place = keyPathsOf(config, projectRoot)
  const keys = await findSealKeys(await findCheckpointKey(config.checkpointKey, place), place.folder)
  const owner = await connectOwner(ownerUrl)
  try {
    const hasBegun =
      keys && (await readSealingState(await notesFolderOf(place.folder, owner), keys)) !== 'none'
    if (hasBegun) return keys.seals
    const { rows } = await owner.query<StoredHeadRow & { workspace: string }>(
      `select h.workspace, h.position, encode(h.hash, 'hex') as hash, h.seal, h.doubted_from, null as "recordedAt"
        from workspace_head h where h.seal is not null`,
    )
    if (rows.length === 0) return undefined
    if (keys && rows.some((row) => keys.seals.isSealed(row.workspace, headOf(row)))) return keys.seals
  } finally {
    await owner.end()
  }
  throw new Error(
    'The events of this database are sealed by a key that was not found. Set CHECKPOINT_KEY, KEYS_DIR and DATA_DIR as for the service.',
  )
}
