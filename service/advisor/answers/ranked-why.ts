/** "What was the best week, and why?": the reason concerns the top week, not the whole time. */
import type { Period } from '#schema/advisor/period'
import type { Plan } from '#schema/advisor/plan'
import { plusDays } from '../calendar.ts'
import type { Context } from '../plans/context.ts'
import { isNothing } from '../plans/context.ts'
import { evaluateRank } from '../plans/rank.ts'
import type { ReadQuestion } from '../questions/read-question.ts'

const month = 28
const week = 7

/** A week or day is compared with several before it, so that one odd neighbour has little effect. */
const before = (from: Parameters<typeof plusDays>[0], days: number): Period => ({
  of: { kind: 'dates', from: plusDays(from, -days), to: plusDays(from, -1) },
})

const isSame = (one: Period, other: Period): boolean => JSON.stringify(one) === JSON.stringify(other)

const explained = (read: ReadQuestion, ranked: Plan | undefined, context: Context): ReadQuestion => {
  const { plan } = read
  if (plan.operator !== 'explain' || ranked?.operator !== 'rank' || !isSame(plan.of, ranked.period))
    return read
  const answer = evaluateRank(context, ranked)
  const [first] = isNothing(answer) ? [] : answer.cells
  if (!first?.from || !first.to) return read
  const { from, to } = first
  const of: Period = { of: { kind: 'dates', from, to } }
  if (ranked.by === 'day')
    return {
      ...read,
      plan: { ...plan, of, against: { of: { kind: 'unit-of', unit: 'day', date: plusDays(from, -week) } } },
    }
  const against = ranked.by === 'week' ? before(from, month) : { ...of, moved: 'just-before' as const }
  return { ...read, plan: { ...plan, of, against } }
}

/** The readings, with each reason applied to the first result of the ranking before it. */
export const withRankedReasons = (
  reads: readonly ReadQuestion[],
  before: Plan | undefined,
  context: Context,
): readonly ReadQuestion[] =>
  reads.map((read, index) => explained(read, index === 0 ? before : reads[index - 1]?.plan, context))
