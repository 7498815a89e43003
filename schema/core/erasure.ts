/** Tombstone of an erasure: the subject's key was destroyed, so nothing sealed under it can be read. */
import type * as t from 'io-ts'
import { record } from './record.ts'
import { IsoTime, nonBlank, Sha256Hex, text } from './scalars.ts'

/**
 * Record of an erasure. `keyHash` is the SHA-256 of the destroyed key: it identifies the key but reveals nothing that was
 * sealed. `note` is a signed note (C2SP) of these facts, see `erasureText`.
 */
export const Erasure = record(
  { subject: text(100, 1), keyHash: Sha256Hex, erasedAt: IsoTime, note: text(4000, 1) },
  { reason: nonBlank(500) },
  'Erasure',
)
export type Erasure = t.TypeOf<typeof Erasure>

/** Signed text of an erasure, one fact per line: format, workspace, subject, key hash, time, and the reason as JSON. */
export const erasureText = (
  workspace: string,
  { subject, keyHash, erasedAt, reason }: Omit<Erasure, 'note'>,
): string =>
  `jarvin/erasure/v1\n${workspace}\n${subject}\n${keyHash}\n${erasedAt}\n${JSON.stringify(reason ?? '')}\n`
