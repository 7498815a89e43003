/** The embedded database: a Postgres server on a data folder, locked by one process and stopped with it. */
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { counted } from '../../runtime/counted.ts'
import { type Print, withProgress } from '../../runtime/progress.ts'
import { NoInstallation } from '../installation.ts'
import { runnableBinaries } from './binaries.ts'
import { type Cluster, isInitialised, openCluster, ownerRole } from './cluster.ts'
import { type DiskSpace, diskSpaceOf } from './disk-space.ts'
import { initCluster, removeLeftovers } from './initdb.ts'
import { type FolderLock, takeLock } from './lock.ts'
import { findServer, isServerOf, markOf, readyServer, type Server } from './process.ts'
import { requestStop, restartServer, startServer, stopServer } from './server.ts'

/** A running embedded server. */
export type EmbeddedPostgres = {
  /** URL of the database `jarvin` for its owner, a superuser of this server. */
  readonly ownerUrl: string
  /** True if this start created the database. */
  readonly firstStart: boolean
  /** False while the disk is too full for changes. */
  readonly hasSpace: () => boolean
  /** Shuts the server down and waits until it has ended; may be called twice. */
  readonly stop: () => Promise<void>
}

const database = 'jarvin'

const urlOf = ({ port }: Server, { password }: Cluster, name: string): string =>
  `postgres://${ownerRole}:${password}@127.0.0.1:${port}/${name}`

type Options = {
  readonly dataDir: string
  readonly log: Print
  /** Called once if the server ends unexpectedly. */
  readonly onGone?: () => void
  /** For maintenance commands: throws NoInstallation instead of creating a missing database. */
  readonly isExisting?: boolean
  /** Milliseconds after which a living server that refuses connections is restarted. */
  readonly refusedMs?: number
  /** Default: the disk of the data folder. */
  readonly space?: DiskSpace
  /** Default: enough for one service. */
  readonly maxConnections?: number
}

/** A locked server; a restart replaces it on the same port. */
type Held = { readonly server: () => Server; readonly lock: FolderLock }

const wasRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('28')

// A server may stop between finding it and connecting to it; then look again.
const holdServer = async (
  cluster: Cluster,
  native: string,
  { log, onGone = () => {}, refusedMs, space, maxConnections }: Options & { readonly space: DiskSpace },
): Promise<Held> => {
  let trouble: unknown
  for (const started = Date.now(); Date.now() - started < 60_000; await pause(100)) {
    const found = await findServer(cluster.folder)
    const server = found ?? (await startServer(cluster, native, { maxConnections }))
    if (!server) continue
    try {
      // Locked through the maintenance database, so that `jarvin` itself can be copied or dropped.
      let current = server
      const isGone = () => !isServerOf(current.pid, current.mark)
      const startAgain = async (): Promise<boolean> => {
        const next = await restartServer(current, cluster, native)
        current = next ?? current
        return next !== undefined
      }
      const restart = (refusedForMs: number): Promise<boolean> => {
        const seconds = counted(Math.round(refusedForMs / 1000), 'second', 'seconds')
        log(`The database has refused connections for ${seconds} and is being restarted.`)
        return startAgain()
      }
      const revive = (): Promise<boolean> => {
        log('The database had stopped because the disk was full, and is being restarted.')
        return startAgain()
      }
      const watch = {
        isGone,
        onGone,
        restart,
        revive,
        space,
        ...(refusedMs === undefined ? {} : { refusedMs }),
      }
      const lock = await takeLock(urlOf(server, cluster, 'postgres'), watch)
      if (lock) return { server: () => current, lock }
    } catch (error) {
      if (wasRefused(error)) {
        if (!found) await stopServer(server, cluster.folder, native)
        throw new Error(`The database in ${cluster.dataDir} does not accept the password stored beside it.`)
      }
      trouble = error
      continue
    }
    throw new Error(`Jarvin is already running on this data folder (${cluster.dataDir}).`)
  }
  throw new Error(`The database in ${cluster.dataDir} cannot be reached.`, { cause: trouble })
}

const createDatabase = async (client: pg.Client, isExisting: boolean): Promise<boolean> => {
  const found = await client.query('select 1 from pg_database where datname = $1', [database])
  if (found.rows.length > 0) return false
  if (isExisting)
    throw new NoInstallation(
      'The first start of this installation was interrupted. Nothing was created. Start Jarvin again.',
    )
  await client.query(`create database ${database}`)
  return true
}

/**
 * Owner's URL of the database currently running on a folder; undefined if none is. For reading beside the process that
 * owns the server, which may stop it at any time.
 */
export const runningDatabaseUrl = async (dataDir: string): Promise<string | undefined> => {
  const cluster = await openCluster(dataDir)
  const server = isInitialised(cluster) ? readyServer(cluster.folder, markOf(cluster.folder)) : undefined
  return server && urlOf(server, cluster, database)
}

/** Starts the server on a folder, or takes over one that outlived its process. Throws if another process has the lock. */
export const startEmbeddedPostgres = async (options: Options): Promise<EmbeddedPostgres> => {
  const { log, isExisting = false } = options
  const cluster = await openCluster(options.dataDir)
  const space = options.space ?? diskSpaceOf(cluster.dataDir)
  const native = await withProgress(
    log,
    'Unpacking Postgres …',
    runnableBinaries(cluster.dataDir, cluster.user),
  )
  if (!isInitialised(cluster))
    await withProgress(log, `Creating the database in ${cluster.dataDir} …`, initCluster(cluster, native))
  const { server, lock } = await withProgress(
    log,
    'Starting the database …',
    holdServer(cluster, native, { ...options, space }),
  )
  // On a normal exit the server stops with its process; after `kill -9` it keeps running until the next start.
  const stopAtExit = () => requestStop(server(), cluster.folder, native)
  process.once('exit', stopAtExit)

  let stopping: Promise<void> | undefined
  const end = async () => {
    // The connection, and with it the lock, stays until the server has ended, so that nobody takes over before.
    await lock.release()
    await stopServer(server(), cluster.folder, native)
    await lock.client.end().catch(() => {})
    process.off('exit', stopAtExit)
  }
  const stop = () => (stopping ??= withProgress(log, 'Stopping the database …', end()))

  try {
    await removeLeftovers(cluster.dataDir)
    const firstStart = await createDatabase(lock.client, isExisting)
    const { hasSpace } = space
    return { ownerUrl: urlOf(server(), cluster, database), firstStart, hasSpace, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
