/**
 * "Can I pay myself an extra 500 a week?", "a $2,500 bonus to each of my four salespeople", "one more consultant at 110k
 * plus super", "pay it off over 12 months": a sum, how often it is paid, for how many, and for what. The parts may stand in
 * any order. Each is taken out of the text, and what is left must say nothing: no other thing, number, time or condition.
 */
import type { AnswerablePlan } from '#schema/advisor/plan'
import type { Question } from '../question.ts'
import { jobOffered } from './job.ts'
import { saysNothing } from './left-unsaid.ts'
import type { Reader } from './parts.ts'
import { byHour, instalments } from './parts-of-sums.ts'
import { drawn, given, hired, raised } from './pay.ts'
import { sumsIn } from './spoken-sums.ts'

const readers: readonly Reader[] = [jobOffered, given, byHour, instalments, hired, drawn, raised]

const ofPast = /\b(?:did|was|were|have (?:we|i)|has|had|paid (?:myself|ourselves)|how much|why|when|who)\b/i

/** The decision that a text asks about; undefined where it says anything else. */
export const moneyDecision = (question: Question): AnswerablePlan | undefined => {
  const text = question.text.replaceAll('’', "'")
  const [sum, other] = sumsIn(text)
  if (!sum || other || ofPast.test(text)) return undefined
  const left = text.replace(sum.words, ' , ').replace(/\s+/g, ' ')
  for (const read of readers) {
    const found = read(question, left, sum)
    if (found && saysNothing(found.rest)) return found.plan
  }
  return undefined
}
