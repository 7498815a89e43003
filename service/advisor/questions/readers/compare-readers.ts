/** Readers of questions about two sides: a part and its whole, one period or group and another. */
import type { Period } from '#schema/advisor/period'
import {
  hasCue,
  isLineOfExpense,
  lastWeeks,
  measuresIn,
  type Reader,
  takeAll,
  takeCues,
  takeMeasure,
  takeSelection,
  type Used,
} from '../question.ts'
import { isCue, meaningOf } from '../term.ts'
import { shareOf } from './ratios.ts'

const yearBefore = (period: Period): Period => ({ ...period, moved: 'year-before' })
const justBefore = (period: Period): Period => ({ ...period, moved: 'just-before' })

/** "What share of sales goes to suppliers?", "how much of the week do Saturdays make?" */
export const readShare: Reader = (question) => {
  const used: Used = new Set()
  if (!takeCues(question, used, 'share')) return undefined
  const named = measuresIn(question)
  const part =
    named.find(({ measure }) => isLineOfExpense(measure)) ??
    named.find(({ measure }) => measure !== 'revenue') ??
    named[0]
  if (part === undefined) return undefined
  for (const { at } of named) used.add(at)
  takeCues(question, used, 'how-much')
  const selection = takeSelection(question, used, lastWeeks(13))
  const { weekdays, ...whole } = selection.period
  // "What part of spending is advertising?" has all costs for its whole.
  const isOfCosts = isLineOfExpense(part.measure) && named.some(({ measure }) => measure === 'costs')
  if (isOfCosts)
    return {
      plan: { operator: 'share', measure: part.measure, ...selection, whole: { measure: 'costs' } },
      used,
    }
  const isPartOfTime = weekdays !== undefined || selection.filter !== undefined
  if (part.measure === 'revenue' && !isPartOfTime) return undefined
  const own = shareOf[part.measure]
  if (!isPartOfTime && own !== undefined)
    return { plan: { operator: 'value', measure: own, ...selection }, used }
  return {
    plan: { operator: 'share', measure: part.measure, ...selection, whole: { period: whole } },
    used,
  }
}

/** "Was winter kinder to us than autumn?", "compare wages with last year". */
export const readCompare: Reader = (question) => {
  const used: Used = new Set()
  // "Is payroll creeping up?" compares with what was before.
  const isTrend = hasCue(question, 'up', 'down') && measuresIn(question).length > 0
  if (!takeCues(question, used, 'compare', 'than') && !isTrend) return undefined
  const measure = takeMeasure(question, used, 'revenue') ?? 'revenue'
  takeCues(question, used, 'up', 'down', 'best', 'worst', 'latest')
  const [one, other] = question.periods
  if (one && other) {
    const of = takeSelection(question, used, one.period)
    const named = takeSelection(question, used, other.period, 1)
    // "This winter" and "last winter" are the same until they are compared.
    const isSame = JSON.stringify(named.period.of) === JSON.stringify(of.period.of)
    const against = isSame ? { ...named, period: yearBefore(named.period) } : named
    return { plan: { operator: 'compare', measure, of, against }, used }
  }
  const days = question.terms.flatMap((term, at) => {
    const weekdays = meaningOf(term, 'weekdays')?.weekdays
    return weekdays ? [{ at, weekdays: [...weekdays] }] : []
  })
  const [first, second] = days
  if (first && second) {
    const { period } = takeSelection(question, used, lastWeeks(13))
    const on = (weekdays: number[]) => ({ period: { ...period, weekdays } })
    return {
      plan: { operator: 'compare', measure, of: on(first.weekdays), against: on(second.weekdays) },
      used,
    }
  }
  const isYearAgo = question.terms.some((term) => isCue(term, 'same'))
  takeCues(question, used, 'same', 'last')
  // A single period is the one to compare with, unless it is compared with the year before.
  if (one && !isYearAgo && one.period.of.kind !== 'current') {
    takeAll(used, one)
    // "Up since Easter" compares with Easter.
    const since = one.period.of.kind === 'since' ? { of: one.period.of.from } : one.period
    return {
      plan: { operator: 'compare', measure, of: { period: lastWeeks(1) }, against: { period: since } },
      used,
    }
  }
  const of = takeSelection(question, used, lastWeeks(1))
  const { moved: _, ...period } = of.period
  const against = isYearAgo ? yearBefore(period) : justBefore(period)
  return {
    plan: { operator: 'compare', measure, of: { ...of, period }, against: { ...of, period: against } },
    used,
  }
}
