/** What an advisory's weekly worth comes to until a day. */
import type { DecidedPlan } from '#schema/advisor/fact-plans'
import type { Advisory } from '#schema/advisory/advisory'
import { daysBetween, dayText, today } from '../../calendar.ts'
import { measure, stated } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import { quoted } from '../../quotation.ts'
import { weeklyWorth } from '../../weekly-worth.ts'
import type { Ask } from '../written.ts'

/** The worth a week times the weeks until the end of the plan’s time; undefined where it states no weekly sum. */
export const runsOn = (
  { context: { records }, plan: { period, asked } }: Ask<DecidedPlan>,
  { id, title, worth = '', status }: Advisory,
): readonly (Line | undefined)[] | undefined => {
  const now = today(records.now)
  const { of } = period
  if (asked !== 'gain' || of.kind !== 'dates' || of.to <= now || weeklyWorth(worth) === undefined)
    return undefined
  const weeks = Math.round(daysBetween(now, of.to) / 7)
  const total = measure(records)({
    label: 'stated worth a week, times the weeks',
    unit: 'aud',
    formula: 'product',
    inputs: [{ kind: 'advisory', field: 'worth', id }, stated('question', 'weeks', weeks)],
  })
  return [
    say`About ${total} over ${String(weeks)} weeks, to ${dayText(of.to)}: ${quoted(title)} states its worth as “${worth}”.`,
    status === 'dismissed'
      ? say`It was dismissed, so this is what was passed up if it had come true.`
      : say`That is its own estimate, and takes every week as the same.`,
  ]
}
