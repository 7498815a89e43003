/** The checkpoint that a bundle rests on: the one that was signed when the bundle was asked for, never one signed anew. */
import { E } from '#schema/core/fp'
import { conflict, type Problem } from '#schema/core/problem'
import { noteKeyOf, originOf, vkeyText } from '#schema/proof/note'
import type { BundleCheckpoint } from './bundle.ts'
import type { Signer } from './checkpoint.ts'

const keyChanged = conflict(
  'decision-log/key-changed',
  'The signing key has changed since this bundle was asked for. Export the log anew.',
)

/** The kept checkpoint over the first `size` events; 409 where the present key has signed none of that size. */
export const keptCheckpoint = async (
  { database, checkpointKey }: Signer,
  workspace: string,
  size: number,
): Promise<E.Either<Problem, BundleCheckpoint>> => {
  const key = noteKeyOf(originOf(workspace), checkpointKey.publicKey)
  const kept = await database
    .of(workspace)
    .selectFrom('checkpoint')
    .select('note')
    .where('size', '=', size)
    .where('key_id', '=', key.id)
    .executeTakeFirst()
  return kept ? E.right({ note: kept.note, vkey: vkeyText(key) }) : E.left(keyChanged)
}
