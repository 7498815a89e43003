/** `npm run rebuild`: empties every read table and replays the history into it. */

import { rebuildWorkspace } from '../read-models/rebuild.ts'
import { counted } from '../runtime/counted.ts'
import { derivedTables, projections } from '../slices.ts'
import { forEachWorkspace, print } from './owner-connection.ts'

await forEachWorkspace(async (client, workspace) => {
  const started = performance.now()
  const { last, unreadable } = await rebuildWorkspace(client, workspace, projections, derivedTables)
  print(
    `${workspace}: read tables rebuilt from ${counted(last, 'event')} in ${Math.round(performance.now() - started)} ms`,
  )
  for (const position of unreadable)
    print(
      `${workspace}: the event at position ${position} cannot be read, so its changes are missing from the tables.`,
    )
  return unreadable.length === 0
})
