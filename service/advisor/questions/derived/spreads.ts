/** How far apart the ends of a list are, and the largest step in it. */
import type { RankPlan } from '#schema/advisor/measure-plans'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { lastWeeks, type Question, takeMeasure, type Used } from '../question.ts'
import { takeGroup } from '../readers/groups.ts'
import { mostMoved } from '../readers/movers.ts'
import { ranksLosses, ranksLostSales } from '../readers/rank-losses.ts'
import { takeSelection } from '../selection.ts'
import type { DerivedReader } from './derived-reader.ts'

const year = 52

const best = '(?:best|highest|strongest|top|busiest|biggest|largest)'
const worst = '(?:worst|lowest|weakest|quietest|smallest|slowest|bottom)'
const apart = new RegExp(
  `\\b(?:gap|difference|spread|range|distance|how far apart|how much (?:better|more|bigger|higher|worse|less|lower|smaller))\\b.*\\b(?:${best}\\b.*\\b${worst}|${worst}\\b.*\\b${best})\\b`,
  'i',
)

const rankOf = (
  question: Question,
  rest: Pick<RankPlan, 'order' | 'count' | 'asked'>,
): AnswerablePlan | undefined => {
  const used: Used = new Set()
  const measure = takeMeasure(question, used, 'revenue') ?? 'revenue'
  const group = takeGroup(question, used)
  const selection = takeSelection(question, used, lastWeeks(year))
  return { operator: 'rank', measure, ...selection, by: group ?? 'week', ...rest }
}

/** "What's the gap between our best and worst month?" */
export const gap: DerivedReader = (question) =>
  apart.test(question.text) ? rankOf(question, { order: 'highest', count: 1, asked: 'gap' }) : undefined

const steps =
  /\b(?:biggest|largest|worst|sharpest|greatest|steepest|best)\b.*\b(?<kind>swing|jump|drop|fall|rise|change|move|dip|gain|increase|decrease|decline|climb)\b/i
const ofSteps =
  /\b(?:week[- ](?:to|on|over)[- ]week|month[- ](?:to|on|over)[- ]month|from (?:one|a) (?:week|month) to the next|in (?:a|one|any) (?:single )?(?:week|month))\b/i

/** "The biggest week to week swing in sales" */
export const swing: DerivedReader = (question, ask) => {
  const kind = steps.exec(question.text)?.groups?.kind?.toLowerCase()
  if (!kind || /\b(?:why|cost which|which cost)\b/i.test(question.text)) return undefined
  if (kind !== 'swing' && !ofSteps.test(question.text)) return undefined
  const asked = /drop|fall|dip|decrease|decline/.test(kind)
    ? 'fall'
    : /jump|rise|gain|increase|climb/.test(kind)
      ? 'rise'
      : 'swing'
  const by = /month/i.test(ofSteps.exec(question.text)?.[0] ?? '') ? 'month' : 'week'
  const plan = rankOf(ask(question.text.replace(ofSteps, '')), { order: 'highest', count: 1, asked })
  return plan?.operator === 'rank' ? { ...plan, by } : undefined
}

const whichOne = /\b(?:which|what) (?<by>week|month|quarter)\b/i
/** What each of them is held against, said or not. */
const onTheOneBefore =
  /\b(?:(?:as )?compared (?:to|with)|over|against|on|than|from|vs\.?|versus|since) the (?:one|week|month|quarter)(?: (?:just |right )?(?:before|prior)(?: (?:it|that))?)?\b/i

/** "Which month did sales fall most on the one before?", "the week we grew fastest" */
export const greatestStep: DerivedReader = (question, ask) => {
  const by = whichOne.exec(question.text)?.groups?.by?.toLowerCase()
  const way = mostMoved(question)
  if ((by !== 'week' && by !== 'month' && by !== 'quarter') || !way || /\bwhy\b/i.test(question.text))
    return undefined
  const plan = rankOf(ask(question.text.replace(onTheOneBefore, '')), {
    order: 'highest',
    count: 1,
    asked: way === 'up' ? 'rise' : 'fall',
  })
  if (plan?.operator !== 'rank') return undefined
  const measure = plan.measure === 'growth' ? 'revenue' : plan.measure
  // "Which week lost us the most money" asks for the largest loss.
  return ranksLosses(question, measure) || ranksLostSales(question) ? undefined : { ...plan, by, measure }
}
