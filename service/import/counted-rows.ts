/** Which rows of a file count: each once where it was pasted twice, and none that sums others up. */
import type { ImportAnswers } from '#schema/import/import'
import type { OpenFile } from './reading/open-file.ts'
import type { DayBuckets } from './records/day-buckets.ts'
import type { Line } from './records/line.ts'
import { checkWork, sumQuestion, type WorkChecks } from './records/work-checks.ts'
import { countedOnce, repeatedQuestion } from './repeated-rows.ts'
import { placeOfWork } from './work-marks.ts'

/** Tells lines that count from others, with what was checked of a timesheet. */
export const countedRows = async (
  buckets: Pick<DayBuckets, 'byMonth'>,
  answers: ImportAnswers,
  { kind, layout }: Pick<OpenFile, 'kind' | 'layout'>,
): Promise<{ readonly counts: (line: Line) => boolean; readonly checks: WorkChecks }> => {
  const isCounted = await countedOnce(buckets, answers[repeatedQuestion] === 'once', kind)
  const checks = await checkWork(buckets, isCounted, answers[sumQuestion], placeOfWork(layout))
  return { checks, counts: (line) => isCounted(line) && !checks.isSum(line) }
}
