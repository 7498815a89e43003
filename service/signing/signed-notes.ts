/** The checkpoints that a history is held against: those in the database, one kept outside it, one that a person kept. */
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { type Checkpoint, type NoteKey, openCheckpoint, readCheckpoint, vkeyText } from '#schema/proof/note'
import { nodeVerify } from './checkpoint-key.ts'

/** What was signed last, as it is kept outside the database. */
export type Kept = {
  /** The signed note. */
  readonly note: string
  /** The leaf hashes `from` to `to` (an index, excluded) that were kept with it, fewer where there are no more. */
  readonly leaves: (from: number, to: number) => Promise<Buffer>
}

/** What a history is held against beside itself. */
export type Evidence = {
  /** The key that must have signed, by its name in the workspace. */
  readonly key: NoteKey | undefined
  /** A checkpoint that somebody kept. */
  readonly remembered?: string | undefined
  readonly kept?: Kept | undefined
  /** What this process signed last, which nothing in the database or beside it can take back. */
  readonly known?: Checkpoint | undefined
}

/** Checkpoints by size, and the sizes of stored ones whose signature is not the key's. */
export type Signed = { readonly signed: readonly Checkpoint[]; readonly forged: readonly number[] }

// A signature once found good stays so, and a history may have thousands of them.
const opened = new LRUCache<string, Checkpoint>({ max: 20_000 })

/** The checkpoint of a note that the key signed; undefined for anything else. */
export const openSigned = (note: string, key: NoteKey): Checkpoint | undefined => {
  const name = `${vkeyText(key)}\n${note}`
  const checkpoint = opened.get(name) ?? openCheckpoint(note, key, nodeVerify)
  if (checkpoint) opened.set(name, checkpoint)
  return checkpoint
}

/** What is kept outside binds under any key: an exchanged key excuses no other history. */
export const keptCheckpointOf = ({ key, kept }: Evidence): Checkpoint | undefined => {
  const checkpoint = kept === undefined ? undefined : readCheckpoint(kept.note)
  return key === undefined || checkpoint?.origin === key.name ? checkpoint : undefined
}

/** Reads the checkpoints of more than `above` events; `client` may be bound to the workspace. */
export const readSigned = async (
  client: pg.ClientBase,
  workspace: string,
  evidence: Evidence,
  above = 0,
): Promise<Signed> => {
  const { key, remembered, known } = evidence
  const kept = keptCheckpointOf(evidence)
  const outside = kept && kept.size > above ? [kept] : []
  if (!key) return { signed: outside, forged: [] }
  const { rows } = await client.query<{ size: string; note: string }>(
    'select size, note from checkpoint where workspace = $1 and key_id = $2 and size > $3 order by size',
    [workspace, key.id, above],
  )
  const forged: number[] = []
  const signed = known ? [...outside, known] : [...outside]
  for (const { size, note } of rows) {
    const checkpoint = openSigned(note, key)
    if (checkpoint?.size === Number(size)) signed.push(checkpoint)
    else forged.push(Number(size))
  }
  const theirs = remembered === undefined ? undefined : openSigned(remembered, key)
  if (theirs) signed.push(theirs)
  const ordered = signed.filter(({ size }) => size > above).sort((one, other) => one.size - other.size)
  return { signed: ordered, forged }
}
