/** Imports the archive of a business into this installation, which may be new. */
import { join } from 'node:path'
import type { ArchiveOptions } from '../archive/archive-options.ts'
import { importArchive } from '../archive/load-archive.ts'
import { openArchive } from '../archive/read-archive.ts'
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts'
import { requireInstallation } from '../database/installation.ts'
import { migrate } from '../database/migrate.ts'
import { serviceUrlOf } from '../database/role.ts'
import { makeCheckpoint } from '../decision-log/checkpoints/checkpoint.ts'
import { enforceErasures } from '../decision-log/erasing/erase.ts'
import { unwrap } from '../http/refusal.ts'
import { migrations } from '../migrations/migrations.ts'
import { connectOwner } from '../read-models/rebuild.ts'
import { readConfig } from '../runtime/config.ts'
import { counted } from '../runtime/counted.ts'
import { openService, systemSources } from '../runtime/open-service.ts'
import { projectRoot } from '../runtime/project-root.ts'
import { keyPathsOf } from '../sealing/keys-folder.ts'
import { openKeyring } from '../sealing/rewrap-keys.ts'
import { openSealing } from '../signing/begin-sealing.ts'
import { findCheckpointKey, readCheckpointKey } from '../signing/checkpoint-key.ts'
import { keptNotesFolder, openKeptNotes } from '../signing/kept-notes.ts'
import { projections } from '../slices.ts'
import { archivedTables } from '../table-accounts.ts'
import { findCommandSeals } from './command-seals.ts'
import { print } from './owner-connection.ts'
import { recordFaults } from './records-connection.ts'

const isNew = async (ownerUrl: string): Promise<boolean> => {
  const owner = await connectOwner(ownerUrl)
  try {
    const { rows } = await owner.query<{ isNew: boolean }>(`select to_regclass('events') is null as "isNew"`)
    return rows[0]?.isNew === true
  } finally {
    await owner.end()
  }
}

/** Opens the installation for the import, as a start would; a new one gets its keys. */
const openInstallation = async (ownerUrl: string) => {
  const config = readConfig(process.env)
  const place = keyPathsOf(config, projectRoot)
  const where = config.databaseUrl ? 'the database in DATABASE_URL' : place.dataDir
  const isFirst = await isNew(ownerUrl)
  if (isFirst) await migrate(ownerUrl, migrations)
  else await requireInstallation(ownerUrl, migrations, where)
  const checkpointKey =
    (await findCheckpointKey(config.checkpointKey, place)) ??
    (await readCheckpointKey(config.checkpointKey, place.folder))
  const keyring = await openKeyring(config.keyEncryptionKey, place.folder, ownerUrl, print)
  const keptFiles = join(place.dataDir, 'files')
  const folder = await keptNotesFolder(place.folder, ownerUrl)
  const { now } = systemSources
  const seals = isFirst
    ? await openSealing({ ownerUrl, keysFolder: place.folder, folder, checkpointKey, now, print })
    : await findCommandSeals(ownerUrl, config)
  const service = openService(
    serviceUrlOf(ownerUrl),
    projections,
    systemSources,
    () => {},
    undefined,
    checkpointKey,
    {
      keptNotes: openKeptNotes(folder),
      seals,
      keyring,
      erasureList: place.erasureList,
      filesFolder: keptFiles,
    },
  )
  const dataDir = config.databaseUrl ? undefined : place.dataDir
  return { service, keptFiles, erasing: { ...service, projections, list: place.erasureList, dataDir } }
}

type Installation = Awaited<ReturnType<typeof openInstallation>>

/** Erases again what was erased here before, if it came back, and signs. The next start would do both. */
const finish = async (
  ownerUrl: string,
  { service, erasing, workspace }: Pick<Installation, 'service' | 'erasing'> & { readonly workspace: string },
): Promise<void> => {
  for (const { erasure } of await enforceErasures(ownerUrl, erasing))
    print(`Erased again, because it is on the list of erasures: ${erasure.subject} of ${workspace}.`)
  const { vkey } = unwrap(await makeCheckpoint(service, workspace))
  print(`From here on, this installation signs it with its own key: ${vkey}`)
}

const importInto = async (ownerUrl: string, opened: Awaited<ReturnType<typeof openArchive>>['opened']) => {
  const started = performance.now()
  const { service, keptFiles, erasing } = await openInstallation(ownerUrl)
  try {
    const { manifest, files, members } = await importArchive(opened, {
      ...{ service, keptFiles, serviceUrl: serviceUrlOf(ownerUrl), tables: archivedTables, recordFaults },
    })
    const { workspace, businessName, events, archivedAt, vkey } = manifest
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    print(
      `Imported ${businessName} (${workspace}) with ${counted(events, 'event')} and ${counted(files, 'kept file')}, as archived at ${archivedAt}, in ${seconds} s.`,
    )
    print(
      `The installation before signed it up to position ${events} with this key. Compare it with one you trust: ${vkey}`,
    )
    print(
      `${counted(members, 'member')} can sign in here with a code by email. Passkeys, recovery sheets and company accounts must be set up again, and links for people outside made again.`,
    )
    await finish(ownerUrl, { service, erasing, workspace }).catch((error: Error) => {
      process.exitCode = 1
      print(`The import is complete, but was not signed yet: ${error.message}. The next start does it.`)
    })
  } finally {
    await service.database.end()
  }
}

/** Imports an archive. Nothing is created for one that is damaged, or cannot be opened. */
export const importBusiness = async ({
  from,
  passphrase,
}: Extract<ArchiveOptions, { kind: 'import' }>): Promise<void> => {
  const config = readConfig(process.env)
  const { opened } = await openArchive(from, passphrase, migrations)
  const log = (line: string) => void process.stderr.write(`${line}\n`)
  const postgres = config.databaseUrl
    ? { ownerUrl: config.databaseUrl, stop: async () => {} }
    : await startEmbeddedPostgres({ dataDir: keyPathsOf(config, projectRoot).dataDir, log })
  try {
    await importInto(postgres.ownerUrl, opened)
  } finally {
    await postgres.stop()
  }
}
