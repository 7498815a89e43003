/** "What was the best week, and why?": what goes on from a ranking concerns the top week, not the whole time. */

import type { CountPlan, RankPlan } from '#schema/advisor/measure-plans'
import type { Period } from '#schema/advisor/period'
import type { Plan } from '#schema/advisor/plan'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../calendar.ts'
import { periodOfSpan } from '../periods/found-period.ts'
import type { Context } from '../plans/context.ts'
import { isNothing } from '../plans/context.ts'
import { evaluateCount } from '../plans/count.ts'
import { evaluateRank } from '../plans/rank.ts'
import type { ReadQuestion } from '../questions/read-question.ts'
import { endNamed } from '../questions/threads/size-turns.ts'
import { pointsAtTime } from '../questions/threads/that-time.ts'

/** A ranking; `last` is the count that asks for the last time, which is no extreme. */
type Ranked = RankPlan & { readonly last?: CountPlan }

const month = 28
const week = 7

/** A week or day is compared with several before it, so that one odd neighbour has little effect. */
const before = (from: Parameters<typeof plusDays>[0], days: number): Period => ({
  of: { kind: 'dates', from: plusDays(from, -days), to: plusDays(from, -1) },
})

const isSame = (one: Period, other: Period): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The first result of a ranking, or the last time that a count is about, as a period. */
const topOf = (
  { last, ...ranked }: Ranked,
  context: Context,
): { readonly from: IsoDate; readonly to: IsoDate } | undefined => {
  const answer = last ? evaluateCount(context, last) : evaluateRank(context, ranked)
  const cells = isNothing(answer) ? [] : answer.cells
  const first = last ? cells.at(-1) : cells[0]
  return first?.from && first.to ? { from: first.from, to: first.to } : undefined
}

const explained = (read: ReadQuestion, list: Ranked, text: string, context: Context): ReadQuestion => {
  const end = endNamed(text)
  const ranked = end === undefined || list.last ? list : { ...list, order: end, from: 1, count: 1 }
  const { plan } = read
  if (plan.operator !== 'explain' || !isSame(plan.of, ranked.period)) return read
  const top = topOf(ranked, context)
  if (!top) return read
  const { from } = top
  const of = periodOfSpan(top)
  if (ranked.by === 'day')
    return {
      ...read,
      plan: { ...plan, of, against: { of: { kind: 'unit-of', unit: 'day', date: plusDays(from, -week) } } },
    }
  const against = ranked.by === 'week' ? before(from, month) : { ...of, moved: 'just-before' as const }
  return { ...read, plan: { ...plan, of, against } }
}

/** "What was it?", and not "what did it cost to run the place?". */
const pointsBack = /\b(?:was|is|did) (?:that|it)\b(?!.*(?<!\bcome) to \p{L})/iu
const ofEnds =
  /\b(?:most|least|best|worst|highest|lowest|biggest|smallest|busiest|quietest|strongest|weakest|\w{3,}est)\b/i

/** "And what was the margin in it?": another figure of the first result, not of the whole time. */
const measuredThen = (read: ReadQuestion, ranked: Ranked, text: string, context: Context): ReadQuestion => {
  const { plan } = read
  if (
    !(pointsAtTime(text) || pointsBack.test(text)) ||
    ofEnds.test(text) ||
    (plan.operator !== 'value' && plan.operator !== 'rank')
  )
    return read
  // "What is it on average?" is about the whole time.
  const isOfWhole = plan.operator === 'value' && plan.aggregate !== undefined
  if (isOfWhole || !isSame(plan.period, ranked.period)) return read
  const top = topOf(ranked, context)
  if (!top) return read
  const { weekdays } = plan.period
  const period: Period = { ...periodOfSpan(top), ...(weekdays ? { weekdays } : {}) }
  return { ...read, plan: { operator: 'value', measure: plan.measure, period } }
}

/** The list whose first one a count of times below or above a level is about. */
const rankedOf = (plan: Plan | undefined): Ranked | undefined => {
  if (plan?.operator !== 'count') return plan?.operator === 'rank' ? plan : undefined
  const { measure, period, filter, by, below, atMost, above, atLeast } = plan
  const isLow = below !== undefined || atMost !== undefined
  if (plan.runs !== undefined || (!isLow && above === undefined && atLeast === undefined)) return undefined
  const own = { measure, period, ...(filter ? { filter } : {}) }
  return {
    operator: 'rank',
    ...own,
    by,
    order: isLow ? 'lowest' : 'highest',
    count: 1,
    ...(plan.asked === 'last' ? { last: plan } : {}),
  }
}

/** The list that a turn returns to, after one of its times was explained. */
const lastRanked = (earlier: readonly Plan[]): Ranked | undefined =>
  rankedOf(earlier.findLast((plan) => plan.operator === 'rank'))

const eachOne = /\b(?:each|every|all of (?:them|those)|them all|them|those|these)\b/i

/** "Our five best weeks, and what went on in each?": the list itself says what the records hold of each. */
const ofEach = (
  reads: readonly ReadQuestion[],
  message: string,
  before: Plan | undefined,
): readonly ReadQuestion[] => {
  const all: ReadQuestion[] = []
  for (const read of reads) {
    const { plan } = read
    const last = all.length === 0 ? before : all.at(-1)?.plan
    const isOfList =
      plan.operator === 'explain' &&
      last?.operator === 'rank' &&
      (last.by === 'week' || last.by === 'day') &&
      last.count > 1 &&
      isSame(plan.of, last.period) &&
      eachOne.test(read.part ?? message)
    if (isOfList) all.pop()
    all.push(isOfList ? { ...read, plan: { ...last, why: true } } : read)
  }
  return all
}

/** Readings in which "why?" and "that week" after a ranking mean its first result. */
export const withRankedReasons = (
  reads: readonly ReadQuestion[],
  message: string,
  before: Plan | undefined,
  context: Context,
  earlier: readonly Plan[] = [],
): readonly ReadQuestion[] =>
  ofEach(reads, message, before).map((read, index) => {
    const own = rankedOf(index === 0 ? before : reads[index - 1]?.plan)
    const ranked = own ?? (endNamed(message) && index === 0 ? lastRanked(earlier) : undefined)
    return ranked
      ? measuredThen(
          explained(read, ranked, read.part ?? message, context),
          ranked,
          read.part ?? message,
          context,
        )
      : read
  })
