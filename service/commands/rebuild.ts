/** `npm run rebuild`: empties every read table and replays the history into it. */

import { rebuildRecords } from '../import/rebuild-records.ts'
import { rebuildWorkspace } from '../read-models/rebuild.ts'
import { counted } from '../runtime/counted.ts'
import { derivedTables, projections } from '../slices.ts'
import { forEachWorkspace, print } from './owner-connection.ts'
import { hasRecords, withRecords } from './records-connection.ts'

await forEachWorkspace(async (client, workspace, url) => {
  const started = performance.now()
  const { last, unreadable } = await rebuildWorkspace(client, workspace, projections, derivedTables)
  print(
    `${workspace}: read tables rebuilt from ${counted(last, 'event')} in ${Math.round(performance.now() - started)} ms`,
  )
  for (const position of unreadable)
    print(
      `${workspace}: the event at position ${position} cannot be read, so its changes are missing from the tables.`,
    )
  const { isRebuilt, faults } = (await hasRecords(client, workspace))
    ? await withRecords(url, workspace, rebuildRecords)
    : { isRebuilt: false, faults: [] }
  if (isRebuilt) print(`${workspace}: records made again from the kept files`)
  for (const fault of faults) print(`${workspace}: records are missing or changed, and stay so: ${fault}.`)
  return unreadable.length === 0 && faults.length === 0
})
