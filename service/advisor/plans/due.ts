/** due: what must be done in a period, and the decisions that wait today. */
import type { DuePlan } from '#schema/advisor/fact-plans'
import { resolvePeriod } from '../periods/resolve-period.ts'
import { timelineOf } from '../timeline/timeline.ts'
import { type Context, momentOf, nothing } from './context.ts'
import type { FactsAnswered } from './facts.ts'

export const evaluateDue = (context: Context, { period }: DuePlan): FactsAnswered => {
  const span = resolvePeriod(period, momentOf(context.records, 'week'))
  if (span === undefined) return nothing('no-dates')
  const facts = timelineOf(context, span, ['deadline', 'waiting'])
  return { operator: 'due', facts: [...facts], from: span.from, to: span.to }
}
