/**
 * "Has the fee gone up over the year?": where as long a time before is not on record, the last weeks are held against the first
 * ones of the time that is asked about. A change over a time is one within it.
 */
import type { ComparePlan } from '#schema/advisor/measure-plans'
import type { Plan } from '#schema/advisor/plan'
import { today } from '../../calendar.ts'
import { mondayOf, plusDaysOf } from '../../periods/dates.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { evaluateCompare } from '../../plans/compare.ts'
import { type Context, isNothing, momentOf } from '../../plans/context.ts'
import { lastWeeks } from '../../questions/question.ts'
import type { ReadQuestion } from '../../questions/read-question.ts'
import { isMostlyMissing } from '../coverage-words.ts'

/** Weeks at either end, and the fewest that a time has in which something can have moved. */
const [ends, fewest] = [4, 12]

const oneWeek = 7

/** True for a time and as long before it. */
const isJustBefore = (plan: Plan): plan is ComparePlan =>
  plan.operator === 'compare' &&
  plan.against.period.moved === 'just-before' &&
  JSON.stringify({ ...plan.against.period, moved: undefined }) === JSON.stringify(plan.of.period)

const withinTime = (plan: ComparePlan, context: Context): ComparePlan | undefined => {
  const { records } = context
  const span = resolvePeriod(plan.of.period, momentOf(records, 'week'))
  const weeks = records.kpis
    .map(({ weekStart }) => weekStart)
    .filter((week) => span && week >= mondayOf(span.from) && week <= span.to)
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last || weeks.length < fewest || last >= today(records.now)) return undefined
  const { weekdays } = plan.of.period
  const stretch = (from: typeof first) => ({
    of: { kind: 'dates' as const, from, to: plusDaysOf({ from, to: from }, ends * oneWeek - 1).to },
    ...(weekdays ? { weekdays } : {}),
  })
  const latest = plusDaysOf({ from: last, to: last }, -(ends - 1) * oneWeek).from
  return {
    ...plan,
    // A change of what changes is another question.
    measure: plan.measure === 'growth' ? 'revenue' : plan.measure,
    of: { ...plan.of, period: stretch(latest) },
    against: { ...plan.against, period: stretch(first) },
  }
}

/** The best of it, or a time before it, is another question. */
const ofOther =
  /\bwhich\b|\b(?:before|previous|prior|earlier|preceding|last year|year ago|than|against|vs|versus|compared?)\b/i

const sinceStart = /\bsince the (?:start|beginning|turn) of\b/i

/** "Since the start of the year" begins with its first weeks, and the latest are no week beside all of it. */
const asTime = (plan: Plan, message: string): Plan =>
  plan.operator === 'compare' &&
  sinceStart.test(message) &&
  plan.of.period.of.kind === 'last' &&
  plan.against.period.of.kind === 'current' &&
  plan.against.period.moved === undefined
    ? {
        ...plan,
        of: plan.against,
        against: { ...plan.against, period: { ...plan.against.period, moved: 'just-before' } },
      }
    : plan

const isYear = ({ period: { of, moved } }: ComparePlan['of'], back: number): boolean =>
  of.kind === 'current' && of.unit === 'year' && (of.back ?? 0) === back && moved === undefined

/** True for this year held against the last one. */
const isAgainstLastYear = ({ of, against }: ComparePlan): boolean =>
  isYear(of, 0) &&
  (isYear(against, 1) || (against.period.of.kind === 'current' && against.period.moved === 'year-before'))

/** Weeks that are held against the same ones a year earlier, the most first. */
const weeksTried = [26, 13, 4, 1]

/** "Are we up on last year?": where most of that year is not on record, the most weeks of now that have theirs. */
const withinYear = (plan: ComparePlan, context: Context): ComparePlan | undefined =>
  weeksTried
    .map((count): ComparePlan => {
      const period = lastWeeks(count)
      return {
        ...plan,
        of: { ...plan.of, period },
        against: { ...plan.against, period: { ...period, moved: 'year-before' } },
      }
    })
    .find((one) => {
      const answer = evaluateCompare(context, one)
      return !isNothing(answer) && answer.coverageAgainst.onRecord === answer.coverageAgainst.of
    })

/** The same readings, with this year against a last one that is mostly not on record held against its weeks that are. */
export const ofYearOnRecord = (
  reads: readonly ReadQuestion[],
  message: string,
  context: Context,
): readonly ReadQuestion[] =>
  reads.map((read) => {
    const { plan } = read
    if (
      /\b(?:to date|ytd|so far)\b/i.test(message) ||
      plan.operator !== 'compare' ||
      !isAgainstLastYear(plan)
    )
      return read
    const answer = evaluateCompare(context, plan)
    if (!isNothing(answer) && !isMostlyMissing(answer.coverageAgainst, today(context.records.now)))
      return read
    const within = withinYear(plan, context)
    return within ? { ...read, plan: within } : read
  })

/** The readings, with a change over a time that has no time before it set within it. */
export const ofChangeWithin = (
  reads: readonly ReadQuestion[],
  message: string,
  context: Context,
): readonly ReadQuestion[] =>
  reads.map((read) => {
    if (ofOther.test(message)) return read
    const plan = asTime(read.plan, message)
    const answer = isJustBefore(plan) ? evaluateCompare(context, plan) : undefined
    if (!answer || !isJustBefore(plan)) return read
    if (!isNothing(answer) && !isMostlyMissing(answer.coverageAgainst, today(context.records.now)))
      return read
    const within = withinTime(plan, context)
    return within && !isNothing(evaluateCompare(context, within)) ? { ...read, plan: within } : read
  })
