/** Signs checkpoints over the tree of a workspace, and gives the proofs that lead to them. */
import type { Kysely } from 'kysely'
import { decodeOwn } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { conflict, type Problem } from '#schema/core/problem'
import { SignedCheckpoint } from '#schema/decision-log/checkpoint'
import type { Run } from '#schema/proof/bundle'
import { toBase64, utf8 } from '#schema/proof/bytes'
import { checkpointText, noteKeyOf, originOf, signedNote, vkeyText } from '#schema/proof/note'
import { type Range, runRanges } from '#schema/proof/tree'
import type { CheckpointKey } from '../core/checkpoint-key.ts'
import type { Database } from '../core/database.ts'
import type { Tables } from '../slices.ts'
import { growTree, readHashes } from './checkpoint-tree.ts'

/** What signing needs of the running service. */
export type Signer = {
  readonly database: Pick<Database, 'of'>
  readonly checkpointKey: CheckpointKey
  readonly now: () => Date
}

const damaged = (position: number): Problem =>
  conflict(
    'decision-log/damaged',
    `The event at position ${position} does not follow from what was signed before. No checkpoint was signed.`,
  )

/** A checkpoint over all that is recorded by now; the one that is there already, where nothing was added since. */
export const makeCheckpoint = async (
  { database, checkpointKey, now }: Signer,
  workspace: string,
): Promise<E.Either<Problem, SignedCheckpoint>> => {
  const db = database.of(workspace)
  const tree = await growTree(db)
  if ('kind' in tree) return E.left(damaged(tree.position))
  if (tree.size === 0)
    return E.left(conflict('decision-log/empty', 'Nothing is on record yet, so there is nothing to sign.'))
  const key = noteKeyOf(originOf(workspace), checkpointKey.publicKey)
  const kept = await readCheckpoint(db, tree.size, key.id)
  if (!kept) {
    const [root = new Uint8Array()] = await readHashes(db, [{ from: 0, to: tree.size }])
    const text = checkpointText({ origin: key.name, size: tree.size, root })
    const note = signedNote(text, key, checkpointKey.sign(utf8(text)))
    await db
      .insertInto('checkpoint')
      .values({ workspace, size: tree.size, key_id: key.id, note, made_at: now().toISOString() })
      .onConflict((on) => on.doNothing())
      .execute()
  }
  const { note, made_at } = kept ?? (await mustRead(db, tree.size, key.id))
  const signed = { note, vkey: vkeyText(key), size: tree.size, madeAt: made_at }
  return E.right(decodeOwn(SignedCheckpoint, signed, 'A checkpoint'))
}

const readCheckpoint = (db: Kysely<Tables>, size: number, keyId: string) =>
  db
    .selectFrom('checkpoint')
    .select(['note', 'made_at'])
    .where('size', '=', size)
    .where('key_id', '=', keyId)
    .executeTakeFirst()

const mustRead = async (db: Kysely<Tables>, size: number, keyId: string) => {
  const row = await readCheckpoint(db, size, keyId)
  if (!row) throw new Error('A checkpoint was signed, but it is not there.')
  return row
}

/** The hashes over ranges of the tree, in base64. */
export const proofOf = async (db: Kysely<Tables>, ranges: readonly Range[]): Promise<string[]> =>
  (await readHashes(db, ranges)).map(toBase64)

/** The `proof` of a run in a bundle, for the checkpoint of this size; `db` is bound to the workspace. */
export const proveRun = (db: Kysely<Tables>, size: number, { from, to }: Run): Promise<string[]> =>
  proofOf(db, runRanges({ from: from - 1, to }, size))
