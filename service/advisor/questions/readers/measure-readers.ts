/** Readers of questions about a measure over a period: value, rank, count. */
import type { Grain, Group, MeasureName } from '#schema/advisor/measure'
import {
  hasCue,
  lastWeeks,
  measuresIn,
  type Question,
  type Reader,
  takeAll,
  takeCues,
  takeMeasure,
  takeSelection,
  type Used,
} from '../question.ts'
import { isCue, meaningOf } from '../term.ts'
import { shareOf } from './ratios.ts'

const costs: ReadonlySet<MeasureName> = new Set([
  'staff',
  'supplies',
  'premises',
  'marketing',
  'other',
  'costs',
])

const takeGroup = ({ terms }: Question, used: Used): Group | undefined => {
  for (const [at, term] of terms.entries()) {
    if (used.has(at)) continue
    if (meaningOf(term, 'by-weekday')) {
      used.add(at)
      return 'weekday'
    }
    const hour = meaningOf(term, 'hour-of-day')
    const grain = meaningOf(term, 'grain')
    if (!hour && !grain) continue
    used.add(at)
    return hour ? 'hour' : grain?.grain
  }
  return undefined
}

const isGrain = (group: Group | undefined): group is Grain =>
  group !== undefined && group !== 'weekday' && group !== 'hour' && group !== 'expense'

/** "What did we take in July?", "the median Thursday of spring", "average weekly wages". */
export const readValue: Reader = (question) => {
  const used: Used = new Set()
  // "What did last Tuesday make?" names a time only; a business makes sales.
  const namesTime = question.periods.length > 0 || question.terms.some((term) => meaningOf(term, 'weekdays'))
  const measure = takeMeasure(question, used, namesTime ? 'revenue' : undefined)
  if (measure === undefined) return undefined
  const asShare = takeCues(question, used, 'share') ? shareOf[measure] : undefined
  const isMean = takeCues(question, used, 'mean')
  const isMedian = takeCues(question, used, 'median')
  takeCues(question, used, 'how-much', 'how-many', 'latest', 'which')
  const selection = takeSelection(question, used, lastWeeks(isMean || isMedian ? 13 : 1))
  const group = takeGroup(question, used)
  const { weekdays } = selection.period
  const each = isGrain(group) ? group : weekdays ? ('day' as const) : undefined
  return {
    plan: {
      operator: 'value',
      measure: asShare ?? measure,
      ...selection,
      ...(isMean || isMedian ? { aggregate: isMedian ? ('median' as const) : ('mean' as const) } : {}),
      ...((isMean || isMedian) && each ? { each } : {}),
      ...(!(isMean || isMedian) && group ? { group } : {}),
    },
    used,
  }
}

const orderOf = (question: Question, used: Used, measure: MeasureName): 'highest' | 'lowest' | undefined => {
  const isGoodLow = costs.has(measure) || measure.endsWith('share')
  if (takeCues(question, used, 'highest')) return 'highest'
  if (takeCues(question, used, 'lowest')) return 'lowest'
  if (takeCues(question, used, 'best')) return isGoodLow ? 'lowest' : 'highest'
  return takeCues(question, used, 'worst') ? (isGoodLow ? 'highest' : 'lowest') : undefined
}

/** "The five dearest fortnights for staff", "which hour is quietest on Tuesdays?" */
export const readRank: Reader = (question) => {
  const used: Used = new Set()
  const named = takeMeasure(question, used)
  const measure = named ?? (hasCue(question, 'best', 'worst') ? 'revenue' : 'transactions')
  const order = orderOf(question, used, measure)
  if (order === undefined) return undefined
  takeCues(question, used, 'which', 'when')
  const selection = takeSelection(question, used, lastWeeks(52))
  const free = question.amounts.find(
    ({ first, unit, value }) =>
      !used.has(first) &&
      (unit === 'plain' || unit === 'hours') &&
      Number.isInteger(value) &&
      value >= 1 &&
      value <= 100,
  )
  if (free) takeAll(used, free)
  const group = free?.unit === 'hours' ? ('hour' as const) : takeGroup(question, used)
  // "Where does the money go most" ranks the lines of expense.
  const by =
    group ??
    (measure === 'costs'
      ? 'expense'
      : selection.filter
        ? 'day'
        : hasCue(question, 'when', 'which')
          ? 'week'
          : undefined)
  if (by === undefined) return undefined
  const isOneOf =
    (free?.value ?? 1) === 1 && by === 'day' && !selection.period.weekdays && question.periods.length === 0
  return {
    plan: {
      operator: 'rank',
      measure,
      ...selection,
      by: isOneOf ? 'weekday' : by,
      order,
      count: free?.value ?? 1,
    },
    used,
  }
}

/** "How often did staff cost more than two fifths of sales?", "how many weeks under $15,000?" */
export const readCount: Reader = (question) => {
  const used: Used = new Set()
  const isCount = takeCues(question, used, 'how-often', 'how-many', 'when')
  const isLoss = takeCues(question, used, 'loss')
  const isAbove = takeCues(question, used, 'above') || takeCues(question, used, 'reach')
  const isFailed = hasCue(question, 'not') && measuresIn(question).some(({ measure }) => measure === 'profit')
  const isBelow = !isAbove && (takeCues(question, used, 'below') || isLoss || isFailed)
  // "Weeks under 40k" asks how many without saying so; "top 3 hours" does not.
  const [bound] = question.amounts
  const limit = question.terms.findIndex((term) => isCue(term, 'above', 'below'))
  const isListed = bound !== undefined && question.periods.length < 2 && limit > 0
  if (!(isCount || isListed) || (!isAbove && !isBelow)) return undefined
  const named = takeMeasure(question, used, isLoss ? 'profit' : 'revenue') ?? 'revenue'
  const selection = takeSelection(question, used, lastWeeks(52))
  const amount = question.amounts.find(({ first }) => !used.has(first))
  if (amount) takeAll(used, amount)
  else if (isFailed) takeCues(question, used, 'not')
  else if (!isLoss) return undefined
  const measure = amount?.unit === 'percent' ? (shareOf[named] ?? named) : named
  if (measure !== named) {
    takeCues(question, used, 'share')
    for (const { at, measure: whole } of measuresIn(question)) if (whole === 'revenue') used.add(at)
  }
  const group = takeGroup(question, used)
  if (!isCount && group === undefined && !selection.period.weekdays) return undefined
  return {
    plan: {
      operator: 'count',
      measure,
      ...selection,
      by: isGrain(group) ? group : selection.period.weekdays ? 'day' : 'week',
      ...(isAbove ? { above: amount?.value ?? 0 } : { below: amount?.value ?? 0 }),
    },
    used,
  }
}
