/**
 * Figures that are asked for together are of the same days. Costs and profit are on record by the week, sales by the day: beside
 * the profit of the weeks of a month, the revenue of its days would give a margin that neither has.
 */
import type { AnswerablePlan, Plan } from '#schema/advisor/plan'
import type { Figure } from '#schema/core/advice'
import { IsoDate } from '#schema/core/scalars'
import type { Context } from '../../plans/context.ts'
import { isNothing } from '../../plans/context.ts'
import { evaluateValue } from '../../plans/value.ts'
import type { ReadQuestion } from '../../questions/read-question.ts'

type ValuePlan = Extract<AnswerablePlan, { readonly operator: 'value' }>

/** One figure of a whole time: no group, and none of each week. */
const isWhole = (plan: Plan): plan is ValuePlan =>
  plan.operator === 'value' && !plan.group && !plan.each && !plan.aggregate && !plan.filter

const daysOf = ({ inputs }: Figure) => {
  const spans = inputs.flatMap((input) => (input.kind === 'kpi' ? [input] : []))
  const [from, to] = [
    spans.map((one) => one.from).sort()[0],
    spans
      .map((one) => one.to)
      .sort()
      .at(-1),
  ]
  return IsoDate.is(from) && IsoDate.is(to) ? { from, to } : undefined
}

/** The days of the weeks that stand for the time of these plans, if some of them can only be told by the week. */
const weeksBehind = (plans: readonly ValuePlan[], context: Context) => {
  const told = plans.flatMap((plan) => {
    const answer = evaluateValue(context, plan)
    return isNothing(answer) || answer.operator !== 'value' ? [] : [answer]
  })
  const weekly = told.find(({ coverage }) => coverage.grain === 'week' && coverage.rule === 'by-thursday')
  return weekly && told.some(({ coverage }) => coverage.grain === 'day') ? daysOf(weekly.figure) : undefined
}

/** The readings, with figures of one time set on the weeks that all of them are on record for. */
export const ofSameWeeks = (reads: readonly ReadQuestion[], context: Context): readonly ReadQuestion[] => {
  const plans = reads.flatMap(({ plan, also }) => [plan, ...also]).filter(isWhole)
  if (plans.length < 2) return reads
  const timed = <P extends Plan>(plan: P): P => {
    if (!isWhole(plan)) return plan
    const time = JSON.stringify(plan.period)
    const together = plans.filter(({ period }) => JSON.stringify(period) === time)
    const days = together.length > 1 ? weeksBehind(together, context) : undefined
    const isDaily = days && evaluateValue(context, plan)
    if (!days || !isDaily || isNothing(isDaily) || isDaily.operator !== 'value') return plan
    return isDaily.coverage.grain === 'day' ? { ...plan, period: { of: { kind: 'dates', ...days } } } : plan
  }
  return reads.map((read) => ({ ...read, plan: timed(read.plan), also: read.also.map(timed) }))
}
