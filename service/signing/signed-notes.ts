/** Checkpoints to verify a history against: from the database, the note kept outside it, and one remembered by a person. */
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { type Checkpoint, type NoteKey, openCheckpoint, signingKeyId, vkeyText } from '#schema/proof/note'
import type { HeadSeals } from '../event-store/head-seal.ts'
import { nodeVerify } from './checkpoint-key.ts'
import { formerKeyOf, readFormerKeys } from './former-keys.ts'

/** The last signed note and its leaves, kept outside the database (decision 148). */
export type KeptNote = {
  /** Paths of the signed note and its leaf hashes. */
  readonly file: string
  readonly leavesFile: string
  /** The signed note; undefined if none is kept. */
  readonly note: string | undefined
  /** The public key kept with it, in vkey form; empty if there is none. */
  readonly vkey: string
  /** Content of the note; undefined if neither the current nor the kept key verifies it, so it was changed. */
  readonly checkpoint: Checkpoint | undefined
  /** Reads the kept leaf hashes from index `from` to `to`, exclusive; fewer if there are no more. */
  readonly leaves: (from: number, to: number) => Promise<Buffer>
}

/** Evidence from outside the history. */
export type Evidence = {
  /** The signing key, under its name in the workspace. */
  readonly key: NoteKey | undefined
  /** A signed note that a person has kept. */
  readonly remembered?: string | undefined
  readonly kept?: KeptNote | undefined
  /** The last checkpoint signed by this process; no change of database or files can undo it. */
  readonly known?: Checkpoint | undefined
  /** Seals of heads; undefined if sealing has not begun, or without their keys. */
  readonly seals?: HeadSeals | undefined
  /** Position up to which the signed directory of workspaces bears the history out. */
  readonly listed?: number | undefined
}

/** Checkpoints by size. */
export type SignedCheckpoints = {
  readonly signed: readonly Checkpoint[]
  /** Sizes of stored checkpoints with an invalid signature. */
  readonly forged: readonly number[]
  /** Number of stored checkpoints that name another key, whose signatures cannot be checked with this one. */
  readonly otherKeys: number
  /** Number of stored checkpoints with a valid signature of an installation from which the workspace was moved. */
  readonly formerKeys: number
}

// Cache of verified signatures: a history may have thousands of them.
const verified = new LRUCache<string, Checkpoint>({ max: 20_000 })

/** Checkpoint of a note signed by the key; undefined if the signature is invalid. */
export const openSignedCheckpoint = (note: string, key: NoteKey): Checkpoint | undefined => {
  const name = `${vkeyText(key)}\n${note}`
  const checkpoint = verified.get(name) ?? openCheckpoint(note, key, nodeVerify)
  if (checkpoint) verified.set(name, checkpoint)
  return checkpoint
}

/** Part of a sentence, after the path of a spoiled note. */
export const alteredNote = 'the signed note kept beside the key, cannot be read or was changed'

/** True if the kept note is unreadable or was changed; it is then no evidence about the history. */
export const isAltered = (kept: KeptNote | undefined): boolean => kept?.note !== undefined && !kept.checkpoint

/** Reads checkpoints that cover more than `above` events; `client` may be bound to the workspace. */
export const readSignedCheckpoints = async (
  client: pg.ClientBase,
  workspace: string,
  evidence: Evidence,
  above = 0,
): Promise<SignedCheckpoints> => {
  const { key, remembered, known } = evidence
  // The kept note counts under any key: exchanging the key must not excuse a rewritten history.
  const kept = evidence.kept?.checkpoint
  const outside = kept && kept.size > above ? [kept] : []
  if (!key) return { signed: outside, forged: [], otherKeys: 0, formerKeys: 0 }
  const { rows } = await client.query<{ size: string; key_id: string; note: string }>(
    'select size, key_id, note from checkpoint where workspace = $1 and size > $2 order by size',
    [workspace, above],
  )
  const former = rows.length === 0 ? [] : await readFormerKeys(client, workspace)
  const forged: number[] = []
  let [otherKeys, formerKeys] = [0, 0]
  const signed = known ? [...outside, known] : [...outside]
  for (const { size, key_id, note } of rows) {
    // A note names its own key, so changing the key id in its row does not hide it.
    const ids = [key_id, signingKeyId(note)]
    const signer: NoteKey | undefined = ids.includes(key.id) ? key : formerKeyOf(former, Number(size), ids)
    if (signer === undefined) {
      otherKeys += 1
      continue
    }
    const checkpoint = openSignedCheckpoint(note, signer)
    if (checkpoint?.size !== Number(size)) forged.push(Number(size))
    else {
      signed.push(checkpoint)
      if (signer !== key) formerKeys += 1
    }
  }
  const rememberedCheckpoint = remembered === undefined ? undefined : openSignedCheckpoint(remembered, key)
  if (rememberedCheckpoint) signed.push(rememberedCheckpoint)
  const ordered = signed.filter(({ size }) => size > above).sort((one, other) => one.size - other.size)
  return { signed: ordered, forged, otherKeys, formerKeys }
}
