/**
 * Finds damage to the evidence, as opposed to the history: files kept beside the key, stored checkpoints, and tiles that
 * cover no event. Used only by `npm run verify`; signing has its own checks.
 */
import type pg from 'pg'
import { hashBytes } from '#schema/proof/bytes'
import { originOf } from '#schema/proof/note'
import { tileCount } from './merkle-tiles.ts'
import { alteredNote, type Evidence, isAltered, type KeptNote } from './signed-notes.ts'
import {
  checkpointRowFaults,
  deletedCheckpoint,
  misdatedCheckpoints,
  readCheckpointRows,
} from './verify-checkpoints.ts'

/** Surplus tiles listed one by one. */
const maxNamed = 20

const restore = 'Restore it from a backup of KEYS_DIR'

const leavesFault = async (
  { leaves, leavesFile }: KeptNote,
  size: number,
  same: number,
): Promise<string | undefined> => {
  if (same >= size) return undefined
  const next = (await leaves(same, same + 1)).length
  const what =
    next === hashBytes ? `differ from the events at position ${same + 1}` : `end after position ${same}`
  return `the leaf hashes kept beside the key, in ${leavesFile}, ${what}. The events are intact; the service rewrites the file from them before it next signs.`
}

/** True if the database or the leaves file shows that this key has signed before. */
const wasSigned = async ({ leaves }: KeptNote, signed: number): Promise<boolean> =>
  signed > 0 || (await leaves(0, 1)).length > 0

const keptFaults = async (
  kept: KeptNote,
  signedRows: number,
  sameLeaves: number | undefined,
): Promise<readonly string[]> => {
  if (isAltered(kept)) return [`${kept.file}, ${alteredNote}. ${restore}. Nothing is signed until then.`]
  if (kept.checkpoint) {
    const fault =
      sameLeaves === undefined ? undefined : await leavesFault(kept, kept.checkpoint.size, sameLeaves)
    return fault === undefined ? [] : [fault]
  }
  if (!(await wasSigned(kept, signedRows))) return []
  return [
    `${kept.file}, the signed note kept beside the key, is missing, although this key has signed the log. ${restore}. Otherwise the service writes it again when it next signs, if the history matches the newest checkpoint in the database.`,
  ]
}

const surplusTiles = async (
  client: pg.ClientBase,
  workspace: string,
  last: number,
): Promise<readonly string[]> => {
  const { rows } = await client.query<{ level: number; index: string }>(
    'select level, index from checkpoint_tile where workspace = $1 order by level, index',
    [workspace],
  )
  const surplus = rows.filter(
    ({ level, index }) =>
      level < 0 || Number(index) < 0 || tileCount(last, { level, index: Number(index) }) === 0,
  )
  return surplus
    .slice(0, maxNamed)
    .map(
      ({ level, index }) =>
        `the Merkle tile at level ${level}, index ${index} covers no event. Nothing reads it; delete its row from checkpoint_tile.`,
    )
}

/**
 * Faults as sentences, without the workspace. `last` is the last position of the history; `sameLeaves` is how many kept
 * leaves match the events, or undefined if the history is damaged.
 */
export const evidenceFaults = async (
  client: pg.ClientBase,
  workspace: string,
  { key, kept }: Evidence,
  last: number,
  sameLeaves: number | undefined,
): Promise<readonly string[]> => {
  const rows = await readCheckpointRows(client, workspace)
  // A deleted workspace is reported as such, without details.
  if (last === 0) return rows.length > 0 || kept?.checkpoint ? [] : surplusTiles(client, workspace, last)
  const ours = rows.filter(({ keyId, signedBy }) => key && [keyId, signedBy].includes(key.id))
  // Leave out checkpoints of other logs.
  const own = rows.filter(({ checkpoint }) => !checkpoint || checkpoint.origin === originOf(workspace))
  return [
    ...(kept ? await keptFaults(kept, ours.length, sameLeaves) : []),
    ...rows.flatMap((row) => checkpointRowFaults(row, originOf(workspace))),
    ...(await deletedCheckpoint(client, workspace, own, kept?.checkpoint, last)),
    // Only for an intact history: changed events may have any time.
    ...(sameLeaves === undefined ? [] : misdatedCheckpoints(own)),
    ...(await surplusTiles(client, workspace, last)),
  ]
}
