/** What a start says that failed: a sentence that names the setting and says what to do, where a setting can be at fault. */
import { sep } from 'node:path'
import { readConfig } from './config.ts'
import { keysPlaceOf } from './keys-folder.ts'

/** Why a file or folder cannot be used, by the system's code. */
const causes = new Map([
  ['EACCES', 'it is not open to this user'],
  ['EPERM', 'it is not open to this user'],
  ['EROFS', 'nothing can be written there'],
  ['ENOSPC', 'there is no space left'],
  ['ENOENT', 'nothing can be made there'],
  ['EEXIST', 'it is no folder'],
  ['ENOTDIR', 'it is no folder'],
])

const partOf = (error: object, name: string): string => String(Reflect.get(error, name) ?? '')

/** Whether the path lies in the folder, or is one of those above it that had to be made. */
const concerns = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder + sep) || folder.startsWith(path + sep)

const fileFault = (path: string, settings: readonly (readonly [name: string, place: string])[]) =>
  settings.find(([, place]) => concerns(path, place))

// No password of an address is repeated.
const databaseFault = (code: string, message: string): string | undefined => {
  if (code === '42501')
    return `The user of DATABASE_URL lacks a right that Jarvin needs (${message}). Let it own the database and create roles: ALTER DATABASE … OWNER TO …; ALTER ROLE … CREATEROLE.`
  return /^(28|3D|08|57P)|^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)/.test(code)
    ? `No database opens at DATABASE_URL (${message}). Put its user, password, host and database right.`
    : undefined
}

/** The sentence; `root` is the folder that relative settings begin at. */
export const startFault = (error: unknown, env: NodeJS.ProcessEnv, root: string): string => {
  if (!(error instanceof Error)) return String(error)
  const code = partOf(error, 'code')
  // Where several addresses were tried, the first says what all of them say.
  const [first] = error instanceof AggregateError ? error.errors : []
  const message = error.message || (first instanceof Error ? first.message : code)
  if (code === '') return message
  const config = readConfig(env)
  const { port, host, databaseUrl } = config
  if (code === 'EADDRINUSE') return `Another program listens on port ${port}; PORT sets another one.`
  if (code === 'EADDRNOTAVAIL' || (host !== undefined && partOf(error, 'hostname') === host))
    return `This machine has no address ${host}; HOST names the one to listen on.`
  if (partOf(error, 'syscall') === 'listen')
    return `Port ${port} cannot be listened on (${message}); PORT sets another one.`
  const cause = causes.get(code)
  const place = keysPlaceOf(config, root)
  const found = fileFault(partOf(error, 'path'), [
    ['DATA_DIR', place.dataDir],
    ['KEYS_DIR', place.folder],
    ['ERASURE_LIST', place.erasureList],
  ])
  if (cause && found)
    return `${found[0]} is ${found[1]}, which cannot be used: ${cause} (${message}). Set it to a place where this user may write.`
  return (databaseUrl && databaseFault(code, message)) || message
}
