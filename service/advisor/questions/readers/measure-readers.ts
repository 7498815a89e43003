/** Readers of questions about a measure over a period: value, rank. */

import type { Group, MeasureName } from '#schema/advisor/measure'
import { isGoodLow, shareOf } from '../../measures/ratios.ts'
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
import { namedPeriods, takeSelection, takeSingleDay, weekdaysIn } from '../selection.ts'
import { isCue, meaningOf } from '../term.ts'
import { asksBackwards } from './backwards.ts'
import { asksAhead, readForecast } from './forecast-reader.ts'
import { isGrain, takeGroup } from './groups.ts'
import { ranksLosses, ranksLostSales } from './rank-losses.ts'
import { asksShare, perDollar, readShare } from './share-reader.ts'
import { readSolve } from './solve-reader.ts'

const perDay = /\b(?:per|a|an) (?:day|week|month|hour)\b/i

/** Measures that have no total over a period: they are as of a day. */
const isAsOfNow = new Set<MeasureName>(['cash', 'runway', 'break-even-revenue'])

/** "How many croissants went out?": things that the lexicon does not have are not counted on record. */
const countsUnknown = ({ terms }: Question): boolean => {
  const at = terms.findIndex((term) => isCue(term, 'how-many'))
  const thing = at < 0 ? undefined : terms.slice(at + 1, at + 3).find((term) => !meaningOf(term, 'filler'))
  return (
    thing !== undefined &&
    meaningOf(thing, 'unknown') !== undefined &&
    !/^(money|dollars?|bucks|cash)$/i.test(thing.text)
  )
}

/** A question for a value that names a target or a time to come is one for another kind of plan. */
export const readValue: Reader = (question) => {
  if (asksBackwards(question)) return readSolve(question) ?? readPlainValue(question)
  const share = asksShare(question) ? readShare(question) : undefined
  return share ?? (asksAhead(question) ? readForecast(question) : readPlainValue(question))
}

/** Weeks that a question without a time is about: more where it asks for months or a mean. */
const weeksFor = ({ terms }: Question, isSpread: boolean): number => {
  const grains = terms.flatMap((term) => meaningOf(term, 'grain')?.grain ?? [])
  if (grains.some((grain) => grain === 'month' || grain === 'quarter')) return 52
  return isSpread || grains.includes('week') ? 13 : 1
}

/** "What did we take in July?", "the median Thursday of spring", "average weekly wages". */
const readPlainValue: Reader = (question) => {
  const used: Used = new Set()
  const named = takeMeasure(question, used)
  if ((named === undefined || named === 'revenue') && countsUnknown(question))
    return { plan: { operator: 'decline', because: 'not-on-record' }, used: new Set(question.terms.keys()) }
  const measure = named ?? 'revenue'
  const asShare = takeCues(question, used, 'share') ? shareOf(measure) : undefined
  const isOwnMean = measure.includes('-per-') || isAsOfNow.has(measure)
  const isMedian = takeCues(question, used, 'median')
  const isMean = takeCues(question, used, 'mean') && !isOwnMean && !isMedian
  const isSpread = isMean || isMedian
  const single = isSpread ? undefined : takeSingleDay(question, used)
  const isUntimed = namedPeriods(question).length === 0
  const selection = single
    ? { ...takeSelection(question, used, single), period: single }
    : takeSelection(
        question,
        used,
        lastWeeks(isUntimed && !isAsOfNow.has(measure) ? weeksFor(question, isSpread) : 1),
      )
  const group = takeGroup(question, used)
  const each = isGrain(group) ? group : selection.period.weekdays ? ('day' as const) : undefined
  // "A day" after a rate names its unit; "per week" after a sum asks for the mean.
  const isRate = isOwnMean || measure.includes('-per-') || measure.endsWith('-share') || measure === 'margin'
  const isEvery = /\b(?:by|each|every|broken|break|split)\b/i.test(question.text)
  const isPer = !isSpread && !isEvery && isGrain(group) && !isRate && perDay.test(question.text)
  const isGrouped =
    group !== undefined && !isSpread && !isPer && isEvery && hasCue(question, 'each') && group !== 'fortnight'
  return {
    plan: {
      operator: 'value',
      measure: asShare ?? measure,
      ...selection,
      ...(isSpread || isPer ? { aggregate: isMedian ? ('median' as const) : ('mean' as const) } : {}),
      ...(((isSpread && !isRate) || isPer) && each ? { each } : {}),
      ...(isGrouped ? { group } : {}),
    },
    used,
  }
}

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
  const fallback = hasWeekday || selection.filter ? ('day' as const) : ('week' as const)
  const by = isExpense ? ('expense' as const) : (group ?? fallback)
  // "Which day brings in the most?" is about weekdays, "our best day ever" about days.
  const isOneOfSeven =
    by === 'day' &&
    (count ?? 1) === 1 &&
    !hasWeekday &&
    namedPeriods(question).length === 0 &&
    !hasWord(question, isPast)
  const group7 = isOneOfSeven ? ('weekday' as const) : by
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
