/** What the log says of backups: the last one, and the last test that restored one. */
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoTime } from '#schema/core/scalars'
import type { BackupReport } from '#schema/decision-log/backup'
import { networkError, neverRespond, replay } from '../../fixtures/core/replay.ts'
import getBackupReportEmpty from '../../fixtures/decision-log/getBackupReport.empty.json'
import getBackupReportFailed from '../../fixtures/decision-log/getBackupReport.failed.json'
import getBackupReport from '../../fixtures/decision-log/getBackupReport.json'
import { changed } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'
import { pages, route, shown } from './log-answers.ts'

export default { title: 'Signed in/Decision log/Backups' }

const filled = replay('getBackupReport', getBackupReport)
const empty = replay('getBackupReport', getBackupReportEmpty)
const failed = replay('getBackupReport', getBackupReportFailed)
const changedTo = (change: (report: BackupReport) => BackupReport) =>
  replay('getBackupReport', changed(getBackupReport, api.getBackupReport.output, change))

/** Backed up this morning, and restored in a test last night. */
export const BackedUp = story({ route, answers: [shown, ...pages, filled] })

const withContinuous = (continuous: NonNullable<BackupReport['continuous']>) =>
  changedTo((report) => ({ ...report, continuous }))
const reachedAt = decodeOrThrow(IsoTime, '2026-11-19T23:11:55.000Z', 'A time')

/** Every change is copied within seconds. */
export const EveryChange = story({
  route,
  answers: [shown, ...pages, withContinuous({ isInterrupted: false, reachedAt })],
})

/** The copy of every change has stopped, such as for a full disk. */
export const EveryChangeStopped = story({
  route,
  answers: [shown, ...pages, withContinuous({ isInterrupted: true, reachedAt })],
})

/** The first copy is not complete yet. */
export const EveryChangeBegun = story({
  route,
  answers: [shown, ...pages, withContinuous({ isInterrupted: false })],
})

/** Every change is copied, and no hourly backup has these records yet. */
export const EveryChangeBeforeTheFirstBackup = story({
  route,
  answers: [
    shown,
    ...pages,
    changedTo(() => ({ backup: null, drill: null, continuous: { isInterrupted: false, reachedAt } })),
  ],
})

/** No backup has been made. */
export const NoneYet = story({ route, answers: [shown, ...pages, empty] })

/** An auditor of a period is told of no backup, which are of the present. */
export const OutsideThePeriod = story({
  route,
  answers: [shown, ...pages, changedTo(() => ({ backup: null, drill: null, isOutside: true }))],
})

/** A backup, which nobody has tried to restore. */
export const Untested = story({
  route,
  answers: [shown, ...pages, changedTo((report) => ({ ...report, drill: null }))],
})

/** The test restored a backup, and found faults in these records. */
export const Failed = story({ route, answers: [shown, ...pages, failed] })

/** The backup could not be restored at all. */
export const NotRestored = story({
  route,
  answers: [
    shown,
    ...pages,
    changedTo(({ backup, drill }) => ({
      backup,
      drill: drill && {
        triedAt: drill.triedAt,
        outcome: 'failed',
        reason: 'The backup is not whole: tables/events.copy.gz differs from what was written.',
      },
    })),
  ],
})

const earlier = (time: string, days: number) =>
  decodeOrThrow(IsoTime, new Date(Date.parse(time) - days * 86_400_000).toISOString(), 'A time')

const late = changedTo(({ backup, drill }) => ({
  backup: backup && { ...backup, takenAt: earlier(backup.takenAt, 3) },
  drill: drill && {
    ...drill,
    triedAt: earlier(drill.triedAt, 12),
    takenAt: earlier(drill.takenAt ?? drill.triedAt, 12),
  },
}))

/** Neither a backup of yesterday nor a test of last week. */
export const Late = story({ route, answers: [shown, ...pages, late] })

/** The answer has not arrived yet. */
export const Checking = story({ route, answers: [shown, ...pages, neverRespond('getBackupReport')] })

/** The service did not say. */
export const Unreachable = story({ route, answers: [shown, ...pages, networkError('getBackupReport')] })

export const BackedUpNarrow = story({ route, width: 390, answers: [shown, ...pages, filled] })
BackedUpNarrow.storyName = 'Backed up 390'

export const FailedDark = story({ route, theme: 'dark', answers: [shown, ...pages, failed] })

export const FailedNarrow = story({ route, width: 390, theme: 'dark', answers: [shown, ...pages, failed] })
FailedNarrow.storyName = 'Failed 390'
