/**
 * What a destroyed key leaves in the files of the embedded database. Deleting a row only marks it, and the write-ahead log
 * holds every key once more: in segments that a checkpoint renames for later use, with their old content.
 */
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { connectOwner } from '../read-models/rebuild.ts'

// The server writes a finished segment out to its end, zeros where nothing was recorded.
const finishSegment = `select pg_logical_emit_message(false, 'jarvin', 'a segment ends'), pg_switch_wal()`

const segmentsAhead = `select count(*)::int as count from pg_ls_waldir()
  where name ~ '^[0-9A-F]{24}$' and name > pg_walfile_name(pg_current_wal_insert_lsn())`

/** Writes over, or removes, every segment of the write-ahead log that was there before; for a superuser. */
const overwriteLog = async (owner: pg.ClientBase): Promise<void> => {
  // From here on all earlier segments are gone, or lie ahead under new names.
  await owner.query(finishSegment)
  await owner.query('checkpoint')
  const { rows } = await owner.query<{ count: number }>(segmentsAhead)
  for (let left = (rows[0]?.count ?? 0) + 1; left > 0; left -= 1) await owner.query(finishSegment)
  await owner.query('checkpoint')
}

/**
 * Clears the files of all keys that were destroyed since the last time; gives false where there were none. Only the log of
 * the embedded server is ours to write over (`isEmbedded`); another one may be archived or feed replicas.
 */
export const clearKeyTraces = async (owner: pg.ClientBase, isEmbedded: boolean): Promise<boolean> => {
  const { rows } = await owner.query<{ last: string | null }>('select max(id) as last from key_trace')
  const last = rows[0]?.last ?? null
  if (last === null) return false
  // A deleted row stays in its file until somebody writes over it: the file itself is made anew.
  await owner.query('vacuum full subject_key')
  if (isEmbedded) await overwriteLog(owner)
  // Only a superuser may ask for this; others wait for the server's own.
  else await owner.query('checkpoint').catch(() => {})
  await owner.query('delete from key_trace where id <= $1', [last])
  return true
}

/** The same for the embedded server, with a connection of its own. */
export const clearEmbeddedTraces = async (ownerUrl: string): Promise<void> => {
  const owner = await connectOwner(ownerUrl)
  try {
    await clearKeyTraces(owner, true)
  } finally {
    await owner.end()
  }
}

/** How a copy may be written, each in two halves: a page of the write-ahead log may end within a key. */
const formsOf = (key: Buffer): readonly (readonly Buffer[])[] => {
  const halves = (form: Buffer | string): readonly Buffer[] => {
    const bytes = Buffer.from(form)
    return [bytes.subarray(0, bytes.length / 2), bytes.subarray(bytes.length / 2)]
  }
  const hex = key.toString('hex')
  const base64 = [key.toString('base64'), key.toString('base64url')]
  return [halves(key), halves(hex), halves(hex.toUpperCase()), base64.flatMap(halves)]
}

const occurrences = (bytes: Buffer, part: Buffer, from: number): number => {
  let count = 0
  for (let at = bytes.indexOf(part); at !== -1; at = bytes.indexOf(part, at + 1))
    // One that ends in what was searched before has been counted there.
    if (at + part.length > from) count += 1
  return count
}

/** Bytes read at a time. */
const pieceBytes = 1 << 20

const copiesIn = async (path: string, parts: readonly Buffer[], room: Buffer): Promise<readonly number[]> => {
  const counts = parts.map(() => 0)
  const overlap = Math.max(...parts.map((part) => part.length)) - 1
  const file = await open(path)
  try {
    for (let kept = 0; ; ) {
      const { bytesRead } = await file.read(room, kept, pieceBytes)
      if (bytesRead === 0) return counts
      const bytes = room.subarray(0, kept + bytesRead)
      parts.forEach((part, index) => {
        counts[index] = (counts[index] ?? 0) + occurrences(bytes, part, kept)
      })
      const rest = bytes.subarray(-overlap)
      kept = rest.copy(room)
    }
  } finally {
    await file.close()
  }
}

// The server removes files of its own while they are looked at.
const unlessGone = (error: NodeJS.ErrnoException): readonly number[] => {
  if (error.code !== 'ENOENT') throw error
  return []
}

/** The files below a folder that hold a key, as bytes, in hexadecimal or in base64: one entry for each copy. */
export const findCopies = async (folder: string, key: Buffer): Promise<readonly string[]> => {
  const forms = formsOf(key)
  const room = Buffer.alloc(pieceBytes + 1024)
  const found: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const counts = [...(await copiesIn(path, forms.flat(), room).catch(unlessGone))]
    for (const parts of forms) {
      const copies = Math.max(0, ...counts.splice(0, parts.length))
      found.push(...Array.from({ length: copies }, () => path))
    }
  }
  return found
}

/** Notes, in the transaction that destroys a key, that the files may still hold it. */
export const noteKeyTrace = async (owner: pg.ClientBase): Promise<void> => {
  await owner.query('insert into key_trace default values')
}

/** Clears the files, and gives those of the data folder that hold the key all the same; undefined without a folder. */
export const clearAndSearch = async (
  owner: pg.ClientBase,
  dataDir: string | undefined,
  key: Buffer,
): Promise<readonly string[] | undefined> => {
  await clearKeyTraces(owner, dataDir !== undefined)
  if (dataDir === undefined) return undefined
  const copies = await findCopies(dataDir, key)
  // The next start clears the files once more.
  if (copies.length > 0) await noteKeyTrace(owner)
  return copies
}
