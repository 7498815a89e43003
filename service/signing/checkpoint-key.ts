/**
 * The key that signs checkpoints (Ed25519). It is kept outside the database, so that whoever can write there can still
 * sign nothing: in the setting CHECKPOINT_KEY, or in a file of the folder for keys, made at the first start.
 */
import { createPrivateKey, createPublicKey, randomBytes, sign, verify } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { VerifySignature } from '#schema/proof/note'
import { type KeysPlace, writeOnce } from '../sealing/keys-folder.ts'

/** The key as the service uses it. Nothing gives its secret away again. */
export type CheckpointKey = {
  /** 32 bytes. */
  readonly publicKey: Uint8Array
  /** The 64 bytes of an Ed25519 signature. What is signed must say of itself what it is, as a note does by its origin. */
  readonly sign: (bytes: Uint8Array) => Uint8Array
}

const seedBytes = 32

// What stands before the 32 bytes of a secret Ed25519 key in PKCS #8 (RFC 8410).
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key that a secret of 32 bytes makes (RFC 8032). */
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
  }
}

/** Node's own check of a signature, some ten times as fast as one in JavaScript. */
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
 * Reads the key of the setting or of its file, which an installation that has not been started since may still have in its
 * data folder; undefined where there is none. Makes and moves nothing.
 */
export const findCheckpointKey = async (
  setting: string | undefined,
  { folder, dataDir }: Pick<KeysPlace, 'folder' | 'dataDir'>,
): Promise<CheckpointKey | undefined> => {
  const isThere = (place: string) => existsSync(join(place, 'checkpoint.key'))
  const place = [folder, dataDir].find(isThere)
  return setting === undefined && place === undefined
    ? undefined
    : readCheckpointKey(setting, place ?? folder)
}

/** Reads the key; where the setting gives none, from its file in the folder for keys, made first if it is not there. */
export const readCheckpointKey = async (
  setting: string | undefined,
  folder: string,
): Promise<CheckpointKey> => {
  if (setting !== undefined) return checkpointKeyOf(seedOf(setting, 'CHECKPOINT_KEY'))
  const file = join(folder, 'checkpoint.key')
  await writeOnce(file, `${randomBytes(seedBytes).toString('base64')}\n`)
  return checkpointKeyOf(seedOf(await readFile(file, 'utf8'), file))
}
