/** Reader of questions about how often a measure meets a condition. */

import { shareOf } from '../../measures/ratios.ts'
import {
  lastWeeks,
  measuresIn,
  type Question,
  type Reader,
  takeCues,
  takeMeasure,
  type Used,
} from '../question.ts'
import { hoursIn, takeSelection } from '../selection.ts'
import { isCue } from '../term.ts'
import { isGrain, takeGroup } from './groups.ts'

type Bound = {
  readonly value: number
  readonly unit: string
  readonly isBelow: boolean
  /** True if the bound itself counts: "at least", "hit", "or more". */
  readonly isIncluded: boolean
}

const soldAfterNumber = /\b\d[\d,]*(?:\.\d+)?k? (?:sales|orders|transactions|customers|coffees)\b/i

const included =
  /\b(?:at (?:the )?(?:least|most|worst|best)|or (?:more|better|above|over|higher|less|fewer|lower|under|below)|hit|hits|hitting|reach\w*|no (?:more|less|fewer) than|up to|made it to|got to|meet|met)\b/i

/** The bound of a count, and the side of it that counts. */
const takeBound = (question: Question, used: Used): Bound | undefined => {
  const amount =
    question.amounts.find(
      ({ first, unit }) => !used.has(first) && (unit === 'dollars' || unit === 'percent'),
    ) ?? question.amounts.find(({ first, unit }) => !used.has(first) && unit === 'plain')
  if (!amount) return undefined
  used.add(amount.first)
  const sides = question.terms.flatMap((term, at) =>
    isCue(term, 'above', 'below') ? [{ at, isBelow: !isCue(term, 'above') }] : [],
  )
  const side = sides.findLast(({ at }) => at < amount.first) ?? sides[0]
  const isDenied =
    side !== undefined &&
    question.terms.slice(Math.max(0, side.at - 3), side.at).some((term) => isCue(term, 'not'))
  for (const { at } of sides) used.add(at)
  const isBelow = (side?.isBelow ?? false) !== isDenied
  const isIncluded = side === undefined || isDenied || included.test(question.text)
  return { value: amount.value, unit: amount.unit, isBelow, isIncluded }
}

/** "How often did staff cost more than two fifths of sales?", "how many weeks under $15,000?" */
export const readCount: Reader = (question) => {
  const used: Used = new Set()
  const isRed = takeCues(question, used, 'loss')
  const isLoss =
    isRed ||
    (takeCues(question, used, 'not') && measuresIn(question).some(({ measure }) => measure === 'profit'))
  const named = takeMeasure(question, used, isLoss ? 'profit' : 'revenue') ?? 'revenue'
  const hasHours = hoursIn(question).length > 0
  const selection = takeSelection(question, used, lastWeeks(52))
  const group = takeGroup(question, used)
  const bound = takeBound(question, used)
  if (bound === undefined && !isLoss && named !== 'profit' && named !== 'growth') return undefined
  const isShare = bound?.unit === 'percent'
  // Dollars are no number of sales: "days over $4,000".
  const isDollars = bound?.unit === 'dollars' && (named === 'transactions' || named === 'customers')
  // A bare number before "sales" counts them: "1,300 sales".
  const isNumber = bound?.unit === 'plain' && named === 'revenue' && soldAfterNumber.test(question.text)
  const own = isNumber
    ? 'transactions'
    : isLoss && bound === undefined
      ? 'profit'
      : isDollars
        ? 'revenue'
        : named
  const measure = isShare ? (shareOf[own] ?? own) : own
  if (isShare)
    for (const { at, measure: whole } of measuresIn(question)) if (whole === 'revenue') used.add(at)
  const isBelow = bound?.isBelow ?? isLoss
  // A week without any profit made nothing or lost money.
  const isIncluded = bound?.isIncluded ?? (isLoss && !isRed)
  const side = isBelow ? (isIncluded ? 'atMost' : 'below') : isIncluded ? 'atLeast' : 'above'
  const fallback = selection.period.weekdays || hasHours ? ('day' as const) : ('week' as const)
  return {
    plan: {
      operator: 'count',
      measure,
      ...selection,
      by: isGrain(group) ? group : fallback,
      [side]: bound?.value ?? 0,
    },
    used,
  }
}
