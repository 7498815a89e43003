/** Options of `npm run backup`, `restore` and `drill`; each reader returns a message if they are invalid. */
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { listBackups, manifestFile } from './manifest.ts'

const text = { type: 'string' } as const

export const backupUsage = 'Usage: npm run backup -- --to <folder> [--keep <number>]'
export const restoreUsage = 'Usage: npm run restore -- --from <folder> [--without-keys]'
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

/** Folder of the backup to read: the given one, or the newest of several in it. */
export const readBackupFolder = async (
  args: readonly string[],
): Promise<{ readonly folder: string; readonly isWithoutKeys: boolean } | string> => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { from: text, 'without-keys': { type: 'boolean' } },
    })
    if (!values.from)
      return '--from is required: the folder of a backup, or one with several, of which the newest is taken.'
    const from = resolve(values.from)
    if (!existsSync(from)) return `--from is ${from}, which does not exist.`
    const newest = existsSync(join(from, manifestFile)) ? '' : (await listBackups(from)).at(-1)
    return newest === undefined
      ? `There is no backup in ${from}.`
      : { folder: join(from, newest), isWithoutKeys: values['without-keys'] === true }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
