/**
 * A witness: cosigns checkpoints of logs that it knows, each only if it continues the one before (C2SP tlog-witness). It
 * keeps no events and sees none.
 */
import { hashesFromBase64 } from '#schema/proof/bytes'
import { provesConsistency } from '#schema/proof/check-proof'
import { cosignatureLine, witnessKeyOf } from '#schema/proof/cosignature'
import {
  type NoteKey,
  openCheckpoint,
  readCheckpoint,
  signatureLine,
  signaturesUnder,
  textOfNote,
} from '#schema/proof/note'
import { rootOf } from '#schema/proof/tree'
import { type CheckpointKey, nodeVerify } from '../signing/checkpoint-key.ts'
import type { SeenCheckpoints } from './seen-checkpoints.ts'

/** An answer of the protocol: the status and the body, which is a size for 409 and signature lines for 200. */
export type WitnessAnswer = { readonly status: 200 | 400 | 403 | 404 | 409 | 422; readonly body: string }

/** The parts of a witness. */
export type Witness = {
  readonly name: string
  readonly key: CheckpointKey
  /** Keys of the logs it cosigns, by the names of their origins; a log whose key was replaced has several. */
  readonly logs: readonly NoteKey[]
  readonly seen: SeenCheckpoints
  readonly now: () => Date
}

/** Most lines of a proof, as the protocol sets it: a tree of 2⁶³ leaves needs no more. */
const mostHashes = 63

/** A request: `old` and a size, the lines of a proof, an empty line, and a signed checkpoint. */
export type AddCheckpoint = {
  readonly old: number
  readonly hashes: readonly string[]
  readonly note: string
}

/** Formats a request. */
export const addCheckpointText = ({ old, hashes, note }: AddCheckpoint): string =>
  `${[`old ${old}`, ...hashes].join('\n')}\n\n${note}`

const readAddCheckpoint = (body: string): AddCheckpoint | undefined => {
  const end = body.indexOf('\n\n')
  const [first = '', ...hashes] = body.slice(0, Math.max(end, 0)).split('\n')
  const [, size] = /^old (0|[1-9]\d{0,14})$/.exec(first) ?? []
  return size === undefined || hashes.length > mostHashes
    ? undefined
    : { old: Number(size), hashes, note: body.slice(end + 2) }
}

/** Returns the answer to the body of `POST /add-checkpoint`. Requests about one log take turns. */
export const openWitness = ({
  name,
  key,
  logs,
  seen,
  now,
}: Witness): ((body: string) => Promise<WitnessAnswer>) => {
  const ours = witnessKeyOf(name, key.publicKey)
  const add = async (body: string): Promise<WitnessAnswer> => {
    const request = readAddCheckpoint(body)
    const text = request && textOfNote(request.note)
    const stated = text === undefined ? undefined : readCheckpoint(text)
    if (!request || text === undefined || !stated)
      return { status: 400, body: 'This is not an add-checkpoint request.\n' }
    const known = logs.filter((one) => one.name === stated.origin)
    if (known.length === 0) return { status: 404, body: 'This witness does not know the log.\n' }
    const log = known.find((one) => openCheckpoint(request.note, one, nodeVerify))
    if (!log) return { status: 403, body: 'The checkpoint is not signed by the key of the log.\n' }
    const { old } = request
    if (old > stated.size)
      return { status: 400, body: 'The old size is larger than the size of the checkpoint.\n' }
    const last = await seen.last(log.name)
    const size = last?.checkpoint.size ?? 0
    if (old !== size) return { status: 409, body: `${size}\n` }
    const before = last?.checkpoint ?? { size: 0, root: rootOf([]) }
    const hashes = hashesFromBase64(request.hashes)
    // Of no events there is one root; a proof leads to every other checkpoint, also to one of the same size.
    if (!hashes || !provesConsistency(before, stated, hashes))
      return { status: 422, body: 'The proof does not lead from the last checkpoint to this one.\n' }
    const seconds = Math.floor(now().getTime() / 1000)
    const line = cosignatureLine(text, ours, seconds, key.sign)
    // Before the answer: after a crash, the witness must not cosign another history.
    const signed = signaturesUnder(request.note, log).map((signature) => signatureLine(log, signature))
    await seen.keep(log.name, `${text}\n${signed.join('')}${line}`)
    return { status: 200, body: line }
  }
  let turn: Promise<unknown> = Promise.resolve()
  return (body) => {
    const answer = turn.then(() => add(body))
    turn = answer.catch(() => {})
    return answer
  }
}
