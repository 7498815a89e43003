/** Reader of questions about a part and its whole. */
import type { Period } from '#schema/advisor/period'
import { shareOf } from '../../measures/ratios.ts'
import {
  isLineOfExpense,
  lastWeeks,
  measuresIn,
  type Question,
  type Reader,
  takeCues,
  type Used,
} from '../question.ts'
import { hoursIn, namedPeriods, takeSelection, weekdaysIn } from '../selection.ts'
import { meaningOf } from '../term.ts'
import { readFind } from './fact-readers.ts'

/** True for the costs in "of all our costs", unlike those in "how much do we spend". */
const isWhole = ({ terms }: Question, at: number): boolean =>
  terms.slice(Math.max(0, at - 4), at).some((term) => /^(of|to|our|all|total|are)$/i.test(term.text)) ||
  at === 0

/** "Of what we spend", "of our outgoings": all costs are the whole. */
const ofSpending =
  /\bof (?:(?:all|our|the|my|total|every|each|dollar|what|everything|money|cash|that)\W+)*(?:we |i |is |gets? |goes |being )*(?:spend|spending|spent|costs?|expenses|expenditure|outgoings|overheads|bills|pay out|paid out|goes? out|going out)\b/i

/** "What share of sales goes to suppliers?", "how much of the week do Saturdays make?" */
export const readShare: Reader = (question) => {
  const used: Used = new Set()
  const named = measuresIn(question)
  const isPartOfTime = weekdaysIn(question).length > 0 || hoursIn(question).length > 0
  const lines = named.filter(({ measure }) => isLineOfExpense(measure))
  const part =
    lines[0] ??
    named.find(({ measure }) => !['revenue', 'costs'].includes(measure)) ??
    named.find(({ measure }) => measure === 'costs') ??
    named[0]
  const measure = part?.measure === 'stock' ? 'supplies' : (part?.measure ?? 'revenue')
  for (const { at } of named) used.add(at)
  takeCues(question, used, 'share', 'how-much')
  const selection = takeSelection(question, used, lastWeeks(13))
  const { weekdays: _, ...whole } = selection.period
  // "What part of spending is advertising?" has all costs for its whole.
  const costs = named.find((one) => one.measure === 'costs')
  const isOfCosts =
    isLineOfExpense(measure) &&
    ((costs !== undefined && isWhole(question, costs.at)) || ofSpending.test(question.text))
  if (isOfCosts)
    return { plan: { operator: 'share', measure, ...selection, whole: { measure: 'costs' } }, used }
  const own = shareOf[measure]
  if (!isPartOfTime && own !== undefined)
    return { plan: { operator: 'value', measure: own, ...selection }, used }
  if (measure.endsWith('-share') || measure === 'margin')
    return { plan: { operator: 'value', measure, ...selection }, used }
  const isDistinct = isPartOfTime || namedPeriods(question).length > 0 || selection.filter !== undefined
  // A part that no record tells apart would be all of the whole.
  if (!isDistinct)
    return question.terms.some((term) => meaningOf(term, 'unknown')) ? readFind(question) : undefined
  // A part of the year: "how much of the year's sales is in December?"
  const isPeriodOfYear = !isPartOfTime && namedPeriods(question).length > 0
  const of: Period = isPeriodOfYear ? lastWeeks(52) : whole
  return { plan: { operator: 'share', measure, ...selection, whole: { period: of } }, used }
}
