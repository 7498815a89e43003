/** What a witness has cosigned: the last checkpoint of each log, in a file of its own, written before it is answered. */
import { link, lstat, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Checkpoint, readCheckpoint, textOfNote } from '#schema/proof/note'
import { makeFolder, syncFolder } from '../runtime/make-folder.ts'

/** The last cosigned checkpoints of a witness. */
export type SeenCheckpoints = {
  /** Note with the witness's own signature; undefined if nothing of this log was cosigned. Throws if it cannot be read. */
  readonly last: (
    origin: string,
  ) => Promise<{ readonly note: string; readonly checkpoint: Checkpoint } | undefined>
  readonly keep: (origin: string, note: string) => Promise<void>
}

/** True if there is a file, even one that cannot be read or a link that leads nowhere. */
const isThere = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )

const fileOf = (folder: string, origin: string): string => join(folder, `${encodeURIComponent(origin)}.note`)

/**
 * Opens the files in a folder; the first write creates it. One process at a time may use a folder (`folder-lock.ts`), and
 * nothing is kept once `isHeld` says that it has lost it.
 */
export const openSeenCheckpoints = (
  folder: string,
  isHeld: () => Promise<boolean> = async () => true,
): SeenCheckpoints => ({
  last: async (origin) => {
    const file = fileOf(folder, origin)
    if (!(await isThere(file))) return undefined
    const note = await readFile(file, 'utf8')
    const checkpoint = readCheckpoint(textOfNote(note) ?? '')
    // Starting again from nothing would let the log begin another history.
    if (checkpoint?.origin !== origin) throw new Error(`${file} does not contain a checkpoint of ${origin}.`)
    return { note, checkpoint }
  },
  keep: async (origin, note) => {
    const file = fileOf(folder, origin)
    await makeFolder(folder, 0o700)
    const draft = `${file}.${process.pid}`
    await writeFile(draft, note, { mode: 0o600, flush: true })
    if (!(await isHeld())) throw new Error(`Another witness has taken ${folder}. Nothing was cosigned.`)
    await rename(draft, file)
    await syncFolder(folder)
  },
})

/** Keeps a copy of the last checkpoint of a log under another name; returns its path, or undefined if there is none. */
export const setLastAside = async (folder: string, origin: string, at: Date): Promise<string | undefined> => {
  const file = fileOf(folder, origin)
  if (!(await isThere(file))) return undefined
  const aside = `${file}.until-${at.toISOString().replaceAll(':', '')}`
  await link(file, aside)
  return aside
}
