/**
 * `npm run erase`: destroys the key of a subject, so that its data can be read no more, and puts that on record. Exit code
 * 0 when it is done, or was before; 2 where the options or the subject make no sense; 1 where the database cannot be had.
 */

import { migrate } from '../database/migrate.ts'
import { migrations } from '../migrations/migrations.ts'
import { connectOwner } from '../read-models/rebuild.ts'
import { readConfig } from '../runtime/config.ts'
import { openService, realSources } from '../runtime/open-service.ts'
import { projectRoot } from '../runtime/project-root.ts'
import { noteSigner } from '../sealing/erase.ts'
import { keysPlaceOf, moveKeysOut } from '../sealing/keys-folder.ts'
import { findCheckpointKey } from '../signing/checkpoint-key.ts'
import { projections } from '../slices.ts'
import { eraseUsage, readEraseOrder, runErase } from './erase-run.ts'
import { print, withOwnerUrl } from './owner-connection.ts'

const order = readEraseOrder(process.argv.slice(2))
if (typeof order === 'string') {
  process.stderr.write(`${order}\n${eraseUsage}\n`)
  process.exitCode = 2
} else
  await withOwnerUrl(async (ownerUrl) => {
    const config = readConfig(process.env)
    const place = keysPlaceOf(config, projectRoot)
    await moveKeysOut(place, print)
    const key = await findCheckpointKey(config.checkpointKey, place)
    // One made here would be a stranger to everybody who holds the log's key.
    if (key === undefined)
      throw new Error(
        'The signing key was not found. CHECKPOINT_KEY, KEYS_DIR and DATA_DIR must be set as for the service.',
      )
    const service = openService(await migrate(ownerUrl, migrations), projections, realSources, () => {})
    const owner = await connectOwner(ownerUrl)
    try {
      const dataDir = config.databaseUrl ? undefined : place.dataDir
      const tools = { ...service, owner, projections, list: place.erasureList, dataDir }
      process.exitCode = await runErase(order, tools, noteSigner(key), print)
    } finally {
      await owner.end()
      await service.database.end()
    }
  })
