/**
 * Words that a plan does not have and need not have. A word can change what was asked in two ways: it fills a part of the
 * plan (a name, a time, a size, an order, a direction, an exclusion), or it says of what kind the question is. Words of the
 * first sort always count. Words of the second sort were weighed with the whole sentence, and where that left no doubt, one
 * of them cannot make it another kind: "I'm putting together a list of our leanest weeks". All others say how things
 * happen; they are told by their part of speech and their place, and not by a list: "how many punters rocked up".
 */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { taggedWords } from '../../subjects/tagged-words.ts'
import { is, isShareOf } from '../plan-tests.ts'
import { measuresIn, type Question, textOf } from '../question.ts'
import { type Cue, isCue, meaningOf, type Term } from '../term.ts'
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
  if (tag === 'PROPN' || (at > 0 && /^\p{Lu}/u.test(term.text))) return false
  if (tag === 'VERB' || tag === 'ADV' || tag === 'INTJ' || tag === 'ADP') return true
  return !isSubject(question, at)
}

/** Words that only say of what kind a question is: to ask who, to draft, to be due, to be advised. */
const ofKinds: ReadonlySet<Cue> = new Set<Cue>([
  'who',
  'should',
  'need',
  'due',
  'decision',
  'say',
  'define',
  'draft',
  'roster',
  'social',
  'worth',
  'pay-for',
])

/** A question is less often of another kind than this. */
const sureOfKind = 0.9

/** True for a word that only says of what kind a question is, where the whole of it left no doubt; `likely` is its chance. */
export const isWeighed = ({ meanings }: Term, likely: number): boolean =>
  likely >= sureOfKind &&
  meanings.length > 0 &&
  meanings.every((meaning) => meaning.kind === 'cue' && ofKinds.has(meaning.cue))

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

const tolerant = is('value', 'compare', 'rank', 'count', 'share', 'explain', 'forecast')

/** True if a plan may answer without the words at these places, which an answer then names. */
export const isHarmless = (question: Question, plan: AnswerablePlan, left: readonly number[]): boolean =>
  question.text.length <= longest &&
  left.length <= most &&
  tolerant(plan) &&
  namesMeasure(question) &&
  left.every((at) => isBesides(question, at) || isOfManner(question, plan, at)) &&
  !hangsOnIt(question, plan, left)
