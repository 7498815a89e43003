/** Replays the log of an unpacked base, and gives the cluster the password of its new place. */
import { spawn } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Cluster, chownTo, ownerRole, serverEnvironment } from '../../database/embedded/cluster.ts'
import { startServer, stopServer } from '../../database/embedded/server.ts'
import { BackupFault } from '../backup-fault.ts'
import { positionOf } from './log-position.ts'

/**
 * The log is in its place already, so that no program has to fetch it: the command only says that there is no more. It is the same for
 * every shell.
 */
const settings = [
  'restore_command=exit 1',
  'hot_standby=off',
  'recovery_target_timeline=current',
  'recovery_target_action=promote',
]

/** A moment as the server reads it at its start, before it knows what Z means. */
const momentText = (at: Date): string => at.toISOString().replace('T', ' ').replace('Z', '+00')

const endedEarly = /recovery ended before configured recovery target was reached/

const replay = async (cluster: Cluster, native: string, more: readonly string[]): Promise<void> => {
  const server = await startServer(cluster, native, { settings: [...settings, ...more] })
  if (!server) throw new Error('The database could not be started for the restore. Try again.')
  await stopServer(server, cluster.folder, native)
}

/** What the server gives as the reason for ending, in one line. */
const reasonOf = (error: Error): string =>
  /(?:FATAL|PANIC): +(.*)/.exec(error.message)?.[1] ?? error.message.split('\n')[0] ?? ''

/** Replays up to a moment, or everything; true if it stopped at a later change. Throws an error message if the server cannot use the files. */
const replayUntil = async (cluster: Cluster, native: string, at: Date | undefined): Promise<boolean> => {
  try {
    const target = at === undefined ? [] : [`recovery_target_time=${momentText(at)}`]
    const stopped = await replay(cluster, native, target).then(
      () => at !== undefined,
      (error: unknown) => {
        if (error instanceof Error && endedEarly.test(error.message)) return false
        throw error
      },
    )
    // Nothing was changed after that moment, so it is the state at the end of the log.
    if (at !== undefined && !stopped) await replay(cluster, native, [])
    return stopped
  } catch (error) {
    if (!(error instanceof Error) || !/FATAL|PANIC/.test(error.message)) throw error
    throw new BackupFault(`The continuous backup cannot be replayed: ${reasonOf(error)}.`, { cause: error })
  }
}

/** Position at which the replay ended, which the server notes where its new timeline begins. */
const replayedTo = async (folder: string): Promise<number> => {
  const log = join(folder, 'pg_wal')
  const history = (await readdir(log))
    .filter((name) => name.endsWith('.history'))
    .sort()
    .at(-1)
  const lines = history === undefined ? [] : (await readFile(join(log, history), 'utf8')).trim().split('\n')
  return positionOf(lines.at(-1)?.split('\t')[1] ?? '')
}

/** Sets the owner's password without a server that others could connect to. */
const setPassword = async (
  { folder, pathInside, user, password }: Cluster,
  native: string,
): Promise<void> => {
  const child = spawn(join(native, 'bin/postgres'), ['--single', '-D', pathInside(folder), 'postgres'], {
    ...{ cwd: folder, ...user, env: serverEnvironment() },
    windowsHide: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (text) => {
    output += text
  })
  child.stdin.end(`alter role ${ownerRole} password '${password}'\n`)
  const code = await new Promise((done) => child.once('error', done).once('close', done))
  if (code !== 0 || /ERROR:/.test(output))
    throw new Error(`The restored database did not take its password: ${output.trim()}`)
}

/** Replays the log, and returns the position reached; undefined if it stopped at a change after the moment. The cluster is stopped afterwards. */
export const recoverCluster = async (
  cluster: Cluster,
  native: string,
  at: Date | undefined,
): Promise<number | undefined> => {
  const signal = join(cluster.folder, 'recovery.signal')
  await writeFile(signal, '', { mode: 0o600 })
  await chownTo(signal, cluster.user)
  const isStopped = await replayUntil(cluster, native, at)
  await setPassword(cluster, native)
  return isStopped ? undefined : replayedTo(cluster.folder)
}
