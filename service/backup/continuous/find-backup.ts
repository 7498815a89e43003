/** Finds what to restore in a folder: a copy of the tables, or a continuous backup up to a moment. */
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { counted } from '../../runtime/counted.ts'
import { BackupFault } from '../backup-fault.ts'
import { backupTime, listBackups, manifestFile } from '../manifest.ts'
import { baseFile, type FoundBase, listBases, readBase } from './base.ts'

/** What to restore. */
export type FoundBackup =
  | { readonly kind: 'tables'; readonly folder: string }
  | { readonly kind: 'continuous'; readonly found: FoundBase; readonly at: Date | undefined }

/** Options that choose a backup; `isEmbedded` is false for an outside database, which takes copies of the tables only. */
export type Choice = { readonly from: string; readonly at: Date | undefined; readonly isEmbedded: boolean }

const rangeFault = (at: Date, sentence: string): BackupFault =>
  new BackupFault(`--at is ${at.toISOString()}, ${sentence}`)

const baseAt = (bases: readonly FoundBase[], at: Date): FoundBase => {
  const index = bases.findLastIndex(({ base }) => Date.parse(base.takenAt) <= at.getTime())
  const [found, next, first] = [bases[index], bases[index + 1], bases[0]]
  if (!first) throw rangeFault(at, 'but there is no continuous backup in that folder.')
  if (!found) throw rangeFault(at, `but the first moment in the continuous backup is ${first.base.takenAt}.`)
  const { reached, base } = found
  // One that was renewed reaches the base after it.
  if (at.getTime() <= Date.parse(reached.at)) return found
  throw rangeFault(
    at,
    next
      ? `but the continuous backup has nothing between ${reached.at} and ${next.base.takenAt}.`
      : `but the last moment in the continuous backup of ${base.takenAt} is ${reached.at}.`,
  )
}

// What is left of an earlier one, as after a removal that was interrupted, is in the way of no other.
const readBases = async (folders: readonly string[]): Promise<readonly FoundBase[]> => {
  const bases: FoundBase[] = []
  for (const folder of folders) {
    const found = await readBase(folder).catch((error: unknown) => {
      if (folder === folders.at(-1)) throw error
    })
    if (found) bases.push(found)
  }
  return bases
}

/** A service that runs notes the moment reached more often than this. */
const liveMs = 30_000

/**
 * Refuses to restore beside the installation of the backup while it runs: both would write to the same folder of notes, and each would
 * find its history cut off.
 */
export const requireEnded = async ({ folder }: FoundBase, now: Date): Promise<void> => {
  const newest = (await listBases(dirname(dirname(folder)))).at(-1) ?? folder
  const { reached } = await readBase(newest)
  const age = now.getTime() - Date.parse(reached.at)
  if (reached.isEnded || age < 0 || age > liveMs) return
  throw new BackupFault(
    `Jarvin wrote to this backup ${counted(Math.round(age / 1000), 'second')} ago, so it may still be running. Stop it first; after a crash, wait half a minute. To look at an earlier moment beside it, set KEYS_DIR to a copy of that folder and add --beside.`,
  )
}

/** Finds the backup; throws an error message if there is none for that choice. */
export const findBackup = async ({ from, at, isEmbedded }: Choice): Promise<FoundBackup> => {
  if (at !== undefined && !isEmbedded)
    throw new Error('--at is for the embedded database: an outside one has its own copy of its log.')
  const isTables = existsSync(join(from, manifestFile))
  if (isTables && at !== undefined)
    throw rangeFault(at, `but ${basename(from)} is of one moment only. Give the folder with all backups.`)
  if (isTables) return { kind: 'tables', folder: from }
  const isBase = existsSync(join(from, baseFile))
  const bases = await readBases(isBase ? [from] : isEmbedded ? await listBases(from) : [])
  if (at !== undefined) return { kind: 'continuous', found: baseAt(bases, at), at }
  const newest = (await listBackups(from)).at(-1)
  const last = bases.at(-1)
  const isLater = (reached: string) =>
    newest === undefined || Date.parse(reached) >= backupTime(newest).getTime()
  if (last && isLater(last.reached.at)) return { kind: 'continuous', found: last, at: undefined }
  if (newest === undefined) throw new BackupFault(`There is no backup in ${from}.`)
  return { kind: 'tables', folder: join(from, newest) }
}
