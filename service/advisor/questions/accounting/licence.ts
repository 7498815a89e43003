/**
 * The other way round: what a plan says must come from the question. An order that nothing asks for, a measure that nothing
 * names and a change of something else are guesses.
 */

import { isMeasured } from '#schema/advisor/measure'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { measureNamed } from '../../measures/measures.ts'
import { asksOfShutdown } from '../amounts/stretches.ts'
import { leversIn } from '../levers.ts'
import { measuresIn, type Question } from '../question.ts'
import { type Cue, isCue, meaningOf } from '../term.ts'
import { type Sense, sensesOf } from './senses.ts'

const says = ({ terms }: Question, cues: readonly Cue[], senses: readonly Sense[]): boolean =>
  terms.some(
    (term) =>
      isCue(term, ...cues) ||
      term.words.some((word) => sensesOf(word).some((sense) => senses.includes(sense))),
  )

const ofLists =
  /\b(?:rank\w*|order|sort|list|break ?down|broken down|breakdown|split|compare|most|least|top|bottom|stack\w*)\b|\w{2,}est\b/i

/** An order comes from a superlative, or from a word of a level or change that points the same way. */
const isOrdered = (question: Question, { order }: { readonly order: 'highest' | 'lowest' }): boolean => {
  const isEnd = says(question, ['highest', 'lowest', 'best', 'worst', 'loss'], [])
  if (isEnd || ofLists.test(question.text)) return true
  return order === 'highest'
    ? says(question, ['busy', 'up'], ['high', 'rise'])
    : says(question, ['quiet', 'down'], ['low', 'fall', 'miss'])
}

/** Parts of a scenario that no word names: the lever of a change. */
const isMoved = (question: Question, plan: AnswerablePlan): boolean => {
  if (plan.operator !== 'scenario' || plan.gone || plan.closed || plan.once !== undefined) return true
  if (asksOfShutdown(question)) return true
  const named = new Set<string>([
    ...leversIn(question).map(({ lever }) => lever),
    ...measuresIn(question).flatMap(({ measure }) => measure.split('-')),
    ...question.terms.flatMap((term) => (meaningOf(term, 'staff-hours') ? ['staff'] : [])),
  ])
  if (named.has('transactions') || named.has('revenue')) named.add('volume')
  if (named.has('revenue')) named.add('price')
  if (named.has('costs'))
    for (const line of ['staff', 'supplies', 'premises', 'marketing', 'other']) named.add(line)
  // A product, and a sum that is all that comes in, say of themselves what they are.
  return plan.changes.every(
    ({ lever, by, product }) => product !== undefined || by === 'revenue-level' || named.has(lever),
  )
}

const ofChange =
  /\b(?:better|worse|kinder|more|less|fewer|stronger|weaker|bigger|smaller|different|differ|same|above|below|beat|trend\w*|mov(?:e|es|ed|ing)|chang\w*|gone|going|doing|track\w*)\b|(?!other)\b\w{3,}er than\b/i

/** Two sides come from two times, two groups, or a word that sets one against another. */
const isCompared = (question: Question): boolean =>
  says(
    question,
    ['compare', 'than', 'up', 'down', 'busy', 'quiet', 'above', 'below'],
    ['rise', 'fall', 'move', 'steady', 'high', 'low', 'multiple'],
  ) ||
  question.periods.length > 1 ||
  question.periods.some(({ relation }) => relation !== undefined) ||
  ofChange.test(question.text)

const isExplained = (question: Question): boolean =>
  says(question, ['why', 'happen', 'up', 'down', 'compare'], ['rise', 'fall', 'move']) ||
  /\b(?:because|due to|thanks to|what(?:['’]s| is| went)? (?:going|wrong|up with|eating|behind))\b/i.test(
    question.text,
  )

/** Nobody asks whether a week took more than five dollars. */
const leastDollars = 500

/** "More than a third", "lost money in five weeks": a part or a number of weeks is no level in dollars. */
export const isOfMoney = (question: Question, plan: AnswerablePlan): boolean => {
  const measure = 'measure' in plan ? plan.measure : undefined
  if (!isMeasured(measure) || measureNamed(measure).unit !== 'aud' || measure.includes('-per-')) return true
  const bounds =
    plan.operator === 'count' || plan.operator === 'forecast'
      ? [plan.above, plan.below, plan.atLeast, plan.atMost]
      : plan.operator === 'value'
        ? [plan.target?.size]
        : []
  return bounds.every((bound) => {
    const amount = question.amounts.find(({ value }) => value === bound)
    return (
      !bound ||
      !amount ||
      amount.unit === 'dollars' ||
      (amount.unit === 'plain' && amount.value >= leastDollars)
    )
  })
}

/** True for a plan whose parts the question asks for. */
export const isLicensed = (question: Question, plan: AnswerablePlan): boolean => {
  if (plan.operator === 'compare' && !isCompared(question)) return false
  if (plan.operator === 'explain' && !isExplained(question)) return false
  const isOpen = plan.operator === 'rank' && plan.by !== 'expense' && plan.asked === undefined
  if (isOpen && (plan.from ?? 1) === 1 && !isOrdered(question, plan)) return false
  return isMoved(question, plan) && isOfMoney(question, plan)
}
