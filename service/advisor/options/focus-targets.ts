/** Success measures of the focus with a target for a recorded measure: "Profit margin of 13% or more by June". */
import type { RecordedMeasure } from '#schema/advisor/measure'
import { RecordedMeasure as Recorded } from '#schema/advisor/measure'
import type { Figure } from '#schema/core/advice'
import type { IsoDate } from '#schema/core/scalars'
import type { FocusTimeline } from '#schema/focus/focus'
import { addsUp, measureNamed } from '../measures/measures.ts'
import type { Context } from '../plans/context.ts'
import { evaluate } from '../plans/evaluate.ts'
import { isLineOfExpense, measuresIn } from '../questions/question.ts'
import { questionOf } from '../questions/question-of.ts'
import { lastWeeks } from './priced.ts'
import { hasOtherTime, isOfThatTime, targetDateIn, timelineEnd } from './target-date.ts'

export type FocusTarget = {
  /** The metric as written. */
  readonly metric: string
  readonly measure: RecordedMeasure
  readonly target: number
  /** True if the measure is to be at most the target, such as a cost. */
  readonly isLess: boolean
  /** The day by which to reach it: as written, else the end of the focus's timeline. */
  readonly by: IsoDate
  /** Median of the last four weeks, so that one unusual week has little effect. */
  readonly now: Figure
  readonly isMet: boolean
}

/** True if a level is on the wanted side of a target. */
export const reaches = (level: number, target: number, isLess: boolean): boolean =>
  isLess ? level <= target : level >= target

const units = { aud: 'dollars', percent: 'percent', count: 'plain', weeks: 'plain' } as const
const hasUnit = (unit: string): unit is keyof typeof units => Object.hasOwn(units, unit)

// A change, or a number over other than a week, cannot be compared with a week.
const isOfWeeks = (words: string): boolean =>
  !/\b(?:by|months?|monthly|quarters?|quarterly|years?|yearly|daily|a day|each day)\b/i.test(words)

const targetIn = (context: Context, metric: string, timeline: FocusTimeline): FocusTarget | undefined => {
  const { records } = context
  const question = questionOf(metric, records.business.type, records.now)
  const date = targetDateIn(records, question)
  const isInDate = (at: number) => date !== undefined && at >= date.first && at < date.after
  const words = question.terms.flatMap(({ text }, at) => (isInDate(at) ? [] : text)).join(' ')
  if (!isOfWeeks(words) || hasOtherTime(question, date)) return undefined
  const named = measuresIn(question).flatMap(({ measure }) => (Recorded.is(measure) ? [measure] : []))
  // A count of sales is a number, not an amount of money.
  const measures = named.flatMap((measure) =>
    measure === 'revenue' ? [measure, 'transactions' as const] : measure,
  )
  for (const name of measures) {
    const measured = measureNamed(name)
    const { unit, better } = measured
    const amount = hasUnit(unit)
      ? question.amounts.find((one) => one.unit === units[unit] && !isInDate(one.first))
      : undefined
    if (!amount || (date && isOfThatTime(question, date) && addsUp(measured) === 'sum')) continue
    const answer = evaluate(
      { operator: 'value', measure: name, period: lastWeeks(records, 4), aggregate: 'median' },
      context,
    )
    if (answer.operator !== 'value') continue
    const isLess = better === 'down' || isLineOfExpense(name)
    const { figure: now } = answer
    return {
      ...{ metric, measure: name, target: amount.value, isLess, now },
      by: date?.by ?? timelineEnd(timeline, records.now),
      isMet: reaches(now.value, amount.value, isLess),
    }
  }
  return undefined
}

/** Targets of the focus, in order. */
export const focusTargets = (context: Context): readonly FocusTarget[] =>
  context.records.focus?.successMetrics.flatMap(
    (metric) => targetIn(context, metric, context.records.focus?.timeline ?? 'quarter') ?? [],
  ) ?? []
