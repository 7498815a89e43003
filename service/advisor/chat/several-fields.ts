/** Several figures asked for at once: "how much revenue and how many customers?" wants both. */

import { partsOf } from './listed.ts'
import { metricIn } from './particulars.ts'
import type { Question } from './question.ts'
import { ideasIn } from './synonyms.ts'
import { plainWords } from './words.ts'

const asksForValues = ({ intent, amount, dollars }: Question, message: string): boolean => {
  const ideas = ideasIn(plainWords(message))
  const isOfCash = intent === 'cash' && amount === undefined && dollars === undefined
  if (isOfCash && !ideas.has('lasting') && !ideas.has('if')) return true
  return intent === 'value' || intent === 'expenses' || intent === 'compare'
}

/**
 * The question of a message that lists several fields and asks what they were, or how they compare; undefined where it
 * does not. `whole` is how the message reads as one.
 */
export const severalFields = (message: string, whole: Question): Question | undefined => {
  const metrics = [...new Set(partsOf(message).flatMap((part) => metricIn(ideasIn(part)) ?? []))]
  if (metrics.length < 2 || !asksForValues(whole, message)) return undefined
  return { ...whole, intent: whole.intent === 'compare' ? 'compare' : 'value', metric: metrics[0], metrics }
}
