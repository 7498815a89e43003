/** Has checkpoints cosigned by witnesses, and keeps what they said. */
import { LRUCache } from 'lru-cache'
import { E } from '#schema/core/fp'
import type { SignedCheckpoint, Witness } from '#schema/decision-log/checkpoint'
import { consistencyRanges } from '#schema/proof/tree'
import { isDemoCopy } from '../../accounts/demo-size.ts'
import type { Service } from '../../runtime/service.ts'
import type { WitnessSettings } from '../../runtime/witness-settings.ts'
import { makeCheckpoint } from '../checkpoints/checkpoint.ts'
import { proofOf } from '../checkpoints/checkpoint-proof.ts'
import { askWitness } from './ask-witness.ts'
import { type Asking, hasSignedAnother, type Witnessed } from './contradiction.ts'
import { keepCosignature, lastCosignature, readCosignature, storedLines } from './cosignatures.ts'

/** What a witness says of a checkpoint, and why it has not cosigned it. */
export type Said = { readonly standing: Witness['standing']; readonly why?: string }

type Asked = { readonly note: string; readonly at: number; readonly said: Promise<Said> }

/** Milliseconds for all answers of a witness to one question. */
const answerWithinMs = 3000

/** Milliseconds until a witness that did not cosign is asked again about the same checkpoint. */
const againAfterMs = 30_000

/** The last question of this process to each witness, by database. */
const questions = new WeakMap<object, LRUCache<string, Asked>>()

const questionsOf = (database: object): LRUCache<string, Asked> => {
  const found = questions.get(database) ?? new LRUCache<string, Asked>({ max: 10_000 })
  questions.set(database, found)
  return found
}

/** Witnesses of a workspace: none of a visitor's copy of a demo, which no witness knows. */
export const witnessesOf = ({ witnesses }: Pick<Service, 'witnesses'>, workspace: string) =>
  isDemoCopy(workspace) ? [] : witnesses

/** Valid lines of the witnesses of WITNESSES below this note. */
export const cosignatureLines = async (
  service: Pick<Service, 'database' | 'witnesses'>,
  workspace: string,
  { note, size }: Pick<SignedCheckpoint, 'note' | 'size'>,
): Promise<string> => {
  const lines = witnessesOf(service, workspace).map(async ({ key }) =>
    (await storedLines(service, workspace, key, size)).filter((line) => readCosignature(note, line, key)),
  )
  return (await Promise.all(lines)).flat().join('')
}

/** The refusal of a witness: an alarm only with a signature of its own to show. */
const refused = async (asking: Asking, old: number, why: string): Promise<Said> => ({
  standing: (await hasSignedAnother(asking, old)) ? 'contradicts' : 'mismatch',
  why,
})

/** Asks about an old size above the present one: another process may have signed a later checkpoint. */
const askAbove = async (asking: Asking, old: number, isLast: boolean): Promise<Said> => {
  const made = await makeCheckpoint(asking.service, asking.workspace)
  const hasGrown = E.isRight(made) && made.right.size >= old
  if (!hasGrown) return refused(asking, old, `it names ${old} events, which this log never had`)
  if (isLast) return { standing: 'unusable', why: 'it has cosigned a later checkpoint' }
  return askFrom({ ...asking, signed: made.right }, old, true)
}

/** Asks from an old size; once more from the one that the witness names instead. */
const askFrom = async (asking: Asking, old: number, isLast: boolean): Promise<Said> => {
  const { service, workspace, witness, signed, signal, held } = asking
  const { note, size } = signed
  if (old > size) return askAbove(asking, old, isLast)
  const proof =
    old > 0 && old < size
      ? await proofOf(service, workspace, consistencyRanges(old, size), size)
      : E.right([])
  if (E.isLeft(proof)) return { standing: 'silent', why: proof.left.detail }
  const reply = await askWitness(witness.url, { old, hashes: proof.right, note }, signal)
  if (reply.kind === 'lines')
    return (await keepCosignature(service, workspace, witness.key, note, reply.lines))
      ? { standing: 'agrees' }
      : { standing: 'unusable', why: 'its answer has no valid cosignature of the checkpoint' }
  // In version 1.0.0 of the protocol, 409 is also the answer to another root of the same size.
  if (reply.kind === 'refusal' || (reply.kind === 'size' && reply.size === old && old === size))
    return refused(asking, old, 'why' in reply ? reply.why : 'it answered 409')
  if (reply.kind !== 'size') return { standing: reply.kind, why: reply.why }
  if (isLast || reply.size === old)
    return { standing: 'unusable', why: `it answered ${reply.size} when asked from ${old}` }
  if (held && reply.size < held.checkpoint.size)
    service.report(
      'error',
      { workspace, witness: witness.key.name },
      `the witness ${witness.key.name} has lost its memory: it names ${reply.size} events, and has cosigned ${held.checkpoint.size}`,
    )
  return askFrom(asking, reply.size, true)
}

const ask = async (asking: Omit<Asking, 'held'>): Promise<Said> => {
  const { service, workspace, witness, signed } = asking
  const { key } = witness
  const lines = await storedLines(service, workspace, key, signed.size)
  if (lines.some((line) => readCosignature(signed.note, line, key))) return { standing: 'agrees' }
  if (lines.length > 0)
    service.report(
      'error',
      { workspace, witness: key.name, size: signed.size },
      `the stored cosignature of ${key.name} at position ${signed.size} is not valid; it is asked again`,
    )
  const held = await lastCosignature(service, workspace, key)
  return askFrom({ ...asking, held }, held?.checkpoint.size ?? 0, false)
}

const sentences = {
  contradicts: 'has cosigned another history of this log',
  mismatch: 'answered in a way that fits no history of this log',
  'unknown-log': 'has no such log, or another key for it',
  unusable: 'gave no usable answer',
  silent: 'has not answered',
} as const satisfies { readonly [S in Exclude<Witness['standing'], 'agrees'>]: string }

const reportSaid = (asking: Omit<Asking, 'held'>, { standing, why }: Said): void => {
  if (standing === 'agrees') return
  const { service, workspace, witness } = asking
  const { name } = witness.key
  const level = standing === 'contradicts' ? 'error' : 'warn'
  const reason = why === undefined ? '' : ` (${why})`
  service.report(level, { workspace, witness: name }, `the witness ${name} ${sentences[standing]}${reason}`)
}

/**
 * Has a checkpoint cosigned by a witness, within `withinMs` milliseconds for all of its answers. About the same checkpoint, it
 * is asked again only after a while. What is wrong is reported once.
 */
export const cosign = (
  service: Witnessed,
  workspace: string,
  witness: WitnessSettings,
  signed: SignedCheckpoint,
  withinMs = answerWithinMs,
): Promise<Said> => {
  const asked = questionsOf(service.database)
  const name = `${witness.key.name} ${witness.key.id} ${workspace}`
  const before = asked.get(name)
  // Not the clock of the day, which may be set back.
  const at = performance.now()
  if (before?.note === signed.note && at - before.at < againAfterMs) return before.said
  const asking = { service, workspace, witness, signed, signal: AbortSignal.timeout(withinMs) }
  const said = ask(asking).catch((error: Error): Said => ({ standing: 'silent', why: error.message }))
  asked.set(name, { note: signed.note, at, said })
  void Promise.all([before?.said, said]).then(([was, now]) => {
    if (now.standing !== was?.standing || now.why !== was.why) reportSaid(asking, now)
  })
  return said
}
