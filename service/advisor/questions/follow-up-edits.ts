/** Edits that a follow-up makes to how a figure is summed up: "per week", "as a percentage", "of all costs", "and over 20,000?" */
import { MeasureName } from '#schema/advisor/measure'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { perMeasure } from '../measures/per.ts'
import { shareOf } from '../measures/ratios.ts'
import {
  isLineOfExpense,
  matchWords,
  measuresIn,
  type Question,
  type Reading,
  type Used,
} from './question.ts'
import { asBounds, takeBounds } from './readers/count-bounds.ts'
import { isCue } from './term.ts'

const per =
  /\b(?:per|each|every|by the|a|an)(?: single)? (?<unit>day|week|fortnight|month|quarter)\b|\b(?<adverb>daily|weekly|fortnightly|monthly|quarterly)\b/
const brokenDown =
  /\b(?:break|broken|split|breakdown|list|show)\b.*\b(?:by|per|each|every|a) (?<unit>day|week|fortnight|month|quarter)\b|\bby (?<unit2>day|week|month|quarter)\b/
const asShare =
  /\b(?:as (?:a )?(?:percentage|percent|share|proportion|ratio)|in percent|what percent(?:age)?|percentage)\b/
const ofCosts = /\bof (?:(?:all|the|our|total|my) )*(?:costs?|spending|expenses|outgoings)\b/
const ofRevenue =
  /\bof (?:(?:all|the|our|total|my) )*(?:sales|revenue|income|turnover|takings|fees|billings?)\b/
const total = /\b(?:in total|all up|altogether|the total|overall|as a total)\b/

const units = {
  daily: 'day',
  weekly: 'week',
  fortnightly: 'fortnight',
  monthly: 'month',
  quarterly: 'quarter',
} as const
const grains = ['day', 'week', 'fortnight', 'month', 'quarter'] as const

const take = (used: Used, found: ReturnType<typeof matchWords>) => {
  for (const at of found?.places ?? []) used.add(at)
}

/** The mean by a stretch of time, or the total again. */
const summedUp = (before: AnswerablePlan, question: Question, used: Used): AnswerablePlan | undefined => {
  if (before.operator !== 'value') return undefined
  const all = matchWords(question, total)
  const found = matchWords(question, per)
  const { aggregate: _, each: _each, group: _group, ...rest } = before
  if (all) {
    take(used, all)
    return rest
  }
  const parts = matchWords(question, brokenDown)
  const by = grains.find((grain) => grain === (parts?.groups.unit ?? parts?.groups.unit2))
  if (by) {
    take(used, parts)
    return { ...rest, group: by }
  }
  const { unit, adverb } = found?.groups ?? {}
  const named = unit ?? Object.entries(units).find(([word]) => word === adverb)?.[1]
  const each = grains.find((grain) => grain === named)
  if (!each) return undefined
  take(used, found)
  return { ...rest, aggregate: 'mean', each }
}

/** A cost as a share of revenue or of all costs. */
const shared = (before: AnswerablePlan, question: Question, used: Used): AnswerablePlan | undefined => {
  if (before.operator !== 'value' && before.operator !== 'share') return undefined
  const [costs, revenue, bare] = [ofCosts, ofRevenue, asShare].map((words) => matchWords(question, words))
  // A share of revenue has its cost in its name: "staff-share".
  const { measure, period } = before
  const line = measure.replace(/-share$/, '')
  const filter = before.filter ? { filter: before.filter } : {}
  const name = MeasureName.is(line) ? line : undefined
  const share = name && shareOf(name)
  if (!share) return undefined
  const part = lines.find((one) => one === name)
  if (costs && part && isLineOfExpense(part)) {
    take(used, costs)
    take(used, bare)
    return { operator: 'share', measure: part, period, ...filter, whole: { measure: 'costs' } }
  }
  if (!(bare ?? revenue)) return undefined
  take(used, bare)
  take(used, revenue)
  return { operator: 'value', measure: share, period, ...filter }
}

const perOne =
  /\b(?:per|each|every|for (?:each|every|one)|on (?:each|every|one)|a) (?:(?:single )?(?:sale|transaction|customer|head|cover|order|deal|settlement|billed day|billable day)|(?<hour>(?:opening |trading )?hour))\b/

/** "Per sale, I mean": the measure before by what is counted. */
export const byOne = (before: AnswerablePlan, question: Question, used: Used): AnswerablePlan | undefined => {
  if (before.operator !== 'value' && before.operator !== 'compare') return undefined
  const found = matchWords(question, perOne)
  const measure = found && perMeasure(before.measure, found.groups.hour ? 'hour' : 'transaction')
  if (!measure) return undefined
  take(used, found)
  if (before.operator === 'compare') return { ...before, measure }
  const { aggregate: _, each: _each, group: _group, ...rest } = before
  return { ...rest, measure }
}

const lines = ['staff', 'supplies', 'premises', 'marketing', 'other'] as const

const inThousands = 10_000

/** Another bound of the same count or forecast, on the same side unless the follow-up says another. */
const rebounded = (before: AnswerablePlan, question: Question, used: Used): AnswerablePlan | undefined => {
  if (before.operator !== 'count' && before.operator !== 'forecast') return undefined
  const { bounds } = takeBounds(question, used)
  const [bound] = bounds
  if (!bound) return undefined
  const { above, below, atLeast, atMost, ...rest } = before
  const level = above ?? below ?? atLeast ?? atMost ?? 0
  // "Over 60k", then "and under 45?"
  const value = level >= inThousands && bound.value < 1000 ? bound.value * 1000 : bound.value
  const isSided = question.terms.some((term) => isCue(term, 'above', 'below'))
  const isBelow = isSided ? bound.isBelow : above === undefined && atLeast === undefined
  const isIncluded = isSided ? bound.isIncluded : (atLeast ?? atMost) !== undefined
  const [named] = measuresIn(question)
  if (named) used.add(named.at)
  return {
    ...rest,
    ...(named ? { measure: named.measure } : {}),
    ...asBounds({ ...bound, value, isBelow, isIncluded }),
  }
}

const isBetter =
  /\b(?:better|worse|more|less|higher|lower|bigger|smaller|busier|quieter|compared|difference)\b/

/** "And the October before, which was better?": the time of the figure before, beside another. */
export const comparedWith = (before: AnswerablePlan, question: Question): Reading | undefined => {
  if (before.operator !== 'value' || measuresIn(question).length > 0) return undefined
  const [named, other] = question.periods
  const better = matchWords(question, isBetter)
  if (!named || other || !better) return undefined
  const used: Used = new Set([...better.places, named.at])
  const { measure, period } = before
  const filter = before.filter ? { filter: before.filter } : {}
  const isSame = JSON.stringify(named.period.of) === JSON.stringify(period.of)
  const against =
    isSame || named.relation
      ? { ...period, moved: named.relation ?? ('year-before' as const) }
      : { ...named.period, ...(period.weekdays ? { weekdays: period.weekdays } : {}) }
  take(used, matchWords(question, /\bbefore\b/))
  return {
    plan: {
      operator: 'compare',
      measure,
      asked: 'which',
      of: { period, ...filter },
      against: { period: against, ...filter },
    },
    used,
  }
}

/** "And supplies?" after wages as a share of sales: as a share too, unless it is asked for in dollars. */
export const inSameTerms = (
  before: AnswerablePlan,
  { text, amounts }: Question,
  measure: MeasureName,
): MeasureName => {
  const wasShare = 'measure' in before && before.measure?.endsWith('-share') === true
  const isBare =
    amounts.length === 0 && !/\b(?:dollars?|how much|spend|spent|cost us|in money)\b|\$/i.test(text)
  return wasShare && isBare && isLineOfExpense(measure) ? (shareOf(measure) ?? measure) : measure
}

/** The plan before with another sum, share or bound; undefined if the follow-up names none. */
export const editSum = (before: AnswerablePlan, question: Question): Reading | undefined => {
  for (const edit of [rebounded, shared, byOne, summedUp]) {
    const used: Used = new Set()
    const plan = edit(before, question, used)
    if (plan) return { plan, used }
  }
  return undefined
}
