/** What the rows of stored checkpoints say beside the signed notes in them: no signature covers it. */
import type pg from 'pg'
import { type Checkpoint, readCheckpoint, signingKeyId } from '#schema/proof/note'

/** A stored checkpoint; times are seconds since 1970, and infinite ones are possible. */
export type CheckpointRow = {
  readonly size: number
  /** The key that the row names, and the one that the note in it names. */
  readonly keyId: string
  readonly signedBy: string | undefined
  /** What the note says, whoever signed it; undefined where it is no checkpoint. */
  readonly checkpoint: Checkpoint | undefined
  readonly madeAt: number
  /** When the last event that it covers was recorded; undefined where that is not there. */
  readonly recordedAt: number | undefined
  /** The present, or the time of the last event where that is later. */
  readonly latest: number
}

// Clocks of two machines differ by less.
const tolerance = "interval '1 hour'"

const rowsSql = `
  select c.size, c.key_id, c.note, extract(epoch from c.made_at) as made_at, extract(epoch from e.recorded_at) as recorded_at,
    extract(epoch from greatest(now(), (select max(recorded_at) from events where workspace = $1)) + ${tolerance}) as latest
  from checkpoint c left join events e on e.workspace = $1 and e.position = c.size
  where c.workspace = $1 order by c.size, c.made_at`

/** The stored checkpoints of a workspace by size. */
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

/** Where a row does not say what its own note does. */
export const checkpointRowFaults = (
  { size, keyId, signedBy, checkpoint }: CheckpointRow,
  origin: string,
): readonly string[] => {
  const which = `the stored checkpoint at position ${size}`
  if (!checkpoint || signedBy === undefined) return [`${which} cannot be read.`]
  const faults: string[] = []
  if (checkpoint.origin !== origin)
    faults.push(`${which} is one of ${checkpoint.origin}: its row was moved to this workspace.`)
  if (checkpoint.size !== size)
    faults.push(`${which} is in the row of another size: it signs ${checkpoint.size}.`)
  if (signedBy !== keyId)
    faults.push(`${which} is stored under the key id ${keyId}, but the key ${signedBy} signed it.`)
  return faults
}

/** Rows whose time is not one that the service can have written: it never goes back, and is never before the events. */
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

/** What shows that the newest stored checkpoint is missing. Nothing shows that an older one is. */
export const lostCheckpoint = async (
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
  // The service stores each tree together with its checkpoint; a size beyond the events was changed itself.
  return tree > newest && tree <= last
    ? [
        `the stored Merkle tree covers ${tree} events, but the newest stored checkpoint covers ${newest}. The checkpoint was deleted.`,
      ]
    : []
}
