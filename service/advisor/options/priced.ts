/** Prices a step with the evaluator: profit, margin, revenue and costs of a typical week against doing nothing. */
import type { ScenarioOutcome } from '#schema/advisor/change-answers'
import type { LeverChange, Outcome } from '#schema/advisor/change-plans'
import type { Period } from '#schema/advisor/period'
import type { Figure, FigureUnit } from '#schema/core/advice'
import { plusDays } from '../calendar.ts'
import { measure, stated } from '../figure.ts'
import type { Context } from '../plans/context.ts'
import { evaluate } from '../plans/evaluate.ts'
import type { Records } from '../records.ts'
import type { Worth } from './option.ts'

/** Latest weeks on record; without any, the last complete ones. */
export const lastWeeks = ({ kpis }: Records, count: number): Period => {
  const last = kpis.at(-1)?.weekStart
  return last === undefined
    ? { of: { kind: 'last', unit: 'week', count } }
    : { of: { kind: 'dates', from: plusDays(last, 7 - 7 * count), to: plusDays(last, 6) } }
}

/** The same number of weeks before those. */
export const weeksBefore = (records: Records, count: number): Period => ({
  ...lastWeeks(records, count),
  moved: 'just-before',
})

/** Number of weeks in a typical week's mean. */
export const typicalWeeks = 13

export type Priced = {
  readonly worth: Worth
  readonly revenue: ScenarioOutcome
  readonly costs: ScenarioOutcome
  readonly margin: ScenarioOutcome
  readonly assumptions: readonly Figure[]
}

const scenario = (context: Context, changes: readonly LeverChange[], outcomes: readonly Outcome[]) => {
  const answer = evaluate(
    {
      operator: 'scenario',
      changes: [...changes],
      outcomes: [...outcomes],
      period: lastWeeks(context.records, typicalWeeks),
    },
    context,
  )
  return answer.operator === 'scenario' ? answer : undefined
}

const whole = (context: Context, changes: readonly LeverChange[]) => {
  const answer = scenario(context, changes, ['profit', 'margin', 'revenue', 'costs'])
  const [profit, margin, revenue, costs] = answer?.outcomes ?? []
  return answer && profit && margin && revenue && costs
    ? { profit, margin, revenue, costs, assumptions: answer.assumptions }
    : undefined
}

const profitOf = (context: Context, changes: readonly LeverChange[]): Figure | undefined =>
  scenario(context, changes, ['profit'])?.outcomes[0]?.change

const scaled = (changes: readonly LeverChange[], factor: number): readonly LeverChange[] =>
  changes.map((change) => ({ ...change, size: change.size * factor }))

const isSold = ({ lever }: LeverChange): boolean => lever === 'price' || lever === 'volume'

/** A planned saving may come to half, or to half as much again. */
const parts = [0.5, 1.5] as const

/**
 * Worth of changes. `isStated`: sizes are from the question, not ours. `isSure`: fully in our hands, so
 * nothing can fail to happen.
 */
export const price = (
  context: Context,
  changes: readonly LeverChange[],
  { isStated = false, isSure = false }: { readonly isStated?: boolean; readonly isSure?: boolean } = {},
): Priced | undefined => {
  const own: Context = { ...context, sizesBy: isStated ? 'question' : 'assumption' }
  const likely = whole(own, changes)
  if (likely === undefined) return undefined
  const { profit, ...rest } = likely
  if (isSure || isStated || changes.some(isSold))
    return { worth: { likely: profit.change, low: profit.low, high: profit.high }, ...rest }
  const [one, other] = parts.map((part) => profitOf(own, scaled(changes, part)))
  if (!one || !other) return undefined
  const [low, high] = one.value <= other.value ? [one, other] : [other, one]
  return { worth: { likely: profit.change, low, high }, ...rest }
}

/** Our assumption as a figure. */
export const assumed = (
  records: Records,
  label: string,
  unit: FigureUnit,
  value: number,
): Figure | undefined =>
  measure(records)({ label, unit, formula: 'value', inputs: [stated('assumption', label, value)] })
