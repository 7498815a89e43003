/**
 * Words that a plan does not have and need not have: those that match nothing the business holds and carry no constraint.
 * They are told by their part of speech and their place, and not by a list: "how many punters rocked up", "what slice walks
 * out the door as wages". A name, a time, a size, a direction and whatever a preposition or a measure makes a subject
 * always count.
 */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { taggedWords } from '../../subjects/tagged-words.ts'
import { is, isShareOf } from '../plan-tests.ts'
import { measuresIn, type Question, textOf } from '../question.ts'
import { isCue, meaningOf } from '../term.ts'
import { isSubject } from './asides.ts'
import { isForeign } from './place.ts'

/** More of them than this, and the question was hardly read. */
const most = 3
const longest = 300

/** "If any", "if at all", "give or take": said beside the question. */
const besides = /^(?:if (?:any|at all|so|not|ever|possible|anything)|or (?:am|are|is|what|not))\b/

const asksWhether = /^(?:did|do|does|is|are|was|were|has|have|had|can|could|will|would)$/

/** The tag of a word in its message; undefined where the tagger divides it otherwise. */
const tagOf = (question: Question, at: number): string | undefined => {
  const word = textOf(question.terms[at])
  const nth = question.terms.slice(0, at).filter((term) => textOf(term) === word).length
  return taggedWords(question.text).filter((one) => one.word === word)[nth]?.tag
}

const wordsFrom = ({ terms }: Question, at: number): string =>
  terms
    .slice(at, at + 3)
    .map(textOf)
    .join(' ')

/** True from such words on until the next mark. */
const isBesides = (question: Question, at: number): boolean => {
  const { terms } = question
  const before = terms.slice(0, at + 1)
  const from = before.findLastIndex(
    (term, place) => isCue(term, 'if', 'compare') && besides.test(wordsFrom(question, place)),
  )
  return from >= 0 && before.slice(from).every((term) => !meaningOf(term, 'mark'))
}

/** A verb or an adjective says how things happen; a noun is what is asked about, but for one that nothing points at. */
const isOfManner = (question: Question, plan: AnswerablePlan, at: number): boolean => {
  const term = question.terms[at]
  if (!term) return false
  const tag = tagOf(question, at)
  // "What slice walks out the door": a share neither rises nor falls.
  if (isShareOf(plan) && tag === 'VERB' && isCue(term, 'up', 'down')) return true
  if (!isForeign(term)) return false
  if (tag === 'PROPN' || /^\p{Lu}/u.test(term.text)) return false
  if (tag === 'VERB' || tag === 'ADV' || tag === 'INTJ' || tag === 'ADP') return true
  return !isSubject(question, at)
}

/** True if what is asked is named: a measure or a sum of money, and not only taken for granted. */
const namesMeasure = (question: Question): boolean =>
  measuresIn(question).length > 0 || question.amounts.some(({ unit }) => unit === 'dollars')

/** True if only the word that is left could say which way a list goes or what a yes would confirm. */
const hangsOnIt = (question: Question, plan: AnswerablePlan, left: readonly number[]): boolean => {
  if (left.every((at) => isBesides(question, at))) return false
  const first = question.terms.find((term) => !meaningOf(term, 'mark'))
  const isWhether = first !== undefined && asksWhether.test(textOf(first))
  return (
    isWhether && !is('compare', 'count')(plan) && !(plan.operator === 'value' && plan.target !== undefined)
  )
}

const tolerant = is('value', 'compare', 'rank', 'count', 'share')

/** True if a plan may answer without the words at these places, which an answer then names. */
export const isHarmless = (question: Question, plan: AnswerablePlan, left: readonly number[]): boolean =>
  question.text.length <= longest &&
  left.length <= most &&
  tolerant(plan) &&
  namesMeasure(question) &&
  left.every((at) => isBesides(question, at) || isOfManner(question, plan, at)) &&
  !hangsOnIt(question, plan, left)
