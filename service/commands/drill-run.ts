/**
 * A drill: restores a backup into a new embedded database, repeats erasures, and runs `npm run verify` on it.
 * A backup that was never restored is only a hope.
 */
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repeatDeletions } from '../accounts/listed-deletions.ts'
import type { Manifest } from '../backup/manifest.ts'
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
import { leftOutOfBackups } from '../table-accounts.ts'

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
  readonly manifest: Manifest
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

/** Runs a drill and removes the restored database; throws an error message if the backup cannot be restored. */
export const runDrill = async (backup: string, place: DrillPlace, log: Print): Promise<DrillReport> => {
  const started = performance.now()
  const manifest = await openBackup(backup, migrations)
  await removeAbandoned()
  const folder = await mkdtemp(join(tmpdir(), drillPrefix))
  // When root runs it, embedded Postgres uses another user, who needs access.
  await chmod(folder, 0o711)
  try {
    const [dataDir, keysDir] = [join(folder, 'data'), join(folder, 'keys')]
    const postgres = await startEmbeddedPostgres({ dataDir, log })
    let [erased, deleted] = [0, 0]
    let heads: Heads = []
    try {
      const { ownerUrl } = postgres
      await restoreBackup(backup, manifest, {
        ...{ ownerUrl, migrations, refilled: leftOutOfBackups, keptFiles: join(dataDir, 'files') },
        beforeCommit: async (client) => {
          heads = await readHeads(client)
          await carryNotes(client, join(place.keysFolder, 'signed', manifest.notes), keysDir)
        },
      })
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
    return { manifest, restoredIn, erased, deleted, heads, folder, ...(await verifyIn(place, settings)) }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
