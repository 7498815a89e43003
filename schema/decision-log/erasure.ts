/** The tombstone of an erasure: the subject's key was destroyed, so nothing sealed under it can be read any more. */
import type * as t from 'io-ts'
import { record } from '../core/record.ts'
import { IsoTime, nonBlank, Sha256Hex, text } from '../core/scalars.ts'

/**
 * What an erasure records. `keyHash` is the SHA-256 of the destroyed key: it tells which key of the subject it was, and
 * nothing of what was sealed. `note` is the signed text (C2SP signed-note) of these very facts, see `erasureText`.
 */
export const Erasure = record(
  { subject: text(100, 1), keyHash: Sha256Hex, erasedAt: IsoTime, note: text(4000, 1) },
  { reason: nonBlank(500) },
  'Erasure',
)
export type Erasure = t.TypeOf<typeof Erasure>

/** The facts that are signed, a line each: form, workspace, subject, hash of the key, time, and the reason as a JSON text. */
export const erasureText = (
  workspace: string,
  { subject, keyHash, erasedAt, reason }: Omit<Erasure, 'note'>,
): string =>
  `jarvin/erasure/v1\n${workspace}\n${subject}\n${keyHash}\n${erasedAt}\n${JSON.stringify(reason ?? '')}\n`
