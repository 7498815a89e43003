/** Signs checkpoints of a workspace's tree. */
import type pg from 'pg'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { conflict, type Problem } from '#schema/core/problem'
import { SignedCheckpoint } from '#schema/decision-log/checkpoint'
import { utf8 } from '#schema/proof/bytes'
import type { Damage } from '#schema/proof/damage'
import { damageSentence } from '#schema/proof/damage-text'
import {
  type Checkpoint,
  checkpointText,
  type NoteKey,
  noteKeyOf,
  originOf,
  signedNote,
  vkeyText,
} from '#schema/proof/note'
import type { Service } from '../../runtime/service.ts'
import { eventLeaves } from '../../signing/history-leaves.ts'
import { type TreeEdge, treeBuilder } from '../../signing/merkle-tree-builder.ts'
import { alteredNote, isAltered, type KeptNote } from '../../signing/signed-notes.ts'
import { type KnownTree, memoryOf, requireFullCheck, runCoalesced } from './checkpoint-memory.ts'
import { extendTree, type TreeExtension } from './checkpoint-tree.ts'

/** Dependencies of signing. */
export type Signer = Pick<Service, 'database' | 'checkpointKey' | 'now' | 'keptNotes' | 'report'> &
  Partial<Pick<Service, 'sealing'>>

/** Refusal to sign or prove a history that contradicts earlier signatures. */
export const damageProblem = (damage: Damage): Problem =>
  conflict('decision-log/damaged', `${damageSentence(damage)} No checkpoint was signed.`)

// A spoiled note says nothing about the history, so this names no position.
const spoiled = conflict(
  'decision-log/damaged',
  'The note kept beside the signing key cannot be read or was changed. No checkpoint was signed.',
)

const empty = conflict('decision-log/empty', 'Nothing is on record yet, so there is nothing to sign.')

/** The signing key under its name in a workspace. */
export const workspaceKey = ({ checkpointKey }: Pick<Signer, 'checkpointKey'>, workspace: string): NoteKey =>
  noteKeyOf(originOf(workspace), checkpointKey.publicKey)

const checkpointOf = ({ name }: NoteKey, edge: TreeEdge): Checkpoint | undefined =>
  edge.size === 0 ? undefined : { origin: name, size: edge.size, root: treeBuilder(edge).root() }

/** Reports a refusal to sign, once. */
const reportRefusal = (signer: Signer, workspace: string, facts: object, why: string): void => {
  const memory = memoryOf(signer.database, workspace)
  if (memory.reported === why) return
  memory.reported = why
  signer.report('error', { workspace, ...facts }, `refusing to sign checkpoints: ${why}`)
}

/** Reports repairs. */
const reportGrown = (signer: Signer, workspace: string, grown: Exclude<TreeExtension, Damage>): void => {
  memoryOf(signer.database, workspace).reported = undefined
  for (const { level, index } of grown.wrongTiles)
    signer.report(
      'warn',
      { workspace, level, index },
      `the Merkle tile at level ${level}, index ${index} did not match its events and was rebuilt from them`,
    )
}

// Times never run backwards, even if the clock does, so that `verify` can detect edited ones. An edited time in the future
// is ignored.
const madeSql = `
  insert into checkpoint (workspace, size, key_id, note, made_at)
  select $1, $2, $3, $4, greatest($5::timestamptz,
    (select recorded_at from events where workspace = $1 and position = $2),
    (select max(made_at) from checkpoint where workspace = $1 and made_at < $5::timestamptz + interval '1 hour'))
  on conflict do nothing`

/** Reports lost files beside the key that were written again. */
const reportKept = (
  signer: Signer,
  workspace: string,
  kept: KeptNote,
  grown: Exclude<TreeExtension, Damage>,
): void => {
  if (kept.note === undefined && grown.wasSigned)
    signer.report('warn', { workspace }, `${kept.file} was missing and was written again`)
  if (grown.wrongLeaves)
    signer.report('warn', { workspace }, `${kept.leavesFile} did not match the events and was written again`)
}

/** Signs and stores a checkpoint, in the transaction that extended the tree. */
const signTree = async (
  signer: Signer,
  client: pg.ClientBase,
  workspace: string,
  { edge, kept }: KnownTree,
  before: KeptNote | undefined,
): Promise<SignedCheckpoint> => {
  const { size } = edge
  const key = workspaceKey(signer, workspace)
  const text = checkpointText({ origin: key.name, size, root: treeBuilder(edge).root() })
  // Ed25519 is deterministic, so signing the same checkpoint again gives the same note.
  const note = signedNote(text, key, signer.checkpointKey.sign(utf8(text)))
  await client.query('update checkpoint_tree set size = $2 where workspace = $1 and size <> $2', [
    workspace,
    size,
  ])
  await client.query(madeSql, [workspace, size, key.id, note, signer.now().toISOString()])
  const { rows } = await client.query<{ made_at: string }>(
    'select made_at from checkpoint where workspace = $1 and size = $2 and key_id = $3',
    [workspace, size, key.id],
  )
  if (before?.note !== note || before.vkey !== vkeyText(key) || kept < size) {
    const range = { from: kept, to: size }
    await signer.keptNotes?.write(workspace, key, note, eventLeaves(client, workspace), range)
  }
  const signed = { note, vkey: vkeyText(key), size, madeAt: rows[0]?.made_at }
  return decodeOrThrow(SignedCheckpoint, signed, 'A checkpoint')
}

const sign = async (
  signer: Signer,
  client: pg.ClientBase,
  workspace: string,
): Promise<E.Either<Problem, SignedCheckpoint>> => {
  const memory = memoryOf(signer.database, workspace)
  // No lock timeout: another process may be checking a long history.
  await client.query('set local lock_timeout = 0')
  await client.query('insert into checkpoint_tree (workspace, size) values ($1, 0) on conflict do nothing', [
    workspace,
  ])
  // Serialises signing between processes.
  await client.query('select from checkpoint_tree where workspace = $1 for update', [workspace])
  const key = workspaceKey(signer, workspace)
  const kept = await signer.keptNotes?.read(workspace, key)
  if (kept && isAltered(kept)) {
    reportRefusal(signer, workspace, {}, `${kept.file}, ${alteredNote}`)
    return E.left(spoiled)
  }
  // A removed note may have been newer than any in the database. Check the whole history against the remaining ones before
  // keeping a note again.
  if (kept && kept.note === undefined) requireFullCheck(memory)
  const known = memory.known && checkpointOf(key, memory.known.edge)
  const evidence = { key, kept, known, seals: signer.sealing?.seals }
  const grown = await extendTree(client, workspace, memory.known, evidence, signer.now().getTime())
  if ('kind' in grown) {
    requireFullCheck(memory)
    reportRefusal(signer, workspace, grown, damageSentence(grown))
    return E.left(damageProblem(grown))
  }
  const { size } = grown.known.edge
  if (size === 0) return E.left(empty)
  const signed = await signTree(signer, client, workspace, grown.known, kept)
  await client.query('commit')
  memory.known = { ...grown.known, kept: signer.keptNotes ? size : 0 }
  reportGrown(signer, workspace, grown)
  if (kept) reportKept(signer, workspace, kept, grown)
  return E.right(signed)
}

/**
 * Signs a checkpoint over the whole history; returns the same note if nothing was added since. If the history contradicts
 * an earlier signature, signs nothing and refuses with the first damaged position.
 */
export const makeCheckpoint = (
  signer: Signer,
  workspace: string,
): Promise<E.Either<Problem, SignedCheckpoint>> =>
  runCoalesced(memoryOf(signer.database, workspace), () =>
    signer.database.withReader(workspace, async (client) => {
      await client.query('begin')
      try {
        return await sign(signer, client, workspace)
      } finally {
        // Harmless after a commit; ignore a lost connection.
        await client.query('rollback').catch(() => {})
      }
    }),
  )
