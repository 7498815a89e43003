/** decided: the decisions taken in a period, about some words if any are given. */
import type { DecidedPlan } from '#schema/advisor/fact-plans'
import { resolvePeriod } from '../periods/resolve-period.ts'
import { timelineOf } from '../timeline/timeline.ts'
import { type Context, momentOf, nothing } from './context.ts'
import { type FactsAnswered, hasWords } from './facts.ts'

export const evaluateDecided = (context: Context, { period, words = [] }: DecidedPlan): FactsAnswered => {
  const span = resolvePeriod(period, momentOf(context.records, 'week'))
  if (span === undefined) return nothing('no-dates')
  const facts = timelineOf(context, span, ['decision']).filter(({ what, source }) =>
    hasWords(`${what} ${source.sentence}`, words),
  )
  return { operator: 'decided', facts, from: span.from, to: span.to }
}
