/** The sentence before a found one, where that points back to it. */
import { sentencesOf } from '../timeline/dated-sentences.ts'
import type { Hit } from './find-sentences.ts'

/** "With them, …": what is meant is in the sentence before. */
export const pointsBack =
  /^(?:(?:with|without|by|for|to|of|after|since) )?(?:them|they|it|that|this|those|these)\b/i

/** The sentence before a found one, in its text. */
export const sentenceBefore = ({ of, sentence }: Pick<Hit, 'of' | 'sentence'>): string | undefined => {
  const all = sentencesOf(of.text.text)
  return all[all.indexOf(sentence) - 1]
}
