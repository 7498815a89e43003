/** Keeps the continuous backup going, and says when it does not. */
import type { Print } from '../../runtime/progress.ts'
import { scheduleRounds } from '../../runtime/rounds.ts'
import type { Report } from '../../runtime/service.ts'
import { type Continuous, openContinuous } from './continuous-backup.ts'
import type { ContinuousStatus } from './continuous-state.ts'
import type { ContinuousSource } from './take-base.ts'

/** Milliseconds between moments that are complete in the backup, and before the next try after a failure. */
const everyMs = 5000
const againAfterMs = 30_000
/** Milliseconds between looks whether a new base is due, and before the next try after one failed. */
const renewEveryMs = 60_000
const renewAgainAfterMs = 600_000
/** Milliseconds that a backup may be behind before this is a line in the log. */
const behindMs = 60_000
/** Milliseconds in which a copy must follow when the service stops. */
const stopMs = 10_000
/** Milliseconds between lines in the log about the same failure. */
const repeatAfterMs = 600_000

/** Where the backup goes, and what tells of it. */
export type ContinuousPlan = {
  readonly source: Omit<ContinuousSource, 'signal'>
  readonly to: string
  /** Hours of which every moment stays in the backup. */
  readonly keepHours: number
  readonly report: Report
  readonly status: ContinuousStatus
}

/** Starts it. The returned function brings everything up to date once more, and stops it. */
export const scheduleContinuous = (
  { source, to, keepHours, report, status }: ContinuousPlan,
  print: Print,
): (() => Promise<unknown>) => {
  const ending = new AbortController()
  let open: Continuous | undefined
  let aheadAt = performance.now()
  let reachedAt: string | undefined
  let failedAt = Number.NEGATIVE_INFINITY
  let reportedAt = Number.NEGATIVE_INFINITY
  let renewalFailedAt = Number.NEGATIVE_INFINITY
  let [fault, renewalFault]: (string | undefined)[] = []
  const tell = () => status.set({ reachedAt, fault: fault ?? renewalFault })

  const close = async (): Promise<void> => {
    const closing = open
    open = undefined
    await closing?.close().catch(() => {})
  }
  const fail = async (error: unknown): Promise<void> => {
    await close()
    if (ending.signal.aborted) return
    failedAt = performance.now()
    fault = messageOf(error)
    tell()
    if (performance.now() - reportedAt < repeatAfterMs) return
    reportedAt = performance.now()
    report(
      'error',
      { err: error, folder: to, reachedAt: reachedAt ?? null },
      'the continuous backup has stopped, and is tried again every half minute; until then, changes are only in the hourly backups',
    )
  }
  const advance = async (): Promise<void> => {
    open ??= await openContinuous({ ...source, signal: ending.signal }, to, keepHours)
    reachedAt = await open.advance()
    aheadAt = performance.now()
    if (fault !== undefined) report('warn', { folder: to, reachedAt }, 'the continuous backup goes on again')
    fault = undefined
    reportedAt = Number.NEGATIVE_INFINITY
    tell()
  }
  const advanceRound = async (): Promise<void> => {
    if (performance.now() - failedAt < againAfterMs) return
    await advance().catch(fail)
  }
  const tellBehind = (): void => {
    const late = performance.now() - aheadAt
    if (fault !== undefined || late < behindMs || performance.now() - reportedAt < repeatAfterMs) return
    reportedAt = performance.now()
    report(
      'error',
      { folder: to, reachedAt: reachedAt ?? null, seconds: Math.round(late / 1000) },
      'the continuous backup is behind: changes since then are only in the database',
    )
  }
  const renewRound = async (): Promise<void> => {
    if (open === undefined || performance.now() - renewalFailedAt < renewAgainAfterMs) return
    try {
      await open.renew()
      renewalFault = undefined
    } catch (error) {
      // One that was closed meanwhile has failed as a whole.
      if (open === undefined || ending.signal.aborted) return
      renewalFailedAt = performance.now()
      renewalFault = messageOf(error)
      report(
        'error',
        { err: error, folder: to },
        'the continuous backup goes on, but its base could not be renewed; the next try is in ten minutes',
      )
    }
    tell()
  }
  tell()
  print(
    `Every change goes there within seconds, so any moment of the last ${keepHours} hours can be restored.`,
  )
  const stopAdvancing = scheduleRounds(everyMs, advanceRound)
  const stopRenewing = scheduleRounds(renewEveryMs, renewRound, true)
  const stopTelling = scheduleRounds(behindMs / 2, async () => tellBehind(), true)
  return async () => {
    // A first base is given up, and one that is open is brought up to date.
    if (open === undefined || reachedAt === undefined) ending.abort()
    // One that does not follow, as with a disk that hangs, must not keep the service from ending: the next start goes on with it.
    const giveUp = setTimeout(() => {
      ending.abort()
      void close()
    }, stopMs)
    await stopAdvancing()
    if (open) await advance().catch(fail)
    clearTimeout(giveUp)
    ending.abort()
    await stopRenewing()
    await stopTelling()
    await close()
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
