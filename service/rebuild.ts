/** `npm run rebuild`: empties every read table and replays the history into it. */
import { rebuildWorkspace } from './core/rebuild.ts'
import { forEachWorkspace, tell } from './maintenance.ts'
import { derivedTables, projections } from './slices.ts'

await forEachWorkspace(async (client, workspace) => {
  const started = performance.now()
  const count = await rebuildWorkspace(client, workspace, projections, derivedTables)
  tell(
    `${workspace}: read tables rebuilt from ${count} events in ${Math.round(performance.now() - started)} ms`,
  )
  return true
})
