/** "Which hour was busiest that day?": the time of the answer before, in a question that names none of its own. */

import type { ValuePlan } from '#schema/advisor/measure-plans'
import type { Period } from '#schema/advisor/period'
import type { AnswerablePlan, Plan } from '#schema/advisor/plan'
import type { IsoDate } from '#schema/core/scalars'
import { dayText, plusDays } from '../../calendar.ts'
import { yearOf } from '../../periods/dates.ts'
import { periodOfSpan } from '../../periods/found-period.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import type { Question } from '../question.ts'

/** "The slowest day of the week" is one of seven, and of no week that was spoken of. */
const ofThat =
  /(?<!\b(?:days?|hours?|times?|end|start|parts?) of )\b(?:that|the same|the) (?:day|week|month|quarter|fortnight|year|season|time)\b(?! (?:after|before|last|of|in|we|to|as|was|were|is|we['’]ve))|\b(?:then|on it|in it|about it|with it|that one)\W*$/i

/** True for words that point at the time of what was just spoken of. */
export const pointsAtTime = (text: string): boolean => ofThat.test(text)

const periodOf = (before: Plan | undefined): Period | undefined => {
  if (before === undefined) return undefined
  if (before.operator === 'compare') return before.of.period
  if (before.operator === 'explain') return before.of
  return 'period' in before ? before.period : undefined
}

/** "How much do we take then?" after an hour of the day: at that hour, and on average if that was given. */
const sameWay = (plan: ValuePlan, before: Plan | undefined): Partial<ValuePlan> => {
  if (before?.operator !== 'value' || !before.filter || plan.filter) return meanOf(plan, before)
  return { filter: before.filter, ...meanOf(plan, before) }
}

const meanOf = (plan: ValuePlan, before: Plan | undefined): Partial<ValuePlan> =>
  before?.operator === 'value' && before.aggregate === 'mean' && before.each && !plan.aggregate
    ? { aggregate: before.aggregate, each: before.each }
    : {}

/** The plan with the time of the turn before it, where the question points at that time. */
export const ofThatTime = (
  plan: AnswerablePlan,
  question: Question,
  before: Plan | undefined,
): AnswerablePlan => {
  const period = periodOf(before)
  if (
    plan.operator === 'value' &&
    plan.period.moved === 'just-before' &&
    /\bone before\b/i.test(question.text)
  ) {
    // "The one before" a Thursday is the Thursday before.
    const day = period && resolvePeriod(period, { today: question.today, record: undefined })
    if (day && day.from === day.to)
      return { ...plan, period: { of: { kind: 'unit-of', unit: 'day', date: plusDays(day.from, -7) } } }
  }
  if (!period || question.periods.length > 0 || !ofThat.test(question.text)) return plan
  const span = resolvePeriod(period, { today: question.today, record: undefined })
  const that: Period = span
    ? { ...periodOfSpan(span), ...(period.weekdays ? { weekdays: period.weekdays } : {}) }
    : period
  switch (plan.operator) {
    case 'value':
      return { ...plan, ...sameWay(plan, before), period: that }
    case 'rank':
    case 'count':
      return { ...plan, period: that }
    case 'explain':
      return { ...plan, of: that, against: { ...that, moved: 'just-before' } }
    default:
      return plan
  }
}

const leftOut =
  /\b(?<lead>excluding|ignoring|without|leaving out|apart from|except(?: for)?|not counting|other than) (?:that|the same) (?<unit>week|day|month)\b/i

/** "Ignoring that week, …": the message with the week, day or month that was spoken of by its date. */
export const withTimeLeftOut = (message: string, before: Plan | undefined, today: IsoDate): string => {
  const { lead, unit } = leftOut.exec(message)?.groups ?? {}
  const period = periodOf(before)
  const span = lead && period ? resolvePeriod(period, { today, record: undefined }) : undefined
  if (!lead || !span) return message
  const name =
    unit === 'week'
      ? `the week of ${dayText(span.from)} ${yearOf(span.from)}`
      : unit === 'day'
        ? `${dayText(span.from)} ${yearOf(span.from)}`
        : `${dayText(span.from).replace(/^\d+ /, '')} ${yearOf(span.from)}`
  return message.replace(leftOut, `${lead} ${name}`)
}
