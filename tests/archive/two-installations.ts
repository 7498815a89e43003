/** Two installations with keys of their own: the first has a business to archive, the second may import it. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { findBusiness } from '../../service/archive/archive-options.ts'
import { importArchive } from '../../service/archive/load-archive.ts'
import { openArchive } from '../../service/archive/read-archive.ts'
import { writeArchive } from '../../service/archive/write-archive.ts'
import { recordFaults } from '../../service/commands/records-connection.ts'
import { makeCheckpoint } from '../../service/decision-log/checkpoints/checkpoint.ts'
import { unwrap } from '../../service/http/refusal.ts'
import { migrations } from '../../service/migrations/migrations.ts'
import type { Sources } from '../../service/runtime/sources.ts'
import { keyringOf } from '../../service/sealing/keyring.ts'
import { openSealing } from '../../service/signing/begin-sealing.ts'
import { checkpointKeyOf } from '../../service/signing/checkpoint-key.ts'
import { keptNotesFolder, openKeptNotes } from '../../service/signing/kept-notes.ts'
import { archivedFilesSql, archivedTables } from '../../service/table-accounts.ts'
import { contents } from '../backup/database-contents.ts'
import { run } from '../commands/command.ts'
import { freshDatabase } from '../core/database.ts'
import type { TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'
import { join as joins, signInByCode } from '../people/account-client.ts'
import { type Bakery, startBakery } from '../people/account-service.ts'

export const passphrase = 'seventeen blue herons'

/** An installation with its list of erasures and its folder of notes. */
export type Installation = Bakery & {
  readonly seed: number
  readonly keys: string
  readonly erasureList: string
}

/** Starts an installation; `seed` makes its keys and its ids. */
export const startInstallation = async (seed: number, isEmpty: boolean): Promise<Installation> => {
  const keys = await mkdtemp(join(tmpdir(), 'jarvin-archive-keys-'))
  const sources: Sources = {
    ...fixedSources(new Date(Date.UTC(2026, 10, 20, seed))),
    random: (size) => randomBytes(size),
  }
  const erasureList = join(keys, 'erasures.log')
  const database = await freshDatabase(inject('ownerUrl'))
  const checkpointKey = checkpointKeyOf(new Uint8Array(32).fill(seed))
  const { ownerUrl } = database
  const folder = await keptNotesFolder(keys, ownerUrl)
  const places = { ownerUrl, keysFolder: keys, folder, checkpointKey }
  const bakery = await startBakery({
    isEmpty,
    seed: 'none',
    sources,
    database,
    erasureList,
    checkpointKey,
    seals: await openSealing({ ...places, now: sources.now, print: () => {} }),
    keyring: keyringOf([Buffer.alloc(32, seed)]),
    keptNotes: openKeptNotes(folder),
  })
  await symlink(bakery.running.filesFolder, join(keys, 'files'))
  return { ...bakery, seed, keys, erasureList }
}

export const stopInstallation = async ({ running, keys }: Installation): Promise<void> => {
  await running.stop()
  await rm(keys, { recursive: true, force: true })
}

/** Lets somebody join the business and erase themselves. */
export const eraseMia = async ({ running, owner, lines }: Installation): Promise<void> => {
  const email = 'mia@larkin.com.au'
  await joins(running, owner, { email, role: 'executive' })
  const mia = await signInByCode(running, lines, email)
  const { status } = await mia.call('POST', '/api/my-data/erase')
  if (status !== 200) throw new Error(`Mia was not erased: ${status}.`)
}

/** Writes the archive of a business, as the command does. */
export const archive = async (
  { service, database, filesFolder }: TestService,
  business: string,
  to: string,
) =>
  writeArchive(
    {
      ...{ service, ownerUrl: database.ownerUrl, keptFiles: filesFolder },
      ...(await findBusiness(service, business)),
      tables: archivedTables,
      filesSql: archivedFilesSql,
      sign: async () =>
        unwrap(await makeCheckpoint(service, (await findBusiness(service, business)).workspace)),
    },
    to,
    passphrase,
  )

/** Imports an archive, as the command does. */
export const importFrom = async (
  { service, database, filesFolder }: TestService,
  from: string,
  secret = passphrase,
  known = migrations,
) => {
  const { opened } = await openArchive(from, secret, known)
  return importArchive(opened, {
    ...{ service, serviceUrl: database.serviceUrl, keptFiles: filesFolder },
    tables: archivedTables,
    recordFaults,
  })
}

/** All rows, kept files and keys, to compare. */
export const stateOf = async ({ running, keys }: Installation) => ({
  rows: await contents(running.database.ownerUrl),
  files: (await readdir(running.filesFolder, { recursive: true })).sort(),
  keys: (await readdir(keys)).sort(),
})

/** Settings of an installation, for commands. */
export const settingsOf = ({ seed, keys, running }: Installation): NodeJS.ProcessEnv => ({
  DATABASE_URL: running.database.ownerUrl,
  // For the folder of kept files.
  DATA_DIR: keys,
  KEYS_DIR: keys,
  CHECKPOINT_KEY: Buffer.alloc(32, seed).toString('base64'),
  KEY_ENCRYPTION_KEY: Buffer.alloc(32, seed).toString('base64'),
  ARCHIVE_PASSPHRASE: passphrase,
})

/** Exit code and lines of `npm run verify`. */
export const verify = (installation: Installation) => run(['verify'], settingsOf(installation))
