/**
 * `npm run backup -- --to <folder>`: copies database and kept files, whether the service is running or not.
 * Exit code 1 if no complete backup was made, 2 if the options are invalid or there is no installation.
 */
import { join } from 'node:path'
import { backupUsage, readBackupOptions } from '../backup/backup-options.ts'
import { bytesOf } from '../backup/manifest.ts'
import { removeOldBackups, writeBackup } from '../backup/write-backup.ts'
import { readConfig } from '../runtime/config.ts'
import { counted } from '../runtime/counted.ts'
import { projectRoot } from '../runtime/project-root.ts'
import { keyPathsOf } from '../sealing/keys-folder.ts'
import { findCheckpointKey } from '../signing/checkpoint-key.ts'
import { leftOutOfBackups } from '../table-accounts.ts'
import { print, withOwnerUrl } from './owner-connection.ts'

const config = readConfig(process.env)
const place = keyPathsOf(config, projectRoot)
const options = readBackupOptions(process.argv.slice(2), place)
if (typeof options === 'string') {
  process.stderr.write(`${options}\n${backupUsage}\n`)
  process.exitCode = 2
} else
  await withOwnerUrl(async (ownerUrl) => {
    const started = performance.now()
    const source = {
      ownerUrl,
      keptFiles: join(place.dataDir, 'files'),
      refilled: leftOutOfBackups,
      signer: (await findCheckpointKey(config.checkpointKey, place))?.publicKey,
      target: options.to,
    }
    const { folder, manifest, unrecorded } = await writeBackup(source, new Date()).catch((error: Error) => {
      throw new Error(`There is no backup, and nothing is left of it: ${error.message}`, { cause: error })
    })
    const rowsOf = (name: string) => manifest.tables.find((table) => table.name === name)?.rows ?? 0
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    print(
      `Backed up ${counted(rowsOf('events'), 'event')} and ${counted(manifest.files.length, 'kept file')} in ${seconds} s: ${folder} (${(bytesOf(manifest) / 1e6).toFixed(1)} MB)`,
    )
    print(
      `Whoever has it can read everything in it. The signing key and the list of erasures are not in it: back up ${place.folder} separately.`,
    )
    if (unrecorded !== undefined) print(`The Decision Log does not show this backup: ${unrecorded}`)
    if (options.keep === undefined) return
    for (const name of await removeOldBackups(options.to, options.keep, folder)) print(`Removed ${name}`)
  }, true)
