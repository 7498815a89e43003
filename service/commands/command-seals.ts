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
 * Seals of the installation at `ownerUrl`; undefined if it has none yet. Throws if the service seals by another key than the one at
 * hand: what the command appends would count as forged. A start seals every head by its present key.
 */
export const findCommandSeals = async (ownerUrl: string, config: Config): Promise<HeadSeals | undefined> => {
  const place = keyPathsOf(config, projectRoot)
  const keys = await findSealKeys(await findCheckpointKey(config.checkpointKey, place), place.folder)
  const owner = await connectOwner(ownerUrl)
  try {
    const { rows } = await owner.query<StoredHeadRow & { workspace: string }>(
      `select h.workspace, h.position, encode(h.hash, 'hex') as hash, h.seal, h.doubted_from, null as "recordedAt"
        from workspace_head h where h.seal is not null`,
    )
    if (keys && rows.some((row) => keys.seals.isCurrent(row.workspace, headOf(row)))) return keys.seals
    const state = keys && (await readSealingState(await notesFolderOf(place.folder, owner), keys))
    if (rows.length === 0 && state !== 'altered') return state === 'begun' ? keys?.seals : undefined
  } finally {
    await owner.end()
  }
  throw new Error(
    'The events of this database are sealed by another key than the one that was found. Set CHECKPOINT_KEY, KEYS_DIR and DATA_DIR as for the service, and start it once after the key was replaced.',
  )
}
