/** Checks the unsigned columns of stored checkpoints against the signed notes in them. */
import type pg from 'pg'
import { type Checkpoint, readCheckpoint, signingKeyId } from '#schema/proof/note'

/** A stored checkpoint; times are seconds since 1970 and may be infinite. */
export type CheckpointRow = {
  readonly size: number
  /** Key id in the row. */
  readonly keyId: string
  /** Key id in the note. */
  readonly signedBy: string | undefined
  /** Content of the note, with the signature unchecked; undefined if it is no checkpoint. */
  readonly checkpoint: Checkpoint | undefined
  readonly madeAt: number
  /** Time of the last event that it covers; undefined if that event is missing. */
  readonly recordedAt: number | undefined
  /** Latest plausible time: now, or the time of the last event if later, plus a tolerance. */
  readonly latest: number
}

// More than clocks of two machines differ.
const tolerance = "interval '1 hour'"

const rowsSql = `
  select c.size, c.key_id, c.note, extract(epoch from c.made_at) as made_at, extract(epoch from e.recorded_at) as recorded_at,
    extract(epoch from greatest(now(), (select max(recorded_at) from events where workspace = $1)) + ${tolerance}) as latest
  from checkpoint c left join events e on e.workspace = $1 and e.position = c.size
  where c.workspace = $1 order by c.size, c.made_at`

/** Stored checkpoints of a workspace, by size. */
export const readCheckpointRows = async (
  client: pg.ClientBase,
  workspace: string,
): Promise<readonly CheckpointRow[]> => {
  const { rows } = await client.query<{
    size: string
    key_id: string
    note: string
    made_at: string
    recorded_at: string | null
    latest: string
  }>(rowsSql, [workspace])
  return rows.map((row) => ({
    size: Number(row.size),
    keyId: row.key_id,
    signedBy: signingKeyId(row.note),
    checkpoint: readCheckpoint(row.note),
    madeAt: Number(row.made_at),
    recordedAt: row.recorded_at === null ? undefined : Number(row.recorded_at),
    latest: Number(row.latest),
  }))
}

/** Differences between a row and its own note. */
export const checkpointRowFaults = (
  { size, keyId, signedBy, checkpoint }: CheckpointRow,
  origin: string,
): readonly string[] => {
  const which = `the stored checkpoint at position ${size}`
  if (!checkpoint || signedBy === undefined) return [`${which} cannot be read.`]
  const faults: string[] = []
  if (checkpoint.origin !== origin)
    faults.push(`${which} belongs to ${checkpoint.origin}: its row was moved to this workspace.`)
  if (checkpoint.size !== size)
    faults.push(`${which} is stored in the wrong row: it signs ${checkpoint.size} events.`)
  if (signedBy !== keyId)
    faults.push(`${which} is stored under the key id ${keyId}, but was signed by the key ${signedBy}.`)
  return faults
}

/** Rows with impossible times: the service's times never run backwards, and are never before the events covered. */
export const misdatedCheckpoints = (rows: readonly CheckpointRow[]): readonly string[] => {
  let next = Number.POSITIVE_INFINITY
  const faults: string[] = []
  for (const { size, madeAt, recordedAt, latest } of rows.toReversed()) {
    const say = (what: string) =>
      faults.push(`made_at of the stored checkpoint at position ${size} is ${what}.`)
    if (recordedAt !== undefined && madeAt < recordedAt) say('before the time of the events that it covers')
    else if (madeAt > next) say('after that of the next checkpoint')
    else if (madeAt > latest) say('in the future')
    else next = madeAt
  }
  return faults.toReversed()
}

/** Signs that the newest stored checkpoint was deleted. Deleting an older one leaves no sign. */
export const deletedCheckpoint = async (
  client: pg.ClientBase,
  workspace: string,
  rows: readonly CheckpointRow[],
  kept: Checkpoint | undefined,
  last: number,
): Promise<readonly string[]> => {
  const { rows: trees } = await client.query<{ size: string }>(
    'select size from checkpoint_tree where workspace = $1',
    [workspace],
  )
  const newest = rows.at(-1)?.size ?? 0
  const tree = Number(trees[0]?.size ?? 0)
  if (kept && kept.size > newest)
    return [
      `the note kept beside the key covers ${kept.size} events, but the newest stored checkpoint covers ${newest}. The checkpoint was deleted, unless the service stopped while it signed.`,
    ]
  // Tree and checkpoint are stored together. A tree size beyond the events was itself edited, so it proves nothing.
  return tree > newest && tree <= last
    ? [
        `the stored Merkle tree covers ${tree} events, but the newest stored checkpoint covers ${newest}. The checkpoint was deleted.`,
      ]
    : []
}
