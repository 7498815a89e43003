/** Finds the server of a folder by its pid file: running, shutting down, or none. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A server that is ready for connections on 127.0.0.1. */
export type Server = {
  readonly pid: number
  readonly port: number
  /** Argument in its command line that identifies its folder. */
  readonly mark: string
}

export const isWindows = process.platform === 'win32'
/** Milliseconds between polls of a server that is starting or stopping. */
export const pollMs = 15
/** Milliseconds allowed for crash recovery or the final checkpoint. */
export const timeoutMs = 300_000

/** A setting without effect that identifies this very folder in the command line, as opposed to a copy of it. */
export const markOf = (folder: string): string => {
  const { dev, ino } = statSync(folder, { bigint: true })
  return `jarvin.folder=${dev}-${ino}.`
}

// The file may vanish at any time.
const readIfThere = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

const outputOf = (program: string, args: string[]): string =>
  spawnSync(program, args, { encoding: 'utf8', windowsHide: true }).stdout ?? ''

/** True if the process is a server of the folder with that mark. False for one that has ended but is not yet reaped. */
export const isServerOf = (pid: number, mark: string): boolean => {
  if (isWindows)
    return outputOf('tasklist', ['/NH', '/FI', `PID eq ${pid}`, '/FI', 'IMAGENAME eq postgres.exe']).includes(
      `${pid}`,
    )
  if (process.platform === 'linux') return readIfThere(`/proc/${pid}/cmdline`)?.includes(mark) ?? false
  return outputOf('ps', ['-ww', '-o', 'command=', '-p', `${pid}`]).includes(mark)
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

type PidFile = { readonly text: string; readonly pid: number; readonly port: number; readonly status: string }

const readPidFile = (folder: string): PidFile | undefined => {
  const text = readIfThere(join(folder, 'postmaster.pid'))
  if (text === undefined) return undefined
  const lines = text.split('\n')
  return { text, pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? '' }
}

// Check again just before removing: a server that is starting must not lose its own file.
const forget = (folder: string, { text }: PidFile): void => {
  if (readPidFile(folder)?.text === text) rmSync(join(folder, 'postmaster.pid'), { force: true })
}

const serverIn = (file: PidFile | undefined, mark: string): Server | undefined =>
  file && file.port > 0 && isServerOf(file.pid, mark) ? { pid: file.pid, port: file.port, mark } : undefined

/** The server of the folder, whether it is ready or not. */
export const livingServer = (folder: string, mark: string): Server | undefined =>
  serverIn(readPidFile(folder), mark)

/** The server of the folder, if it is ready now. */
export const readyServer = (folder: string, mark: string): Server | undefined => {
  const file = readPidFile(folder)
  return file?.status === 'ready' ? serverIn(file, mark) : undefined
}

/** Waits for the folder's server to be ready; undefined if there is none. Waits out a stopping server, removes a stale pid file. */
export const findServer = async (folder: string): Promise<Server | undefined> => {
  const mark = markOf(folder)
  for (const started = Date.now(); Date.now() - started < timeoutMs; await pause(pollMs)) {
    const file = readPidFile(folder)
    if (!file) return undefined
    if (file.pid > 0 && !isServerOf(file.pid, mark)) {
      // Postgres handles the pid file of a dead process and its orphans itself; only a reused pid misleads it.
      if (isAlive(file.pid)) forget(folder, file)
      return undefined
    }
    // Unreadable for a second: not a file being written, but the remains of a crash.
    if (!(file.pid > 0) && Date.now() - started > 1000) forget(folder, file)
    const server = readyServer(folder, mark)
    if (server) return server
  }
  throw new Error(
    `The database in ${folder} neither started nor stopped within ${timeoutMs / 60_000} minutes.`,
  )
}
