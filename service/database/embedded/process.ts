/** The trace that a server leaves in its folder, and what it tells: one that lives, one that is leaving, or none. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A server that is ready for connections on 127.0.0.1. */
export type Server = {
  readonly pid: number
  readonly port: number
  /** What its command line says of the folder it serves. */
  readonly mark: string
}

/** Whether process handling has to take Windows' ways. */
export const isWindows = process.platform === 'win32'
/** Milliseconds between two looks at a server that is coming or going. */
export const pollMs = 15
/** Milliseconds that a recovery after a crash, or a last checkpoint, may take. */
export const patienceMs = 300_000

/** A setting without effect, so that a pid tells whether it serves this very folder and not, say, a copy of it. */
export const markOf = (folder: string): string => {
  const { dev, ino } = statSync(folder, { bigint: true })
  return `jarvin.folder=${dev}-${ino}.`
}

// The file may vanish between any look at it and the reading.
const readIfThere = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

const outputOf = (program: string, args: string[]): string =>
  spawnSync(program, args, { encoding: 'utf8', windowsHide: true }).stdout ?? ''

/** Whether the process is a server of the folder with that mark; one that has ended but was not yet reaped is not. */
export const serves = (pid: number, mark: string): boolean => {
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

// Read once more at the last moment: a server that starts just now must not lose its own file.
const forget = (folder: string, { text }: PidFile): void => {
  if (readPidFile(folder)?.text === text) rmSync(join(folder, 'postmaster.pid'), { force: true })
}

/** The server of the folder if it is ready at this moment. */
export const readyServer = (folder: string, mark: string): Server | undefined => {
  const file = readPidFile(folder)
  return file?.status === 'ready' && serves(file.pid, mark)
    ? { pid: file.pid, port: file.port, mark }
    : undefined
}

/** The server that lives on the folder, once it is ready; a dying one is waited out, a stale trace removed. */
export const findServer = async (folder: string): Promise<Server | undefined> => {
  const mark = markOf(folder)
  for (const started = Date.now(); Date.now() - started < patienceMs; await pause(pollMs)) {
    const file = readPidFile(folder)
    if (!file) return undefined
    if (file.pid > 0 && !serves(file.pid, mark)) {
      // Postgres itself clears the trace of a dead process, and looks for its orphans; only a reused pid misleads it.
      if (isAlive(file.pid)) forget(folder, file)
      return undefined
    }
    // Nothing readable for a second: not a file in the making, but what a crash has left of one.
    if (!(file.pid > 0) && Date.now() - started > 1000) forget(folder, file)
    const server = readyServer(folder, mark)
    if (server) return server
  }
  throw new Error(
    `The database in ${folder} has neither started nor stopped after ${patienceMs / 60_000} minutes.`,
  )
}
