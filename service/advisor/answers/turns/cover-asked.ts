/** "Is that enough to cover Christmas week?", "would that pay the wages?": what was just given beside what it has to pay for. */
import type { MeasureName } from '#schema/advisor/measure'
import type { AnswerablePlan, Plan } from '#schema/advisor/plan'
import { plusDays, today } from '../../calendar.ts'
import type { Context } from '../../plans/context.ts'
import { unitOf } from '../../questions/lexicon/number-words.ts'
import { isLineOfExpense, lastWeeks, measuresIn } from '../../questions/question.ts'
import { questionOf } from '../../questions/question-of.ts'
import type { ReadQuestion } from '../../questions/read.ts'
import { readForecast } from '../../questions/readers/forecast-reader.ts'
import { ofChoices } from '../../questions/sureness/sureness.ts'
import { withoutCourtesy } from '../../questions/threads/turn.ts'

const asks =
  /^(?:is|was|will|would|does|do|did|can|could|were) (?:that|it|this|those|they)(?: be)?(?: enough(?: money| cash)?)? ?(?:to )?(?:cover|pay for|pay|see us through|get us through|last us (?:through|until|till)) (?<what>.+)$/
const stretch = /\b(?<many>\d{1,2}|[a-z]+) (?<unit>week|month)s?\b/
const weeksOf = { week: 1, month: 52 / 12 } as const
const ofAllCosts = /\b(?:costs?|bills?|expenses|outgoings|everything|overheads)\b/

const weekly = (measure: MeasureName): AnswerablePlan => ({
  operator: 'value',
  measure,
  period: lastWeeks(4),
  aggregate: 'mean',
  each: 'week',
})

const plansOf = (before: Plan, what: string, { records }: Context): readonly AnswerablePlan[] => {
  const { type } = records.business
  const ask = (text: string) => questionOf(text, type, records.now)
  const named = measuresIn(ask(what)).map(({ measure }) => measure)
  const costs = named.filter(isLineOfExpense)
  const isOfCash = before.operator === 'value' && (before.measure === 'cash' || before.measure === 'runway')
  if (isOfCash) {
    const { many = '', unit } = stretch.exec(what)?.groups ?? {}
    const count = unitOf(many) ?? Number(many)
    if (!(count > 0) || (unit !== 'week' && unit !== 'month')) return []
    const until = plusDays(today(records.now), 7 * Math.round(count * weeksOf[unit]))
    return [{ operator: 'value', measure: 'runway', period: lastWeeks(1), lasting: { until } }]
  }
  if (before.operator === 'forecast') {
    const ahead = readForecast(ask(`forecast revenue for ${what}`))?.plan
    const { measure: _, ...rest } = before
    const revenue: AnswerablePlan = { ...rest, measure: 'revenue' }
    if (costs.length > 0) return [revenue, ...costs.map(weekly)]
    if (ofAllCosts.test(what)) return [revenue, weekly('costs')]
    if (ahead?.operator !== 'forecast' || !ahead.period) return []
    const period = { ...ahead.period, moved: 'year-before' } as const
    return [
      { ...ahead, measure: 'revenue' },
      { operator: 'value', measure: 'costs', period },
    ]
  }
  const isOfTakings =
    (before.operator === 'value' || before.operator === 'compare') && before.measure === 'revenue'
  if (!isOfTakings) return []
  const period = before.operator === 'value' ? before.period : before.of.period
  if (costs.length > 0)
    return costs.map((measure): AnswerablePlan => ({ operator: 'value', measure, period }))
  return ofAllCosts.test(what)
    ? [{ operator: 'value', measure: 'profit', period, target: { size: 0, side: 'above' } }]
    : []
}

/** Readings of a turn that asks whether what was given pays for something; undefined for any other. */
export const coverAsked = (
  message: string,
  before: Plan | undefined,
  context: Context,
): readonly ReadQuestion[] | undefined => {
  const what = asks.exec(withoutCourtesy(message))?.groups?.what
  const [plan, ...also] = what && before ? plansOf(before, what, context) : []
  return plan && [{ plan, also, coverage: 1, notUnderstood: [], confidence: ofChoices, isTurn: true }]
}
