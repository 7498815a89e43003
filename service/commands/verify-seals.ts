/** What `npm run verify` needs to check seals of heads, and what it says of the file that tells since when there are any. */
import type pg from 'pg'
import type { HeadSeals } from '../event-store/head-seal.ts'
import { headOf, type StoredHeadRow } from '../event-store/read-head.ts'
import type { SealKeys } from '../signing/seal-keys.ts'
import { readSealingState, sealingFile } from '../signing/sealing-file.ts'

/** Seals to check heads with, if there are any to be expected, and a sentence on what is wrong or cannot be checked. */
export type FoundSeals = {
  readonly seals: HeadSeals | undefined
  readonly sentence?: string
  readonly isFault: boolean
}

const restore = 'Restore it from a backup of KEYS_DIR'

/** Looks for the seals of a database; `folder` is that of the kept notes. */
export const findSeals = async (
  client: Pick<pg.ClientBase, 'query'>,
  folder: string,
  keys: SealKeys | undefined,
): Promise<FoundSeals> => {
  const { rows } = await client.query<StoredHeadRow & { workspace: string }>(
    `select h.workspace, h.position, encode(h.hash, 'hex') as hash, h.seal, h.doubted_from, null as "recordedAt"
      from workspace_head h where h.seal is not null`,
  )
  const unchecked = {
    seals: undefined,
    isFault: false,
    sentence:
      'The seals of the last events could not be checked: they are by a key that is not in KEYS_DIR. If nobody replaced the signing key on purpose, restore the old one.',
  }
  const none = { seals: undefined, isFault: false }
  if (keys === undefined) return rows.length > 0 ? unchecked : none
  const file = sealingFile(folder)
  const state = await readSealingState(folder, keys)
  if (state === 'begun') return { seals: keys.seals, isFault: false }
  if (state === 'altered')
    return {
      seals: keys.seals,
      isFault: true,
      sentence: `${file}, which says since when events are sealed, was changed. ${restore}.`,
    }
  if (!rows.some((row) => keys.seals.isSealed(row.workspace, headOf(row))))
    return rows.length > 0 ? unchecked : none
  return {
    seals: keys.seals,
    isFault: true,
    sentence: `${file}, which says since when events are sealed, is missing. ${restore}, or let the next start write it again.`,
  }
}
