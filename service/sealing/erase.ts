/**
 * Erasing a subject: its key is destroyed, and with it all that was ever sealed under it. The history keeps its bytes, so
 * that every hash and proof still holds, and gains a signed tombstone. Only the owner of the database can do this.
 */
import { hash } from 'node:crypto'
import type pg from 'pg'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { IsoTime } from '#schema/core/scalars'
import { type Erasure, erasureText } from '#schema/decision-log/erasure'
import { utf8 } from '#schema/proof/bytes'
import { noteKeyOf, originOf, signedNote } from '#schema/proof/note'
import { change } from '../event-store/decide.ts'
import type { Decider } from '../event-store/decider.ts'
import type { EventStore } from '../event-store/event-store.ts'
import type { Projection } from '../read-models/projection.ts'
import { connectOwner, rebuildWorkspace } from '../read-models/rebuild.ts'
import type { CheckpointKey } from '../signing/checkpoint-key.ts'
import { clearAndSearch, clearKeyTraces, noteKeyTrace } from './erase-files.ts'
import { addErasures, type ListedErasure, readErasures } from './erasure-list.ts'

/** What erasing works with. */
export type EraseTools = {
  /** The owner's connection: the service's role may not remove keys. */
  readonly owner: pg.ClientBase
  readonly store: EventStore
  readonly projections: readonly Projection[]
  readonly now: () => Date
  /** File of the list of erasures. */
  readonly list: string
  /** Folder of the embedded database, whose files are searched afterwards; there is none for an outside server. */
  readonly dataDir?: string | undefined
}

/** Signs a text for a workspace; gives the text with its signature, as a C2SP signed note. */
export type SignNote = (workspace: string, text: string) => string

/** Signs by the key of the checkpoints, under the name that it has in the workspace. */
export const noteSigner =
  ({ publicKey, sign }: CheckpointKey): SignNote =>
  (workspace, text) =>
    signedNote(text, noteKeyOf(originOf(workspace), publicKey), sign(utf8(text)))

/** Rules of tombstones: each destroyed key of a subject has one. The state is the hashes of those keys. */
export const erasureDecider: Decider<Erasure, readonly string[]> = {
  slice: 'decision-log',
  initial: [],
  evolve: (hashes, event) => (event.type === 'SubjectErased' ? [...hashes, event.data.keyHash] : hashes),
  decide: (erasure, hashes) =>
    E.right(hashes.includes(erasure.keyHash) ? [] : [{ type: 'SubjectErased', data: erasure }]),
}

/** How it ended: `before` where the subject was erased earlier and nothing is sealed under it since. */
export type EraseResult =
  | {
      readonly kind: 'erased'
      readonly erasure: Erasure
      /** Files that still hold the key, once for each copy; undefined for an outside server, whose files are out of reach. */
      readonly copies: readonly string[] | undefined
    }
  | { readonly kind: 'before'; readonly erasedAt: string }
  | { readonly kind: 'unknown' }

/** The key of a subject, undefined where it has none. */
const keyOf = async (
  owner: pg.ClientBase,
  workspace: string,
  subject: string,
): Promise<Buffer | undefined> => {
  const { rows } = await owner.query<{ key: Buffer }>(
    'select key from subject_key where workspace = $1 and subject = $2',
    [workspace, subject],
  )
  return rows[0]?.key
}

const hashOf = (key: Buffer): string => hash('sha256', key, 'hex')

const tombstoneId = (subject: string): string => `erased-${subject}`

const lastErasure = async (
  { store }: EraseTools,
  workspace: string,
  subject: string,
): Promise<string | undefined> => {
  const events = await store.readStream(workspace, `${erasureDecider.slice}-${tombstoneId(subject)}`)
  return events.at(-1)?.recordedAt
}

/**
 * Erases a subject. The list comes first and the key goes last, so that whatever breaks off in between is finished by the
 * next start of the service, or by asking again. Throws where database or list cannot be reached.
 */
export const eraseSubject = async (
  tools: EraseTools,
  workspace: string,
  subject: string,
  sign: SignNote,
  reason?: string,
): Promise<EraseResult> => {
  const key = await keyOf(tools.owner, workspace, subject)
  if (key === undefined) {
    const erasedAt = await lastErasure(tools, workspace, subject)
    return erasedAt === undefined ? { kind: 'unknown' } : { kind: 'before', erasedAt }
  }
  const keyHash = hashOf(key)
  // One that broke off is on the list already, with the facts that were signed then.
  const begun = (await readErasures(tools.list)).find(({ erasure }) => erasure.keyHash === keyHash)
  const facts = {
    subject,
    keyHash,
    erasedAt: decodeOrThrow(IsoTime, tools.now().toISOString(), 'The time of an erasure'),
    ...(reason === undefined ? {} : { reason }),
  }
  const erasure = begun?.erasure ?? { ...facts, note: sign(workspace, erasureText(workspace, facts)) }
  await addErasures(tools.list, [{ workspace, erasure }])
  await carryOut(tools, { workspace, erasure })
  const copies = await clearAndSearch(tools.owner, tools.dataDir, key)
  return { kind: 'erased', erasure, copies }
}

/**
 * Carries out again what the list says and this database does not hold to: one restored from a backup has its old keys
 * back. Gives what had to be erased. To be called before anything is served.
 */
export const reapplyErasures = async (tools: EraseTools): Promise<readonly ListedErasure[]> => {
  const done: ListedErasure[] = []
  for (const listed of await readErasures(tools.list)) if (await carryOut(tools, listed)) done.push(listed)
  return done
}

/**
 * The same, with a connection of its own, and then clears the files of keys that were destroyed since: what happens at every
 * start, before anything is served.
 */
export const holdToErasures = async (
  ownerUrl: string,
  tools: Omit<EraseTools, 'owner'>,
): Promise<readonly ListedErasure[]> => {
  const owner = await connectOwner(ownerUrl)
  try {
    const done = await reapplyErasures({ ...tools, owner })
    await clearKeyTraces(owner, tools.dataDir !== undefined)
    return done
  } finally {
    await owner.end()
  }
}

/** True where the key was still there. A key that was made for the same subject later is another one, and stays. */
const carryOut = async (tools: EraseTools, { workspace, erasure }: ListedErasure): Promise<boolean> => {
  const { owner, store, projections } = tools
  const key = await keyOf(owner, workspace, erasure.subject)
  if (key === undefined || hashOf(key) !== erasure.keyHash) return false
  const { kind } = await change(store, {
    workspace,
    decider: erasureDecider,
    id: tombstoneId(erasure.subject),
    command: erasure,
    metadata: {
      actor: 'operator',
      persona: null,
      correlationId: null,
      causationId: null,
    },
  })
  if (kind !== 'appended' && kind !== 'unchanged') throw new Error(`The tombstone was not recorded: ${kind}.`)
  await rebuildWorkspace(owner, workspace, projections)
  await destroyKey(owner, workspace, erasure)
  return true
}

const destroyKey = async (
  owner: pg.ClientBase,
  workspace: string,
  { subject, keyHash }: Erasure,
): Promise<void> => {
  await owner.query('begin')
  try {
    // An answer that is kept sealed does not say whose it is, so all of the workspace's go; a repeat is then a new request.
    await owner.query('delete from idempotency where workspace = $1 and is_sealed', [workspace])
    await owner.query(
      `delete from subject_key where workspace = $1 and subject = $2 and sha256(key) = decode($3, 'hex')`,
      [workspace, subject, keyHash],
    )
    await noteKeyTrace(owner)
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}
