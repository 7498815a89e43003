/** Whether a question is about a recorded decision: what was done, or with what result. */
import type { Plan } from '#schema/advisor/plan'
import type { Advisory } from '#schema/advisory/advisory'
import { type Context, isNothing } from '../plans/context.ts'
import { evaluateDecided } from '../plans/decided.ts'
import type { Question } from '../questions/question.ts'
import type { ReadQuestion } from '../questions/read-question.ts'
import { readDecided } from '../questions/readers/decided-reader.ts'
import { isWeakWord } from '../search/common-words.ts'
import { formOf } from '../search/word-forms.ts'

const sure = 0.85

/** A reading based on the records. */
export const readAs = (plan: Plan, confidence: number): ReadQuestion => ({
  plan,
  also: [],
  coverage: 1,
  notUnderstood: [],
  confidence,
})

const ofOutcome =
  /\b(?:turn(?:ed)? out|bec[ao]me of|c[ao]me of|how (?:did|was|were)|work(?:ed|s)?(?: out)?|pa(?:y|id) off|paid|flop(?:ped)?|succe\w+|fail(?:ed|ure)?|result|outcome|difference|any good|worth it|help(?:ed)?|deliver(?:ed)?|pan(?:ned)? out|save(?:d)? (?:us )?(?:any|money|much)|(?:a |the )?(?:good|bad|right|wrong|smart) (?:call|idea|move|decision|thing)|worthwhile|happened (?:with|to)|whatever happened|do (?:anything|much|something|its job|the trick)|pay(?:s|ing)? for (?:itself|themselves)|bring (?:in )?(?:any|much|people|customers|us)|move the needle)\b/i
const isOver =
  /\b(?:good|bad|right|wrong|smart) (?:move|call|decision)\b|\b(?:did|was|were|has|have|had|worked|paid|turned|came|became|happened|went|how'?d)\b/i

/** The question read as one about decisions. */
export const decidedOf = (question: Question): ReadQuestion | undefined => {
  const reading = readDecided(question)
  return reading && readAs(reading.plan, sure)
}

// "What did we do about the landlord?"
export const asksWhatWasDone =
  /\b(?:what|where|how) (?:did|have|had) (?:we|i)\b.*\b(?:about|with|land|say to|decide\w*|end up)\b/i

const numberWord = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)$/

const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i

/** True for a word that identifies a matter, unlike "one", "thing" and "Thursday". */
const isOfMatter = (word: string): boolean =>
  !isWeakWord(word, formOf(word)) && !numberWord.test(word) && !weekday.test(word)

const statusOf = ({ plan }: ReadQuestion, context: Context): Advisory['status'] | undefined => {
  if (plan.operator !== 'decided' || !plan.words?.some(isOfMatter)) return undefined
  const answer = evaluateDecided(context, plan)
  const [first] = isNothing(answer) || answer.isNearest ? [] : answer.facts
  return context.records.advisories.find(({ id }) => id === first?.source.id)?.status
}

/** True if the subject of the question was accepted or dismissed. */
export const isSettled = (read: ReadQuestion, context: Context): boolean =>
  ['accepted', 'dismissed'].includes(statusOf(read, context) ?? '')

/** True if the subject was accepted, and the question asks for the result. */
export const asksForOutcome = ({ text }: Question, read: ReadQuestion, context: Context): boolean =>
  ofOutcome.test(text) && isOver.test(text) && statusOf(read, context) === 'accepted'

/** True for a question read as one about a decision that is not on record. */
export const decidesNothing = ([read, other]: readonly ReadQuestion[], context: Context): boolean => {
  if (read?.plan.operator !== 'decided' || !read.plan.words || other) return false
  const answer = evaluateDecided(context, read.plan)
  return isNothing(answer) || answer.isNearest === true
}
