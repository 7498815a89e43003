/**
 * The Ed25519 key that signs checkpoints. It comes from CHECKPOINT_KEY, or from a file in the keys folder created at the
 * first start; never from the database, so that write access to the database is not enough to sign (decision 123).
 */
import { createPrivateKey, createPublicKey, hkdfSync, randomBytes, sign, verify } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { VerifySignature } from '#schema/proof/note'
import { type KeyPaths, writeOnce } from '../sealing/keys-folder.ts'

/** A signing key that does not expose its secret. */
export type CheckpointKey = {
  /** 32 bytes. */
  readonly publicKey: Uint8Array
  /** Returns a 64-byte Ed25519 signature. Sign only texts that state their purpose, as a note does in its origin line. */
  readonly sign: (bytes: Uint8Array) => Uint8Array
  /** Another secret of 32 bytes for this purpose (HKDF), which says nothing about the key. */
  readonly derive: (purpose: string) => Buffer
}

const seedBytes = 32

// Prefix of a 32-byte Ed25519 secret in PKCS #8 (RFC 8410).
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Key from a 32-byte secret (RFC 8032). */
export const checkpointKeyOf = (seed: Uint8Array): CheckpointKey => {
  const secret = createPrivateKey({
    key: Buffer.concat([pkcs8Head, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const { x = '' } = createPublicKey(secret).export({ format: 'jwk' })
  return {
    publicKey: new Uint8Array(Buffer.from(x, 'base64url')),
    sign: (bytes) => new Uint8Array(sign(null, bytes, secret)),
    derive: (purpose) => Buffer.from(hkdfSync('sha256', seed, '', purpose, seedBytes)),
  }
}

/** Verifies a signature with Node's crypto, about ten times as fast as JavaScript. */
export const nodeVerify: VerifySignature = (signature, message, publicKey) => {
  const x = Buffer.from(publicKey).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, message, key, signature)
}

const seedOf = (text: string, where: string): Buffer => {
  const seed = Buffer.from(text.trim(), 'base64')
  if (seed.length !== seedBytes || seed.toString('base64') !== text.trim())
    throw new Error(`${where} must be 32 bytes in base64. \`openssl rand -base64 32\` prints a new one.`)
  return seed
}

/**
 * Reads the key from the setting or its file; undefined if there is none. Also looks in the data folder, where earlier
 * releases kept the file. Creates and moves nothing.
 */
export const findCheckpointKey = async (
  setting: string | undefined,
  { folder, dataDir }: Pick<KeyPaths, 'folder' | 'dataDir'>,
): Promise<CheckpointKey | undefined> => {
  const isThere = (place: string) => existsSync(join(place, 'checkpoint.key'))
  const place = [folder, dataDir].find(isThere)
  return setting === undefined && place === undefined
    ? undefined
    : readCheckpointKey(setting, place ?? folder)
}

/** Reads the key from the setting, or from its file, which is created if missing. */
export const readCheckpointKey = async (
  setting: string | undefined,
  folder: string,
): Promise<CheckpointKey> => {
  if (setting !== undefined) return checkpointKeyOf(seedOf(setting, 'CHECKPOINT_KEY'))
  return readKeyFile(join(folder, 'checkpoint.key'))
}

/** Reads an Ed25519 key from its file, which is created if missing. */
export const readKeyFile = async (file: string): Promise<CheckpointKey> => {
  await writeOnce(file, `${randomBytes(seedBytes).toString('base64')}\n`)
  return checkpointKeyOf(seedOf(await readFile(file, 'utf8'), file))
}
