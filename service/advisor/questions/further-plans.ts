/** Further plans that one question asks for: more measures, the other end of a list, another action. */
import type { MeasureName } from '#schema/advisor/measure'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { rememberBoth } from '../remember.ts'
import { comparedMeasures } from './faithfulness/opposed.ts'
import { isListed, measuresIn, type Question, type Reading } from './question.ts'
import { isCue, isLight, meaningOf } from './term.ts'

const opposite = { highest: 'lowest', lowest: 'highest' } as const

const actionCues = [
  ['email', 'email-drafts'],
  ['roster', 'roster'],
  ['social', 'social-plan'],
] as const

/** "Do the roster and some posts" asks for two actions. */
const otherActions = (plan: AnswerablePlan, question: Question): readonly AnswerablePlan[] =>
  plan.operator === 'act' && question.terms.some((term) => isCue(term, 'and'))
    ? actionCues.flatMap(([cue, action]) =>
        action !== plan.action && question.terms.some((term) => isCue(term, cue))
          ? [{ ...plan, action }]
          : [],
      )
    : []

const asksHowItWent =
  /\bhow (?:did|was|were|is|are|has|have)\b.*\b(?:go|going|gone|do|doing|done|perform\w*|tracking|travell?ing|stack\w*|compare\w*|week|month|quarter)\b/i

const isOfState =
  /\b(?:are|is|were) (?:we|things|the business|the company|the (?:caf[eé]|practice|agency|shop)) (?:\w+ ){0,2}(?:better|worse)(?: off)?\b|\b(?:better|worse) off\b/i

/** "Compare July with August" */
const comparesAll = /^\W*(?:(?:and|so|ok|please|can you|could you) )*compare\b/i

/** "How did last week go?" names no measure: what was taken, and what was kept of it. */
const whatIsKept = (plan: AnswerablePlan, question: Question): readonly AnswerablePlan[] => {
  if (plan.operator !== 'value' && plan.operator !== 'compare') return []
  // "Are we better off than a year ago?" is asked of what is left and what is in the bank, too.
  if (plan.operator === 'compare' && isOfState.test(question.text) && measuresIn(question).length === 0)
    return [
      { ...plan, measure: 'profit' },
      { ...plan, measure: 'runway' },
    ]
  const { period } = plan.operator === 'value' ? plan : plan.of
  const isOfWeeks = ['last', 'current', 'month', 'quarter', 'year', 'season'].includes(period.of.kind)
  const isOfDay = 'unit' in period.of && period.of.unit === 'day'
  return plan.measure === 'revenue' &&
    measuresIn(question).length === 0 &&
    (asksHowItWent.test(question.text) || comparesAll.test(question.text)) &&
    isOfWeeks &&
    !isOfDay &&
    period.weekdays === undefined &&
    question.terms.every((term) => !meaningOf(term, 'unknown') || isLight(term))
    ? [{ ...plan, measure: 'profit' }]
    : []
}

type Further = { readonly plans: readonly AnswerablePlan[]; readonly places: readonly number[] }

const further = (question: Question, plan: AnswerablePlan): Further => {
  const used: number[] = []
  return { plans: furtherOf(question, plan, used), places: used }
}

const remembered = rememberBoth(further)

/** The plan for each further measure, or the other end of a list, that a question names; their places are added to `used`. */
export const furtherPlans = (
  { plan }: Reading,
  question: Question,
  used?: Set<number>,
): readonly AnswerablePlan[] => {
  const { plans, places } = remembered(question, plan)
  for (const at of places) used?.add(at)
  return plans
}

/** Adds the places that further plans use to `used`. */
const furtherOf = (question: Question, plan: AnswerablePlan, used: number[]): readonly AnswerablePlan[] => {
  if (plan.operator === 'rank') {
    const ends = question.terms.filter((term) => isCue(term, 'highest', 'best', 'lowest', 'worst'))
    const isUp = (place: number) => ends[place] !== undefined && isCue(ends[place], 'highest', 'best')
    const isBoth =
      ends.length === 2 && isUp(0) !== isUp(1) && question.terms.some((term) => isCue(term, 'and'))
    if (isBoth) return [{ ...plan, order: opposite[plan.order] }]
  }
  if (plan.operator === 'act') return otherActions(plan, question)
  // What sets two terms apart has both of them.
  if (plan.operator === 'define' && (plan.term ?? plan.against)) return []
  if (!('measure' in plan)) return []
  const sides = plan.operator === 'value' ? comparedMeasures(question) : undefined
  const side = sides?.find(({ measure }) => measure !== plan.measure)
  if (sides && side) {
    for (let at = sides[0].at; at <= sides[1].at; at++) used.push(at)
    return [{ ...plan, measure: side.measure }]
  }
  const named = measuresIn(question)
  const others = new Map<MeasureName, AnswerablePlan>()
  for (const [place, { at, measure }] of named.entries()) {
    const before = named[place - 1]
    if (!before || measure === plan.measure || !isListed(question, before.at, at)) continue
    used.push(at)
    others.set(measure, { ...plan, measure })
  }
  return others.size === 0 ? whatIsKept(plan, question) : [...others.values()]
}
