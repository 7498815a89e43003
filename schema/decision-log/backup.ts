/** What a workspace may see of the backups of its records; nothing of where they are. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { IsoTime, integer, oneOf, text } from '../core/scalars.ts'

/** Hours after which a backup, or a test of one, counts as late: a day and a week, with room for a slow night. */
export const lateAfterHours = { backup: 26, drill: 8 * 24 } as const

/** Minutes after which the continuous backup counts as late. */
export const lateAfterMinutes = 5

/** The last backup: the moment that it copied, its size with all that else is in it, and the last position of the log in it. */
export const LastBackup = record(
  { takenAt: IsoTime, bytes: integer(0), position: integer(0) },
  undefined,
  'LastBackup',
)
export type LastBackup = t.TypeOf<typeof LastBackup>

/**
 * The last test of a backup, which restores and verifies it: `takenAt` is the moment that the backup copied, `position` the last
 * one of the log in it and `restoredMs` how long it took; missing if it could not be restored. `reason` says why it failed.
 */
export const LastDrill = record(
  { triedAt: IsoTime, outcome: oneOf('passed', 'failed') },
  { takenAt: IsoTime, position: integer(0), restoredMs: integer(0), reason: text(8000, 1) },
  'LastDrill',
)
export type LastDrill = t.TypeOf<typeof LastDrill>

/**
 * The backup of every change: `reachedAt` is the moment up to which everything is in it, missing before its first copy is complete;
 * `isInterrupted` is true while it does not go on.
 */
export const ContinuousBackup = record(
  { isInterrupted: t.boolean },
  { reachedAt: IsoTime },
  'ContinuousBackup',
)
export type ContinuousBackup = t.TypeOf<typeof ContinuousBackup>

/**
 * The last backup and the last drill; null if there was none yet. Without `continuous`, changes are not backed up one by one.
 * `isOutside` is true for an auditor of a period: backups are of the present, so none is named.
 */
export const BackupReport = record(
  { backup: t.union([LastBackup, t.null]), drill: t.union([LastDrill, t.null]) },
  { continuous: ContinuousBackup, isOutside: t.boolean },
  'BackupReport',
)
export type BackupReport = t.TypeOf<typeof BackupReport>
