/** What an answer says of the words and questions that it does not take into account. */
import { type Line, say } from '../line.ts'
import type { ReadQuestion } from '../questions/read-question.ts'
import { quoted } from '../quotation.ts'

const maxNamed = 3

/** Names words that it left out. */
export const notUsed = ({ plan, notUnderstood }: ReadQuestion): Line | undefined => {
  if (plan.operator === 'clarify' || plan.operator === 'decline' || plan.operator === 'find') return undefined
  const words = [...new Set(notUnderstood)].slice(0, maxNamed).flatMap((word) => quoted(word) ?? [])
  return words.length === 0 ? undefined : say`I left out ${words.join(', ')}, which I couldn’t place.`
}

/** Says first which words, that would have changed the answer, it does not take into account. */
export const notApplied = ({ plan, leftOut = [] }: ReadQuestion): Line | undefined => {
  const words = [...new Set(leftOut)].slice(0, maxNamed).flatMap((word) => quoted(word) ?? [])
  if (words.length === 0) return undefined
  return plan.operator === 'clarify'
    ? say`I couldn’t place ${words.join(' or ')}, and it changes the answer, so I’d rather not guess. What I can answer:`
    : say`I couldn’t work ${words.join(' or ')} into this:`
}

/** Of several questions, those that were not read. */
export const notAnswered = ({ unanswered = [] }: ReadQuestion): Line | undefined => {
  const parts = unanswered.slice(0, maxNamed).flatMap((part) => quoted(part) ?? [])
  return parts.length === 0
    ? undefined
    : say`That leaves ${parts.join(' and ')}, which I didn’t understand. Please ask it on its own.`
}
