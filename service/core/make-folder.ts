/** Folders that are there afterwards, with all those above them. */
import { mkdir, stat } from 'node:fs/promises'
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
