/** Reader of questions for the first or last of a list: rank. */

import type { Group, MeasureName } from '#schema/advisor/measure'
import { isGoodLow } from '../../measures/ratios.ts'
import { takePlace } from '../places.ts'
import {
  hasCue,
  hasWord,
  lastWeeks,
  measuresIn,
  type Question,
  type Reader,
  takeCues,
  takeMeasure,
  type Used,
} from '../question.ts'
import { namedPeriods, takeSelection, weekdaysIn } from '../selection.ts'
import { isCue, meaningOf } from '../term.ts'
import { isByWeekend, isGrain, takeGroup } from './groups.ts'
import { ranksLosses, ranksLostSales } from './rank-losses.ts'
import { perDollar } from './share-reader.ts'

/** Which end of a list a question asks for; "best" costs are the lowest. */
export const takeOrder = (question: Question, used: Used, measure: MeasureName): 'highest' | 'lowest' => {
  const { terms } = question
  const isDenied = (at: number) => terms.slice(Math.max(0, at - 2), at).some((term) => isCue(term, 'not'))
  const ends = terms.filter((term, at) => isCue(term, 'highest', 'lowest', 'best', 'worst') && !isDenied(at))
  const [first] = ends
  takeCues(question, used, 'highest', 'lowest', 'best', 'worst')
  if (first === undefined) return hasCue(question, 'quiet') ? 'lowest' : 'highest'
  if (isCue(first, 'highest', 'lowest')) return isCue(first, 'highest') ? 'highest' : 'lowest'
  return isCue(first, 'best') === isGoodLow(measure) ? 'lowest' : 'highest'
}

/** The largest loss is the lowest profit, and the smallest one the highest. */
const takeLossOrder = (question: Question, used: Used): 'highest' | 'lowest' => {
  takeCues(question, used, 'loss', 'highest', 'lowest', 'best', 'worst', 'down')
  return hasCue(question, 'lowest') ? 'highest' : 'lowest'
}

/** How many a list has: a number that is no amount of the measure, nor an hour as in "is 2 pm our busiest hour". */
export const takeCount = (question: Question, used: Used): number | undefined => {
  const count = question.amounts.find(
    ({ first, after, unit, value }) =>
      !used.has(first) &&
      !/^[ap]\.?m$/i.test(question.terms[after]?.text ?? '') &&
      (unit === 'plain' || unit === 'hours') &&
      Number.isInteger(value) &&
      value >= 1 &&
      value <= 100,
  )
  return count && used.add(count.first) && count.value
}

const asList =
  /\b(?:rank|order|sort|line up|lined up|list|break ?down|broken down|breakdown|run me through|biggest to smallest|smallest to biggest|highest to lowest|lowest to highest|most to least|largest to smallest|top to bottom|one by one|by size|line by line|each line|itemi[sz]ed?)\b|\b(?:bills|costs|expenses|outgoings|lines|overheads) (?:are|were|come|from)\b|\bwhere\W?(?:s|is|does|did|are)?\b.*\b(?:money|cash|dollars|it)\b.*\bgo/i

/** "Which two days bring in the most?" is about weekdays, as for one. */
const severalOfSeven = /^\W*(?:(?:and|so|but|ok)\W+)*(?:which|what) (?:two|three|2|3) days (?!of\b)/i
const isPast = /^(was|were|had|did|ever|have|has|been|made|took|earned)$/i

/** How many a whole list has. */
const listLengths: { readonly [group in Group]?: number } = {
  expense: 5,
  weekday: 7,
  hour: 24,
  month: 12,
  quarter: 4,
  week: 10,
}

/** "Was Sunday our best day last week?" is about all days of the week. */
const isOneAmong =
  /\b(?:was|is|were|are) (?:it |the |that |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:still |really |actually )?(?:the|our|my)\b.*\bdays?\b/i

/** "The deadest hour of the week" is an hour of one weekday, not of every day. */
const ofWholeWeek =
  /\bhours? (?:of|in|across|over) (?:the|our|a|any) (?:whole |entire |typical |normal |usual |trading |working )?week\b/i

/** "The five dearest fortnights for staff", "which hour is quietest on Tuesdays?" */
export const readRank: Reader = (question) => {
  const used: Used = new Set()
  // "Our biggest cost apart from wages" is one of the other lines.
  const isOfExpenses = measuresIn(question).some(
    ({ at, measure }) =>
      measure === 'costs' ||
      (measure.startsWith('sum-of') &&
        /^(?:except|excl|apart|other|aside|bar|without|not|leaving|all but)/i.test(
          question.terms[at]?.text ?? '',
        )),
  )
  const isHourly =
    question.terms.some((term) => meaningOf(term, 'hour-of-day')) && hasCue(question, 'busy', 'quiet')
  const named = takeMeasure(question, used, isHourly ? 'transactions' : 'revenue') ?? 'revenue'
  const isOfLoss = ranksLosses(question, named)
  if (!isOfLoss && ranksLostSales(question)) return undefined
  const measure = isOfLoss ? 'profit' : perDollar(question, used, named)
  const order = isOfLoss ? takeLossOrder(question, used) : takeOrder(question, used, measure)
  const isSetAgainst = isOneAmong.test(question.text)
  if (isSetAgainst) for (const { at } of weekdaysIn(question)) used.add(at)
  const hasWeekday = weekdaysIn(question).length > 0 && !isSetAgainst
  const place = takePlace(question, used)
  const selection = takeSelection(question, used, lastWeeks(52))
  const count = place?.count ?? takeCount(question, used)
  const isHours = question.amounts.some(({ unit }) => unit === 'hours')
  const group = isHours ? ('hour' as const) : takeGroup(question, used)
  const isExpense = isOfExpenses && (group === undefined || measure === 'costs') && !isGrain(group)
  const isOfDays = (hasWeekday && !isByWeekend(question)) || selection.filter !== undefined
  const fallback = isOfDays ? ('day' as const) : ('week' as const)
  const by = isExpense ? ('expense' as const) : (group ?? fallback)
  // "Which day brings in the most?" is about weekdays, "our best day ever" about days.
  const isOneOfSeven =
    by === 'day' &&
    ((count ?? 1) === 1 || severalOfSeven.test(question.text)) &&
    !hasWeekday &&
    namedPeriods(question).length === 0 &&
    !hasWord(question, isPast)
  const isOfWeek = by === 'hour' && !hasWeekday && ofWholeWeek.test(question.text)
  const group7 = isOneOfSeven ? ('weekday' as const) : isOfWeek ? ('hour-of-week' as const) : by
  const isList = asList.test(question.text)
  return {
    plan: {
      operator: 'rank',
      measure,
      ...selection,
      by: group7,
      order,
      count: count ?? (isList ? (listLengths[group7] ?? 1) : 1),
      ...(place && place.from > 1 ? { from: place.from } : {}),
    },
    used,
  }
}
