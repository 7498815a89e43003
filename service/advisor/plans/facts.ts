/** What the operators over facts share: their answer, and matching by words. */
import type { FactsAnswer } from '#schema/advisor/answer'
import type { Nothing } from '#schema/advisor/nothing'

export type FactsAnswered = FactsAnswer | Nothing

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** True if every word begins a word of the text, whatever its case. */
export const hasWords = (text: string, words: readonly string[]): boolean => {
  const held = wordsIn(text)
  return words.flatMap(wordsIn).every((word) => held.some((one) => one.startsWith(word)))
}
