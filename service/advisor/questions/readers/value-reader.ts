/** Reader of questions about a measure over a period: value. */

import type { MeasureName } from '#schema/advisor/measure'
import { shareOf } from '../../measures/ratios.ts'
import {
  hasCue,
  isLineOfExpense,
  lastWeeks,
  type Question,
  type Reader,
  takeCues,
  takeMeasure,
  type Used,
} from '../question.ts'
import { namedPeriods, takeSelection, takeSingleDay, weekdaysIn } from '../selection.ts'
import { isCue, meaningOf } from '../term.ts'
import { asksBackwards } from './backwards.ts'
import { readFind } from './find-reader.ts'
import { asksAhead, readForecast } from './forecast-reader.ts'
import { isGrain, takeGroup } from './groups.ts'
import { asksShare, readShare } from './share-reader.ts'
import { readSolve } from './solve-reader.ts'

const perDay = /\b(?:per|a|an) (?:day|week|fortnight|month|quarter|hour)\b/i

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

/** "In total" without a time is all that is on record. */
const ofAllTime = /\b(?:in total|altogether|all up|all told|in all|ever)\b/i

/** "What did we take in July?", "the median Thursday of spring", "average weekly wages". */
const readPlainValue: Reader = (question) => {
  const used: Used = new Set()
  const named = takeMeasure(question, used)
  if ((named === undefined || named === 'revenue') && countsUnknown(question))
    return { plan: { operator: 'decline', because: 'not-on-record' }, used: new Set(question.terms.keys()) }
  const measure = named ?? 'revenue'
  // No sum of money says how long something runs.
  if (/\bhow long\b/i.test(question.text) && isLineOfExpense(measure)) return readFind(question)
  const asShare = takeCues(question, used, 'share') ? shareOf(measure) : undefined
  const isOwnMean = measure.includes('-per-') || isAsOfNow.has(measure)
  const isMedian = takeCues(question, used, 'median')
  const isMean = takeCues(question, used, 'mean') && !isOwnMean && !isMedian
  // "On Thursdays" is any of them, and not the last one.
  const isHabit =
    namedPeriods(question).length === 0 &&
    !/\b(?:total|altogether|in all|sum)\b/i.test(question.text) &&
    weekdaysIn(question).some(({ at }) => /days$/i.test(question.terms[at]?.text ?? ''))
  const isSpread = isMean || isMedian || (isHabit && !isOwnMean)
  const single = isSpread ? undefined : takeSingleDay(question, used)
  const isUntimed = namedPeriods(question).length === 0
  const isRecent = /\b(?:lately|recently|of late|these days)\b/i.test(question.text)
  const selection = single
    ? { ...takeSelection(question, used, single), period: single }
    : takeSelection(
        question,
        used,
        isUntimed && !isAsOfNow.has(measure) && ofAllTime.test(question.text)
          ? { of: { kind: 'record' } }
          : lastWeeks(
              isUntimed && !isAsOfNow.has(measure)
                ? Math.max(weeksFor(question, isSpread || isHabit), isRecent ? 4 : 1)
                : 1,
            ),
      )
  const group = takeGroup(question, used)
  const each = isGrain(group) ? group : selection.period.weekdays ? ('day' as const) : undefined
  // "A day" after a rate names its unit; "per week" after a sum asks for the mean.
  const isRate = isOwnMean || measure.includes('-per-') || measure.endsWith('-share') || measure === 'margin'
  const isEvery = /\b(?:by|each|every|broken|break|split)\b/i.test(question.text)
  const isPer = !isSpread && !isEvery && isGrain(group) && !isRate && perDay.test(question.text)
  const isGrouped =
    group !== undefined && !isSpread && !isPer && isEvery && hasCue(question, 'each') && group !== 'fortnight'
  // "Each of the last four Sundays"
  const isOfDays =
    group === undefined &&
    !isSpread &&
    !isUntimed &&
    selection.period.weekdays?.length === 1 &&
    /\b(?:each|every|list|show)\b/i.test(question.text)
  return {
    plan: {
      operator: 'value',
      measure: asShare ?? measure,
      ...selection,
      ...(isSpread || isPer ? { aggregate: isMedian ? ('median' as const) : ('mean' as const) } : {}),
      ...(((isSpread && !isRate) || isPer) && each ? { each } : {}),
      ...(isGrouped ? { group } : isOfDays ? { group: 'day' as const } : {}),
    },
    used,
  }
}
