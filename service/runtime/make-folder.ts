/** Creates folders, and syncs them to disk. */
import { mkdir, open, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

const isFolder = async (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )

/**
 * Creates a folder and its parents if missing; rejects with the system's error, which names the path. Not with Node's
 * `recursive` option, which never returns where no folder can be created, such as in /proc.
 */
export const makeFolder = async (path: string, mode?: number): Promise<void> => {
  if (await isFolder(path)) return
  if (dirname(path) !== path) await makeFolder(dirname(path), mode)
  await mkdir(path, { mode }).catch(async (error: Error) => {
    // Another process may have created it in the meantime.
    if (!(await isFolder(path))) throw error
  })
}

/** Waits until the names of new files in the folder are on disk. Not needed on Windows. */
export const syncFolder = async (path: string): Promise<void> => {
  if (process.platform === 'win32') return
  const folder = await open(path)
  await folder.sync()
  await folder.close()
}
