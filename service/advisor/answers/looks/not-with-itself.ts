/** A time is compared with another: "last September", asked of this one, is a year earlier, and nothing stands beside itself. */
import type { AnswerablePlan, Plan } from '#schema/advisor/plan'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { type Context, momentOf } from '../../plans/context.ts'
import type { ReadQuestion } from '../../questions/read-question.ts'

const ofYearBefore =
  /\b(?:last|previous|prior) (?:\p{L}+|year)\b|\b(?:a|one|the) year (?:ago|before|earlier)\b/iu

const apart = <P extends AnswerablePlan | Plan>(
  plan: P,
  message: string,
  { records }: Context,
): P | AnswerablePlan => {
  if (plan.operator !== 'compare') return plan
  const moment = momentOf(records, 'week')
  const sides = [plan.of, plan.against].map(({ period, filter }) => {
    const span = resolvePeriod(period, moment)
    return span && JSON.stringify([span.from, span.to, span.weekdays ?? [], filter ?? {}])
  })
  if (sides[0] === undefined || sides[0] !== sides[1]) return plan
  if (ofYearBefore.test(message))
    return { ...plan, against: { ...plan.of, period: { ...plan.of.period, moved: 'year-before' } } }
  return { operator: 'value', measure: plan.measure, ...plan.of }
}

/** The readings, without comparisons of a time with itself. */
export const notWithItself = (
  reads: readonly ReadQuestion[],
  message: string,
  context: Context,
): readonly ReadQuestion[] =>
  reads.map((read) => ({
    ...read,
    plan: apart(read.plan, message, context),
    also: read.also.map((plan) => apart(plan, message, context)),
  }))
