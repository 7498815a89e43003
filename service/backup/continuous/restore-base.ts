/** Restores a continuous backup, to its last moment or an earlier one, into a data folder without a database. */
import { spawnSync } from 'node:child_process'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { runnableBinaries } from '../../database/embedded/binaries.ts'
import {
  type Cluster,
  chownTo,
  isInitialised,
  openCluster,
  ownerRole,
} from '../../database/embedded/cluster.ts'
import { startServer, stopServer } from '../../database/embedded/server.ts'
import { type Migrations, migrate } from '../../database/migrate.ts'
import { searchPathOption } from '../../database/search-path.ts'
import { syncFolder } from '../../runtime/make-folder.ts'
import type { Print } from '../../runtime/progress.ts'
import { BackupFault } from '../backup-fault.ts'
import { type FoundBase, keptFolder } from './base.ts'
import { type NeededFile, restoreFiles } from './file-copies.ts'
import { logFault, planLog } from './log-plan.ts'
import { segmentName } from './log-position.ts'
import { recoverCluster } from './recover-cluster.ts'
import { unpackBase } from './unpack-base.ts'

/** Target of a restore. */
export type BaseTarget = {
  readonly dataDir: string
  readonly migrations: Migrations
  /** Query for the kept files that the database needs, as `workspace` and `sha256`. */
  readonly filesSql: string
  /** Called with a connection of the owner, before the database gets its place; what it throws leaves the data folder without one. */
  readonly check: (client: pg.Client) => Promise<void>
  readonly log: Print
}

/** Result: events restored, kept files, and those of which the backup has no copy. */
export type RestoredBase = {
  readonly events: number
  readonly files: number
  readonly missing: readonly NeededFile[]
  /** The moment restored. */
  readonly asOf: string
}

/** Later than any file. */
const latest = new Date(8.64e15)

const requireVersion = ({ base }: FoundBase, native: string): void => {
  const { stdout } = spawnSync(join(native, 'bin/postgres'), ['--version'], { encoding: 'utf8' })
  const ours = Number(/(\d+)[.\d]*\s*$/.exec(stdout ?? '')?.[1] ?? base.postgres)
  if (ours !== base.postgres)
    throw new BackupFault(
      `The continuous backup is of Postgres ${base.postgres}, and this version of Jarvin has ${ours}. Restore it with the version that made it, or restore an hourly backup.`,
    )
}

/** Throws an error message if the folder has a database: a restore never replaces one. */
export const requireNoCluster = async (dataDir: string): Promise<Cluster> => {
  const cluster = await openCluster(dataDir)
  if (isInitialised(cluster))
    throw new Error(
      `There is a database in ${cluster.dataDir} already. A continuous backup is restored into an empty DATA_DIR only.`,
    )
  return cluster
}

const requireKnownMigrations = async (client: pg.Client, migrations: Migrations): Promise<void> => {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  const unknown = rows.find(({ name }) => !(name in migrations))
  if (unknown)
    throw new BackupFault(
      `The backup is from a later version of Jarvin (${unknown.name}). Restore it with that version.`,
    )
}

/** Brings the recovered database up to date and checks it, on a server of its own. */
const finish = async (
  cluster: Cluster,
  native: string,
  { migrations, filesSql, check }: BaseTarget,
): Promise<{ readonly events: number; readonly needed: readonly NeededFile[] }> => {
  const server = await startServer(cluster, native)
  if (!server) throw new Error('The restored database could not be started. Try again.')
  const ownerUrl = `postgres://${ownerRole}:${cluster.password}@127.0.0.1:${server.port}/jarvin`
  const client = new pg.Client({ connectionString: ownerUrl, options: searchPathOption })
  client.on('error', () => {})
  try {
    await client.connect()
    await requireKnownMigrations(client, migrations)
    await migrate(ownerUrl, migrations)
    await check(client)
    const { rows } = await client.query<{ count: string }>('select count(*) as count from events')
    const { rows: needed } = await client.query<NeededFile>(filesSql)
    return { events: Number(rows[0]?.count), needed }
  } finally {
    await client.end().catch(() => {})
    await stopServer(server, cluster.folder, native)
  }
}

/** Restores a base up to a moment, or to its last one. Nothing is left in the data folder if this fails. */
export const restoreBase = async (
  found: FoundBase,
  at: Date | undefined,
  target: BaseTarget,
): Promise<RestoredBase> => {
  const plan = await planLog(found, at)
  const place = await requireNoCluster(target.dataDir)
  const { dataDir, user } = place
  const native = await runnableBinaries(dataDir, user)
  requireVersion(found, native)
  const folder = await mkdtemp(join(dataDir, 'cluster.new-'))
  try {
    const draft = { ...place, folder }
    await chownTo(folder, user)
    target.log('Unpacking the backup …')
    await unpackBase(found, plan, draft, native)
    target.log('Replaying the write-ahead log …')
    const reached = await recoverCluster(draft, native, at)
    if (reached !== undefined && reached < plan.until)
      throw await logFault(found, segmentName(found.base.timeline, reached))
    const { events, needed } = await finish(draft, native, target)
    const kept = join(dataDir, 'files')
    const missing = await restoreFiles(join(found.folder, keptFolder), kept, needed, at ?? latest)
    await rename(folder, place.folder)
    await syncFolder(dataDir)
    return {
      events,
      files: needed.length - missing.length,
      missing,
      asOf: at?.toISOString() ?? found.reached.at,
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
