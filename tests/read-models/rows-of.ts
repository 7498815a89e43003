/** Reads tables before and after a rebuild. */
import { connectOwner, rebuildWorkspace } from '../../service/read-models/rebuild.ts'
import { projections } from '../../service/slices.ts'
import type { TestService } from '../core/service.ts'

/** Rows of some tables in a workspace, before and after a rebuild from the history. */
export const rowsAroundRebuild = async (
  { database }: TestService,
  workspace: string,
  tables: readonly string[],
): Promise<{ readonly live: readonly unknown[]; readonly rebuilt: readonly unknown[] }> => {
  const owner = await connectOwner(database.ownerUrl)
  const rows = async () => {
    const all: unknown[] = []
    for (const name of tables) {
      const found = await owner.query(`select * from ${name} t where workspace = $1 order by t::text`, [
        workspace,
      ])
      all.push(...found.rows)
    }
    return all
  }
  try {
    const live = await rows()
    for (const name of tables) await owner.query(`delete from ${name} where workspace = $1`, [workspace])
    await rebuildWorkspace(owner, workspace, projections)
    return { live, rebuilt: await rows() }
  } finally {
    await owner.end()
  }
}
