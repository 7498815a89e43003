/** Makes a first checkpoint, and one for every 256 events that were added, apart from every append. */
import { tileWidth } from '../core/tile.ts'
import { makeCheckpoint, type Signer } from './checkpoint.ts'
import { treeSize } from './checkpoint-tree.ts'

/** Milliseconds between two looks. */
const lookEveryMs = 5000

const look = async (signer: Signer, workspace: string): Promise<void> => {
  const db = signer.database.of(workspace)
  const head = await db.selectFrom('workspace_head').select('position').executeTakeFirst()
  const [last, size] = [head?.position ?? 0, await treeSize(db)]
  // A history that nothing was signed of is signed at once, however short.
  if (last - size >= tileWidth || (size === 0 && last > 0)) await makeCheckpoint(signer, workspace)
}

/** Looks after these workspaces from now on; gives what ends it, once what is under way is done. */
export const followCheckpoints = (
  signer: Signer,
  workspaces: readonly string[],
): (() => Promise<unknown>) => {
  let isEnded = false
  const lookAtAll = async (): Promise<void> => {
    // Where the database is away, the next look catches up.
    for (const workspace of workspaces) if (!isEnded) await look(signer, workspace).catch(() => {})
  }
  let looking = lookAtAll()
  const timer = setInterval(() => {
    looking = looking.then(lookAtAll)
  }, lookEveryMs).unref()
  return () => {
    isEnded = true
    clearInterval(timer)
    return looking
  }
}
