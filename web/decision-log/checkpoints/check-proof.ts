/** Checks signed notes and proofs from the service by computation alone; runs in a worker. Pure. */
import { fromHex, hashesFromBase64 } from '#schema/proof/bytes'
import { provesConsistency, provesInclusion } from '#schema/proof/check-proof'
import { type Checkpoint, contradicts, openCheckpoint, originOf, readVkey } from '#schema/proof/note'
import { sha256Hex } from '#schema/proof/sha256-hex'
import { leafHash } from '#schema/proof/tree'

/** A signed note with its verification key. */
export type Signed = { readonly note: string; readonly vkey: string }

/** Does the signed log continue the remembered one? `hashes` is the consistency proof in base64. */
export type LogQuestion = {
  readonly kind: 'log'
  readonly workspace: string
  readonly signed: Signed
  readonly remembered: Signed | undefined
  readonly hashes: readonly string[]
}

/** Is an event with this hash at this position of the signed log? `canonical` is its text, where shown. */
export type EntryQuestion = {
  readonly kind: 'entry'
  readonly workspace: string
  readonly signed: Signed
  readonly position: number
  readonly hash: string
  readonly hashes: readonly string[]
  readonly canonical: string | null
}

export type Question = LogQuestion | EntryQuestion

/**
 * Log: `first` means nothing is remembered; `continued`, that the log continues the remembered one; `new-key`, the
 * same under another key; `rewritten` and `cut`, that it does not; `unsigned`, that no key of this log signed it.
 * Event: `held` or `not-held`, whether the log contains it.
 */
export type Verdict =
  | 'first'
  | 'continued'
  | 'new-key'
  | 'rewritten'
  | 'cut'
  | 'unsigned'
  | 'held'
  | 'not-held'

const openSigned = (workspace: string, { note, vkey }: Signed): Checkpoint | undefined => {
  const key = readVkey(vkey)
  return key?.name === originOf(workspace) ? openCheckpoint(note, key) : undefined
}

const judgeLog = ({ workspace, signed, remembered, hashes }: LogQuestion): Verdict => {
  const now = openSigned(workspace, signed)
  if (!now) return 'unsigned'
  const before = remembered && openSigned(workspace, remembered)
  if (!remembered || !before) return 'first'
  if (now.size < before.size) return 'cut'
  const proof = hashesFromBase64(hashes) ?? []
  const isContinued = !contradicts(before, now) && provesConsistency(before, now, proof)
  if (!isContinued) return 'rewritten'
  return remembered.vkey === signed.vkey ? 'continued' : 'new-key'
}

const judgeEntry = ({ workspace, signed, position, hash, hashes, canonical }: EntryQuestion): Verdict => {
  const log = openSigned(workspace, signed)
  const [leaf, proof] = [fromHex(hash), hashesFromBase64(hashes)]
  if (!log || !leaf || !proof) return 'not-held'
  if (canonical !== null && sha256Hex(canonical) !== hash) return 'not-held'
  return provesInclusion(position - 1, log.size, leafHash(leaf), proof, log.root) ? 'held' : 'not-held'
}

export const checkProof = (question: Question): Verdict =>
  question.kind === 'log' ? judgeLog(question) : judgeEntry(question)
