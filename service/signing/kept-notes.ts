/**
 * The last signed note of each workspace, kept outside the database, so that write access to the database is not enough to
 * undo it: `<workspace>.note`, the signed checkpoint; `<workspace>.vkey`, its public key, in case the key is exchanged
 * later; `<workspace>.leaves`, the 32-byte leaf hashes that it covers. The note shows that a history was rewritten, the
 * leaves show at which position (decision 148).
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
import { type KeptNote, openSignedCheckpoint } from './signed-notes.ts'

/** Notes and leaves of one database. */
export type KeptNotes = {
  /** Every workspace with a kept note. */
  readonly workspaces: () => Promise<readonly string[]>
  /** Reads a workspace's note and verifies it with `key` or the public key kept with it. */
  readonly read: (workspace: string, key: NoteKey | undefined) => Promise<KeptNote>
  /** Replaces the note. Writes the leaves first, from index `from` on, as read by `leaves`. */
  readonly write: (
    workspace: string,
    key: NoteKey,
    note: string,
    leaves: ReadLeaves,
    range: { readonly from: number; readonly to: number },
  ) => Promise<void>
  /** Removes everything kept for a dropped workspace. */
  readonly remove: (workspace: string) => Promise<void>
}

/** Leaves per read and write. */
const stride = 65_536

/**
 * Folder for the notes of one database. Its name contains the server's system identifier, so that a newly created database
 * is not checked against the notes of an earlier one.
 */
export const keptNotesFolder = async (keysFolder: string, ownerUrl: string): Promise<string> => {
  const owner = await connectOwner(ownerUrl)
  try {
    return await notesFolderOf(keysFolder, owner)
  } finally {
    await owner.end()
  }
}

/** Like `keptNotesFolder`, on an open connection. */
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
  // Remove whatever is at this path, even a folder: the file is written from its start.
  if (range.from === 0) await rm(file, { recursive: true, force: true })
  const handle = await open(file, existsSync(file) ? 'r+' : 'w', 0o600)
  try {
    // The file may have been truncated, so write from its end.
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

/** Treats an unreadable file as empty: the leaves only locate a difference that the note proves. */
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

/** Treats an unreadable file as empty, which fails verification. */
const readText = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '')

/** Opens the notes in a folder; the first write creates it. */
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
        checkpoint:
          keys.map((one) => one && note && openSignedCheckpoint(note, one)).find((one) => one) || undefined,
        leaves: (from, to) => readLeaves(leavesFile, from, to),
      }
    },
    write: async (workspace, key, note, leaves, range) => {
      await makeFolder(folder, 0o700)
      if (range.from < range.to) await writeLeaves(fileOf(workspace, 'leaves'), leaves, range)
      // The note first: until the new vkey is written, the service's own key verifies it.
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
    remove: async (workspace) => {
      if (!existsSync(folder)) return
      for (const suffix of ['note', 'vkey', 'leaves']) await rm(fileOf(workspace, suffix), { force: true })
      await syncFolder(folder)
    },
  }
}
