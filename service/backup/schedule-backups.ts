/** Automatic backups, of which the newest are kept. */
import { join } from 'node:path'
import type { Print } from '../runtime/progress.ts'
import { scheduleRounds } from '../runtime/rounds.ts'
import type { Service } from '../runtime/service.ts'
import { type Installed, misplacedBackups } from './backup-options.ts'
import { backupTime, listBackups } from './manifest.ts'
import { type BackupSource, type MadeBackup, removeOldBackups, writeBackup } from './write-backup.ts'

const hourMs = 3_600_000

/** Milliseconds between checks, and before a failed backup is retried. */
const lookEveryMs = 60_000
const againAfterMs = 600_000

/**
 * Makes a backup if the newest is an hour old, and removes all but the newest ones. Undefined if none was due. Processes
 * that share the folder take turns.
 */
export const backUpIfDue = async (
  source: BackupSource,
  keep: number,
  now: Date,
): Promise<MadeBackup | undefined> => {
  const times = (await listBackups(source.target)).map((name) => backupTime(name).getTime())
  // A backup dated in the future, from a clock that was wrong, does not count as recent.
  const isRecent = (time: number) => time <= now.getTime() && now.getTime() - time < hourMs
  if (times.some(isRecent)) return undefined
  const made = await writeBackup(source, now)
  await removeOldBackups(source.target, keep, made.folder)
  return made
}

/** Parts of the service that hourly backups need. */
export type Installation = Pick<Service, 'now' | 'report'> &
  Omit<BackupSource, 'target' | 'keptFiles'> & { readonly place: Installed }

/**
 * Backs up to the folder `to` every hour. The returned function stops it, and resolves after a backup in
 * progress. Throws if the folder is in the data folder.
 */
export const scheduleBackups = (
  { to, keep }: { readonly to: string; readonly keep: number },
  { now, report, ownerUrl, refilled, signer, place }: Installation,
  print: Print,
): (() => Promise<unknown>) => {
  const misplaced = misplacedBackups('BACKUP_TO', to, place)
  if (misplaced !== undefined) throw new Error(misplaced)
  const source = { ownerUrl, refilled, signer, keptFiles: join(place.dataDir, 'files'), target: to }
  let failedAt = Number.NEGATIVE_INFINITY
  const look = async (): Promise<void> => {
    if (performance.now() - failedAt < againAfterMs) return
    const made = await backUpIfDue(source, keep, now()).catch((error: unknown) => {
      failedAt = performance.now()
      report('error', { err: error, folder: to }, 'the backup failed; the next try is in ten minutes')
    })
    if (made?.unrecorded !== undefined)
      report(
        'warn',
        { folder: made.folder, reason: made.unrecorded },
        'the backup is good, but not on record',
      )
  }
  print(`Backups go to ${to}, one an hour; the newest ${keep} are kept.`)
  return scheduleRounds(lookEveryMs, look)
}
