/**
 * `npm run restore -- --from <folder>`: restores a backup into an empty database. Exit code 1 if it was
 * refused or failed, which leaves the database empty; 2 if the options are invalid.
 */
import { join } from 'node:path'
import { readBackupFolder, restoreUsage } from '../backup/backup-options.ts'
import { openBackup, requireEmpty, requireKeys, restoreBackup } from '../backup/restore-backup.ts'
import { type CutHistory, carryNotes } from '../backup/restore-notes.ts'
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts'
import { migrations } from '../migrations/migrations.ts'
import { readConfig } from '../runtime/config.ts'
import { counted } from '../runtime/counted.ts'
import { projectRoot } from '../runtime/project-root.ts'
import { startErrorMessage } from '../runtime/start-error.ts'
import { findKeyring } from '../sealing/keyring.ts'
import { keyPathsOf } from '../sealing/keys-folder.ts'
import { requireKnown } from '../sealing/rewrap-keys.ts'
import { findCheckpointKey } from '../signing/checkpoint-key.ts'
import { leftOutOfBackups } from '../table-accounts.ts'
import { print } from './owner-connection.ts'

const run = async (folder: string, isWithoutKeys: boolean): Promise<void> => {
  const config = readConfig(process.env)
  const place = keyPathsOf(config, projectRoot)
  const started = performance.now()
  // Before anything is created.
  const manifest = await openBackup(folder, migrations)
  const key = await findCheckpointKey(config.checkpointKey, place)
  if (!isWithoutKeys) requireKeys(manifest, key?.publicKey, place.folder)
  const keyring = findKeyring(config.keyEncryptionKey, place.folder)
  const log = (line: string) => void process.stderr.write(`${line}\n`)
  const postgres = config.databaseUrl
    ? { ownerUrl: config.databaseUrl, stop: async () => {} }
    : await startEmbeddedPostgres({ dataDir: place.dataDir, log })
  try {
    const { ownerUrl } = postgres
    await requireEmpty(ownerUrl, config.databaseUrl ? 'the database in DATABASE_URL' : place.dataDir)
    const before = join(place.folder, 'signed', manifest.notes)
    const cut: CutHistory[] = []
    await restoreBackup(folder, manifest, {
      ...{ ownerUrl, migrations, refilled: leftOutOfBackups, keptFiles: join(place.dataDir, 'files') },
      beforeCommit: async (client) => {
        if (!isWithoutKeys) await requireKnown(client, keyring)
        cut.push(...(await carryNotes(client, before, place.folder)))
      },
    })
    const events = manifest.tables.find(({ name }) => name === 'events')?.rows ?? 0
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    print(
      `Restored ${counted(events, 'event')} and ${counted(manifest.files.length, 'kept file')} as of ${manifest.takenAt} in ${seconds} s.`,
    )
    for (const { workspace, signed, restored } of cut)
      print(
        `${workspace}: ${counted(signed - restored, 'event')} made after the backup are lost: its history was signed up to position ${signed}, and the backup ends at ${restored}. The note stays in ${before}.`,
      )
    print(
      isWithoutKeys
        ? 'Without the list of erasures, people who were erased and businesses that were deleted since then are back. Erase them again: npm run erase -- --list'
        : 'The next start carries out the erasures and deletions since then, before it answers anybody.',
    )
  } finally {
    await postgres.stop()
  }
}

const found = await readBackupFolder(process.argv.slice(2))
if (typeof found === 'string') {
  process.stderr.write(`${found}\n${restoreUsage}\n`)
  process.exitCode = 2
} else
  await run(found.folder, found.isWithoutKeys).catch((error: unknown) => {
    process.stderr.write(`${startErrorMessage(error, process.env, projectRoot)}\n`)
    process.exitCode = 1
  })
