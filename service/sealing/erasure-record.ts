/** The signed record of an erasure: a tombstone in the history, one for each destroyed key. */
import { decodeOrThrow } from '#schema/core/decode'
import { type Erasure, erasureText } from '#schema/core/erasure'
import { E } from '#schema/core/fp'
import { IsoTime } from '#schema/core/scalars'
import { utf8 } from '#schema/proof/bytes'
import { noteKeyOf, originOf, signedNote } from '#schema/proof/note'
import type { Decider } from '../event-store/decider.ts'
import type { CheckpointKey } from '../signing/checkpoint-key.ts'

/** Signs a text for a workspace; returns a C2SP signed note. */
export type SignNote = (workspace: string, text: string) => string

/** Signs with the checkpoint key, under its name in the workspace. */
export const noteSigner =
  ({ publicKey, sign }: CheckpointKey): SignNote =>
  (workspace, text) =>
    signedNote(text, noteKeyOf(originOf(workspace), publicKey), sign(utf8(text)))

/** Rules of tombstones: one for each destroyed key of a subject. The state is the hashes of those keys. */
export const erasureDecider: Decider<'decision-log', Erasure, readonly string[]> = {
  slice: 'decision-log',
  initial: [],
  evolve: (hashes, event) => (event.type === 'SubjectErased' ? [...hashes, event.data.keyHash] : hashes),
  decide: (erasure, hashes) =>
    E.right(hashes.includes(erasure.keyHash) ? [] : [{ type: 'SubjectErased', data: erasure }]),
}

/** Stream of a subject's tombstones within the slice. */
export const tombstoneId = (subject: string): string => `erased-${subject}`

type Erased = {
  readonly workspace: string
  readonly subject: string
  /** SHA-256 of the key, in hexadecimal. */
  readonly keyHash: string
  readonly now: Date
  readonly sign: SignNote
  readonly reason?: string | undefined
}

/** The facts of an erasure, signed. */
export const erasureOf = ({ workspace, subject, keyHash, now, sign, reason }: Erased): Erasure => {
  const facts = {
    subject,
    keyHash,
    erasedAt: decodeOrThrow(IsoTime, now.toISOString(), 'The time of an erasure'),
    ...(reason === undefined ? {} : { reason }),
  }
  return { ...facts, note: sign(workspace, erasureText(workspace, facts)) }
}
