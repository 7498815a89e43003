/** `npm run rebuild`: empties every read table and replays the history into it. */
import { rebuildWorkspace } from './core/rebuild.ts'
import { forEachWorkspace, tell } from './maintenance.ts'
import { derivedTables, projections } from './slices.ts'

await forEachWorkspace(async (client, workspace) => {
  const started = performance.now()
  const { last, unreadable } = await rebuildWorkspace(client, workspace, projections, derivedTables)
  tell(
    `${workspace}: read tables rebuilt from ${last} events in ${Math.round(performance.now() - started)} ms`,
  )
  for (const position of unreadable)
    tell(
      `${workspace}: the event at position ${position} cannot be read, so the tables lack what it changed.`,
    )
  return unreadable.length === 0
})
