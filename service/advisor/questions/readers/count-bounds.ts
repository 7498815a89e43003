/** Bounds of a count: "over $4,000", "not 36", "between 16 and 18 thousand", "a third of sales or more". */
import type { CountPlan } from '#schema/advisor/measure-plans'
import type { Amount } from '../amounts/amounts.ts'
import { isOfTimes, timesIn } from '../amounts/counted-times.ts'
import { clauseOf, within } from '../levers.ts'
import { denies } from '../negation.ts'
import { matchWords, measuresIn, type Question, textOf, type Used } from '../question.ts'
import { isCue } from '../term.ts'

export type Bounds = Pick<CountPlan, 'above' | 'below' | 'atLeast' | 'atMost'>

export type Bound = {
  readonly at: number
  readonly value: number
  readonly unit: string
  readonly isBelow: boolean
  /** True if the bound itself counts: "at least", "hit", "or more". */
  readonly isIncluded: boolean
}

const included =
  /\b(?:at (?:the )?(?:least|most|worst|best)|or (?:more|better|above|over|higher|less|fewer|lower|under|below)|hit|hits|hitting|reach\w*|no (?:more|less|fewer) than|up to|made it to|got to|meet|met)\b/i

/** The bound of a count, as a field of its plan. */
export const asBounds = ({ value, isBelow, isIncluded }: Bound): Bounds => {
  const side = isBelow ? (isIncluded ? 'atMost' : 'below') : isIncluded ? 'atLeast' : 'above'
  return { [side]: value }
}

/** Words of a side, but for those of a number of times: "in more than three weeks". */
const sidesIn = (question: Question) => {
  const ofTimes = timesIn(question)?.at
  return question.terms.flatMap((term, at) =>
    isCue(term, 'above', 'below') && at + 1 !== ofTimes ? [{ at, isBelow: !isCue(term, 'above') }] : [],
  )
}

/** The bound that an amount is, and the side of it that counts. */
const boundOf = (question: Question, used: Used, amount: Amount): Bound => {
  const { terms, text } = question
  used.add(amount.first)
  const [from] = clauseOf(question, amount.first)
  const all = sidesIn(question)
  const side =
    all.findLast(({ at }) => at < amount.first && at >= from) ??
    all.find(({ at }) => at > amount.first && at <= amount.first + 3) ??
    all.findLast(({ at }) => at < amount.first) ??
    all[0]
  if (side) used.add(side.at)
  const nots = terms.flatMap((term, at) => (isCue(term, 'not') ? [at] : []))
  const denied = side
    ? nots.filter((at) => at < side.at && at >= side.at - 3)
    : nots.filter((at) => at < amount.first && denies(question, at))
  for (const at of denied) used.add(at)
  const isDenied = denied.length > 0
  const isBelow = (side?.isBelow ?? false) !== isDenied
  const isIncluded = side === undefined ? !isDenied : isDenied !== included.test(text)
  return { at: amount.first, value: amount.value, unit: amount.unit, isBelow, isIncluded }
}

const thousand = 1000

/** "Between 16 and 18 thousand": both ends. */
const between = (question: Question, used: Used, sized: readonly Amount[]): Bounds | undefined => {
  const [one, other] = sized
  const lead = one && textOf(question.terms[one.first - 1])
  if (!one || !other || !/^(?:between|from)$/.test(lead ?? '') || other.first - one.after > 2)
    return undefined
  for (const { first } of [one, other]) used.add(first)
  used.add(one.first - 1)
  const isScaled = one.value < other.value / 100 && other.value >= thousand
  return { atLeast: isScaled ? one.value * thousand : one.value, atMost: other.value }
}

const isOfPercent = (measure: string): boolean => measure === 'margin' || measure.endsWith('-share')

/** A large plain number is money, and a small one beside a margin a percentage. */
const asSized = (question: Question, amount: Amount): readonly Amount[] => {
  if (amount.value >= 100) return [amount]
  const own = within(measuresIn(question), clauseOf(question, amount.first))
  return own.some(({ measure }) => isOfPercent(measure)) ? [{ ...amount, unit: 'percent' }] : []
}

/** Amounts that a count may be bounded by: not how many in a row, and not how long. */
const amountsOf = (question: Question, used: Used): readonly Amount[] => {
  const free = question.amounts.filter((one) => !used.has(one.first) && !isOfTimes(question, one))
  const sized = free.filter(({ unit }) => unit === 'dollars' || unit === 'percent')
  const plain = free.filter(({ unit }) => unit === 'plain')
  return sized.length > 0
    ? [...sized, ...plain.flatMap((amount) => asSized(question, amount))].sort((a, b) => a.first - b.first)
    : plain
}

/** The bounds of a count, each with its place. */
export const takeBounds = (
  question: Question,
  used: Used,
): { readonly between?: Bounds; readonly bounds: readonly Bound[] } => {
  const all = amountsOf(question, used)
  const both = between(question, used, all)
  if (both) return { between: both, bounds: [] }
  const isSecond = (amount: Amount) => {
    const [from] = clauseOf(question, amount.first)
    return all[0] !== undefined && from > all[0].first
  }
  const kept = all.filter((amount, place) => place === 0 || (place === 1 && isSecond(amount)))
  return { bounds: kept.map((amount) => boundOf(question, used, amount)) }
}

const runs =
  /\b(?:in a row|consecutive(?:ly)?|on the trot|on the bounce|streaks?|stretch(?:es)?(?= of (?:weeks|days|months))|longest (?:stretch|run|spell)|back to back|runs? of|(?:weeks|days|months) (?:running|straight)|straight (?:weeks|days|months)|successive|without (?:a|any) (?:break|gap)|unbroken|uninterrupted|winning run|losing run|how long (?:has|have)(?=\b.{1,60}\bbeen (?:\w+ )?(?:under|over|above|below|less|more|at least|at most)))\b/

const longest = /\b(?:longest|ever|most|record|best|biggest|any time|at any point)\b/
const underWay =
  /\b(?:current|currently|right now|now|at the moment|so far|have (?:we|i)|has (?:it|the)|are we|been)\b|\bhow (?:many|long)\b.* (?:has|have) /

/** Whether a question asks for a run without a break, and which. */
export const takeRuns = (question: Question, used: Used): Pick<CountPlan, 'runs' | 'runOf'> | undefined => {
  const found = matchWords(question, runs)
  if (!found) return undefined
  for (const at of found.places) used.add(at)
  const whether = matchWords(question, /^(?:(?:and|so) )?(?:have|has|had|did|do|was|were|are|is)\b/)
  const count = question.amounts.find(
    ({ first, unit, value }) =>
      unit === 'plain' &&
      value >= 2 &&
      value <= 100 &&
      (found.places[0] ?? 0) - first <= 3 &&
      (found.places[0] ?? 0) >= first,
  )
  if (count) used.add(count.first)
  const text = question.terms.map(textOf).join(' ')
  const isLongest =
    longest.test(text) || (whether !== undefined && count !== undefined) || !underWay.test(text)
  return {
    runs: isLongest ? 'longest' : 'current',
    ...(count && whether ? { runOf: count.value } : {}),
  }
}

const last =
  /\b(?:when (?:was|is|did|were)\b.*\blast\b|last time|most recent time|most recently|how long (?:since|ago|is it since|has it been since|is it)|the last (?:week|day|month|time)|our last (?:week|day|month)|when did we last|latest (?:week|day|time))\b/
const which =
  /^(?:(?:and|so|ok) )?(?:which|what|list|name|show|give|tell me which)\b(?! (?:share|proportion|percent|percentage|fraction)).*\b(?:weeks|days|months|fortnights|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)\b/
const whether = /^(?:(?:and|so|hey|ok|well) )?(?:did|have|has|had|was|were|is|are|do|does)\b/
const howMany = /\bhow (?:many|often)|number of|count\b/

/** How a count is asked for: the last of them, all of them by name, or whether it is so. */
export const askedCount = (question: Question): CountPlan['asked'] => {
  const text = question.terms.map(textOf).join(' ')
  if (last.test(text)) return 'last'
  if (howMany.test(text)) return undefined
  if (which.test(text)) return 'which'
  return whether.test(text) ? 'whether' : undefined
}
