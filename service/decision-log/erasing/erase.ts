/**
 * Erases a subject by destroying its key, which makes everything sealed under it unreadable. The events stay unchanged, so
 * that every hash and proof remains valid, and a signed tombstone is appended (decision 126). Only the database owner can
 * do this.
 */
import type pg from 'pg'
import type { Erasure } from '#schema/core/erasure'
import { runCommand } from '../../event-store/decide.ts'
import type { EventStore } from '../../event-store/event-store.ts'
import type { Projection } from '../../read-models/projection.ts'
import { connectOwner, rebuildWorkspace } from '../../read-models/rebuild.ts'
import { clearAndSearch, clearKeyTraces, noteKeyTrace } from '../../sealing/erase-files.ts'
import { addErasures, type ListedErasure, readErasures } from '../../sealing/erasure-list.ts'
import { erasureDecider, erasureOf, type SignNote, tombstoneId } from '../../sealing/erasure-record.ts'

/** Dependencies of an erasure. */
export type EraseTools = {
  /** The owner's connection; the service role must not remove keys. */
  readonly owner: pg.ClientBase
  readonly store: EventStore
  readonly projections: readonly Projection[]
  readonly now: () => Date
  /** Path of the list of erasures. */
  readonly list: string
  /** Folder of the embedded database, searched afterwards; undefined for an external server. */
  readonly dataDir?: string | undefined
}

/** Result of an erasure; `before` if the subject was erased earlier and nothing has been sealed under it since. */
export type EraseResult =
  | {
      readonly kind: 'erased'
      readonly erasure: Erasure
      /** Files that still contain the key, once per copy; undefined for an external server, whose files cannot be searched. */
      readonly copies: readonly string[] | undefined
    }
  | { readonly kind: 'before'; readonly erasedAt: string }
  | { readonly kind: 'unknown' }

/** A key as it is stored, which may be wrapped, and the hash of the key itself. */
type StoredKey = { readonly stored: Buffer; readonly keyHash: string }

/** Key of a subject; undefined if it has none. */
const keyOf = async (
  owner: pg.ClientBase,
  workspace: string,
  subject: string,
): Promise<StoredKey | undefined> => {
  const { rows } = await owner.query<StoredKey>(
    `select key as stored, encode(case when length(key) = 32 then sha256(key) else key_hash end, 'hex') as "keyHash" from subject_key where workspace = $1 and subject = $2`,
    [workspace, subject],
  )
  return rows[0]
}

const lastErasure = async (
  { store }: EraseTools,
  workspace: string,
  subject: string,
): Promise<string | undefined> => {
  const events = await store.readStream(workspace, `${erasureDecider.slice}-${tombstoneId(subject)}`)
  return events.at(-1)?.recordedAt
}

/**
 * Erases a subject. Writes the list first and destroys the key last, so that the next start, or a second call, finishes an
 * interrupted erasure. Throws if the database or the list is not accessible.
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
  const { keyHash, stored } = key
  // An interrupted erasure is already on the list, with its signed facts.
  const interrupted = (await readErasures(tools.list)).find(({ erasure }) => erasure.keyHash === keyHash)
  const erasure =
    interrupted?.erasure ?? erasureOf({ workspace, subject, keyHash, now: tools.now(), sign, reason })
  await addErasures(tools.list, [{ workspace, erasure }])
  await applyErasure(tools, { workspace, erasure })
  const copies = await clearAndSearch(tools.owner, tools.dataDir, stored)
  return { kind: 'erased', erasure, copies }
}

/**
 * Repeats listed erasures whose keys have returned, as after restoring a backup; returns them. Call before
 * serving requests.
 */
export const reapplyErasures = async (tools: EraseTools): Promise<readonly ListedErasure[]> => {
  const done: ListedErasure[] = []
  for (const listed of await undoneErasures(tools.owner, tools.list))
    if (await applyErasure(tools, listed)) done.push(listed)
  return done
}

/** Listed erasures whose keys have returned, as after restoring a backup; the data they open must not be shown. */
export const undoneErasures = async (
  owner: pg.ClientBase,
  list: string,
): Promise<readonly ListedErasure[]> => {
  const undone: ListedErasure[] = []
  for (const listed of await readErasures(list)) {
    const key = await keyOf(owner, listed.workspace, listed.erasure.subject)
    if (key?.keyHash === listed.erasure.keyHash) undone.push(listed)
  }
  return undone
}

/** Runs `reapplyErasures` and `clearKeyTraces` with a connection of its own; called at every start, before serving requests. */
export const enforceErasures = async (
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

/** Returns true if the key existed. A newer key of the same subject has another hash and is kept. */
const applyErasure = async (tools: EraseTools, { workspace, erasure }: ListedErasure): Promise<boolean> => {
  const { owner, store, projections } = tools
  const key = await keyOf(owner, workspace, erasure.subject)
  if (key?.keyHash !== erasure.keyHash) return false
  const { kind } = await runCommand(store, {
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
    // A sealed answer does not name its subject, so delete all of the workspace's. Repeating one of those requests runs it again.
    await owner.query('delete from idempotency where workspace = $1 and is_sealed', [workspace])
    await owner.query(
      `delete from subject_key where workspace = $1 and subject = $2 and case when length(key) = 32 then sha256(key) else key_hash end = decode($3, 'hex')`,
      [workspace, subject, keyHash],
    )
    await noteKeyTrace(owner)
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}
