/** Judges what the service says of its log, by arithmetic alone; runs in a worker. Pure. */
import { fromHex, hashesFromBase64 } from '#schema/proof/bytes'
import { provesConsistency, provesInclusion } from '#schema/proof/check-proof'
import { type Checkpoint, contradicts, openCheckpoint, originOf, readVkey } from '#schema/proof/note'
import { sha256Hex } from '#schema/proof/sha256-hex'
import { leafHash } from '#schema/proof/tree'

/** A signed note and the key that it came with. */
export type Signed = { readonly note: string; readonly vkey: string }

/** Whether the log that is signed now goes on from the one remembered; `hashes` is the consistency proof in base64. */
export type LogQuestion = {
  readonly kind: 'log'
  readonly workspace: string
  readonly signed: Signed
  readonly remembered: Signed | undefined
  readonly hashes: readonly string[]
}

/** Whether an event with this hash stands at a position of the signed log; `canonical` is its text, where it is shown. */
export type EntryQuestion = {
  readonly kind: 'entry'
  readonly workspace: string
  readonly signed: Signed
  readonly position: number
  readonly hash: string
  readonly hashes: readonly string[]
  readonly canonical: string | null
}

/** What may be asked. */
export type Question = LogQuestion | EntryQuestion

/**
 * `first`: nothing is remembered. `continued`: the log goes on from what is remembered. `new-key`: it does, under another
 * key. `rewritten`, `cut`: it does not. `unsigned`: no key that belongs to it signed it.
 * `held`, `not-held`: whether the event is in the log.
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

/** Answers a question. */
export const judge = (question: Question): Verdict =>
  question.kind === 'log' ? judgeLog(question) : judgeEntry(question)
