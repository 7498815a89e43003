/** Sealed fields: events contain personal data and secrets only encrypted under a subject's key, which can be destroyed. */
import { createCipheriv, createDecipheriv, createHmac, hash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Sealed } from '#schema/core/event'
import type { Database } from '../database/pool.ts'
import { type Keyring, plainKeys, tryUnwrap } from './keyring.ts'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM with a 32-byte key: base64url of nonce, ciphertext and tag; `bound` is additional authenticated data. */
export const encrypt = (
  key: Buffer,
  text: string,
  associatedData: string,
  nonce = randomBytes(nonceBytes),
): string => {
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(associatedData))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')
}

/** Decrypts; throws if key, `bound` or content do not match. */
export const decrypt = (key: Buffer, box: string, associatedData: string): string => {
  const bytes = Buffer.from(box, 'base64url')
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(associatedData))
    .setAuthTag(bytes.subarray(-tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString(
    'utf8',
  )
}

/** Keyed hash of a text, in hexadecimal. */
export const keyedHash = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex')

/** Decrypts; undefined without the key. A new key of an erased subject cannot open earlier values; those count as erased. */
export const reveal = (key: Buffer | undefined, box: string, bound: string): string | undefined => {
  try {
    return key && decrypt(key, box, bound)
  } catch {
    return undefined
  }
}

/** Seals and opens values of a workspace. */
export type Sealer = {
  readonly seal: (workspace: string, subject: string, text: string) => Promise<Sealed>
  /** Opened texts by box; values of an erased subject are missing. */
  readonly open: (workspace: string, values: readonly Sealed[]) => Promise<ReadonlyMap<string, string>>
  /** Keyed hash of a text, in hexadecimal: equal texts can be found, but no one without the key can test a guess. */
  readonly hash: (workspace: string, subject: string, text: string) => Promise<string>
  /** Key of a subject, for files that are sealed in pieces. */
  readonly key: (workspace: string, subject: string) => Promise<Buffer>
  /** Removes the key of a new subject after its command recorded nothing. */
  readonly dropNewKey: (workspace: string, subject: string) => Promise<void>
}

type Tools = {
  readonly database: Database
  readonly random: (size: number) => Buffer<ArrayBuffer>
  readonly keyring: Keyring
}

/** The columns of a new key: wrapped, with the hash by which its erasure names it. */
export const storedKey = (keyring: Keyring, key: Buffer, workspace: string, subject: string) => ({
  key: keyring.wrap(key, workspace, subject),
  key_hash: hash('sha256', key, 'buffer'),
})

/** The key of a subject, created on first use. */
const ensureKey = async (
  { database, random, keyring }: Tools,
  workspace: string,
  subject: string,
): Promise<Buffer> => {
  const db = database.of(workspace)
  await db
    .insertInto('subject_key')
    .values({ workspace, subject, ...storedKey(keyring, random(32), workspace, subject) })
    .onConflict((on) => on.doNothing())
    .execute()
  const { key } = await db
    .selectFrom('subject_key')
    .select('key')
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow()
  return keyring.unwrap(key, workspace, subject)
}

/** Opens the sealer on the table of subject keys. Keys are created on first use, from `random`, and stored wrapped by `keyring`. */
export const openSealer = (
  database: Database,
  random: (size: number) => Buffer<ArrayBuffer>,
  keyring: Keyring = plainKeys,
): Sealer => sealerOf({ database, random, keyring })

const sealerOf = (tools: Tools): Sealer => ({
  seal: async (workspace, subject, text) => {
    const key = await ensureKey(tools, workspace, subject)
    return { subject, box: encrypt(key, text, `${workspace}/${subject}`, tools.random(nonceBytes)) }
  },
  hash: async (workspace, subject, text) => {
    const key = await ensureKey(tools, workspace, subject)
    return keyedHash(key, text)
  },
  key: (workspace, subject) => ensureKey(tools, workspace, subject),
  open: async (workspace, values) => {
    const opened = new Map<string, string>()
    if (values.length === 0) return opened
    const rows = await tools.database
      .of(workspace)
      .selectFrom('subject_key')
      .select(['subject', 'key'])
      .where('subject', 'in', [...new Set(values.map((value) => value.subject))])
      .execute()
    const keys = new Map(
      rows.map(({ subject, key }) => [subject, tryUnwrap(tools.keyring, key, workspace, subject)]),
    )
    for (const { subject, box } of values) {
      // Each event of a session repeats its device, and opening a seal costs more than the rest of a row.
      if (opened.has(box)) continue
      const text = reveal(keys.get(subject), box, `${workspace}/${subject}`)
      if (text !== undefined) opened.set(box, text)
    }
    return opened
  },
  dropNewKey: async (workspace, subject) => {
    await sql`select drop_fresh_key(${subject})`.execute(tools.database.of(workspace))
  },
})

/** Key for the stored answer to an idempotent request, derived from the Idempotency-Key, so only its owner can read it. */
export const answerKey = (idempotencyKey: string): Buffer =>
  hash('sha256', `answer\n${idempotencyKey}`, 'buffer')
