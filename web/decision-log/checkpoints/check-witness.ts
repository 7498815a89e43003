/** Checks cosignatures of a witness by computation alone, whatever the service says of them; runs in a worker. */
import { hashesFromBase64 } from '#schema/proof/bytes'
import { provesConsistency } from '#schema/proof/check-proof'
import { cosignatureClaims, readWitnessVkey } from '#schema/proof/cosignature'
import {
  type Checkpoint,
  contradicts,
  type NoteKey,
  openCheckpoint,
  originOf,
  readCheckpoint,
  readVkey,
  textOfNote,
} from '#schema/proof/note'
import type { Signed } from './check-proof.ts'
import { verifyEd25519 } from './verify-ed25519.ts'

/**
 * Does the witness vouch for the signed log? `last` and `first` are the checkpoints that it cosigned last and first; `hashes`
 * proves that the smaller of `last` and `signed` begins the other one.
 */
export type WitnessQuestion = {
  readonly kind: 'witness'
  readonly workspace: string
  /** Key of the witness, from where this browser trusts it. */
  readonly vkey: string
  readonly signed: Signed
  readonly last: string | undefined
  readonly first: string | undefined
  readonly hashes: readonly string[]
}

/**
 * `vouches`: the witness signed the first `size` events of this log at `at`, and has vouched for it since `since`, in
 * seconds since 1970. `contradicts`: it signed another history. `invalid`: a cosignature that was shown is not its own, or not of
 * this log. `none`: none was shown.
 */
export type WitnessVerdict =
  | { readonly kind: 'vouches'; readonly size: number; readonly at: number; readonly since: number }
  | { readonly kind: 'contradicts'; readonly size: number; readonly at: number }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'none' }

type Cosigned = { readonly checkpoint: Checkpoint; readonly at: number }

const invalid: WitnessVerdict = { kind: 'invalid' }

/** The checkpoint in a note and the latest time at which this key cosigned it; undefined if it did not. */
const openCosigned = async (note: string, key: NoteKey, origin: string): Promise<Cosigned | undefined> => {
  const checkpoint = readCheckpoint(textOfNote(note) ?? '')
  if (checkpoint?.origin !== origin) return undefined
  const times: number[] = []
  for (const { seconds, signature, message } of cosignatureClaims(note, key))
    if (await verifyEd25519(signature, message, key.publicKey)) times.push(seconds)
  return times.length === 0 ? undefined : { checkpoint, at: Math.max(...times) }
}

const isOneHistory = (one: Checkpoint, other: Checkpoint, hashes: readonly string[]): boolean => {
  if (one.size === other.size) return !contradicts(one, other)
  const [smaller, larger] = one.size < other.size ? [one, other] : [other, one]
  return provesConsistency(smaller, larger, hashesFromBase64(hashes) ?? [])
}

/** Checks what a witness says of the log. */
export const checkWitness = async (question: WitnessQuestion): Promise<WitnessVerdict> => {
  const { workspace, vkey, signed, last, first, hashes } = question
  if (last === undefined) return { kind: 'none' }
  const origin = originOf(workspace)
  const [key, logKey] = [readWitnessVkey(vkey), readVkey(signed.vkey)]
  const log = logKey?.name === origin ? openCheckpoint(signed.note, logKey) : undefined
  if (!key || !log) return invalid
  const seen = await openCosigned(last, key, origin)
  if (!seen) return invalid
  const { checkpoint, at } = seen
  if (!isOneHistory(checkpoint, log, hashes)) return { kind: 'contradicts', size: checkpoint.size, at }
  // A witness cosigns only what continues its last checkpoint, so its own word joins the first to the last.
  const begun = first === undefined ? undefined : await openCosigned(first, key, origin)
  if (!begun || begun.at > at || begun.checkpoint.size > checkpoint.size) return invalid
  return { kind: 'vouches', size: checkpoint.size, at, since: begun.at }
}
