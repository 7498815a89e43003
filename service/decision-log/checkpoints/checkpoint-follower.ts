/** Makes a first checkpoint, one for every 256 events that were added, and one an hour after any, apart from every append. */
import { tileWidth } from '../../signing/merkle-tiles.ts'
import { makeCheckpoint, type Signer } from './checkpoint.ts'
import { treeSize } from './checkpoint-tree.ts'

/** Milliseconds between two looks. */
const lookEveryMs = 5000

/** Milliseconds after which what was added is signed however little it is: until then it could be rewritten unnoticed. */
const signAfterMs = 3_600_000

/** Gives what looks once at each of these workspaces. */
export const lookAfter = (
  signer: Signer,
  workspaces: readonly string[],
  isEnded: () => boolean = () => false,
): (() => Promise<void>) => {
  // When events without a signature were first seen.
  const unsignedSince = new Map<string, number>()
  const look = async (workspace: string): Promise<void> => {
    const db = signer.database.of(workspace)
    const head = await db.selectFrom('workspace_head').select('position').executeTakeFirst()
    const [last, size] = [head?.position ?? 0, await treeSize(db)]
    const now = signer.now().getTime()
    const since = last > size ? (unsignedSince.get(workspace) ?? now) : undefined
    if (since === undefined) unsignedSince.delete(workspace)
    else unsignedSince.set(workspace, since)
    // A history that nothing was signed of is signed at once, however short.
    const isDue = size === 0 || last - size >= tileWidth || now - (since ?? now) >= signAfterMs
    if (since !== undefined && isDue) await makeCheckpoint(signer, workspace)
  }
  return async () => {
    // Where the database is away, the next look catches up.
    for (const workspace of workspaces) if (!isEnded()) await look(workspace).catch(() => {})
  }
}

/** Looks after these workspaces from now on; gives what ends it, once what is under way is done. */
export const followCheckpoints = (
  signer: Signer,
  workspaces: readonly string[],
): (() => Promise<unknown>) => {
  let isEnded = false
  const lookAtAll = lookAfter(signer, workspaces, () => isEnded)
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
