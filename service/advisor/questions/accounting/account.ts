/**
 * Every content word of a question is expressed by its plan, or the plan answers another question. This looks at each word
 * and at the plan alone, and not at which words a reader took: words of time, size, measure, direction, order and condition
 * must stand in the plan, and words that the lexicon does not have stand in none.
 */
import type { AnswerablePlan } from '#schema/advisor/plan'
import type { Question } from '../question.ts'
import { type Cue, isCue, type Term } from '../term.ts'
import { beginsAt, isSubject } from './asides.ts'
import { expresses } from './expresses.ts'
import { isLicensed } from './licence.ts'
import { isForeign, isSmall, type Place } from './place.ts'
import { sensesOf } from './senses.ts'

const sets: ReadonlySet<Cue> = new Set<Cue>(['compare', 'than', 'up', 'above', 'which'])

/** Cues that say what is asked: to take one and not to express it is to lose it. */
const says: ReadonlySet<Cue> = new Set<Cue>([
  'highest',
  'lowest',
  'best',
  'worst',
  'up',
  'down',
  'above',
  'below',
  'not',
  'why',
  'busy',
  'quiet',
  'loss',
])

/** "The least we took": after an article, "most" and "least" are no small words. */
const isSuperlative = ({ terms }: Question, at: number): boolean => {
  const [before, term] = [terms[at - 1], terms[at]]
  return (
    term !== undefined &&
    /^(?:most|least)$/i.test(term.text) &&
    /\bthe$/i.test(before?.text ?? '') &&
    isCue(term, 'highest', 'lowest')
  )
}

const none: ReadonlySet<number> = new Set()

/** True for a word that only asks or joins, or that the lexicon does not have: a reader that took it read it. */
const mayBeTaken = ({ meanings }: Term): boolean =>
  meanings.some(
    (meaning) =>
      (meaning.kind === 'cue' && !says.has(meaning.cue)) ||
      (meaning.kind === 'unknown' && sensesOf(meaning.word).length === 0),
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

const isAccounted = (place: Place, plans: readonly AnswerablePlan[], taken: ReadonlySet<number>): boolean => {
  const { question, at, term } = place
  if (
    (isSmall(term) && !isSuperlative(question, at)) ||
    (taken.has(at) && (mayBeTaken(term) || isTakenWhole(term, plans)))
  )
    return true
  // Two figures set against each other stand beside each other.
  const isBeside =
    plans.length > 1 && term.meanings.some((meaning) => meaning.kind === 'cue' && sets.has(meaning.cue))
  if (isBeside) return true
  const meanings = isSuperlative(question, at)
    ? term.meanings.filter(({ kind }) => kind === 'cue')
    : term.meanings
  return plans.some((plan) => meanings.some((meaning) => expresses(plan, place, meaning)))
}

/**
 * Places of the words of a question that no plan of these expresses, in order, and at most the first `most` of them (two or
 * more); `taken` are those that its reader took by their form.
 */
export const unaccountedIn = (
  question: Question,
  plans: readonly AnswerablePlan[],
  taken: ReadonlySet<number> = none,
  most = Number.POSITIVE_INFINITY,
): readonly number[] => {
  const all: number[] = []
  for (let at = beginsAt(question); at < question.terms.length && all.length < most; at++) {
    const term = question.terms[at]
    if (term && !isAccounted({ question, at, term }, plans, taken)) all.push(at)
  }
  // A single odd word that stands for nothing is a slip of the hand, and is named beside the answer.
  const [only, second] = all
  const isSlip =
    only !== undefined &&
    second === undefined &&
    question.terms.slice(only, only + 1).every(isForeign) &&
    !isSubject(question, only) &&
    !plans.some(({ operator }) => operator === 'scenario' || operator === 'solve')
  return isSlip ? [] : all
}

/** True if some plan of these says more than the question. */
export const isGuess = (question: Question, plans: readonly AnswerablePlan[]): boolean =>
  plans.some((plan) => !isLicensed(question, plan))
