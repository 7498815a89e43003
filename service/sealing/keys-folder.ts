/**
 * The folder for keys and for the list of erasures. It is outside DATA_DIR: a copy of the data folder must not contain the
 * key that signs checkpoints, and a copy that is restored must not bring back an older list of erasures.
 */
import { existsSync, realpathSync, statSync } from 'node:fs'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Config } from '../runtime/config.ts'
import { makeFolder, syncFolder } from '../runtime/make-folder.ts'
import type { Print } from '../runtime/progress.ts'
import { addErasures, readErasures } from './erasure-list.ts'

/** Where keys and the list of erasures are; all paths are absolute. */
export type KeysPlace = {
  readonly dataDir: string
  /** Everything kept outside the database belongs here; it may not exist yet. */
  readonly folder: string
  readonly erasureList: string
}

const keyFile = 'checkpoint.key'
const listFile = 'erasures.log'

// Beside a volume of its own, as a container has, nothing outlives the container.
const defaultFolder = (dataDir: string): string => {
  if (!existsSync(dataDir)) return `${dataDir}.keys`
  // A link may belong to one release; the folder that it leads to stays.
  const path = realpathSync(dataDir)
  const isVolume = statSync(path).dev !== statSync(dirname(path)).dev
  return isVolume || dirname(path) === path ? path : `${path}.keys`
}

/** Finds the place by the settings KEYS_DIR and ERASURE_LIST; relative ones begin at `root`. Makes nothing. */
export const keysPlaceOf = (
  settings: Pick<Config, 'dataDir' | 'keysDir' | 'erasureList'>,
  root: string,
): KeysPlace => {
  const dataDir = resolve(root, settings.dataDir)
  const folder = settings.keysDir === undefined ? defaultFolder(dataDir) : resolve(root, settings.keysDir)
  return { dataDir, folder, erasureList: resolve(root, settings.erasureList ?? join(folder, listFile)) }
}

const moveKeyOut = async ({ dataDir, folder }: KeysPlace, tell: Print): Promise<void> => {
  const [inside, outside] = [join(dataDir, keyFile), join(folder, keyFile)]
  if (!existsSync(inside)) return
  const key = await readFile(inside, 'utf8')
  if (existsSync(outside) && (await readFile(outside, 'utf8')) !== key) {
    tell(
      `The key in ${inside} differs from the one in ${outside} and is not used. Remove the one that does not belong here.`,
    )
    return
  }
  await writeOnce(outside, key)
  await rm(inside, { force: true })
  tell(`Moved the signing key ${inside} to ${outside}, so that copies of the data folder do not contain it.`)
}

const moveListOut = async ({ dataDir, erasureList }: KeysPlace, tell: Print): Promise<void> => {
  const inside = join(dataDir, listFile)
  if (!existsSync(inside) || inside === erasureList) return
  await addErasures(erasureList, await readErasures(inside))
  await rm(inside, { force: true })
  tell(
    `Added the list of erasures ${inside} to ${erasureList}, so that restoring the data folder does not replace it.`,
  )
}

/**
 * Moves the key and the list of an earlier release out of the data folder. An older copy that was restored adds its
 * erasures to the list outside, and its key never replaces the one there.
 */
export const moveKeysOut = async (place: KeysPlace, tell: Print): Promise<void> => {
  if (place.folder === place.dataDir)
    tell(
      `Keys are kept in ${place.dataDir}, so every copy of that folder contains them. Set KEYS_DIR to a folder elsewhere.`,
    )
  else await moveKeyOut(place, tell)
  await moveListOut(place, tell)
}

/** Writes a secret file that exists whole or not at all; of several writers the first one wins. */
export const writeOnce = async (file: string, text: string): Promise<void> => {
  if (existsSync(file)) return
  await makeFolder(dirname(file), 0o700)
  const draft = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`
  await writeFile(draft, text, { mode: 0o600, flush: true })
  await link(draft, file).catch((error: Error) => {
    if (!existsSync(file)) throw error
  })
  await rm(draft, { force: true })
  await syncFolder(dirname(file))
}
