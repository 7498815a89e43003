/** Makes a long history quickly, by inserting rows straight into the events table. */
import { connectOwner } from '../../service/read-models/rebuild.ts'

/**
 * Adds `count` events to a workspace. They can be read like any other, but their hashes are invalid, so each is shown
 * as not verified. That does not matter to tests that only read or count.
 */
export const fillHistory = async (ownerUrl: string, workspace: string, count: number): Promise<void> => {
  const owner = await connectOwner(ownerUrl)
  try {
    await owner.query(
      `insert into events (workspace, position, id, stream, version, type, data, actor, persona, recorded_at,
        previous_hash, hash)
      select $1, h.position + n, 'filled-' || n, 'persona-filled-' || n, 1, 'PersonaChanged',
        '{"personaKey":"growth_hacker","previousPersona":"hospitality_ceo"}', 'system', 'hospitality_ceo',
        '2026-11-20T00:00:00Z'::timestamptz + n * interval '1 second', sha256(int8send(n)), sha256(int8send(n + 1))
      from workspace_head h, generate_series(1, $2::bigint) n where h.workspace = $1`,
      [workspace, count],
    )
    await owner.query('update workspace_head set position = position + $2 where workspace = $1', [
      workspace,
      count,
    ])
  } finally {
    await owner.end()
  }
}
