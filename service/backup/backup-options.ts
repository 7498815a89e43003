/** Options of `npm run backup`, `restore` and `drill`; each reader returns a message if they are invalid. */
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

export const backupUsage = 'Usage: npm run backup -- --to <folder> [--keep <number>]'
export const restoreUsage =
  'Usage: npm run restore -- --from <folder> [--at <time>] [--beside] [--without-keys]'
export const drillUsage = 'Usage: npm run drill -- --from <folder>'

/** Folder for backups, and how many to keep there; undefined keeps all. */
export type BackupOptions = { readonly to: string; readonly keep: number | undefined }

/** Real path of the nearest existing folder, because a link may point into the data folder. */
const realPath = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(realPath(dirname(path)), path.slice(dirname(path).length))

/** Folders that must not contain backups. */
export type Installed = { readonly dataDir: string; readonly folder: string }

/** Error message if a backup folder is in the data folder or beside the keys; `name` is the option or setting in question. */
export const misplacedBackups = (name: string, to: string, place: Installed): string | undefined => {
  const isIn = (folder: string) => `${realPath(to)}${sep}`.startsWith(`${realPath(folder)}${sep}`)
  if (isIn(place.dataDir))
    return `${name} is in the data folder (${place.dataDir}), so it would be lost together with it.`
  return isIn(place.folder)
    ? `${name} is in the folder of the keys (${place.folder}), which must not be lost or stolen together with it.`
    : undefined
}

/** Reads the options of `npm run backup`. */
export const readBackupOptions = (args: readonly string[], place: Installed): BackupOptions | string => {
  try {
    const { values } = parseArgs({ args: [...args], options: { to: text, keep: text } })
    if (!values.to) return '--to is required: a folder for the backups, best on another disk.'
    const to = resolve(values.to)
    const misplaced = misplacedBackups('--to', to, place)
    if (misplaced !== undefined) return misplaced
    const keep = values.keep === undefined ? undefined : Number(values.keep)
    if (keep !== undefined && !(Number.isSafeInteger(keep) && keep > 0))
      return `--keep must be a whole number of 1 or more, but is "${values.keep}".`
    return { to, keep }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Which backup to read: the folder of one or of several, and the moment to restore; undefined for the last one. */
export type RestoreOptions = {
  readonly from: string
  readonly at: Date | undefined
  readonly isWithoutKeys: boolean
  /** Restored beside a service that goes on, with a copy of its keys. */
  readonly isBeside: boolean
}

const timePattern = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/

const readMoment = (given: string, now: Date): Date | string => {
  // "2026-11-31" would be read as 1 December.
  const isDay = new Date(`${given.slice(0, 10)}T00:00:00Z`).getUTCDate() === Number(given.slice(8, 10))
  const at = timePattern.test(given) && isDay ? new Date(given.replace(' ', 'T')) : undefined
  if (at === undefined || Number.isNaN(at.getTime()))
    return `--at must be a time with its zone, such as 2026-11-30T10:15:00Z, but is "${given}".`
  return at <= now ? at : `--at is ${at.toISOString()}, which is in the future.`
}

/** Reads the options of `npm run restore` and, without a moment, of `npm run drill`. */
export const readRestoreOptions = (
  args: readonly string[],
  now: Date,
  takesMoment: boolean,
): RestoreOptions | string => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { from: text, ...(takesMoment && { at: text, beside: flag, 'without-keys': flag }) },
    })
    if (!values.from)
      return '--from is required: the folder of a backup, or one with several, of which the newest is taken.'
    const from = resolve(values.from)
    if (!existsSync(from)) return `--from is ${from}, which does not exist.`
    const at = typeof values.at === 'string' ? readMoment(values.at, now) : undefined
    if (typeof at === 'string') return at
    return { from, at, isWithoutKeys: values['without-keys'] === true, isBeside: values.beside === true }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
