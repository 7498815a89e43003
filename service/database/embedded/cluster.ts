/** The data folder of the embedded Postgres: its owner, its password, and its path as the server sees it. */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { chown, link, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { makeFolder } from '../../runtime/make-folder.ts'
import { isOpenToOthers, type ServerUser } from './binaries.ts'

/** A data folder that a server can be started on. */
export type Cluster = {
  /** Absolute path of the data folder. */
  readonly dataDir: string
  /** Postgres's cluster folder inside it. */
  readonly folder: string
  /** Path of a folder for a server process whose working directory it is. */
  readonly pathInside: (folder: string) => string
  readonly user: ServerUser | undefined
  readonly password: string
}

/** Superuser of the embedded server and owner of its database. */
export const ownerRole = 'jarvin_owner'

/** Environment for Postgres's programs, without PG* variables and without our secrets. */
export const serverEnvironment = (): NodeJS.ProcessEnv => {
  const { PATH, LD_LIBRARY_PATH, SystemRoot, TEMP } = process.env
  return { PATH, LD_LIBRARY_PATH, SystemRoot, TEMP, LC_ALL: 'C', TZ: 'UTC' }
}

const nobody = 65534

// Postgres refuses to create a cluster for a user without a name.
const hasName = (uid: number): boolean => spawnSync('id', ['-un', `${uid}`]).status === 0

const ownerOf = (path: string): ServerUser | undefined => {
  const owner = existsSync(path) ? statSync(path) : undefined
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : undefined
}

/**
 * User for the server when root starts Jarvin. For an existing cluster: its owner. For a new one: the ordinary user who
 * owns the data folder or its parent, otherwise `nobody`.
 */
const serverUser = (dataDir: string, folder: string): ServerUser | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const named = [dataDir, dirname(dataDir)].map(ownerOf).find((owner) => owner && hasName(owner.uid))
  return ownerOf(folder) ?? named ?? { uid: nobody, gid: nobody }
}

/** Changes the owner of a file or folder to the server's user, if there is one. */
export const chownTo = async (path: string, user: ServerUser | undefined): Promise<void> => {
  if (!user) return
  await chown(path, user.uid, user.gid).catch((error: Error) => {
    throw new Error(
      `Running as root, Jarvin must make user ${user.uid} the owner of ${path}, but cannot (${error.message}). Start Jarvin as an ordinary user.`,
    )
  })
}

// Linked into place, so that two concurrent first starts read the same, complete password.
const readPassword = async (file: string, user: ServerUser | undefined): Promise<string> => {
  if (!existsSync(file)) {
    const draft = `${file}.${randomBytes(6).toString('hex')}`
    await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
    await chownTo(draft, user)
    await link(draft, file).catch((error: Error) => {
      if (!existsSync(file)) throw error
    })
    await rm(draft, { force: true })
  }
  return readFile(file, 'utf8')
}

/** True if the cluster is complete: `initCluster` renames it into place only at the end. */
export const isInitialised = ({ folder }: Pick<Cluster, 'folder'>): boolean =>
  existsSync(join(folder, 'PG_VERSION'))

/** Opens the data folder, creating it and its password if missing. */
export const openCluster = async (path: string): Promise<Cluster> => {
  const dataDir = resolve(path)
  const folder = join(dataDir, 'cluster')
  const user = serverUser(dataDir, folder)
  await makeFolder(dataDir, user ? 0o711 : 0o700)
  const isShut = user !== undefined && !isOpenToOthers(dataDir)
  if (isShut && process.platform !== 'linux')
    throw new Error(
      `The database cannot run as root, and user ${user.uid} has no access to ${dataDir}. Set DATA_DIR to a folder that every user can enter.`,
    )
  const passwordFile = join(dataDir, 'password')
  if (isInitialised({ folder }) && !existsSync(passwordFile))
    throw new Error(`${passwordFile} is missing; without it the database beside it cannot be opened.`)
  // A closed parent folder blocks every path to the cluster, but a process can still reach its own working directory.
  const pathInside = (inside: string) => (isShut ? '/proc/self/cwd' : inside)
  return { dataDir, folder, pathInside, user, password: await readPassword(passwordFile, user) }
}
