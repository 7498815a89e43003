/** Words for the last backup and the last test of one. */
import type { BackupReport, ContinuousBackup, LastBackup, LastDrill } from '#schema/decision-log/backup'
import { lateAfterHours, lateAfterMinutes } from '#schema/decision-log/backup'
import type { TextOf } from '../../core/language.ts'
import { dayAndTime, fileSize, number } from '../../kit/formats.ts'
import type { backupText } from '../../messages/evidence/backup.ts'
import type { Line } from './WitnessLine.tsx'

type Text = TextOf<typeof backupText>

/** A line, with the lines of a failed test below it. */
export type BackupLine = Line & { readonly key: 'backup' | 'continuous' | 'drill'; readonly reason?: string }

type View = { readonly text: Text; readonly now: Date; readonly zone: string | undefined }

const hourMs = 3_600_000

const isLate = (time: string, { now }: View, kind: keyof typeof lateAfterHours): boolean =>
  now.getTime() - Date.parse(time) > lateAfterHours[kind] * hourMs

const tookText = (text: Text, ms: number): string => {
  const seconds = ms / 1000
  if (seconds >= 120) return text.minutes(number(seconds / 60))
  return text.seconds(number(seconds, seconds < 10 ? 1 : 0))
}

const backupLine = (backup: LastBackup | null, view: View): BackupLine => {
  const { text, zone } = view
  if (!backup) return { key: 'backup', meaning: 'attention', title: text.none, sentence: text.noneText }
  const { takenAt, bytes, position } = backup
  const sentence = text.madeText(dayAndTime(takenAt, zone), fileSize(bytes), number(position))
  return isLate(takenAt, view, 'backup')
    ? { key: 'backup', meaning: 'attention', title: text.late, sentence: `${sentence} ${text.lateText}` }
    : { key: 'backup', meaning: 'good', title: text.made, sentence }
}

const continuousLine = ({ reachedAt, isInterrupted }: ContinuousBackup, view: View): BackupLine => {
  const { text, now, zone } = view
  const isBehind =
    reachedAt !== undefined && now.getTime() - Date.parse(reachedAt) > lateAfterMinutes * 60_000
  const upTo = reachedAt === undefined ? '' : `${text.copiedText(dayAndTime(reachedAt, zone))} `
  if (isInterrupted || isBehind)
    return {
      key: 'continuous',
      meaning: 'attention',
      title: text.notCopied,
      sentence: `${upTo}${text.notCopiedText}`,
    }
  return reachedAt === undefined
    ? { key: 'continuous', meaning: 'neutral', title: text.copying, sentence: text.copyingText }
    : { key: 'continuous', meaning: 'good', title: text.copied, sentence: upTo.trimEnd() }
}

const drillLine = (drill: LastDrill | null, view: View): BackupLine => {
  const { text, zone } = view
  if (!drill) return { key: 'drill', meaning: 'attention', title: text.untested, sentence: text.untestedText }
  const when = dayAndTime(drill.triedAt, zone)
  const taken = drill.takenAt === undefined ? '' : dayAndTime(drill.takenAt, zone)
  const took = tookText(text, drill.restoredMs ?? 0)
  if (drill.outcome === 'failed')
    return {
      key: 'drill',
      meaning: 'risk',
      title: text.failed,
      sentence: drill.takenAt === undefined ? text.failedText(when) : text.faultyText(when, taken, took),
      reason: `${drill.reason ?? ''}\n${text.failedAdvice}`,
    }
  const sentence = text.testedText(when, taken, number(drill.position ?? 0), took)
  return isLate(drill.triedAt, view, 'drill')
    ? {
        key: 'drill',
        meaning: 'attention',
        title: text.testLate,
        sentence: `${sentence} ${text.testLateText}`,
      }
    : { key: 'drill', meaning: 'good', title: text.tested, sentence }
}

/** Lines on the backups of a business. While there is none at all, nothing is said of a test. */
export const backupLines = (
  { backup, continuous, drill }: BackupReport,
  view: View,
): readonly BackupLine[] => [
  // What is backed up continuously is not without a backup until the first hourly one.
  ...(backup || !continuous || continuous.isInterrupted ? [backupLine(backup, view)] : []),
  ...(continuous ? [continuousLine(continuous, view)] : []),
  ...(backup || drill ? [drillLine(drill, view)] : []),
]
