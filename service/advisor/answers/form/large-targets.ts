/**
 * Levels by what the records say is possible: "have we made a million since July" asks for the total, not for a week of a
 * million, and "we have to make $65,000 a week" is no profit where takings are $56,000.
 */

import { isMeasured, type MeasureName } from '#schema/advisor/measure'
import type { AnswerablePlan, Plan } from '#schema/advisor/plan'
import { addsUp, measureNamed } from '../../measures/measures.ts'
import type { Context } from '../../plans/context.ts'
import { isNothing } from '../../plans/context.ts'
import { evaluateDue } from '../../plans/due.ts'
import { evaluateValue } from '../../plans/value.ts'
import type { ReadQuestion } from '../../questions/read-question.ts'

/** Multiple of the best recorded week above which a level cannot be meant per week. */
const manyTimes = 4

const isOfWhole = ({ records }: Context, measure: MeasureName, size: number): boolean => {
  if (!isMeasured(measure) || addsUp(measureNamed(measure)) !== 'sum') return false
  const best = evaluateValue(
    { records },
    {
      operator: 'value',
      measure,
      period: { of: { kind: 'last', unit: 'week', count: 52 } },
      aggregate: 'highest',
      each: 'week',
    },
  )
  return !isNothing(best) && best.operator === 'value' && size > manyTimes * best.figure.value
}

const asWhole = (plan: AnswerablePlan, context: Context): AnswerablePlan => {
  if (plan.operator === 'value' && plan.target && isOfWhole(context, plan.measure, plan.target.size)) {
    const { aggregate: _, each: _each, ...rest } = plan
    return rest
  }
  if (plan.operator !== 'count' || plan.asked !== 'whether' || plan.by === 'day') return plan
  const { measure, period, filter, above, atLeast, below, atMost } = plan
  const [up, down] = [atLeast ?? above, atMost ?? below]
  const size = up ?? down
  return size !== undefined && isOfWhole(context, measure, size)
    ? {
        operator: 'value',
        measure,
        period,
        ...(filter ? { filter } : {}),
        target: { size, side: up === undefined ? 'below' : 'above' },
      }
    : plan
}

/** Something that needs no decision may still have a date: "what's outstanding for the audit". */
const asDated = (plan: AnswerablePlan, context: Context): AnswerablePlan => {
  if (plan.operator !== 'due' || !plan.isWaiting || !plan.words) return plan
  const answer = evaluateDue(context, plan)
  if (!isNothing(answer) && answer.facts.some(({ kind }) => kind === 'waiting')) return plan
  const { isWaiting: _, ...rest } = plan
  return rest
}

const namesProfit = /\b(?:profit\w*|net|bottom line|clear|pocket|take.?home|surplus|left over|margin)\b/i

/** "We have to make $65,000 a week": takings, where no week ever kept so much of them. */
const asRevenue = (plan: AnswerablePlan, message: string, { records }: Context): AnswerablePlan => {
  if (plan.operator !== 'solve' || plan.outcome !== 'profit' || !plan.target || namesProfit.test(message))
    return plan
  const best = evaluateValue(
    { records },
    {
      operator: 'value',
      measure: 'profit',
      period: { of: { kind: 'last', unit: 'week', count: 52 } },
      aggregate: 'highest',
      each: 'week',
    },
  )
  const isBeyond = !isNothing(best) && best.operator === 'value' && plan.target > 2 * best.figure.value
  return isBeyond ? { ...plan, outcome: 'revenue' } : plan
}

/**
 * The readings of a message, with levels that only a whole period can reach compared with the total, and levels that no
 * profit can reach read as revenue.
 */
export const ofPlausibleSize = (
  reads: readonly ReadQuestion[],
  message: string,
  context: Context,
): readonly ReadQuestion[] =>
  reads.map((read) => {
    const { plan }: { plan: Plan } = read
    return plan.operator === 'clarify'
      ? read
      : { ...read, plan: asRevenue(asDated(asWhole(plan, context), context), message, context) }
  })
