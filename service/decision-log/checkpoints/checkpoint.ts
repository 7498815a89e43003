/** Signs checkpoints over the tree of a workspace. */
import type pg from 'pg'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { conflict, type Problem } from '#schema/core/problem'
import { SignedCheckpoint } from '#schema/decision-log/checkpoint'
import { utf8 } from '#schema/proof/bytes'
import type { Damage } from '#schema/proof/damage'
import { damageSentence } from '#schema/proof/damage-words'
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
import { growTiles, type TreeEdge } from '../../signing/merkle-tree-builder.ts'
import { isSpoiled, type Kept, spoiledNote } from '../../signing/signed-notes.ts'
import { checkWholeNext, type KnownTree, memoryOf, oneAtATime } from './checkpoint-memory.ts'
import { type Grown, growTree } from './checkpoint-tree.ts'

/** What signing needs of the running service. */
export type Signer = Pick<Service, 'database' | 'checkpointKey' | 'now' | 'keptNotes' | 'report'>

/** The refusal to sign or prove anything of a history that contradicts what was signed. */
export const damaged = (damage: Damage): Problem =>
  conflict('decision-log/damaged', `${damageSentence(damage)} No checkpoint was signed.`)

// Says nothing of the history: no position, and no word of what was rewritten.
const spoiled = conflict(
  'decision-log/damaged',
  'The note kept beside the signing key cannot be read or was changed. No checkpoint was signed.',
)

const empty = conflict('decision-log/empty', 'Nothing is on record yet, so there is nothing to sign.')

/** The key by its name in a workspace. */
export const keyIn = ({ checkpointKey }: Pick<Signer, 'checkpointKey'>, workspace: string): NoteKey =>
  noteKeyOf(originOf(workspace), checkpointKey.publicKey)

const checkpointOf = ({ name }: NoteKey, edge: TreeEdge): Checkpoint | undefined =>
  edge.size === 0 ? undefined : { origin: name, size: edge.size, root: growTiles(edge).root() }

/** Says once why nothing is signed. */
const reportRefusal = (signer: Signer, workspace: string, facts: object, why: string): void => {
  const memory = memoryOf(signer.database, workspace)
  if (memory.reported === why) return
  memory.reported = why
  signer.report('error', { workspace, ...facts }, `refusing to sign checkpoints: ${why}`)
}

/** Says what was mended. */
const reportGrown = (signer: Signer, workspace: string, grown: Exclude<Grown, Damage>): void => {
  memoryOf(signer.database, workspace).reported = undefined
  for (const { level, index } of grown.wrongTiles)
    signer.report(
      'warn',
      { workspace, level, index },
      `the Merkle tile at level ${level}, index ${index} did not match its events and was rebuilt from them`,
    )
}

// A clock may be set back. The time still follows those before it, so that `verify` can tell an edited one; an edited
// one that lies ahead is not followed.
const madeSql = `
  insert into checkpoint (workspace, size, key_id, note, made_at)
  select $1, $2, $3, $4, greatest($5::timestamptz,
    (select recorded_at from events where workspace = $1 and position = $2),
    (select max(made_at) from checkpoint where workspace = $1 and made_at < $5::timestamptz + interval '1 hour'))
  on conflict do nothing`

/** Says what of the files beside the key was lost and is there again. */
const reportKept = (signer: Signer, workspace: string, kept: Kept, grown: Exclude<Grown, Damage>): void => {
  if (kept.note === undefined && grown.wasSigned)
    signer.report('warn', { workspace }, `${kept.file} was missing and was written again`)
  if (grown.wrongLeaves)
    signer.report('warn', { workspace }, `${kept.leavesFile} did not match the events and was written again`)
}

/** Signs and keeps; within the transaction that made the tree. */
const signTree = async (
  signer: Signer,
  client: pg.ClientBase,
  workspace: string,
  { edge, kept }: KnownTree,
  before: Kept | undefined,
): Promise<SignedCheckpoint> => {
  const { size } = edge
  const key = keyIn(signer, workspace)
  const text = checkpointText({ origin: key.name, size, root: growTiles(edge).root() })
  // Ed25519 gives the same signature each time, so a checkpoint that was signed before is the same note again.
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
  // Checking a long history may take longer than other locks are waited for.
  await client.query('set local lock_timeout = 0')
  await client.query('insert into checkpoint_tree (workspace, size) values ($1, 0) on conflict do nothing', [
    workspace,
  ])
  // Another process that signs at the same moment waits here.
  await client.query('select from checkpoint_tree where workspace = $1 for update', [workspace])
  const key = keyIn(signer, workspace)
  const kept = await signer.keptNotes?.read(workspace, key)
  if (kept && isSpoiled(kept)) {
    reportRefusal(signer, workspace, {}, `${kept.file}, ${spoiledNote}`)
    return E.left(spoiled)
  }
  // A note that was taken away may have been newer than any in the database, so the whole history is held against those
  // before a note is kept again: that is all there is left to hold it against.
  if (kept && kept.note === undefined) checkWholeNext(memory)
  const evidence = { key, kept, known: memory.known && checkpointOf(key, memory.known.edge) }
  const grown = await growTree(client, workspace, memory.known, evidence, signer.now().getTime())
  if ('kind' in grown) {
    checkWholeNext(memory)
    reportRefusal(signer, workspace, grown, damageSentence(grown))
    return E.left(damaged(grown))
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
 * A checkpoint over all that is recorded by now; the same note again, where nothing was added since. Where the history
 * contradicts what was signed before, nothing is signed, and the refusal names the first position.
 */
export const makeCheckpoint = (
  signer: Signer,
  workspace: string,
): Promise<E.Either<Problem, SignedCheckpoint>> =>
  oneAtATime(memoryOf(signer.database, workspace), () =>
    signer.database.withReader(workspace, async (client) => {
      await client.query('begin')
      try {
        return await sign(signer, client, workspace)
      } finally {
        // After a commit there is nothing to roll back; a connection that is lost has nothing either.
        await client.query('rollback').catch(() => {})
      }
    }),
  )
