/** A turn after an answer of several figures: what it asks of the last of them, it asks of those beside it as well. */
import type { Plan } from '#schema/advisor/plan'
import type { ReplyRequest } from '../../engine.ts'
import type { Context } from '../../plans/context.ts'
import { measuresIn } from '../../questions/question.ts'
import { questionOf } from '../../questions/question-of.ts'
import type { ReadQuestion } from '../../questions/read.ts'

type OfMeasure = Extract<Plan, { readonly operator: 'value' | 'compare' | 'explain' }>

const isOfMeasure = (plan: Plan): plan is OfMeasure =>
  plan.operator === 'value' || plan.operator === 'compare' || plan.operator === 'explain'

/** The plan without what it measures: two figures of one answer are alike in all else. */
const rest = (plan: OfMeasure): string => JSON.stringify({ ...plan, measure: undefined })

/**
 * "And against last year?" after revenue and profit: both. The reading as it is where it is of another measure or names one,
 * or where the figures before were not alike.
 */
export const withBeside = (
  reads: readonly ReadQuestion[],
  message: string,
  turn: ReplyRequest['earlier'][number] | undefined,
  { records }: Context,
): readonly ReadQuestion[] => {
  const [read, other] = reads
  const last = turn?.plan
  if (!read || other || !last) return reads
  const { plan } = read
  if (!isOfMeasure(plan) || !isOfMeasure(last) || plan.measure !== last.measure) return reads
  const alike = (turn.beside ?? []).flatMap((one) =>
    isOfMeasure(one) && rest(one) === rest(last) ? [one.measure] : [],
  )
  const isNamed = measuresIn(questionOf(message, records.business.type, records.now)).length > 0
  const [first, ...more] = alike.filter((measure) => measure !== plan.measure)
  if (first === undefined || isNamed) return reads
  return [
    {
      ...read,
      plan: { ...plan, measure: first },
      also: [...more.map((measure) => ({ ...plan, measure })), plan, ...read.also],
    },
  ]
}
