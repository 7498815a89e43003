/** Which segments of a copied log lead to a moment, and how far a damaged copy still leads. */
import { join } from 'node:path'
import { BackupFault } from '../backup-fault.ts'
import { type FoundBase, logFolder } from './base.ts'
import { listLog, partialFile } from './log-files.ts'
import { positionOf, segmentBytes, segmentName, segmentStart } from './log-position.ts'

/** A segment to be replayed. */
export type PlannedSegment = {
  readonly segment: string
  readonly path: string
  readonly isPartial: boolean
  readonly start: number
}

/** Segments in order, and the position up to which their records must be replayed at least. */
export type LogPlan = { readonly segments: readonly PlannedSegment[]; readonly until: number }

/** Milliseconds between the time of a change and its place in the log, and more. */
const slackMs = 1000

const secondText = (time: number): string => new Date(time).toISOString().replace('.000Z', 'Z')

/** Says which segment is at fault, and up to which moment the others lead. */
export const logFault = async ({ folder, base }: FoundBase, segment: string): Promise<BackupFault> => {
  const { complete } = await listLog(join(folder, logFolder))
  const before = complete.filter((one) => one.segment < segment).at(-1)
  const last = Math.floor(((before?.at.getTime() ?? 0) - slackMs) / 1000) * 1000
  const rest =
    last <= Date.parse(base.takenAt)
      ? 'No moment after it can be restored.'
      : `It leads up to ${secondText(last)}: add --at ${secondText(last)} to restore that, or restore an hourly backup of a later time with --from.`
  return new BackupFault(
    `The continuous backup of ${base.takenAt} is not whole: the part ${segment} of its log is missing or damaged. ${rest}`,
  )
}

/** Plans the replay up to a moment, or of everything; throws an error message if a segment is missing. */
export const planLog = async (found: FoundBase, at: Date | undefined): Promise<LogPlan> => {
  const { folder, base, reached } = found
  const log = join(folder, logFolder)
  const { complete, partial } = await listLog(log)
  const end = positionOf(reached.position)
  const segments: PlannedSegment[] = []
  for (let start = segmentStart(positionOf(base.from)); ; start += segmentBytes) {
    const segment = segmentName(base.timeline, start)
    const whole = complete.find((one) => one.segment === segment)
    if (whole) {
      segments.push({ segment, path: join(log, whole.file), isPartial: false, start })
      if (at && whole.at.getTime() > at.getTime() + slackMs) return { segments, until: start }
    } else if (partial.includes(segment)) {
      segments.push({ segment, path: partialFile(log, segment), isPartial: true, start })
    } else if (start < end) throw await logFault(found, segment)
    else return { segments, until: end }
  }
}
