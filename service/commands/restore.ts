/**
 * `npm run restore -- --from <folder>`: restores a backup into an empty database. Exit code 1 if it was refused or failed,
 * and the database is still empty; 2 if the options are invalid.
 */
import { join } from 'node:path'
import { readBackupFolder, restoreUsage } from '../backup/backup-options.ts'
import { openBackup, requireEmpty, restoreBackup } from '../backup/restore-backup.ts'
import { carryNotes } from '../backup/restore-notes.ts'
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts'
import { migrations } from '../migrations/migrations.ts'
import { readConfig } from '../runtime/config.ts'
import { counted } from '../runtime/counted.ts'
import { projectRoot } from '../runtime/project-root.ts'
import { startErrorMessage } from '../runtime/start-error.ts'
import { keyPathsOf } from '../sealing/keys-folder.ts'
import { print } from './owner-connection.ts'

const run = async (folder: string): Promise<void> => {
  const config = readConfig(process.env)
  const place = keyPathsOf(config, projectRoot)
  const started = performance.now()
  // Before anything is created.
  const manifest = await openBackup(folder, migrations)
  const log = (line: string) => void process.stderr.write(`${line}\n`)
  const postgres = config.databaseUrl
    ? { ownerUrl: config.databaseUrl, stop: async () => {} }
    : await startEmbeddedPostgres({ dataDir: place.dataDir, log })
  try {
    const { ownerUrl } = postgres
    await requireEmpty(ownerUrl, config.databaseUrl ? 'the database in DATABASE_URL' : place.dataDir)
    await restoreBackup(folder, manifest, { ownerUrl, keptFiles: join(place.dataDir, 'files'), migrations })
    const events = manifest.tables.find(({ name }) => name === 'events')?.rows ?? 0
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    print(
      `Restored ${counted(events, 'event')} and ${counted(manifest.files.length, 'kept file')} as of ${manifest.takenAt} in ${seconds} s.`,
    )
    const before = join(place.folder, 'signed', manifest.notes)
    for (const { workspace, signed, restored } of await carryNotes(ownerUrl, before, place.folder))
      print(
        `${workspace}: ${counted(signed - restored, 'event')} made after the backup are lost: its history was signed up to position ${signed}, and the backup ends at ${restored}. The note stays in ${before}.`,
      )
    print('The next start carries out the erasures since then, before it answers anybody.')
  } finally {
    await postgres.stop()
  }
}

const found = await readBackupFolder(process.argv.slice(2))
if (typeof found === 'string') {
  process.stderr.write(`${found}\n${restoreUsage}\n`)
  process.exitCode = 2
} else
  await run(found.folder).catch((error: unknown) => {
    process.stderr.write(`${startErrorMessage(error, process.env, projectRoot)}\n`)
    process.exitCode = 1
  })
