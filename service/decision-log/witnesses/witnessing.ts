/** Has checkpoints cosigned by witnesses, and keeps what they said. */
import { LRUCache } from 'lru-cache'
import { E } from '#schema/core/fp'
import type { SignedCheckpoint, Witness } from '#schema/decision-log/checkpoint'
import { cosignedAt } from '#schema/proof/cosignature'
import { consistencyRanges } from '#schema/proof/tree'
import { isDemoCopy } from '../../accounts/demo-size.ts'
import type { Service } from '../../runtime/service.ts'
import type { WitnessSettings } from '../../runtime/witness-settings.ts'
import { nodeVerify } from '../../signing/checkpoint-key.ts'
import { makeCheckpoint, type Signer } from '../checkpoints/checkpoint.ts'
import { proofOf } from '../checkpoints/checkpoint-proof.ts'
import { askWitness } from './ask-witness.ts'

/** Dependencies of witnessing. */
export type Witnessed = Signer & Pick<Service, 'witnesses'>

type Standing = Witness['standing']

type Asked = { readonly size: number; readonly at: number; readonly standing: Promise<Standing> }

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

/** Last cosignature of a witness; undefined if there is none. */
export const lastCosignature = (
  { database }: Pick<Service, 'database'>,
  workspace: string,
  witness: string,
) =>
  database
    .of(workspace)
    .selectFrom('cosignature')
    .select(['size', 'cosigned_at'])
    .where('witness', '=', witness)
    .orderBy('size', 'desc')
    .executeTakeFirst()

/** Lines of all cosignatures of the checkpoint over the first `size` events. */
export const cosignatureLines = async (
  { database }: Pick<Service, 'database'>,
  workspace: string,
  size: number,
): Promise<string> => {
  const rows = await database
    .of(workspace)
    .selectFrom('cosignature')
    .select('line')
    .where('size', '=', size)
    .orderBy('witness')
    .execute()
  return rows.map(({ line }) => line).join('')
}

/** Keeps the cosignature in an answer; false if there is no valid one of this witness. */
const keep = async (
  service: Witnessed,
  workspace: string,
  { key }: WitnessSettings,
  { note, size }: SignedCheckpoint,
  lines: string,
): Promise<boolean> => {
  for (const line of lines.split(/(?<=\n)/)) {
    const seconds = cosignedAt(`${note}${line}`, key, nodeVerify)
    if (seconds === undefined) continue
    await service.database
      .of(workspace)
      .insertInto('cosignature')
      .values({
        workspace,
        size,
        witness: key.name,
        line,
        cosigned_at: new Date(seconds * 1000).toISOString(),
      })
      .onConflict((on) => on.doNothing())
      .execute()
    return true
  }
  return false
}

/** True if this history has at least `size` events by now: another process may have asked about a later checkpoint. */
const reaches = async (service: Witnessed, workspace: string, size: number): Promise<boolean> => {
  const made = await makeCheckpoint(service, workspace)
  return E.isRight(made) && made.right.size >= size
}

/** Asks from an old size; once more from the one that the witness names instead. */
const askFrom = async (
  service: Witnessed,
  workspace: string,
  witness: WitnessSettings,
  signed: SignedCheckpoint,
  old: number,
  isLast: boolean,
): Promise<Standing> => {
  const { note, size } = signed
  // It has cosigned more events than there are, unless another process has signed more by now.
  if (old > size) return (await reaches(service, workspace, old)) ? 'silent' : 'contradicts'
  const proof =
    old > 0 && old < size
      ? await proofOf(service, workspace, consistencyRanges(old, size), size)
      : E.right([])
  if (E.isLeft(proof)) return 'silent'
  const reply = await askWitness(witness.url, { old, hashes: proof.right, note })
  if (reply.kind === 'lines')
    return (await keep(service, workspace, witness, signed, reply.lines)) ? 'agrees' : 'silent'
  if (reply.kind !== 'size') return reply.kind === 'contradiction' ? 'contradicts' : reply.kind
  // It has cosigned another root of the same size.
  if (reply.size === size && old === size) return 'contradicts'
  return isLast ? 'silent' : askFrom(service, workspace, witness, signed, reply.size, true)
}

const ask = async (
  service: Witnessed,
  workspace: string,
  witness: WitnessSettings,
  signed: SignedCheckpoint,
): Promise<Standing> => {
  const old = (await lastCosignature(service, workspace, witness.key.name))?.size ?? 0
  return old === signed.size ? 'agrees' : askFrom(service, workspace, witness, signed, old, false)
}

const sentences = {
  contradicts: 'has cosigned another history of this log',
  'unknown-log': 'has no such log, or another key for it',
  silent: 'has not cosigned the last checkpoint',
}

/**
 * Has a checkpoint cosigned by a witness. About the same checkpoint, it is asked again only after a while.
 * What is wrong is reported once.
 */
export const cosign = (
  service: Witnessed,
  workspace: string,
  witness: WitnessSettings,
  signed: SignedCheckpoint,
): Promise<Standing> => {
  const asked = questionsOf(service.database)
  const name = `${witness.key.name} ${workspace}`
  const before = asked.get(name)
  const at = service.now().getTime()
  if (before?.size === signed.size && at - before.at < againAfterMs) return before.standing
  const standing = ask(service, workspace, witness, signed).catch((): Standing => 'silent')
  asked.set(name, { size: signed.size, at, standing })
  void Promise.all([before?.standing, standing]).then(([was, now]) => {
    if (now === 'agrees' || now === was) return
    const level = now === 'contradicts' ? 'error' : 'warn'
    service.report(
      level,
      { workspace, witness: witness.key.name },
      `the witness ${witness.key.name} ${sentences[now]}`,
    )
  })
  return standing
}
