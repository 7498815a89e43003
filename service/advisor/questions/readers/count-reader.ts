/** Reader of questions about how often a measure meets a condition: how many, the last, the longest run, which, whether. */

import type { MeasureName } from '#schema/advisor/measure'
import type { CountPlan } from '#schema/advisor/measure-plans'
import type { Period } from '#schema/advisor/period'
import type { Condition } from '#schema/advisor/selection'
import { shareOf } from '../../measures/ratios.ts'
import { nounAfter, timesIn } from '../amounts/counted-times.ts'
import { isPartOf } from '../amounts/part-of.ts'
import { clauseOf, within } from '../levers.ts'
import {
  generality,
  hasCue,
  lastWeeks,
  matchWords,
  measuresIn,
  type Question,
  type Reader,
  takeCues,
  takeMeasure,
  textOf,
  type Used,
} from '../question.ts'
import { hoursIn, namedPeriods, takeSelection } from '../selection.ts'
import { asBounds, askedCount, type Bound, takeBounds, takeRuns } from './count-bounds.ts'
import { isByWeekend, isGrain, takeGroup } from './groups.ts'

/** "1,300 sales" are counted, and no dollars. */
export const soldAfterNumber = /\b\d[\d,]*(?:\.\d+)?k? (?:sales|orders|transactions|customers|coffees)\b/i
const lost = /\b(?:loss|losses|lose|losing|lost|red|backwards|negative|unprofitable)\b/i

/** A number of sales or days that no week has; it is dollars. */
const mostSold = 2500
const mostPercent = 100

/** The measure that a bound is of, from the measure that is named for it. */
const measureOf = (question: Question, named: MeasureName, bound: Bound | undefined): MeasureName => {
  const isSold = named === 'transactions' || named === 'customers'
  if (bound?.unit === 'percent') return shareOf(named) ?? named
  // Dollars are no percentage: "weeks over 20k with margin under 12".
  const isOfPercent = named === 'margin' || named === 'growth' || named.endsWith('-share')
  if (bound && isOfPercent && (bound.unit === 'dollars' || bound.value > mostPercent))
    return named === 'margin' && question.amounts.length === 1 ? 'profit' : 'revenue'
  // Dollars are no number of sales: "days over $4,000".
  if (isSold && bound && (bound.unit === 'dollars' || bound.value > mostSold)) return 'revenue'
  const noun = bound && nounAfter(question, { after: bound.at + 1 })
  // What consultants sell are days: "the 36-day mark".
  const isDays = question.trade === 'consulting' && noun !== undefined && /^days?$/.test(textOf(noun))
  const isNumber =
    bound?.unit === 'plain' && named === 'revenue' && (isDays || soldAfterNumber.test(question.text))
  return isNumber ? 'transactions' : named
}

const ownMeasure = (question: Question, bound: Bound): MeasureName | undefined =>
  within(measuresIn(question), clauseOf(question, bound.at)).toSorted(
    (one, other) => generality(one.measure) - generality(other.measure),
  )[0]?.measure

/** A second bound in a clause of its own: "and profit above $2,000". */
const conditionOf = (question: Question, used: Used, bound: Bound, first: MeasureName): Condition => {
  const named = ownMeasure(question, bound) ?? first
  for (const { at } of within(measuresIn(question), clauseOf(question, bound.at))) used.add(at)
  return { measure: measureOf(question, named, bound), ...asBounds(bound) }
}

/** "Our last week under $45,000" is no week in particular. */
const takeLastOf = (question: Question, used: Used): boolean => {
  const found = matchWords(
    question,
    /\b(?:our |the |my )?last (?:week|day|month)(?= (?:that|when|where|we|with|under|over|above|below|at least|at|it)\b)/,
  )
  for (const at of found?.places ?? []) used.add(at)
  return found !== undefined
}

const aboveMean =
  /\b(?:above|over|better than|more than|higher than|beat|beats|exceeded?|top(?:ped)?) (?:(?:the|our|an|its|their) )*(?:average|mean|usual|normal)\b/
const belowMean =
  /\b(?:below|under|worse than|less than|lower than|short of|fewer than) (?:(?:the|our|an|its|their) )*(?:average|mean|usual|normal)\b/

const takeMean = (question: Question, used: Used): CountPlan['thanMean'] => {
  const [up, down] = [matchWords(question, aboveMean), matchWords(question, belowMean)]
  for (const at of (up ?? down)?.places ?? []) used.add(at)
  return up ? 'above' : down ? 'below' : undefined
}

/** A percentage that nothing is named for is the margin. */
const fallbackOf = (bound: Bound | undefined, isOfLoss: boolean): MeasureName =>
  isOfLoss ? 'profit' : bound?.unit === 'percent' ? 'margin' : 'revenue'

/** "How often did staff cost more than two fifths of sales?", "how many weeks under $15,000?" */
export const readCount: Reader = (question) => {
  const used: Used = new Set()
  if (question.amounts.some((amount) => isPartOf(question, amount))) return undefined
  const run = takeRuns(question, used)
  const isRed = takeCues(question, used, 'loss') || lost.test(question.text)
  const isNone =
    hasCue(question, 'not') && measuresIn(question).some(({ measure }) => measure === 'profit') && !isRed
  const thanMean = takeMean(question, used)
  const said = run ? undefined : timesIn(question)
  const { between, bounds } = thanMean ? { bounds: [] } : takeBounds(question, used)
  const [bound, second] = bounds
  const isLoss = (isRed || isNone) && bound === undefined
  if (isLoss) takeCues(question, used, 'not')
  const own = bound && second ? ownMeasure(question, bound) : undefined
  const named = own ?? takeMeasure(question, used, fallbackOf(bound, isRed || isNone)) ?? 'revenue'
  if (own) for (const { at, measure } of measuresIn(question)) if (measure === own) used.add(at)
  const hasBound = bound !== undefined || between !== undefined || thanMean !== undefined
  if (!hasBound && !isLoss && named !== 'profit' && named !== 'growth') return undefined
  const measure = measureOf(question, isLoss ? 'profit' : named, bound)
  if (bound?.unit === 'percent')
    for (const { at, measure: whole } of measuresIn(question)) if (whole === 'revenue') used.add(at)
  const isLastOf = takeLastOf(question, used)
  if (said) for (const at of said.side === undefined ? [said.at] : [said.side, said.at]) used.add(at)
  const asked = run ? undefined : isLastOf ? ('last' as const) : askedCount(question)
  const fallback: Period = asked === 'last' || run ? { of: { kind: 'record' } } : lastWeeks(52)
  const isAny = isLastOf && namedPeriods(question).every(({ at }) => used.has(at) || at > 0)
  const selection = isAny
    ? { period: { of: { kind: 'record' } } satisfies Period }
    : takeSelection(question, used, fallback)
  const group = takeGroup(question, used)
  const where = second && conditionOf(question, used, second, measure)
  const isDay =
    (selection.period.weekdays !== undefined && !isByWeekend(question)) ||
    hoursIn(question).length > 0 ||
    (measure === 'revenue' &&
      !isGrain(group) &&
      question.terms.some((term) => /\bdays?\b/.test(textOf(term))))
  // A week without any profit made nothing or lost money.
  const loss = isNone ? { atMost: 0 } : { below: 0 }
  // A month of growth is one above 0, and not any that has a growth on record.
  const bare = (named === 'profit' || named === 'growth') && !isLoss ? { above: 0 } : {}
  return {
    plan: {
      operator: 'count',
      measure,
      ...selection,
      ...(where ? { filter: { ...('filter' in selection ? selection.filter : {}), where } } : {}),
      by: isGrain(group) ? group : isDay ? 'day' : 'week',
      ...(thanMean ? { thanMean } : (between ?? (bound ? asBounds(bound) : isLoss ? loss : bare))),
      ...run,
      ...(asked ? { asked } : {}),
      ...(said ? { times: said.times } : {}),
    },
    used,
  }
}
