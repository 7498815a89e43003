/** Success measures of the focus with a target for a recorded measure: "Profit margin of 13% or more by June". */
import type { RecordedMeasure } from '#schema/advisor/measure'
import { RecordedMeasure as Recorded } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import type { TargetMoves } from '#schema/advisor/target'
import type { Figure } from '#schema/core/advice'
import type { IsoDate } from '#schema/core/scalars'
import type { FocusTimeline } from '#schema/focus/focus'
import { plusDays, today } from '../calendar.ts'
import { addsUp, measureNamed } from '../measures/measures.ts'
import type { Context } from '../plans/context.ts'
import { evaluate } from '../plans/evaluate.ts'
import { isLineOfExpense, measuresIn } from '../questions/question.ts'
import { questionOf } from '../questions/question-of.ts'
import type { Records } from '../records.ts'
import { lastWeeks } from './priced.ts'
import { hasOtherTime, isOfThatTime, lastSunday, targetDateIn, timelineEnd } from './target-date.ts'
import { sideOf } from './target-words.ts'

export type FocusTarget = {
  /** The metric as written. */
  readonly metric: string
  readonly measure: RecordedMeasure
  readonly target: number
  /** True if the measure is to be at most the target, such as a cost. */
  readonly isLess: boolean
  /** The day by which to reach it: as written, else the end of the focus's timeline. */
  readonly by: IsoDate
  /** Whether that day is replaced by the next such one once it has passed (decision 701). */
  readonly moves: TargetMoves
  /** Median of the last four weeks, once `by` has passed of the last four before it: one unusual week has little effect. */
  readonly now: Figure
  readonly isMet: boolean
}

/** True if a level is on the wanted side of a target. */
export const reaches = (level: number, target: number, isLess: boolean): boolean =>
  isLess ? level <= target : level >= target

const units = { aud: 'dollars', percent: 'percent', count: 'plain', weeks: 'plain' } as const
const hasUnit = (unit: string): unit is keyof typeof units => Object.hasOwn(units, unit)

/** A number below zero, as written. */
const isNegative = (metric: string): boolean => /(?:^|\s)[-−–]\s?\$?\d/.test(metric)

/** The weeks that a target is judged by. */
const judgedWeeks = (records: Records, by: IsoDate): Period => {
  if (by >= today(records.now)) return lastWeeks(records, 4)
  const to = lastSunday(by)
  return { of: { kind: 'dates', from: plusDays(to, -27), to } }
}

/** The target that a success metric gives; undefined if it is words alone. */
export const targetIn = (
  context: Context,
  metric: string,
  timeline: FocusTimeline,
): FocusTarget | undefined => {
  const { records } = context
  const question = questionOf(metric, records.business.type, records.now)
  const date = targetDateIn(records, question)
  const isInDate = (at: number) => date !== undefined && at >= date.first && at < date.after
  const amounts = question.amounts.filter(({ first }) => !isInDate(first))
  const named = measuresIn(question)
  const [amount] = amounts
  if (!amount || isNegative(metric) || hasOtherTime(question, date)) return undefined
  const isRead = (at: number) =>
    isInDate(at) || (at >= amount.first && at < amount.after) || named.some((one) => one.at === at)
  const words = question.terms.flatMap(({ text }, at) => (isRead(at) ? [] : text)).join(' ')
  const side = sideOf(words)
  const [only, ...others] = new Set(named.flatMap(({ measure }) => (Recorded.is(measure) ? [measure] : [])))
  if (side === undefined || only === undefined || others.length > 0) return undefined
  // A count of sales is a number, not an amount of money.
  const measures = only === 'revenue' ? [only, 'transactions' as const] : [only]
  for (const name of measures) {
    const measured = measureNamed(name)
    const { unit, better } = measured
    const isLess = better === 'down' || isLineOfExpense(name)
    if (!hasUnit(unit) || amount.unit !== units[unit] || side === (isLess ? 'more' : 'less')) continue
    if (date && isOfThatTime(question, date) && addsUp(measured) === 'sum') continue
    const by = date?.by ?? timelineEnd(timeline, records.now)
    const answer = evaluate(
      { operator: 'value', measure: name, period: judgedWeeks(records, by), aggregate: 'median' },
      context,
    )
    if (answer.operator !== 'value') continue
    const { figure: now } = answer
    return {
      ...{ metric, measure: name, target: amount.value, isLess, now, by },
      moves: date === undefined ? 'with-timeline' : date.hasYear ? 'never' : 'with-date',
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
