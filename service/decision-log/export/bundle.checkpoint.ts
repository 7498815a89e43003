/** The checkpoint of a bundle: the one signed when the bundle was requested, never a new one. */
import { E } from '#schema/core/fp'
import { conflict, type Problem } from '#schema/core/problem'
import { type NoteKey, vkeyText } from '#schema/proof/note'
import { formerKeyOf, readFormerKeys } from '../../signing/former-keys.ts'
import { openSignedCheckpoint } from '../../signing/signed-notes.ts'
import { type Signer, workspaceKey } from '../checkpoints/checkpoint.ts'
import type { Witnessed } from '../witnesses/contradiction.ts'
import { cosignatureLines } from '../witnesses/witnessing.ts'
import type { BundleCheckpoint } from './bundle.ts'

const keyChanged = conflict(
  'decision-log/key-changed',
  'The signing key has changed since this export was made. Export the log again.',
)

/** The checkpoint of an installation from which the workspace was moved, with its key. */
const formerCheckpoint = async (
  { database }: Signer,
  workspace: string,
  size: number,
): Promise<{ readonly note: string; readonly key: NoteKey } | undefined> => {
  const former = await database.withReader(workspace, (client) => readFormerKeys(client, workspace))
  const rows = await database
    .of(workspace)
    .selectFrom('checkpoint')
    .select(['note', 'key_id'])
    .where('size', '=', size)
    .execute()
  for (const { note, key_id: id } of rows) {
    const key = formerKeyOf(former, size, [id])
    if (key) return { note, key }
  }
  return undefined
}

/**
 * Stored checkpoint over the first `size` events, with what witnesses say of it; 409 if neither the current key nor that of an
 * installation before has signed one of that size.
 */
export const storedCheckpoint = async (
  signer: Witnessed,
  workspace: string,
  size: number,
): Promise<E.Either<Problem, BundleCheckpoint>> => {
  const key = workspaceKey(signer, workspace)
  const own = await signer.database
    .of(workspace)
    .selectFrom('checkpoint')
    .select('note')
    .where('size', '=', size)
    .where('key_id', '=', key.id)
    .executeTakeFirst()
  const kept = own ? { ...own, key } : await formerCheckpoint(signer, workspace, size)
  if (!kept) return E.left(keyChanged)
  const lines = await cosignatureLines(signer, workspace, { note: kept.note, size })
  return E.right({ note: `${kept.note}${lines}`, vkey: vkeyText(kept.key) })
}

/** Size of the last stored checkpoint of the current key; undefined if there is none. */
export const lastSignedSize = async (signer: Signer, workspace: string): Promise<number | undefined> => {
  const key = workspaceKey(signer, workspace)
  const last = await signer.database
    .of(workspace)
    .selectFrom('checkpoint')
    .select(['note', 'size'])
    .where('key_id', '=', key.id)
    .orderBy('size', 'desc')
    .executeTakeFirst()
  return last && openSignedCheckpoint(last.note, key)?.size === last.size ? last.size : undefined
}
