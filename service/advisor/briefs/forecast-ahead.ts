/** Forecast for a topic, with the figures that chat would give. */
import type { ForecastAnswer } from '#schema/advisor/answer'
import type { ForecastPlan } from '#schema/advisor/change-plans'
import type { Nothing } from '#schema/advisor/nothing'
import type { Plan } from '#schema/advisor/plan'
import type { Figure } from '#schema/core/advice'
import { forecastFigures } from '../answers/writers/forecast-figures.ts'
import type { Context } from '../plans/context.ts'
import { evaluate } from '../plans/evaluate.ts'

type Forecasted = {
  readonly kind: 'forecast'
  readonly plan: ForecastPlan
  /** All weeks from the last on record to the last requested. */
  readonly weeks: ForecastAnswer['weeks']
  readonly isTooEarly: boolean
  /** Period in words: "in December". */
  readonly when: string
  /** True if the figures cover several weeks together. */
  readonly isSum: boolean
  readonly middle: Figure
  readonly low: Figure
  readonly high: Figure
}

/** A forecast, or the reason why there is none. */
export type Ahead = Forecasted | { readonly kind: 'none'; readonly reason: Nothing['reason'] }

/** The forecast of a plan; undefined for any other plan. */
export const forecastAhead = (context: Context, plan: Plan | undefined): Ahead | undefined => {
  if (plan?.operator !== 'forecast') return undefined
  const answer = evaluate(plan, context)
  if (answer.operator === 'nothing') return { kind: 'none', reason: answer.reason }
  if (answer.operator !== 'forecast') return undefined
  const { middle, low, high, when, isSum, aheads } = forecastFigures({ context, plan }, answer)
  const { period: _, ...rest } = plan
  const whole = evaluate({ ...rest, weeks: aheads.at(-1) ?? plan.weeks }, context)
  const weeks = whole.operator === 'forecast' ? whole.weeks : answer.weeks
  return middle && low && high
    ? {
        kind: 'forecast',
        plan,
        weeks,
        isTooEarly: answer.isTooEarly === true,
        when,
        isSum,
        middle,
        low,
        high,
      }
    : { kind: 'none', reason: 'not-available' }
}
