/**
 * Copies of kept files in a base, each version under its own name, `<workspace>/<hash>.<time in milliseconds>`: a file that is kept
 * again after an erasure is sealed under another key, and which one is right depends on the moment restored.
 */
import { constants } from 'node:fs'
import { copyFile, link, open, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder, syncFolder } from '../../runtime/make-folder.ts'
import { namesIn } from '../manifest.ts'

/** Milliseconds within which a folder may change again without showing it in its time. */
const sameTimeMs = 2000

const timeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    (found) => Math.floor(found.mtimeMs),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    },
  )

const isThere = (path: string): Promise<boolean> => timeOf(path).then((time) => time !== undefined)

/** Copies a file; false if it is gone by now. */
const copyOne = async (from: string, to: string): Promise<boolean> => {
  const draft = `${to}.new`
  try {
    await copyFile(from, draft, constants.COPYFILE_FICLONE)
  } catch (error) {
    if (!(await isThere(from))) return false
    throw error
  }
  const file = await open(draft, 'r+')
  await file.sync().finally(() => file.close())
  await rename(draft, to)
  return true
}

/** Keeps copies of the kept files in a folder up to date. */
export type FileCopies = { readonly update: () => Promise<void> }

/** Opens the copies in `to`. Files that the base before has as well, in `earlier`, are linked where the disk allows it. */
export const openFileCopies = (from: string, to: string, earlier: string | undefined): FileCopies => {
  /** Times of the folders when they were last read. */
  const read = new Map<string, number>()
  const updateWorkspace = async (workspace: string): Promise<void> => {
    const changedAt = await timeOf(join(from, workspace))
    if (changedAt === undefined || read.get(workspace) === changedAt) return
    const lookedAt = Date.now()
    await makeFolder(join(to, workspace), 0o700)
    const copied = new Set(await namesIn(join(to, workspace)))
    for (const name of await namesIn(join(from, workspace))) {
      const time = await timeOf(join(from, workspace, name))
      const version = `${name}.${time}`
      if (time === undefined || copied.has(version)) continue
      const place = join(to, workspace, version)
      const isLinked =
        earlier !== undefined &&
        (await link(join(earlier, workspace, version), place).then(
          () => true,
          () => false,
        ))
      if (!isLinked) await copyOne(join(from, workspace, name), place)
    }
    await syncFolder(join(to, workspace))
    if (changedAt < lookedAt - sameTimeMs) read.set(workspace, changedAt)
  }
  return {
    update: async () => {
      // Names with a dot are unfinished and not sealed.
      for (const workspace of (await namesIn(from)).filter((name) => !name.startsWith('.')))
        await updateWorkspace(workspace)
    },
  }
}

/** A kept file that the restored database needs. */
export type NeededFile = { readonly workspace: string; readonly sha256: string }

/**
 * Copies the files that are needed to `to`, each as it was at a moment: the last version by then, or else the first one. Returns
 * those of which there is none.
 */
export const restoreFiles = async (
  from: string,
  to: string,
  needed: readonly NeededFile[],
  at: Date,
): Promise<readonly NeededFile[]> => {
  const missing: NeededFile[] = []
  for (const file of needed) {
    const { workspace, sha256 } = file
    const times = (await namesIn(join(from, workspace)))
      .filter((name) => name.startsWith(`${sha256}.`) && /\.\d+$/.test(name))
      .map((name) => Number(name.slice(sha256.length + 1)))
      .sort((a, b) => a - b)
    const time = times.findLast((one) => one <= at.getTime()) ?? times[0]
    if (time === undefined) missing.push(file)
    else {
      await makeFolder(join(to, workspace), 0o700)
      await copyFile(join(from, workspace, `${sha256}.${time}`), join(to, workspace, sha256))
    }
  }
  return missing
}
