/** Folders: making them with all those above, and bringing what was added to them to the disk. */
import { mkdir, open, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

const isFolder = async (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )

/**
 * Makes the folder where it is missing; rejects with the system's error, which names the path. One by one: where none can be
 * made, as in /proc, Node's own recursive way never ends.
 */
export const makeFolder = async (path: string, mode?: number): Promise<void> => {
  if (await isFolder(path)) return
  if (dirname(path) !== path) await makeFolder(dirname(path), mode)
  await mkdir(path, { mode }).catch(async (error: Error) => {
    // Somebody else may have made it in this very moment.
    if (!(await isFolder(path))) throw error
  })
}

/** Waits until the names of new files in the folder are on the disk. Windows keeps them there without being asked. */
export const syncFolder = async (path: string): Promise<void> => {
  if (process.platform === 'win32') return
  const folder = await open(path)
  await folder.sync()
  await folder.close()
}
