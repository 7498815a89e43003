/**
 * Keys of installations from which a workspace was moved here. The event of the move names the key, and it stays the key of the
 * checkpoints before that event (decision 812).
 */
import type pg from 'pg'
import { type NoteKey, originOf, readVkey } from '#schema/proof/note'

/** Stream of the moves of a workspace. */
export const movesStream = 'decision-log-moves'

/** A key, and the position of the event that ended its use. */
export type FormerKey = { readonly key: NoteKey; readonly until: number }

const movesSql = `
  select position, data->>'formerKey' as vkey from events
  where workspace = $1 and stream = '${movesStream}' order by version`

/** The former keys of a workspace, oldest first; `client` may be bound to the workspace. */
export const readFormerKeys = async (
  client: Pick<pg.ClientBase, 'query'>,
  workspace: string,
): Promise<readonly FormerKey[]> => {
  const { rows } = await client.query<{ position: string; vkey: string | null }>(movesSql, [workspace])
  return rows.flatMap(({ position, vkey }) => {
    const key = readVkey(vkey ?? '')
    return key?.name === originOf(workspace) ? [{ key, until: Number(position) }] : []
  })
}

/** The former key by which a checkpoint of this size was signed; undefined if it is none. */
export const formerKeyOf = (
  former: readonly FormerKey[],
  size: number,
  ids: readonly (string | undefined)[],
): NoteKey | undefined => former.find(({ key, until }) => size < until && ids.includes(key.id))?.key
