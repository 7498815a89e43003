/** What a backwards question is to reach: an outcome with its target, or so much more of it. */
import type { Outcome, SolvePlan } from '#schema/advisor/change-plans'
import { shareOf } from '../../measures/ratios.ts'
import { amountUnit, perWeek } from '../amounts/amount-units.ts'
import type { Amount } from '../amounts/amounts.ts'
import { measuresIn, nearest, type Question } from '../question.ts'
import { isCue } from '../term.ts'

export type Goal = Pick<SolvePlan, 'outcome' | 'target' | 'more'>

const isShare = (name: string | undefined): name is Outcome =>
  name !== undefined && (name.endsWith('-share') || name === 'margin')

/** Words that say what an amount of money is, where no measure is named. */
const isTakings =
  /\b(?:turn ?over|takings|bring(?:ing)? in|bill(?:ing|ings)?|bank(?:ing)?|gross|revenue|sales of|in sales|in fees|top line)\b/i

/** "How many sales to get to 22k?": a level of sales is one of takings, unless something is to be earned. */
const reaches = /\b(?:get|go|come|climb)\w* (?:back )?(?:up )?to\b|\b(?:reach|hit|crack)\b/i
const isEarned =
  /\b(?:profit|make|made|clear|earn|net|pocket|keep|left|surplus|take home|margin|cover|afford|pay|break)\b/i

/** A cost whose share of revenue is to reach a percentage: "wages down to 30% of sales". */
export const shareGoal = (question: Question, amount: Amount): Outcome | undefined => {
  if (amount.unit !== 'percent') return undefined
  const named = measuresIn(question).flatMap(({ at, measure }) => {
    const share = measure === 'margin' || measure.endsWith('-share') ? measure : shareOf(measure)
    return isShare(share) ? [{ at, share: measure === 'profit' ? ('margin' as const) : share }] : []
  })
  const found = nearest(named, amount.first)
  const isOfSales =
    /\b(?:of (?:(?:our|the|all|total)\W+)*(?:sales|revenue|turnover|takings|fees|billings?|income|what we (?:take|bill|earn))|share|percentage|ratio)\b/i.test(
      question.text,
    )
  const isLevel = question.terms
    .slice(Math.max(0, amount.first - 3), amount.first)
    .some(
      (term) =>
        /^(to|under|below|at|at most|down to|is|be|hit)$/i.test(term.text) ||
        isCue(term, 'reach', 'below', 'to'),
    )
  return found && found.share !== 'margin' && (isOfSales || isLevel) ? found.share : undefined
}

const leastAYear = 150_000

/** Dollars a week of a target: a sum that no week has is for a year. */
const targetAWeek = (question: Question, amount: Amount): number => {
  if (amountUnit(question, amount) !== undefined) return perWeek(question, amount)
  return amount.value >= leastAYear ? amount.value / 52 : amount.value
}

/** True for "another $500", "$500 more", "up by $500". */
const isMore = ({ terms }: Question, { first, after }: Amount): boolean =>
  terms
    .slice(Math.max(0, first - 3), first)
    .some(({ text }) => /^(extra|another|additional|by|further|more)$/i.test(text)) ||
  terms
    .slice(after, after + 3)
    .some(({ text }) => /^(extra|more|additional|on top|higher|better|up)$/i.test(text))

export const goalOf = (question: Question, amount: Amount, isBareMargin: boolean): Goal => {
  const { value, unit } = amount
  const share = shareGoal(question, amount)
  if (share) return { outcome: share, target: value }
  const isOfProfit = measuresIn(question).some(({ measure }) => measure === 'profit')
  if (unit === 'percent' && isOfProfit && isMore(question, amount))
    return { outcome: 'profit', more: { by: 'percent', size: value } }
  if (unit === 'percent' || isBareMargin) return { outcome: 'margin', target: value }
  const near = nearest(
    measuresIn(question).filter(({ measure }) => measure === 'profit' || measure === 'revenue'),
    amount.first,
  )
  const isRevenue = near
    ? near.measure === 'revenue' && !isOfProfit
    : isTakings.test(question.text) || (reaches.test(question.text) && !isEarned.test(question.text))
  const outcome = isRevenue ? ('revenue' as const) : ('profit' as const)
  const size = targetAWeek(question, amount)
  return isMore(question, amount) ? { outcome, more: { by: 'amount', size } } : { outcome, target: size }
}
