/** Says how little of last year is on record, where all of it was asked about. */
import type { CompareAnswer } from '#schema/advisor/answer'
import type { ComparePlan } from '#schema/advisor/measure-plans'
import { today } from '../../calendar.ts'
import { type Line, say } from '../../line.ts'
import { yearOf } from '../../periods/dates.ts'
import { recordSpan } from '../../plans/context.ts'
import { spanText } from '../period-text.ts'
import type { Ask } from '../written.ts'

const ofYear = /\blast year\b/i
const ofLess = /\b(?:weeks?|fortnights?|months?|quarters?|(?:this|same) time)\b/i

/** "The records begin on Monday 10 November 2025, so no more of last year can be compared."; undefined where more can. */
export const lastYearHeld = (
  { plan, message = '', context: { records } }: Ask<ComparePlan>,
  { coverageAgainst }: CompareAnswer,
): Line | undefined => {
  const isOfWeeks = plan.of.period.of.kind === 'last' && plan.against.period.moved === 'year-before'
  const held = recordSpan(records, coverageAgainst.grain)
  const now = today(records.now)
  if (!isOfWeeks || !held || !ofYear.test(message) || ofLess.test(message)) return undefined
  return yearOf(held.from) === yearOf(now) - 1
    ? say`The records begin ${spanText({ from: held.from, to: held.from }, now).when}, so no more of last year can be compared.`
    : undefined
}
