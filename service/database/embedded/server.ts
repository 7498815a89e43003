/** Starts and stops the server process of the embedded Postgres. */
import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, fchownSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServerUser } from './binaries.ts'
import { type Cluster, serverEnvironment } from './cluster.ts'
import { freePort } from './free-port.ts'
import {
  isServerOf,
  isWindows,
  livingServer,
  markOf,
  pollMs,
  readyServer,
  type Server,
  timeoutMs,
} from './process.ts'

/** Enough for one service, with every pool full, and the commands beside it. */
const usualConnections = 50

const settings = (port: number, mark: string, maxConnections: number): string[] => [
  ...['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='],
  `max_connections=${maxConnections}`,
  ...[
    'shared_buffers=128MB',
    'fsync=on',
    'synchronous_commit=on',
    'session_replication_role=origin',
    'timezone=UTC',
    'log_timezone=UTC',
    // What a backup that falls behind may keep from being removed (decision 916).
    'max_slot_wal_keep_size=4GB',
  ],
  ...['log_destination=stderr', 'logging_collector=off', 'log_checkpoints=off', mark],
]

const openLog = (path: string, user: ServerUser | undefined): number => {
  if (existsSync(path) && statSync(path).size > 10_000_000) renameSync(path, `${path}.old`)
  const output = openSync(path, 'a', 0o600)
  if (user) fchownSync(output, user.uid, user.gid)
  return output
}

/** What a server has logged; nothing where its log is gone, as after the folder was removed: that must not end the service. */
const loggedSince = (path: string, from: number): string =>
  existsSync(path) ? readFileSync(path).subarray(from).toString().trim() : ''

// Another start was faster, the port was taken, or backends of a killed server are still ending.
const isTemporary = /lock file|could not bind|could not create any TCP|still in use/

/** Starts a server, by default on a free port, and waits until `find` sees it; undefined if it failed for a temporary reason. */
export const startServer = async (
  { folder, dataDir, ...cluster }: Cluster,
  native: string,
  {
    port,
    find = readyServer,
    maxConnections = usualConnections,
    settings: more = [],
  }: {
    readonly port?: number
    readonly find?: typeof readyServer
    readonly maxConnections?: number | undefined
    /** Further settings of Postgres, as `name=value`. */
    readonly settings?: readonly string[]
  } = {},
): Promise<Server | undefined> => {
  const mark = markOf(folder)
  const logFile = join(dataDir, 'postgres.log')
  const output = openLog(logFile, cluster.user)
  const loggedBefore = statSync(logFile).size
  const own = settings(port ?? (await freePort()), mark, maxConnections)
  const options = [...own, ...more].flatMap((setting) => ['-c', setting])
  const place = ['-D', cluster.pathInside(folder)]
  // On Windows, administrators can start Postgres only through pg_ctl.
  const [program, ...args] = isWindows
    ? ['pg_ctl', 'start', '-w', ...place, '-o', options.map((option) => `"${option}"`).join(' ')]
    : ['postgres', ...place, ...options]
  // Its own process group: Ctrl-C in the terminal must not stop it before the service has drained.
  const child = spawn(join(native, 'bin', `${program}`), args, {
    ...{ cwd: folder, ...cluster.user, env: serverEnvironment() },
    ...{ detached: true, windowsHide: true, stdio: ['ignore', output, output] },
  })
  closeSync(output)
  child.unref()
  let failure: string | undefined
  child.once('error', (error) => {
    failure = error.message
  })
  child.once('exit', (code) => {
    if (code !== 0) failure = loggedSince(logFile, loggedBefore) || `it exited with ${code}`
  })
  for (const started = Date.now(); Date.now() - started < timeoutMs; await pause(pollMs)) {
    const server = find(folder, mark)
    if (server) return server
    if (failure === undefined) continue
    if (isTemporary.test(failure)) return undefined
    break
  }
  throw new Error(`The database in ${folder} did not start: ${failure ?? `see ${logFile}`}`)
}

/** `fast` is orderly, without waiting for clients; `immediate` leaves crash recovery to the next start. */
type StopMode = 'fast' | 'immediate'

const stopSignals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

/** Requests a shutdown. */
export const requestStop = (
  { pid, mark }: Server,
  folder: string,
  native: string,
  mode: StopMode = 'fast',
): void => {
  if (!isServerOf(pid, mark)) return
  try {
    if (isWindows)
      spawnSync(join(native, 'bin/pg_ctl'), ['stop', '-m', mode, '-D', folder], { windowsHide: true })
    else process.kill(pid, stopSignals[mode])
  } catch {
    // It has just ended by itself.
  }
}

const hasEndedWithin = async ({ pid, mark }: Server, ms: number): Promise<boolean> => {
  for (const started = Date.now(); isServerOf(pid, mark); await pause(pollMs))
    if (Date.now() - started > ms) return false
  return true
}

/** Requests a fast shutdown and waits until the server has ended. */
export const stopServer = async (server: Server, folder: string, native: string): Promise<void> => {
  requestStop(server, folder, native)
  if (!(await hasEndedWithin(server, timeoutMs)))
    throw new Error(`The database (process ${server.pid}) did not stop.`)
}

/** Milliseconds for a fast shutdown of a server that refuses connections. */
const fastMs = 10_000

/**
 * Stops a server that refuses connections, and starts another at its port without waiting for its recovery. Returns the
 * new server, the old one if none started, or undefined if another process has started one.
 */
export const restartServer = async (
  server: Server,
  cluster: Cluster,
  native: string,
): Promise<Server | undefined> => {
  const { folder } = cluster
  requestStop(server, folder, native)
  if (!(await hasEndedWithin(server, fastMs))) {
    requestStop(server, folder, native, 'immediate')
    if (!(await hasEndedWithin(server, timeoutMs))) return server
  }
  // A disk that is still full is no reason to give up: the caller tries again later.
  const started = await startServer(cluster, native, { port: server.port, find: livingServer }).catch(
    () => undefined,
  )
  return started === undefined || started.port === server.port ? (started ?? server) : undefined
}
