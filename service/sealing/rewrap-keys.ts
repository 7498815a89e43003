/** Puts the keys of subjects under the present key-encryption key: those of an earlier release, and those of a rotation. */
import { hash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type pg from 'pg'
import { connectOwner } from '../read-models/rebuild.ts'
import { counted } from '../runtime/counted.ts'
import { syncFolder } from '../runtime/make-folder.ts'
import type { Print } from '../runtime/progress.ts'
import { noteKeyTrace } from './erase-files.ts'
import {
  fileKeyring,
  findKeyring,
  type Keyring,
  keyringFile,
  keyringText,
  readKeys,
  wrappedBytes,
} from './keyring.ts'
import { writeOnce } from './keys-folder.ts'

/** Keys in a transaction. */
const stride = 500

type Stored = { readonly workspace: string; readonly subject: string; readonly key: Buffer }

const othersSql = `
  select workspace, subject, key from subject_key
  where length(key) <> ${wrappedBytes} or substr(key, 1, 4) <> $1
  order by workspace, subject limit $2`

// Only a key that has not been replaced or destroyed since.
const updateSql = `
  update subject_key k set key = n.key, key_hash = n.hash
  from unnest($1::text[], $2::text[], $3::bytea[], $4::bytea[], $5::bytea[]) as n (workspace, subject, before, key, hash)
  where k.workspace = n.workspace and k.subject = n.subject and k.key = n.before`

const rewrapSome = async (owner: pg.ClientBase, keyring: Keyring, current: Buffer): Promise<number> => {
  await owner.query('begin')
  try {
    const { rows } = await owner.query<Stored>(`${othersSql} for update`, [current, stride])
    const made = rows.map(({ workspace, subject, key }) => {
      const opened = keyring.unwrap(key, workspace, subject)
      return { key: keyring.wrap(opened, workspace, subject), hash: hash('sha256', opened, 'buffer') }
    })
    if (rows.length > 0) {
      await owner.query(updateSql, [
        rows.map(({ workspace }) => workspace),
        rows.map(({ subject }) => subject),
        rows.map(({ key }) => key),
        made.map(({ key }) => key),
        made.map((one) => one.hash),
      ])
      // The files still have them in their earlier form.
      await noteKeyTrace(owner)
    }
    await owner.query('commit')
    return rows.length
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

/**
 * Wraps every key with the present key-encryption key; returns how many it changed. Each part is a transaction, and every key
 * can be opened before and after it, so that it may be interrupted and repeated. Throws if one cannot be opened.
 */
export const rewrapKeys = async (owner: pg.ClientBase, keyring: Keyring): Promise<number> => {
  const current = keyring.currentId()
  if (current === undefined) return 0
  let count = 0
  for (let changed = -1; changed !== 0; count += changed) changed = await rewrapSome(owner, keyring, current)
  return count
}

// One key for each id of a key-encryption key.
const lockedSql = `
  select distinct on (substr(key, 1, 4)) workspace, subject, key from subject_key
  where length(key) = ${wrappedBytes} order by substr(key, 1, 4)`

/** Throws if a stored key is wrapped by a key-encryption key that is not here: a new one would not open it. */
export const requireKnown = async (owner: pg.ClientBase, keyring: Keyring): Promise<void> => {
  const { rows } = await owner.query<Stored>(lockedSql)
  for (const { workspace, subject, key } of rows) keyring.unwrap(key, workspace, subject)
}

/** The keyring for a start: creates the file if there is no key yet, and takes over keys that are not wrapped. */
export const openKeyring = async (
  setting: string | undefined,
  keysFolder: string,
  ownerUrl: string,
  print: Print,
): Promise<Keyring> => {
  const owner = await connectOwner(ownerUrl)
  try {
    const found = findKeyring(setting, keysFolder)
    await requireKnown(owner, found)
    const file = keyringFile(keysFolder)
    if (setting === undefined && !existsSync(file)) await writeOnce(file, keyringText([randomBytes(32)]))
    const keyring = setting === undefined ? fileKeyring(file) : found
    const count = await rewrapKeys(owner, keyring)
    if (count > 0) {
      const place = setting === undefined ? file : 'KEY_ENCRYPTION_KEY'
      print(
        `Wrapped ${counted(count, 'key')} of sealed data with the key in ${place}. Keep it with the signing key: without it, the database and its backups cannot be read.`,
      )
    }
    return keyring
  } finally {
    await owner.end()
  }
}

const replaceFile = async (file: string, keys: readonly Buffer[]): Promise<void> => {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, keyringText(keys), { mode: 0o600, flush: true })
  await rename(draft, file)
  await syncFolder(dirname(file))
}

const hasOthers = async (owner: pg.ClientBase, keyring: Keyring): Promise<boolean> => {
  const { rowCount } = await owner.query(othersSql, [keyring.currentId(), 1])
  return rowCount !== 0
}

/**
 * Adds a new key in front of those in the file, which stay, so that backups and keys not yet wrapped again can be opened. Does
 * nothing if an earlier rotation has not been finished; returns whether a key was added.
 */
export const addKey = async (owner: pg.ClientBase, file: string): Promise<boolean> => {
  if (await hasOthers(owner, fileKeyring(file))) return false
  const keys = readKeys(await readFile(file, 'utf8'), file)
  await replaceFile(file, [randomBytes(32), ...keys])
  return true
}

/** Milliseconds since a rotation after which no process writes with the key before. */
const settledMs = 3_600_000

/**
 * Removes all keys but the present one from the file; returns how many. Throws while one is still in use, or may be by
 * a process that has not seen the last rotation.
 */
export const forgetKeys = async (owner: pg.ClientBase, file: string): Promise<number> => {
  const keys = readKeys(await readFile(file, 'utf8'), file)
  const [current] = keys
  if (current === undefined || keys.length === 1) return 0
  if (await hasOthers(owner, fileKeyring(file)))
    throw new Error('Earlier keys are still in use. Run `npm run rotate-keys` without --forget first.')
  if (Date.now() - (await stat(file)).mtimeMs < settledMs)
    throw new Error(
      'The last rotation was less than an hour ago. Wait until then, so that no process still uses the key before.',
    )
  await replaceFile(file, [current])
  return keys.length - 1
}
