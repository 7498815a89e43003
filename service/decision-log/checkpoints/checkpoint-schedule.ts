/** Signs checkpoints in the background: a first one, one per 256 new events, and one within an hour of any event (decision 149). */
import type { Workspaces } from '../../accounts/workspaces.ts'
import { scheduleRounds } from '../../runtime/rounds.ts'
import { tileWidth } from '../../signing/merkle-tiles.ts'
import { makeCheckpoint, type Signer } from './checkpoint.ts'
import { treeSize } from './checkpoint-tree.ts'

/** Milliseconds between rounds. */
const roundEveryMs = 5000

/** Milliseconds until any new events are signed; until then they could be rewritten unnoticed. */
const signAfterMs = 3_600_000

/** Returns a function that checks each of these workspaces once, or stops between them once `isEnded`. */
export const checkpointRound = (
  signer: Signer,
  workspaces: Workspaces,
): ((isEnded?: () => boolean) => Promise<void>) => {
  // Time at which unsigned events were first seen, by workspace.
  const unsignedSince = new Map<string, number>()
  const look = async (workspace: string): Promise<void> => {
    const db = signer.database.of(workspace)
    const head = await db.selectFrom('workspace_head').select('position').executeTakeFirst()
    const [last, size] = [head?.position ?? 0, await treeSize(db)]
    const now = signer.now().getTime()
    const since = last > size ? (unsignedSince.get(workspace) ?? now) : undefined
    if (since === undefined) unsignedSince.delete(workspace)
    else unsignedSince.set(workspace, since)
    // A history without any signature is signed at once.
    const isDue = size === 0 || last - size >= tileWidth || now - (since ?? now) >= signAfterMs
    if (since !== undefined && isDue) await makeCheckpoint(signer, workspace)
  }
  return async (isEnded = () => false) => {
    // After a database failure, the next round catches up.
    for (const workspace of await workspaces())
      if (!isEnded() && signer.database.hasSpace()) await look(workspace).catch(() => {})
  }
}

/** Follows these workspaces. The returned function stops it, and resolves after the current round. */
export const scheduleCheckpoints = (signer: Signer, workspaces: Workspaces): (() => Promise<unknown>) =>
  scheduleRounds(roundEveryMs, checkpointRound(signer, workspaces))
