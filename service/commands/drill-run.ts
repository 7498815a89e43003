/**
 * A drill: restores a backup into a new embedded database, repeats erasures, and runs `npm run verify` on it.
 * A backup that was never restored is only a hope.
 */
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { repeatDeletions } from '../accounts/listed-deletions.ts'
import type { FoundBackup } from '../backup/continuous/find-backup.ts'
import { restoreBase } from '../backup/continuous/restore-base.ts'
import { type Heads, readHeads } from '../backup/record-runs.ts'
import { openBackup, restoreBackup } from '../backup/restore-backup.ts'
import { carryNotes } from '../backup/restore-notes.ts'
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts'
import { serviceUrlOf } from '../database/role.ts'
import { enforceErasures } from '../decision-log/erasing/erase.ts'
import { migrations } from '../migrations/migrations.ts'
import { openService, systemSources } from '../runtime/open-service.ts'
import type { Print } from '../runtime/progress.ts'
import type { Keyring } from '../sealing/keyring.ts'
import { keptNotesFolder, openKeptNotes } from '../signing/kept-notes.ts'
import { keepKeys, type SealKeys } from '../signing/seal-keys.ts'
import { readSealingState } from '../signing/sealing-file.ts'
import { projections } from '../slices.ts'
import { keptFilesSql, leftOutOfBackups } from '../table-accounts.ts'

/** Parts of the installation that a drill needs. */
export type DrillPlace = {
  /** Folder of its keys; only read. */
  readonly keysFolder: string
  readonly erasureList: string
  readonly keyring: Keyring
  /** Undefined without the signing key. */
  readonly seals: SealKeys | undefined
  /** Command of `npm run verify`: program and arguments. */
  readonly verify: readonly [string, ...string[]]
  /** Its environment; DATA_DIR, KEYS_DIR and DATABASE_URL are set for the restored database. */
  readonly env: NodeJS.ProcessEnv
}

/** Result: seconds until the restored database could serve, and output of `npm run verify`. */
export type DrillReport = {
  readonly isIntact: boolean
  /** Moment of the backup, and the events in it. */
  readonly asOf: string
  readonly events: number
  readonly restoredIn: number
  readonly erased: number
  readonly deleted: number
  readonly lines: readonly string[]
  /** Positions up to which the workspaces were restored. */
  readonly heads: Heads
  /** Folder of the restored database, which is gone. */
  readonly folder: string
}

const verifyIn = ({ verify: [program, ...args], env }: DrillPlace, settings: NodeJS.ProcessEnv) =>
  new Promise<{ readonly isIntact: boolean; readonly lines: readonly string[] }>((settle) => {
    execFile(program, args, { env: { ...env, ...settings }, maxBuffer: 64e6 }, (error, output, errors) =>
      settle({
        isIntact: error === null,
        lines: `${output}${error === null ? '' : errors}`.split('\n').filter((line) => line !== ''),
      }),
    )
  })

const drillPrefix = 'jarvin-drill-'
const dayMs = 86_400_000

/** Removes remains of drills that were killed at least a day ago. */
const removeAbandoned = async (): Promise<void> => {
  for (const name of (await readdir(tmpdir())).filter((one) => one.startsWith(drillPrefix))) {
    const path = join(tmpdir(), name)
    if ((await stat(path)).mtimeMs < Date.now() - dayMs) await rm(path, { recursive: true, force: true })
  }
}

/** What was restored. */
type Restored = Pick<DrillReport, 'asOf' | 'events' | 'heads'>

const restoreInto = async (
  backup: FoundBackup,
  { dataDir, keysDir }: { readonly dataDir: string; readonly keysDir: string },
  { keysFolder }: DrillPlace,
  log: Print,
): Promise<Restored> => {
  let heads: Heads = []
  const check = (notes: string) => async (client: pg.Client) => {
    heads = await readHeads(client)
    await carryNotes(client, join(keysFolder, 'signed', notes), keysDir)
  }
  if (backup.kind === 'continuous') {
    const { found, at } = backup
    const filesSql = keptFilesSql
    const target = { dataDir, migrations, filesSql, check: check(found.base.notes), log }
    const { events, asOf } = await restoreBase(found, at, target)
    return { events, asOf, heads }
  }
  const manifest = await openBackup(backup.folder, migrations)
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  try {
    await restoreBackup(backup.folder, manifest, {
      ...{ ownerUrl: postgres.ownerUrl, migrations, refilled: leftOutOfBackups },
      keptFiles: join(dataDir, 'files'),
      beforeCommit: check(manifest.notes),
    })
  } finally {
    await postgres.stop()
  }
  const events = manifest.tables.find(({ name }) => name === 'events')?.rows ?? 0
  return { asOf: manifest.takenAt, events, heads }
}

/** Runs a drill and removes the restored database; throws an error message if the backup cannot be restored. */
export const runDrill = async (backup: FoundBackup, place: DrillPlace, log: Print): Promise<DrillReport> => {
  const started = performance.now()
  await removeAbandoned()
  const folder = await mkdtemp(join(tmpdir(), drillPrefix))
  // When root runs it, embedded Postgres uses another user, who needs access.
  await chmod(folder, 0o711)
  try {
    const [dataDir, keysDir] = [join(folder, 'data'), join(folder, 'keys')]
    const restored = await restoreInto(backup, { dataDir, keysDir }, place, log)
    const postgres = await startEmbeddedPostgres({ dataDir, log })
    let [erased, deleted] = [0, 0]
    try {
      const { ownerUrl } = postgres
      const { seals } = place
      const notes = await keptNotesFolder(keysDir, ownerUrl)
      const isSealed = seals && (await readSealingState(notes, seals)) === 'begun'
      if (isSealed) await keepKeys(seals, keysDir)
      const kept = {
        keptNotes: openKeptNotes(notes),
        seals: isSealed ? seals.seals : undefined,
        filesFolder: join(dataDir, 'files'),
        keyring: place.keyring,
      }
      const url = serviceUrlOf(ownerUrl)
      const service = openService(url, projections, systemSources, () => {}, undefined, undefined, kept)
      const tools = { ...service, projections, list: place.erasureList, dataDir }
      try {
        deleted = (await repeatDeletions(ownerUrl, service, place.erasureList)).length
        erased = (await enforceErasures(ownerUrl, tools)).length
      } finally {
        await service.database.end()
      }
    } finally {
      await postgres.stop()
    }
    const restoredIn = (performance.now() - started) / 1000
    const settings = {
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      KEYS_DIR: keysDir,
      ERASURE_LIST: place.erasureList,
    }
    return { ...restored, restoredIn, erased, deleted, folder, ...(await verifyIn(place, settings)) }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
