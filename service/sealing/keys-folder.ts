/**
 * Folder for keys and the list of erasures. It is outside DATA_DIR, because copies of the data folder must not contain the
 * signing key, and restoring one must not replace the list with an older one (decision 140).
 */
import { existsSync, realpathSync, statSync } from 'node:fs'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Config } from '../runtime/config.ts'
import { makeFolder, syncFolder } from '../runtime/make-folder.ts'
import type { Print } from '../runtime/progress.ts'
import { addDeletions, addErasures, readDeletions, readErasures } from './erasure-list.ts'

/** Absolute paths of keys and the list of erasures. */
export type KeyPaths = {
  readonly dataDir: string
  /** Folder for everything kept outside the database; may not exist yet. */
  readonly folder: string
  readonly erasureList: string
}

const keyFile = 'checkpoint.key'
const listFile = 'erasures.log'

// If the data folder is a mounted volume, as in a container, a folder beside it would not outlive the container.
const defaultFolder = (dataDir: string): string => {
  if (!existsSync(dataDir)) return `${dataDir}.keys`
  // Resolve links: a link may belong to one release, while its target stays.
  const path = realpathSync(dataDir)
  const isVolume = statSync(path).dev !== statSync(dirname(path)).dev
  return isVolume || dirname(path) === path ? path : `${path}.keys`
}

/** Resolves KEYS_DIR and ERASURE_LIST against `root`. Creates nothing. */
export const keyPathsOf = (
  settings: Pick<Config, 'dataDir' | 'keysDir' | 'erasureList'>,
  root: string,
): KeyPaths => {
  const dataDir = resolve(root, settings.dataDir)
  const folder = settings.keysDir === undefined ? defaultFolder(dataDir) : resolve(root, settings.keysDir)
  return { dataDir, folder, erasureList: resolve(root, settings.erasureList ?? join(folder, listFile)) }
}

const moveKeyOut = async ({ dataDir, folder }: KeyPaths, print: Print): Promise<void> => {
  const [inside, outside] = [join(dataDir, keyFile), join(folder, keyFile)]
  if (!existsSync(inside)) return
  const key = await readFile(inside, 'utf8')
  if (existsSync(outside) && (await readFile(outside, 'utf8')) !== key) {
    print(
      `The key in ${inside} differs from the one in ${outside} and is not used. Remove the one that belongs to another installation.`,
    )
    return
  }
  await writeOnce(outside, key)
  await rm(inside, { force: true })
  print(
    `Moved the signing key ${inside} to ${outside}, so that copies of the data folder do not contain it. Back up ${folder} separately. Copies of the data folder made before now still contain the key: keep them as safe as the key itself.`,
  )
}

const moveListOut = async ({ dataDir, erasureList }: KeyPaths, print: Print): Promise<void> => {
  const inside = join(dataDir, listFile)
  if (!existsSync(inside) || inside === erasureList) return
  await addErasures(erasureList, await readErasures(inside))
  await addDeletions(erasureList, await readDeletions(inside))
  await rm(inside, { force: true })
  print(
    `Added the list of erasures ${inside} to ${erasureList}, so that restoring the data folder does not replace it. Keep that file when you restore a copy of the data folder: the start erases again what is on it.`,
  )
}

/**
 * Moves the key and the list of an earlier release out of the data folder. For a restored older copy this adds its
 * erasures to the list outside, and never replaces the key there.
 */
export const moveKeysOut = async (place: KeyPaths, print: Print): Promise<void> => {
  if (place.folder === place.dataDir)
    print(
      `Keys are kept in ${place.dataDir}, so every copy of that folder contains them. Set KEYS_DIR to a folder elsewhere.`,
    )
  else await moveKeyOut(place, print)
  await moveListOut(place, print)
}

/** Writes a secret file atomically; the first of several writers wins. */
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
