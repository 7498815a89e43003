/** Money that the owners take, and whether the cash is a worry. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { lastWeeks } from '../question.ts'
import { namedPeriods } from '../selection.ts'
import type { DerivedReader } from './derived-reader.ts'

const takesOut =
  /\b(?:draw|take|pull|withdraw|pay)(?:ing)? (?:\S+ ){0,4}?(?:out (?:of the (?:business|company|caf[eé]|agency|firm)|for (?:myself|ourselves|me|us))|for (?:myself|ourselves)|to (?:myself|ourselves))\b/i
const leastSum = 500

/** "Can I draw $20,000 out for myself?": weighed as what is paid to the owners. */
export const drawings: DerivedReader = ({ text, amounts }): AnswerablePlan | undefined => {
  const [sum, other] = amounts
  if (!takesOut.test(text) || !sum || other || sum.value < leastSum) return undefined
  if (/\b(?:a|per|each|every) (?:week|month|fortnight|year)\b|\b(?:weekly|monthly|yearly)\b/i.test(text))
    return undefined
  return { operator: 'advise', matter: `Can we afford to pay the owners a $${sum.value} dividend?` }
}

const worries =
  /\b(?:panic\w*|worr(?:y|ied|ying)|nervous|concerned|alarmed|lose sleep|stress\w*)\b.*\b(?:cash|runway|money in the bank|bank balance)\b|\b(?:cash|runway|bank balance)\b.*\b(?:panic\w*|worr(?:y|ied|ying)|nervous|concern\w*|alarm\w*)\b/i

/** "Is it time to panic about cash?": how long it lasts, and which way it goes. */
export const cashWorry: DerivedReader = (question): AnswerablePlan | undefined =>
  worries.test(question.text) && question.amounts.length === 0 && namedPeriods(question).length === 0
    ? { operator: 'value', measure: 'runway', period: lastWeeks(1), lasting: {} }
    : undefined
