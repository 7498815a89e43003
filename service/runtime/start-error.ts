/** Explains a failed start: names the setting at fault and its remedy, if there is one. */
import { sep } from 'node:path'
import { keyPathsOf } from '../sealing/keys-folder.ts'
import { readConfig } from './config.ts'

/** Reasons by system error code. */
const causes = new Map([
  ['EACCES', 'this user has no access to it'],
  ['EPERM', 'this user has no access to it'],
  ['EROFS', 'it is read-only'],
  ['ENOSPC', 'there is no space left'],
  ['ENOENT', 'it cannot be created'],
  ['EEXIST', 'it is not a folder'],
  ['ENOTDIR', 'it is not a folder'],
])

const partOf = (error: object, name: string): string => String(Reflect.get(error, name) ?? '')

/** True if the path is in the folder, or is a parent of it that had to be created. */
const concerns = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder + sep) || folder.startsWith(path + sep)

const settingOf = (path: string, settings: readonly (readonly [name: string, place: string])[]) =>
  settings.find(([, place]) => concerns(path, place))

// The message never repeats the address, which may contain a password.
const databaseMessage = (code: string, message: string): string | undefined => {
  if (code === '42501')
    return `The user in DATABASE_URL lacks a right that Jarvin needs (${message}). Make it the owner of the database and let it create roles: ALTER DATABASE … OWNER TO …; ALTER ROLE … CREATEROLE.`
  return /^(28|3D|08|57P)|^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)/.test(code)
    ? `Cannot connect to the database in DATABASE_URL (${message}). Check its user, password, host and database name.`
    : undefined
}

/** A message for the operator; `root` is the base of relative paths in settings. */
export const startErrorMessage = (error: unknown, env: NodeJS.ProcessEnv, root: string): string => {
  if (!(error instanceof Error)) return String(error)
  const code = partOf(error, 'code')
  // If several addresses were tried, report the first error.
  const [first] = error instanceof AggregateError ? error.errors : []
  const message = error.message || (first instanceof Error ? first.message : code)
  if (code === '') return message
  const config = readConfig(env)
  const { port, host, databaseUrl } = config
  if (code === 'EADDRINUSE') return `Another program is using port ${port}. Set PORT to a free one.`
  if (code === 'EADDRNOTAVAIL' || (host !== undefined && partOf(error, 'hostname') === host))
    return `This machine has no address ${host}. Set HOST to one of its addresses.`
  if (partOf(error, 'syscall') === 'listen')
    return `Cannot listen on port ${port} (${message}). Set PORT to another one.`
  if (code === '53100' && !databaseUrl)
    return `The disk that holds DATA_DIR (${keyPathsOf(config, root).dataDir}) is full. Nothing was changed. Free up at least 50 MB and start Jarvin again.`
  const cause = causes.get(code)
  const place = keyPathsOf(config, root)
  const found = settingOf(partOf(error, 'path'), [
    ['DATA_DIR', place.dataDir],
    ['KEYS_DIR', place.folder],
    ['ERASURE_LIST', place.erasureList],
  ])
  if (cause && found)
    return `${found[0]} is ${found[1]}, which cannot be used: ${cause} (${message}). Set it to a folder that this user can write to.`
  return (databaseUrl && databaseMessage(code, message)) || message
}
