/** The data folder of the embedded Postgres: who owns it, its password, and how its server sees it. */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { chown, link, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { makeFolder } from '../../runtime/make-folder.ts'
import { isOpenToOthers, type ServerUser } from './binaries.ts'

/** A data folder, ready for a server to be started on it. */
export type Cluster = {
  /** The folder that holds everything, absolute. */
  readonly dataDir: string
  /** Postgres's own folder in it. */
  readonly folder: string
  /** How the server's user names a folder it stands in. */
  readonly pathInside: (folder: string) => string
  readonly user: ServerUser | undefined
  readonly password: string
}

/** Superuser of the embedded server, and owner of Jarvin's database there. */
export const ownerRole = 'jarvin_owner'

/** The environment of Postgres's programs: nothing that would steer them, and no secret of ours. */
export const plainEnvironment = (): NodeJS.ProcessEnv => {
  const { PATH, LD_LIBRARY_PATH, SystemRoot, TEMP } = process.env
  return { PATH, LD_LIBRARY_PATH, SystemRoot, TEMP, LC_ALL: 'C', TZ: 'UTC' }
}

const nobody = 65534

// Postgres refuses to make a cluster for a user without a name.
const hasName = (uid: number): boolean => spawnSync('id', ['-un', `${uid}`]).status === 0

const ownerOf = (path: string): ServerUser | undefined => {
  const owner = existsSync(path) ? statSync(path) : undefined
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : undefined
}

/**
 * Who runs the server where root starts Jarvin: the owner of the cluster, so that an existing one goes on as it is. For a new
 * one it is the ordinary user whom the data folder, or the folder above it, belongs to; where there is none, `nobody`.
 */
const serverUser = (dataDir: string, folder: string): ServerUser | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const named = [dataDir, dirname(dataDir)].map(ownerOf).find((owner) => owner && hasName(owner.uid))
  return ownerOf(folder) ?? named ?? { uid: nobody, gid: nobody }
}

/** Hands a file or folder to the server's user, where there is one. */
export const own = async (path: string, user: ServerUser | undefined): Promise<void> => {
  if (!user) return
  await chown(path, user.uid, user.gid).catch((error: Error) => {
    throw new Error(
      `Running as root, Jarvin has to give ${path} to user ${user.uid}, but cannot (${error.message}). Start Jarvin as an ordinary user.`,
    )
  })
}

// Linked into place, so that of two first starts both read the same one, and neither reads half of it.
const readPassword = async (file: string, user: ServerUser | undefined): Promise<string> => {
  if (!existsSync(file)) {
    const draft = `${file}.${randomBytes(6).toString('hex')}`
    await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
    await own(draft, user)
    await link(draft, file).catch((error: Error) => {
      if (!existsSync(file)) throw error
    })
    await rm(draft, { force: true })
  }
  return readFile(file, 'utf8')
}

/** Whether the folder holds a whole cluster; a half-made one never has this name. */
export const isMade = ({ folder }: Pick<Cluster, 'folder'>): boolean => existsSync(join(folder, 'PG_VERSION'))

/** Makes the data folder where it is missing, and its password. */
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
  if (isMade({ folder }) && !existsSync(passwordFile))
    throw new Error(`${passwordFile} is missing; without it the database beside it cannot be opened.`)
  // Below a shut folder no path leads to the cluster; a process that stands in it still gets there through itself.
  const pathInside = (inside: string) => (isShut ? '/proc/self/cwd' : inside)
  return { dataDir, folder, pathInside, user, password: await readPassword(passwordFile, user) }
}
