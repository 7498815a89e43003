/**
 * Keys that seal heads. The present one is derived from the signing key, so processes that share that share it too. Those that
 * were used before stay in the file `seal.keys` beside the signing key, one a line, the present one first: a head that was
 * sealed before the signing key was replaced is still good. None is ever in the database (decision 910).
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type HeadSeals, headSealsOf } from '../event-store/head-seal.ts'
import { makeFolder, syncFolder } from '../runtime/make-folder.ts'
import { keyringText, readKeys } from '../sealing/keyring.ts'
import type { CheckpointKey } from './checkpoint-key.ts'

/** Seals, and the mark on the file that says since when there are seals. */
export type SealKeys = {
  /** The present key first. */
  readonly keys: readonly Buffer[]
  readonly seals: HeadSeals
  /** HMAC of a text under the present key, in hexadecimal. */
  readonly mark: (text: string) => string
  /** True for the mark of one of the keys. */
  readonly isMarked: (text: string, mark: string) => boolean
}

const purpose = 'jarvin seal of heads'

const fileOf = (folder: string): string => join(folder, 'seal.keys')

const markBy = (key: Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(`jarvin sealing\n${text}`).digest()

const sealKeysOf = (key: Buffer, former: readonly Buffer[]): SealKeys => ({
  keys: [key, ...former],
  seals: headSealsOf(key, former),
  mark: (text) => markBy(key, text).toString('hex'),
  isMarked: (text, mark) => {
    const found = Buffer.from(mark, 'hex')
    return [key, ...former].some((one) => found.length === 32 && timingSafeEqual(found, markBy(one, text)))
  },
})

/** The key for seals that is derived from a signing key, with no others. */
export const sealKeysFrom = (checkpointKey: CheckpointKey): SealKeys =>
  sealKeysOf(checkpointKey.derive(purpose), [])

const readFormer = async (folder: string): Promise<readonly Buffer[]> =>
  existsSync(fileOf(folder)) ? readKeys(await readFile(fileOf(folder), 'utf8'), fileOf(folder)) : []

/** The keys in a folder and that of the signing key; undefined if there is none. Creates nothing. */
export const findSealKeys = async (
  checkpointKey: CheckpointKey | undefined,
  folder: string,
): Promise<SealKeys | undefined> => {
  const kept = await readFormer(folder)
  const present = checkpointKey?.derive(purpose)
  const [first, ...others] = present ? [present, ...kept.filter((key) => !key.equals(present))] : kept
  return first && sealKeysOf(first, others)
}

/** Writes the file. */
export const keepKeys = async ({ keys }: Pick<SealKeys, 'keys'>, folder: string): Promise<void> => {
  await makeFolder(folder, 0o700)
  const draft = `${fileOf(folder)}.${process.pid}`
  await writeFile(draft, keyringText(keys), { mode: 0o600, flush: true })
  await rename(draft, fileOf(folder))
  await syncFolder(folder)
}

/** Reads the keys and keeps the present one, so that it can be checked after the signing key was replaced. */
export const openSealKeys = async (checkpointKey: CheckpointKey, folder: string): Promise<SealKeys> => {
  const kept = await readFormer(folder)
  const present = checkpointKey.derive(purpose)
  const found = sealKeysOf(
    present,
    kept.filter((key) => !key.equals(present)),
  )
  if (!kept[0]?.equals(present)) await keepKeys(found, folder)
  return found
}
