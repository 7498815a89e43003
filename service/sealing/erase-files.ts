/**
 * Removes traces of destroyed keys from the embedded database's files. A deleted row stays in its file, and the write-ahead
 * log has another copy of every key, even in segments that a checkpoint has renamed for reuse (decision 141).
 */
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { connectOwner } from '../read-models/rebuild.ts'

// Switching pads the rest of the segment with zeros.
const finishSegment = `select pg_logical_emit_message(false, 'jarvin', 'a segment ends'), pg_switch_wal()`

const segmentsAhead = `select count(*)::int as count from pg_ls_waldir()
  where name ~ '^[0-9A-F]{24}$' and name > pg_walfile_name(pg_current_wal_insert_lsn())`

const copiesBehind = `select count(*)::int as count from pg_stat_replication
  where state in ('catchup', 'streaming') and flush_lsn < $1::pg_lsn`

/** Milliseconds for which a copy of the log may hold up the removal of keys. */
const copyMs = 10_000

const endBehind = `select pg_terminate_backend(pid) from pg_stat_replication
  where state in ('catchup', 'streaming') and flush_lsn < $1::pg_lsn`

/**
 * Lets the continuous backup copy the log before its segments are gone, since otherwise it would have to begin anew. The removal
 * comes first: a copy that hangs would keep them, and is ended.
 */
const waitForCopies = async (owner: pg.ClientBase): Promise<void> => {
  const { rows } = await owner.query<{ end: string }>('select pg_current_wal_flush_lsn()::text as end')
  for (const started = performance.now(); performance.now() - started < copyMs; await pause(50)) {
    const behind = await owner.query<{ count: number }>(copiesBehind, [rows[0]?.end])
    if (behind.rows[0]?.count === 0) return
  }
  await owner.query(endBehind, [rows[0]?.end])
}

/** Overwrites or removes every earlier segment of the write-ahead log; needs a superuser. */
const overwriteLog = async (owner: pg.ClientBase): Promise<void> => {
  // After this, all earlier segments are removed, or renamed for future use.
  await owner.query(finishSegment)
  await waitForCopies(owner)
  await owner.query('checkpoint')
  const { rows } = await owner.query<{ count: number }>(segmentsAhead)
  for (let left = (rows[0]?.count ?? 0) + 1; left > 0; left -= 1) await owner.query(finishSegment)
  await waitForCopies(owner)
  await owner.query('checkpoint')
}

/** Milliseconds to wait for the table of keys, because all of its readers wait behind this lock. */
const lockTimeoutMs = 1000

/** `vacuum full` rewrites the file without deleted rows; false if something holds the table for long, such as a backup. */
const rewriteKeys = async (owner: pg.ClientBase): Promise<boolean> => {
  await owner.query(`set lock_timeout = ${lockTimeoutMs}`)
  try {
    await owner.query('vacuum full subject_key')
    return true
  } catch (error) {
    // 55P03: lock_not_available.
    if (error instanceof Error && 'code' in error && error.code === '55P03') return false
    throw error
  } finally {
    await owner.query('reset lock_timeout')
  }
}

/**
 * Clears the files of all keys destroyed since the last call; false if there were none, or if this has to
 * wait for the next call. Overwrites the write-ahead log only for the embedded server (`isEmbedded`): another
 * server may archive it or feed replicas.
 */
export const clearKeyTraces = async (owner: pg.ClientBase, isEmbedded: boolean): Promise<boolean> => {
  const { rows } = await owner.query<{ last: string | null }>('select max(id) as last from key_trace')
  const last = rows[0]?.last ?? null
  if (last === null) return false
  if (!(await rewriteKeys(owner))) return false
  if (isEmbedded) await overwriteLog(owner)
  // Fails unless the owner is a superuser; the server's next regular checkpoint must then do.
  else await owner.query('checkpoint').catch(() => {})
  await owner.query('delete from key_trace where id <= $1', [last])
  return true
}

/** Runs `clearKeyTraces` on the embedded server with its own connection. */
export const clearEmbeddedTraces = async (ownerUrl: string): Promise<void> => {
  const owner = await connectOwner(ownerUrl)
  try {
    await clearKeyTraces(owner, true)
  } finally {
    await owner.end()
  }
}

/** Encodings of a copy, each in two halves because a page boundary of the write-ahead log may split a key. */
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
    // A match that ends before `from` was counted with the previous piece.
    if (at + part.length > from) count += 1
  return count
}

/** Bytes per read. */
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

// The server may remove its files during the search.
const unlessGone = (error: NodeJS.ErrnoException): readonly number[] => {
  if (error.code !== 'ENOENT') throw error
  return []
}

/** Files under a folder that contain a key as bytes, hexadecimal or base64; one entry per copy. */
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

/** Records that files may still contain a key; call in the transaction that destroys it. */
export const noteKeyTrace = async (owner: pg.ClientBase): Promise<void> => {
  await owner.query('insert into key_trace default values')
}

/** Clears the files, then returns those in the data folder that still contain the key; undefined without a folder. */
export const clearAndSearch = async (
  owner: pg.ClientBase,
  dataDir: string | undefined,
  key: Buffer,
): Promise<readonly string[] | undefined> => {
  await clearKeyTraces(owner, dataDir !== undefined)
  if (dataDir === undefined) return undefined
  const copies = await findCopies(dataDir, key)
  // Makes the next start clear the files again.
  if (copies.length > 0) await noteKeyTrace(owner)
  return copies
}
