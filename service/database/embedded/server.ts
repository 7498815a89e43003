/** The server process of the embedded Postgres: how it is started, and how it is stopped. */
import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, fchownSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServerUser } from './binaries.ts'
import { type Cluster, plainEnvironment } from './cluster.ts'
import { freePort } from './free-port.ts'
import { isWindows, markOf, patienceMs, pollMs, readyServer, type Server, serves } from './process.ts'

const settings = (port: number, mark: string): string[] => [
  ...['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'max_connections=50'],
  ...['shared_buffers=128MB', 'fsync=on', 'synchronous_commit=on', 'timezone=UTC', 'log_timezone=UTC'],
  ...['log_destination=stderr', 'logging_collector=off', 'log_checkpoints=off', mark],
]

const openLog = (path: string, user: ServerUser | undefined): number => {
  if (existsSync(path) && statSync(path).size > 10_000_000) renameSync(path, `${path}.old`)
  const output = openSync(path, 'a', 0o600)
  if (user) fchownSync(output, user.uid, user.gid)
  return output
}

// Another start came first, somebody took the port, or backends of a killed server are still leaving.
const passes = /lock file|could not bind|could not create any TCP|still in use/

/** Starts a server; answers undefined where it had to give way for a reason that passes. */
export const startServer = async (
  { folder, dataDir, ...cluster }: Cluster,
  native: string,
): Promise<Server | undefined> => {
  const mark = markOf(folder)
  const logFile = join(dataDir, 'postgres.log')
  const output = openLog(logFile, cluster.user)
  const loggedBefore = statSync(logFile).size
  const options = settings(await freePort(), mark).flatMap((setting) => ['-c', setting])
  const place = ['-D', cluster.pathInside(folder)]
  // Windows' administrators may start Postgres through pg_ctl only.
  const [program, ...args] = isWindows
    ? ['pg_ctl', 'start', '-w', ...place, '-o', options.map((option) => `"${option}"`).join(' ')]
    : ['postgres', ...place, ...options]
  // A process group of its own: Ctrl-C in the terminal must not reach it before the service has drained.
  const child = spawn(join(native, 'bin', `${program}`), args, {
    ...{ cwd: folder, ...cluster.user, env: plainEnvironment() },
    ...{ detached: true, windowsHide: true, stdio: ['ignore', output, output] },
  })
  closeSync(output)
  child.unref()
  let failure: string | undefined
  child.once('error', (error) => {
    failure = error.message
  })
  child.once('exit', (code) => {
    if (code !== 0)
      failure = readFileSync(logFile).subarray(loggedBefore).toString().trim() || `it exited with ${code}`
  })
  for (const started = Date.now(); Date.now() - started < patienceMs; await pause(pollMs)) {
    const server = readyServer(folder, mark)
    if (server) return server
    if (failure === undefined) continue
    if (passes.test(failure)) return undefined
    break
  }
  throw new Error(`The database in ${folder} did not start: ${failure ?? `see ${logFile}`}`)
}

/** Asks the server to end at once but in order. */
export const askToEnd = ({ pid, mark }: Server, folder: string, native: string): void => {
  if (!serves(pid, mark)) return
  try {
    if (isWindows)
      spawnSync(join(native, 'bin/pg_ctl'), ['stop', '-m', 'fast', '-D', folder], { windowsHide: true })
    else process.kill(pid, 'SIGINT')
  } catch {
    // It went by itself in this very moment.
  }
}

/** Asks the server to end, and waits until it is gone. */
export const stopServer = async (server: Server, folder: string, native: string): Promise<void> => {
  askToEnd(server, folder, native)
  const { pid, mark } = server
  for (const started = Date.now(); serves(pid, mark); await pause(pollMs))
    if (Date.now() - started > patienceMs) throw new Error(`The database (process ${pid}) did not stop.`)
}
