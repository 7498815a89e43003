/**
 * Lets one process at a time use a folder. The file `witness.lock` names the process, with its start, so that a process id that
 * is in use again after a crash or a restart of a container is not taken for it.
 */
import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../runtime/make-folder.ts'

/** A lock that this process holds. */
export type FolderLock = {
  /** False once another process has taken the folder. */
  readonly isHeld: () => Promise<boolean>
  readonly release: () => Promise<void>
}

const readIfThere = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

const isAlive = (pid: number): boolean => {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** When a process started: ticks and boot on Linux; 0 and `-` elsewhere, where ids alone are compared. */
const startOf = async (pid: number): Promise<string> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  // The name before the last bracket may contain spaces; the start is the 20th field after it.
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  return `${ticks ?? 0} ${boot.trim() || '-'}`
}

const isRunning = async (text: string): Promise<boolean> => {
  const [pid = '', ticks = '', boot = ''] = text.split(' ')
  return isAlive(Number(pid)) && (await startOf(Number(pid))) === `${ticks} ${boot}`
}

const takenMessage = (folder: string, text: string): string =>
  `Another witness (process ${text.split(' ')[0]}) uses ${folder}. Two would cosign two histories. Stop that one, or choose another folder with --dir.`

/** Takes the folder, creating it if missing; rejects with a sentence if another process has it. */
export const lockFolder = async (folder: string): Promise<FolderLock> => {
  const file = join(folder, 'witness.lock')
  const token = randomUUID()
  const text = `${process.pid} ${await startOf(process.pid)} ${token}\n`
  await makeFolder(folder, 0o700)
  const draft = `${file}.${token}`
  await writeFile(draft, text, { mode: 0o600 })
  const isTaken = (): Promise<boolean> =>
    link(draft, file).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false
        throw error
      },
    )
  try {
    while (!(await isTaken())) {
      const there = await readIfThere(file)
      if (there === undefined) continue
      if (await isRunning(there)) throw new Error(takenMessage(folder, there))
      const aside = `${draft}.old`
      await rename(file, aside).catch(() => {})
      // Another process may have taken the folder since it was read.
      const moved = await readIfThere(aside)
      if (moved !== undefined && moved !== there) await link(aside, file).catch(() => {})
      await rm(aside, { force: true })
    }
  } finally {
    await rm(draft, { force: true })
  }
  const isHeld = async (): Promise<boolean> => (await readIfThere(file)) === text
  return {
    isHeld,
    release: async () => {
      if (await isHeld()) await rm(file, { force: true })
    },
  }
}
