/**
 * Every content word of a question is expressed by its plan, or the plan answers another question. This looks at each word
 * and at the plan alone, and not at which words a reader took: words of time, size, measure, direction, order and condition
 * must stand in the plan, and words that the lexicon does not have stand in none.
 */
import type { MeasureName } from '#schema/advisor/measure'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { type Question, textOf } from '../question.ts'
import { type Cue, isLight, type Meaning, type Term } from '../term.ts'
import { expressesCue } from './cues.ts'
import { expressesSense } from './directions.ts'
import { expressesHours, expressesNumber, expressesPeriod, expressesWeekdays } from './extent.ts'
import { expressesGrain } from './grains.ts'
import { isLicensed } from './licence.ts'
import { expressesMeasure } from './measures.ts'
import { sensesOf } from './senses.ts'

/** A word in its question, and the plan that it is held against. */
export type Place = { readonly question: Question; readonly at: number; readonly term: Term }

const isSmall = (term: Term): boolean =>
  term.meanings.some(({ kind }) => kind === 'filler' || kind === 'mark')

/** What is supposed is told around its size: "a new oven for $12,000" is the sum, and "if both go to the clinic" is nothing else. */
const isSized = (plan: AnswerablePlan, { amounts }: Question): boolean =>
  (plan.operator === 'scenario' &&
    (plan.gone !== undefined ||
      plan.closed !== undefined ||
      amounts.some(({ unit, value }) => unit !== 'plain' || value >= leastSize))) ||
  (plan.operator === 'solve' && (amounts.length > 0 || plan.outcome !== 'profit'))

const leastSize = 3

const expresses = (plan: AnswerablePlan, place: Place, meaning: Meaning): boolean => {
  const { question, at } = place
  switch (meaning.kind) {
    case 'filler':
    case 'mark':
      return true
    case 'period':
      return expressesPeriod(plan, place, meaning.period, meaning.relation)
    case 'weekdays':
      return expressesWeekdays(plan, place, meaning.weekdays)
    case 'hours':
      return expressesHours(plan, place, meaning)
    case 'number':
      return expressesNumber(plan, place, meaning)
    case 'grain':
    case 'unit':
    case 'hour-of-day':
    case 'by-weekday':
      return expressesGrain(plan, place, meaning)
    case 'measure':
      return expressesMeasure(plan, place, meaning.measure)
    case 'lever':
      return (
        plan.operator === 'scenario' ||
        plan.operator === 'solve' ||
        plan.operator === 'explain' ||
        (meaning.lever !== 'price' &&
          expressesMeasure(
            plan,
            place,
            meaning.lever === 'volume' ? 'revenue' : (meaning.lever as MeasureName),
          ))
      )
    case 'cue':
      return expressesCue(plan, place, meaning.cue)
    case 'staff-hours':
      return plan.operator === 'scenario' || plan.operator === 'solve'
    case 'decline':
      return false
    case 'unknown': {
      if (isSized(plan, question)) return true
      const said = sensesOf(meaning.word)
      // "What falls on a weekday", "goes down to"
      const isOfPlace = /^(?:on|in|to|into|under)$/.test(textOf(question.terms[at + 1]))
      if (said.length > 0 && !isOfPlace) return said.some((sense) => expressesSense(plan, place, sense))
      return said.length > 0 || isLight(place.term)
    }
  }
}

const sets: ReadonlySet<Cue> = new Set<Cue>(['compare', 'than', 'up', 'above', 'which'])

const none: ReadonlySet<number> = new Set()

const asks = /^(?:what|whats|which|how|when|who|why|did|do|does|is|are|was|were|have|has|can|could|will)\b/
const lead = /^(?:know|wants?|asks?|asking|wonder\w*|tell|me|us|say|is|:|,|–|-|and|so|but|then|\.|\?|!)$/

/** True for a word that says what happened around the question, and nothing of what is asked. */
const isAside = (term: Term): boolean =>
  isSmall(term) ||
  term.meanings.every((meaning) =>
    meaning.kind === 'unknown'
      ? sensesOf(meaning.word).length === 0
      : meaning.kind === 'cue' &&
        ['question', 'and', 'of', 'to', 'from', 'follow-up', 'say', 'each', 'need', 'latest'].includes(
          meaning.cue,
        ),
  )

/** Where the question begins after words that only say who wants to know it: "the bank is on the phone and asks what …". */
const beginsAt = ({ terms }: Question): number => {
  const first = terms.findIndex((term) => !isAside(term))
  const limit = first < 0 ? terms.length : first
  for (let at = 1; at <= limit; at++)
    if (asks.test(textOf(terms[at])) && lead.test(textOf(terms[at - 1]))) return at
  // "I'm doing the books: supplies for the year?"
  const mark = terms.findLastIndex((term, at) => at < limit && /^[:.!?;–]$/.test(textOf(term)))
  return mark + 1
}

/** True for a word that only asks or joins, or that the lexicon does not have: a reader that took it read it. */
const mayBeTaken = ({ meanings }: Term): boolean =>
  meanings.some(
    (meaning) =>
      meaning.kind === 'cue' || (meaning.kind === 'unknown' && sensesOf(meaning.word).length === 0),
  )

/** What a list begins at, the time until a forecast ends and "our last week under" are in their plans in another form. */
const isTakenWhole = ({ meanings }: Term, plans: readonly AnswerablePlan[]): boolean =>
  meanings.some(({ kind }) => kind === 'number' || kind === 'period') &&
  plans.some(
    (plan) =>
      plan.operator === 'forecast' ||
      (plan.operator === 'rank' && (plan.from ?? 1) > 1) ||
      (plan.operator === 'count' && plan.asked === 'last'),
  )

/** Places of the words of a question that no plan of these expresses, in order; `taken` are those that its reader took by their form. */
export const unaccountedIn = (
  question: Question,
  plans: readonly AnswerablePlan[],
  taken: ReadonlySet<number> = none,
): readonly number[] => {
  const from = beginsAt(question)
  return question.terms.flatMap((term, at) => {
    if (at < from || isSmall(term) || (taken.has(at) && (mayBeTaken(term) || isTakenWhole(term, plans))))
      return []
    const place = { question, at, term }
    // Two figures set against each other stand beside each other.
    const isBeside =
      plans.length > 1 && term.meanings.some((meaning) => meaning.kind === 'cue' && sets.has(meaning.cue))
    if (isBeside) return []
    const isSaid = plans.some((plan) => term.meanings.some((meaning) => expresses(plan, place, meaning)))
    return isSaid ? [] : [at]
  })
}

/** True if some plan of these says more than the question. */
export const isGuess = (question: Question, plans: readonly AnswerablePlan[]): boolean =>
  plans.some((plan) => !isLicensed(question, plan))
