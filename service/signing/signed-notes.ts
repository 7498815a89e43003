/** The checkpoints that a history is held against: those in the database, one kept outside it, one that a person kept. */
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { type Checkpoint, type NoteKey, openCheckpoint, signingKeyId, vkeyText } from '#schema/proof/note'
import { nodeVerify } from './checkpoint-key.ts'

/** What was signed last, as it is kept outside the database. */
export type Kept = {
  /** Paths of the signed note and of the leaf hashes under it. */
  readonly file: string
  readonly leavesFile: string
  /** The signed note; undefined where none is kept. */
  readonly note: string | undefined
  /** The public key that was kept with it, in vkey form; empty where there is none. */
  readonly vkey: string
  /** What the note signs; undefined where it opens with neither of the two keys it may name: it was changed. */
  readonly checkpoint: Checkpoint | undefined
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

/** Said after the path of a note that is spoiled. */
export const spoiledNote = 'the signed note kept beside the key, cannot be read or was changed'

/** Whether there is a kept note that cannot be read or was changed. It says nothing about the history then. */
export const isSpoiled = (kept: Kept | undefined): boolean => kept?.note !== undefined && !kept.checkpoint

/** Reads the checkpoints of more than `above` events; `client` may be bound to the workspace. */
export const readSigned = async (
  client: pg.ClientBase,
  workspace: string,
  evidence: Evidence,
  above = 0,
): Promise<Signed> => {
  const { key, remembered, known } = evidence
  // What is kept outside binds under any key: an exchanged key excuses no other history.
  const kept = evidence.kept?.checkpoint
  const outside = kept && kept.size > above ? [kept] : []
  if (!key) return { signed: outside, forged: [] }
  const { rows } = await client.query<{ size: string; key_id: string; note: string }>(
    'select size, key_id, note from checkpoint where workspace = $1 and size > $2 order by size',
    [workspace, above],
  )
  const forged: number[] = []
  const signed = known ? [...outside, known] : [...outside]
  for (const { size, key_id, note } of rows) {
    // A note names its key itself: what its row says of the key takes nothing back.
    if (key_id !== key.id && signingKeyId(note) !== key.id) continue
    const checkpoint = openSigned(note, key)
    if (checkpoint?.size === Number(size)) signed.push(checkpoint)
    else forged.push(Number(size))
  }
  const theirs = remembered === undefined ? undefined : openSigned(remembered, key)
  if (theirs) signed.push(theirs)
  const ordered = signed.filter(({ size }) => size > above).sort((one, other) => one.size - other.size)
  return { signed: ordered, forged }
}
