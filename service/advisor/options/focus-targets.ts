/** Success measures of the focus with a target for a recorded measure: "Profit margin of 13% or more". */
import type { RecordedMeasure } from '#schema/advisor/measure'
import { RecordedMeasure as Recorded } from '#schema/advisor/measure'
import type { Figure } from '#schema/core/advice'
import { measureNamed } from '../measures/measures.ts'
import type { Context } from '../plans/context.ts'
import { evaluate } from '../plans/evaluate.ts'
import { isLineOfExpense, measuresIn } from '../questions/question.ts'
import { questionOf } from '../questions/question-of.ts'
import { lastWeeks } from './priced.ts'

export type FocusTarget = {
  /** The metric as written. */
  readonly metric: string
  readonly measure: RecordedMeasure
  readonly target: number
  /** Median of the last four weeks, so that one unusual week has little effect. */
  readonly now: Figure
  readonly isMet: boolean
}

const units = { aud: 'dollars', percent: 'percent', count: 'plain', weeks: 'plain' } as const
const hasUnit = (unit: string): unit is keyof typeof units => Object.hasOwn(units, unit)

// A change, or a number over other than a week, cannot be compared with a week.
const isOfWeeks = (metric: string): boolean =>
  !/\b(?:by|months?|monthly|quarters?|quarterly|years?|yearly|daily|a day|each day)\b/i.test(metric)

const targetIn = (context: Context, metric: string): FocusTarget | undefined => {
  const { records } = context
  const question = questionOf(metric, records.business.type, records.now)
  const named = measuresIn(question).flatMap(({ measure }) => (Recorded.is(measure) ? [measure] : []))
  // A count of sales is a number, not an amount of money.
  const measures = named.flatMap((measure) =>
    measure === 'revenue' ? [measure, 'transactions' as const] : measure,
  )
  for (const name of measures) {
    const { unit, better } = measureNamed(name)
    const amount = hasUnit(unit) ? question.amounts.find((one) => one.unit === units[unit]) : undefined
    const answer =
      amount &&
      evaluate(
        { operator: 'value', measure: name, period: lastWeeks(records, 4), aggregate: 'median' },
        context,
      )
    if (!amount || answer?.operator !== 'value') continue
    const isLess = better === 'down' || isLineOfExpense(name)
    const { figure: now } = answer
    const isMet = isLess ? now.value <= amount.value : now.value >= amount.value
    return { metric, measure: name, target: amount.value, now, isMet }
  }
  return undefined
}

/** Targets of the focus, in order. */
export const focusTargets = (context: Context): readonly FocusTarget[] =>
  (context.records.focus?.successMetrics ?? []).flatMap((metric) =>
    isOfWeeks(metric) ? (targetIn(context, metric) ?? []) : [],
  )
