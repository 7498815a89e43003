/**
 * What was signed last of each workspace, kept outside the database so that whoever can write there cannot take it back:
 * `<workspace>.note`, the signed checkpoint; `<workspace>.vkey`, the public key it opens with, also after the key was
 * exchanged; and `<workspace>.leaves`, the 32 bytes of each leaf hash that it covers. The note shows that a history was
 * rewritten, the leaves show at which position.
 */
import { existsSync } from 'node:fs'
import { open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { hashBytes } from '#schema/proof/bytes'
import { type NoteKey, originOf, readVkey, vkeyText } from '#schema/proof/note'
import { connectOwner } from '../read-models/rebuild.ts'
import { makeFolder, syncFolder } from '../runtime/make-folder.ts'
import type { ReadLeaves } from './history-leaves.ts'
import { type Kept, openSigned } from './signed-notes.ts'

/** Notes and leaves of one database. */
export type KeptNotes = {
  /** Every workspace that something was ever signed of here. */
  readonly workspaces: () => Promise<readonly string[]>
  /** What is kept of a workspace. Its note opens with `key`, or with the public key that was kept with it. */
  readonly read: (workspace: string, key: NoteKey | undefined) => Promise<Kept>
  /** Keeps a note of `key` in place of the one before: the leaves first, from index `from` on, as `leaves` reads them. */
  readonly write: (
    workspace: string,
    key: NoteKey,
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
  range: { readonly from: number; readonly to: number },
): Promise<void> => {
  // Whatever is in the way of a file that is written whole, be it a folder, is of no use.
  if (range.from === 0) await rm(file, { recursive: true, force: true })
  const handle = await open(file, existsSync(file) ? 'r+' : 'w', 0o600)
  try {
    // A file that was cut has fewer leaves than the caller knows of.
    const from = Math.min(range.from, Math.floor((await handle.stat()).size / hashBytes))
    const { to } = range
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

/** What cannot be read is as good as empty: the leaves only show where a history differs from the note. */
const readLeaves = async (file: string, from: number, to: number): Promise<Buffer> => {
  const handle = await open(file, 'r').catch(() => undefined)
  if (!handle || !(await handle.stat()).isFile()) {
    await handle?.close()
    return Buffer.alloc(0)
  }
  try {
    const hashes = Buffer.alloc((to - from) * hashBytes)
    const { bytesRead } = await handle.read(hashes, 0, hashes.length, from * hashBytes)
    return hashes.subarray(0, bytesRead - (bytesRead % hashBytes))
  } finally {
    await handle.close()
  }
}

/** A file that cannot be read is as good as empty: nothing opens with it. */
const readText = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '')

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
    read: async (workspace, key) => {
      const [file, leavesFile] = [fileOf(workspace, 'note'), fileOf(workspace, 'leaves')]
      const note = existsSync(file) ? await readText(file) : undefined
      const vkey = await readText(fileOf(workspace, 'vkey'))
      const keys = [key, readVkey(vkey)].filter((one) => one?.name === originOf(workspace))
      return {
        file,
        leavesFile,
        note,
        vkey,
        checkpoint: keys.map((one) => one && note && openSigned(note, one)).find((one) => one) || undefined,
        leaves: (from, to) => readLeaves(leavesFile, from, to),
      }
    },
    write: async (workspace, key, note, leaves, range) => {
      await makeFolder(folder, 0o700)
      if (range.from < range.to) await writeLeaves(fileOf(workspace, 'leaves'), leaves, range)
      // The note first: it opens with the key that the service has, whatever key is kept with it.
      for (const [suffix, text] of [
        ['note', note],
        ['vkey', vkeyText(key)],
      ] as const) {
        const draft = fileOf(workspace, `${suffix}.${process.pid}`)
        await writeFile(draft, text, { mode: 0o600, flush: true })
        await rename(draft, fileOf(workspace, suffix))
      }
      await syncFolder(folder)
    },
  }
}
