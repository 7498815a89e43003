/**
 * `npm run restore -- --from <folder> [--at <time>] [--beside]`: restores a backup into an empty database. Exit code 1 if it was
 * refused or failed, which leaves the database empty; 2 if the options are invalid.
 */
import { join } from 'node:path'
import { type RestoreOptions, readRestoreOptions, restoreUsage } from '../backup/backup-options.ts'
import { type FoundBackup, findBackup, requireEnded } from '../backup/continuous/find-backup.ts'
import { restoreBase } from '../backup/continuous/restore-base.ts'
import { openBackup, requireEmpty, requireKeys, restoreBackup } from '../backup/restore-backup.ts'
import { type CutHistory, carryNotes, setNotesAside } from '../backup/restore-notes.ts'
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
import { keptFilesSql, leftOutOfBackups } from '../table-accounts.ts'
import { print } from './owner-connection.ts'

const config = readConfig(process.env)
const place = keyPathsOf(config, projectRoot)
const log = (line: string) => void process.stderr.write(`${line}\n`)

/** What was restored, and what came after it. */
type Restored = {
  readonly events: number
  readonly files: number
  readonly asOf: string
  readonly cut: readonly CutHistory[]
  /** Folder of the notes that cover more than was restored. */
  readonly evidence: string
}

type Keys = { readonly isWithoutKeys: boolean; readonly publicKey: Uint8Array | undefined }

const restoreTables = async (folder: string, { isWithoutKeys, publicKey }: Keys): Promise<Restored> => {
  // Before anything is created.
  const manifest = await openBackup(folder, migrations)
  if (!isWithoutKeys) requireKeys(manifest, publicKey, place.folder)
  const keyring = findKeyring(config.keyEncryptionKey, place.folder)
  const postgres = config.databaseUrl
    ? { ownerUrl: config.databaseUrl, stop: async () => {} }
    : await startEmbeddedPostgres({ dataDir: place.dataDir, log })
  try {
    const { ownerUrl } = postgres
    await requireEmpty(ownerUrl, config.databaseUrl ? 'the database in DATABASE_URL' : place.dataDir)
    const evidence = join(place.folder, 'signed', manifest.notes)
    const cut: CutHistory[] = []
    await restoreBackup(folder, manifest, {
      ...{ ownerUrl, migrations, refilled: leftOutOfBackups, keptFiles: join(place.dataDir, 'files') },
      beforeCommit: async (client) => {
        if (!isWithoutKeys) await requireKnown(client, keyring)
        cut.push(...(await carryNotes(client, evidence, place.folder)))
      },
    })
    const events = manifest.tables.find(({ name }) => name === 'events')?.rows ?? 0
    return { events, files: manifest.files.length, asOf: manifest.takenAt, cut, evidence }
  } finally {
    await postgres.stop()
  }
}

const restoreContinuous = async (
  { found, at }: Extract<FoundBackup, { readonly kind: 'continuous' }>,
  { isWithoutKeys, publicKey }: Keys,
): Promise<Restored> => {
  if (!isWithoutKeys) requireKeys(found.base, publicKey, place.folder)
  const keyring = findKeyring(config.keyEncryptionKey, place.folder)
  let loss: Pick<Restored, 'cut' | 'evidence'> = { cut: [], evidence: '' }
  const { missing, ...restored } = await restoreBase(found, at, {
    ...{ dataDir: place.dataDir, migrations, filesSql: keptFilesSql, log },
    check: async (client) => {
      if (!isWithoutKeys) await requireKnown(client, keyring)
      loss = await setNotesAside(client, place.folder, publicKey, new Date())
    },
  })
  for (const { workspace, sha256 } of missing)
    print(`${workspace}: the backup has no copy of the kept file ${sha256}.`)
  return { ...restored, ...loss }
}

const run = async ({ from, at, isWithoutKeys, isBeside }: RestoreOptions): Promise<void> => {
  const started = performance.now()
  const found = await findBackup({ from, at, isEmbedded: config.databaseUrl === undefined })
  if (found.kind === 'continuous' && !isBeside) await requireEnded(found.found, new Date())
  const key = await findCheckpointKey(config.checkpointKey, place)
  const keys = { isWithoutKeys, publicKey: key?.publicKey }
  const { events, files, asOf, cut, evidence } =
    found.kind === 'tables' ? await restoreTables(found.folder, keys) : await restoreContinuous(found, keys)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  print(
    `Restored ${counted(events, 'event')} and ${counted(files, 'kept file')} as of ${asOf} in ${seconds} s.`,
  )
  for (const { workspace, signed, restored } of cut)
    print(
      `${workspace}: ${counted(signed - restored, 'event')} made after the backup are lost: its history was signed up to position ${signed}, and the backup ends at ${restored}. The note stays in ${evidence}.`,
    )
  print(
    isWithoutKeys
      ? 'Without the list of erasures, people who were erased and businesses that were deleted since then are back. Erase them again: npm run erase -- --list'
      : 'The next start carries out the erasures and deletions since then, before it answers anybody.',
  )
}

const options = readRestoreOptions(process.argv.slice(2), new Date(), true)
if (typeof options === 'string') {
  process.stderr.write(`${options}\n${restoreUsage}\n`)
  process.exitCode = 2
} else
  await run(options).catch((error: unknown) => {
    process.stderr.write(`${startErrorMessage(error, process.env, projectRoot)}\n`)
    process.exitCode = 1
  })
