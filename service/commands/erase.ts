/**
 * `npm run erase`: destroys the key of a subject, which makes its data unreadable, and records a tombstone.
 * Exit code 0: erased, now or earlier. 1: the command failed, or copies of the key remain. 2: invalid
 * options, or no such subject or installation.
 */

import { migrate } from '../database/migrate.ts'
import { migrations } from '../migrations/migrations.ts'
import { connectOwner } from '../read-models/rebuild.ts'
import { readConfig } from '../runtime/config.ts'
import { openService, systemSources } from '../runtime/open-service.ts'
import { projectRoot } from '../runtime/project-root.ts'
import { noteSigner } from '../sealing/erasure-record.ts'
import { findKeyring } from '../sealing/keyring.ts'
import { keyPathsOf, moveKeysOut } from '../sealing/keys-folder.ts'
import { findCheckpointKey } from '../signing/checkpoint-key.ts'
import { projections } from '../slices.ts'
import { findCommandSeals } from './command-seals.ts'
import { eraseUsage, readEraseOptions, runErase } from './erase-run.ts'
import { print, withOwnerUrl } from './owner-connection.ts'

const options = readEraseOptions(process.argv.slice(2))
if (typeof options === 'string') {
  process.stderr.write(`${options}\n${eraseUsage}\n`)
  process.exitCode = 2
} else
  await withOwnerUrl(async (ownerUrl) => {
    const config = readConfig(process.env)
    const place = keyPathsOf(config, projectRoot)
    await moveKeysOut(place, print)
    const key = await findCheckpointKey(config.checkpointKey, place)
    // Do not create one: its signature could not be verified with the log's key.
    if (key === undefined)
      throw new Error(
        'The signing key was not found. Set CHECKPOINT_KEY, KEYS_DIR and DATA_DIR as for the service.',
      )
    const keyring = findKeyring(config.keyEncryptionKey, place.folder)
    const url = await migrate(ownerUrl, migrations)
    const seals = await findCommandSeals(ownerUrl, config)
    const parts = { keyring, seals }
    const service = openService(url, projections, systemSources, () => {}, undefined, undefined, parts)
    const owner = await connectOwner(ownerUrl)
    try {
      const dataDir = config.databaseUrl ? undefined : place.dataDir
      const tools = { ...service, owner, projections, list: place.erasureList, dataDir }
      process.exitCode = await runErase(options, { ...tools, keyring }, noteSigner(key), print)
    } finally {
      await owner.end()
      await service.database.end()
    }
  })
