/** Whether a witness has signed another history: shown by its own signature, never by a status code alone (decision 680). */
import { E } from '#schema/core/fp'
import type { SignedCheckpoint } from '#schema/decision-log/checkpoint'
import { hashesFromBase64 } from '#schema/proof/bytes'
import { provesConsistency } from '#schema/proof/check-proof'
import { cosignedAt } from '#schema/proof/cosignature'
import { type Checkpoint, openCheckpoint, originOf } from '#schema/proof/note'
import { consistencyRanges } from '#schema/proof/tree'
import type { Service } from '../../runtime/service.ts'
import type { WitnessSettings } from '../../runtime/witness-settings.ts'
import { nodeVerify } from '../../signing/checkpoint-key.ts'
import { type Signer, workspaceKey } from '../checkpoints/checkpoint.ts'
import { proofOf } from '../checkpoints/checkpoint-proof.ts'
import { publishedNote } from './ask-witness.ts'
import { type Cosignature, lastCosignature } from './cosignatures.ts'

/** Dependencies of witnessing. */
export type Witnessed = Signer & Pick<Service, 'witnesses'>

/** A question to a witness; its answers are awaited until the signal. */
export type Asking = {
  readonly service: Witnessed
  readonly workspace: string
  readonly witness: WitnessSettings
  readonly signed: SignedCheckpoint
  readonly signal: AbortSignal
  /** Its last cosignature here. */
  readonly held: Cosignature | undefined
}

/** True if a checkpoint, signed by our key, is no part of the history below `signed`. */
const isOfAnother = async (
  { service, workspace, signed }: Asking,
  ours: Checkpoint,
  theirs: Checkpoint,
): Promise<boolean> => {
  if (theirs.size > signed.size) return true
  if (theirs.size === 0) return false
  const ranges = theirs.size < signed.size ? consistencyRanges(theirs.size, signed.size) : []
  const proof = await proofOf(service, workspace, ranges, signed.size)
  const hashes = E.isRight(proof) ? hashesFromBase64(proof.right) : undefined
  return hashes !== undefined && !provesConsistency(theirs, ours, hashes)
}

/**
 * True if there is a cosignature of the witness that contradicts the present history. Either it is the one that we hold of the
 * size from which the witness refused to go on, or it is in the note that the witness shows as its last, signed by our key too.
 */
export const hasSignedAnother = async (asking: Asking, old: number): Promise<boolean> => {
  const { service, workspace, witness, signed, signal } = asking
  if (old > 0 && (await lastCosignature(service, workspace, witness.key, old))) return true
  const note = await publishedNote(witness.url, originOf(workspace), signal)
  if (note === undefined || cosignedAt(note, witness.key, nodeVerify) === undefined) return false
  const logKey = workspaceKey(service, workspace)
  const theirs = openCheckpoint(note, logKey, nodeVerify)
  const ours = openCheckpoint(signed.note, logKey, nodeVerify)
  return theirs !== undefined && ours !== undefined && isOfAnother(asking, ours, theirs)
}
