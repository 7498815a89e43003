/**
 * Key-encryption keys: the keys of subjects are in the database only wrapped by one of them, so a copy of the database opens
 * nothing by itself. They come from KEY_ENCRYPTION_KEY, or from a file in the keys folder, outside the database (decision 786).
 * A wrapped key is the first four bytes of SHA-256("key encryption" ‖ 0x0A ‖ key), a nonce of 12 bytes, and 48 bytes of
 * AES-256-GCM bound to the subject.
 */
import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const algorithm = 'aes-256-gcm'
const keyBytes = 32
const idBytes = 4
const nonceBytes = 12
const tagBytes = 16

/** Length of a wrapped key; one that is not wrapped has 32 bytes. */
export const wrappedBytes = idBytes + nonceBytes + keyBytes + tagBytes

/** Wraps and unwraps keys of subjects. */
export type Keyring = {
  /** Id of the key that wraps, four bytes; undefined if nothing is wrapped. */
  readonly currentId: () => Buffer | undefined
  readonly wrap: (key: Buffer, workspace: string, subject: string) => Buffer
  /** The key in its stored form opened. Throws `KeyLocked` without its key-encryption key. */
  readonly unwrap: (stored: Buffer, workspace: string, subject: string) => Buffer
  /** All keys in the form of KEY_ENCRYPTION_KEY, for a process of ours; undefined if there are none. */
  readonly setting: () => string | undefined
}

/** A key is wrapped by a key-encryption key that is not here, or was changed. */
export class KeyLocked extends Error {}

/** The key in its stored form opened; undefined without its key-encryption key, or if it was changed. */
export const tryUnwrap = (
  keyring: Keyring,
  stored: Buffer,
  workspace: string,
  subject: string,
): Buffer | undefined => {
  try {
    return keyring.unwrap(stored, workspace, subject)
  } catch (error) {
    if (error instanceof KeyLocked) return undefined
    throw error
  }
}

const idOf = (key: Buffer): Buffer =>
  hash('sha256', Buffer.concat([Buffer.from('key encryption\n'), key]), 'buffer').subarray(0, idBytes)

const associated = (workspace: string, subject: string): Buffer =>
  Buffer.from(`subject key\n${workspace}/${subject}`)

/** Reads keys in base64, separated by commas or white space; `where` names their place in an error message. */
export const readKeys = (text: string, where: string): readonly Buffer[] =>
  text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map((part) => {
      const key = Buffer.from(part, 'base64')
      if (key.length !== keyBytes || key.toString('base64') !== part)
        throw new Error(
          `${where} must be keys of 32 bytes in base64, the present one first. \`openssl rand -base64 32\` prints a new one.`,
        )
      return key
    })

/** File of the keys: one a line, the present one first. */
export const keyringFile = (keysFolder: string): string => join(keysFolder, 'encryption.keys')

/** Text of the file. */
export const keyringText = (keys: readonly Buffer[]): string =>
  keys.map((key) => `${key.toString('base64')}\n`).join('')

const missing = (stored: Buffer): KeyLocked =>
  new KeyLocked(
    `The key-encryption key ${stored.subarray(0, idBytes).toString('hex')} is missing, without which sealed data cannot be read. Set KEY_ENCRYPTION_KEY, or KEYS_DIR with its encryption.keys, as for the service that wrote the data.`,
  )

/** A keyring over the keys that `read` gives; `isUnchanged` is false if these may have changed since. */
const keyringOver = (read: () => readonly Buffer[], isUnchanged: () => boolean): Keyring => {
  let keys = read()
  const find = (id: Buffer): Buffer | undefined => keys.find((key) => idOf(key).equals(id))
  const refresh = (): void => {
    if (!isUnchanged()) keys = read()
  }
  const keyOf = (stored: Buffer): Buffer | undefined => {
    const id = stored.subarray(0, idBytes)
    const found = find(id)
    if (found !== undefined) return found
    // Rotated by another process.
    refresh()
    return find(id)
  }
  const isWrapped = (stored: Buffer): boolean => stored.length === wrappedBytes
  return {
    currentId: () => {
      refresh()
      return keys[0] && idOf(keys[0])
    },
    wrap: (key, workspace, subject) => {
      refresh()
      const [current] = keys
      if (current === undefined) return key
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, current, nonce).setAAD(associated(workspace, subject))
      return Buffer.concat([idOf(current), nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()])
    },
    unwrap: (stored, workspace, subject) => {
      if (!isWrapped(stored)) return stored
      const key = keyOf(stored)
      if (key === undefined) throw missing(stored)
      const nonce = stored.subarray(idBytes, idBytes + nonceBytes)
      const decipher = createDecipheriv(algorithm, key, nonce)
        .setAAD(associated(workspace, subject))
        .setAuthTag(stored.subarray(-tagBytes))
      try {
        const opened = decipher.update(stored.subarray(idBytes + nonceBytes, -tagBytes))
        return Buffer.concat([opened, decipher.final()])
      } catch (cause) {
        throw new KeyLocked(`The stored key of ${subject} of ${workspace} was changed.`, { cause })
      }
    },
    setting: () => (keys.length === 0 ? undefined : keys.map((key) => key.toString('base64')).join(',')),
  }
}

/** A keyring of these keys, the present one first; without any it wraps nothing. */
export const keyringOf = (keys: readonly Buffer[]): Keyring =>
  keyringOver(
    () => keys,
    () => true,
  )

/** Wraps nothing, and opens only what is not wrapped. */
export const plainKeys: Keyring = keyringOf([])

type Stamp = { readonly ino: number; readonly mtimeMs: number; readonly size: number }

const stampOf = (file: string): Stamp | undefined => statSync(file, { throwIfNoEntry: false })

/** A keyring of the keys in a file, which is read again when it has changed. A file that is gone keeps the keys in memory. */
export const fileKeyring = (file: string): Keyring => {
  let seen: Stamp | undefined
  let keys: readonly Buffer[] = []
  const isSeen = (): boolean => {
    const now = stampOf(file)
    return (
      now === undefined || (now.ino === seen?.ino && now.mtimeMs === seen.mtimeMs && now.size === seen.size)
    )
  }
  return keyringOver(() => {
    const stamp = stampOf(file)
    if (stamp === undefined) return keys
    keys = readKeys(readFileSync(file, 'utf8'), file)
    seen = stamp
    return keys
  }, isSeen)
}

/** The keys of KEY_ENCRYPTION_KEY, or of the file in the keys folder, if there is one; creates nothing. */
export const findKeyring = (setting: string | undefined, keysFolder: string): Keyring =>
  setting === undefined
    ? fileKeyring(keyringFile(keysFolder))
    : keyringOf(readKeys(setting, 'KEY_ENCRYPTION_KEY'))
