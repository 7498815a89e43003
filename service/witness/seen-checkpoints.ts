/** What a witness has cosigned: the last checkpoint of each log, in a file of its own, written before it is answered. */
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
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

/** Opens the files in a folder; the first write creates it. One process at a time may use a folder. */
export const openSeenCheckpoints = (folder: string): SeenCheckpoints => {
  const fileOf = (origin: string) => join(folder, `${encodeURIComponent(origin)}.note`)
  return {
    last: async (origin) => {
      const file = fileOf(origin)
      if (!existsSync(file)) return undefined
      const note = await readFile(file, 'utf8')
      const checkpoint = readCheckpoint(textOfNote(note) ?? '')
      // Starting again from nothing would let the log begin another history.
      if (checkpoint?.origin !== origin)
        throw new Error(`${file} does not contain a checkpoint of ${origin}.`)
      return { note, checkpoint }
    },
    keep: async (origin, note) => {
      await makeFolder(folder, 0o700)
      const draft = `${fileOf(origin)}.${process.pid}`
      await writeFile(draft, note, { mode: 0o600, flush: true })
      await rename(draft, fileOf(origin))
      await syncFolder(folder)
    },
  }
}
