/** Weekly mean of a measure over whole weeks, by the evaluator of plans. */
import type { RecordedMeasure } from '#schema/advisor/measure'
import type { Figure } from '#schema/core/advice'
import { plusDays } from '../calendar.ts'
import type { Span } from '../periods/dates.ts'
import type { Context } from '../plans/context.ts'
import { evaluate } from '../plans/evaluate.ts'

/** Span of a number of weeks from a Monday. */
export const weeksFrom = (monday: Span['from'], weeks: number): Span => ({
  from: monday,
  to: plusDays(monday, 7 * weeks - 1),
})

/** The weekly mean; undefined unless every week is on record. */
export const weeklyMean = (
  context: Context,
  measure: RecordedMeasure,
  { from, to }: Span,
): Figure | undefined => {
  const period = { of: { kind: 'dates', from, to } } as const
  const answer = evaluate({ operator: 'value', measure, period, aggregate: 'mean', each: 'week' }, context)
  return answer.operator === 'value' && answer.coverage.onRecord === answer.coverage.of
    ? answer.figure
    : undefined
}
