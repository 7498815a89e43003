/**
 * What was signed last of each workspace, kept outside the database so that whoever can write there cannot take it back:
 * `<workspace>.note`, the signed checkpoint, and `<workspace>.leaves`, the 32 bytes of each leaf hash that it covers. The
 * note says that a history was rewritten, the leaves say at which position.
 */
import { existsSync } from 'node:fs'
import { open, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { hashBytes } from '#schema/proof/bytes'
import { originOf, readCheckpoint } from '#schema/proof/note'
import { connectOwner } from '../read-models/rebuild.ts'
import { makeFolder, syncFolder } from '../runtime/make-folder.ts'
import type { ReadLeaves } from './history-leaves.ts'
import type { Kept } from './signed-notes.ts'

/** Notes and leaves of one database. */
export type KeptNotes = {
  /** Every workspace that something was ever signed of here. */
  readonly workspaces: () => Promise<readonly string[]>
  /** What is kept of a workspace. Throws where its note cannot be read, is none, or is of another log. */
  readonly read: (workspace: string) => Promise<Kept | undefined>
  /** Keeps a note in place of the one before: the leaves first, from index `from` on, as `leaves` reads them. */
  readonly write: (
    workspace: string,
    note: string,
    leaves: ReadLeaves,
    range: { readonly from: number; readonly to: number },
  ) => Promise<void>
}

/** Leaves that are read and written at a time. */
const stride = 65_536

/**
 * The folder for the notes of one database. Each database has its own, by the name that its server was born with, so that
 * a database made anew is not held to what another one signed.
 */
export const keptNotesFolder = async (keysFolder: string, ownerUrl: string): Promise<string> => {
  const owner = await connectOwner(ownerUrl)
  try {
    return await notesFolderOf(keysFolder, owner)
  } finally {
    await owner.end()
  }
}

/** The same over a connection that is open. */
export const notesFolderOf = async (
  keysFolder: string,
  owner: Pick<pg.ClientBase, 'query'>,
): Promise<string> => {
  const { rows } = await owner.query<{ system: string; name: string }>(
    'select system_identifier::text as system, current_database() as name from pg_control_system()',
  )
  const { system = '', name = '' } = rows[0] ?? {}
  return join(keysFolder, 'signed', `${system}-${encodeURIComponent(name)}`)
}

const writeLeaves = async (
  file: string,
  leaves: ReadLeaves,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> => {
  const handle = await open(file, existsSync(file) ? 'r+' : 'w', 0o600)
  try {
    await handle.truncate(from * hashBytes)
    for (let at = from; at < to; at += stride) {
      const hashes = await leaves(at, Math.min(at + stride, to))
      await handle.write(hashes, 0, hashes.length, at * hashBytes)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const readLeaves = async (file: string, from: number, to: number): Promise<Buffer> => {
  if (!existsSync(file)) return Buffer.alloc(0)
  const handle = await open(file, 'r')
  try {
    const hashes = Buffer.alloc((to - from) * hashBytes)
    const { bytesRead } = await handle.read(hashes, 0, hashes.length, from * hashBytes)
    return hashes.subarray(0, bytesRead - (bytesRead % hashBytes))
  } finally {
    await handle.close()
  }
}

/** Opens the notes in a folder, which is made with the first of them. */
export const openKeptNotes = (folder: string): KeptNotes => {
  const fileOf = (workspace: string, suffix: string) =>
    join(folder, `${encodeURIComponent(workspace)}.${suffix}`)
  return {
    workspaces: async () => {
      const files = existsSync(folder) ? await readdir(folder) : []
      const notes = files.filter((file) => file.endsWith('.note')).sort()
      return notes.map((file) => decodeURIComponent(file.slice(0, -'.note'.length)))
    },
    read: async (workspace) => {
      const file = fileOf(workspace, 'note')
      if (!existsSync(file)) return undefined
      const note = await readFile(file, 'utf8')
      if (readCheckpoint(note)?.origin !== originOf(workspace))
        throw new Error(
          `${file} is not a signed checkpoint of this log. Restore the file: nothing can be signed without it.`,
        )
      return { note, leaves: (from, to) => readLeaves(fileOf(workspace, 'leaves'), from, to) }
    },
    write: async (workspace, note, leaves, range) => {
      await makeFolder(folder, 0o700)
      if (range.from < range.to) await writeLeaves(fileOf(workspace, 'leaves'), leaves, range)
      const draft = fileOf(workspace, `note.${process.pid}`)
      await writeFile(draft, note, { mode: 0o600, flush: true })
      await rename(draft, fileOf(workspace, 'note'))
      await syncFolder(folder)
    },
  }
}
