/** A length of time on record that something else takes. */
import type { FindPlan } from '#schema/advisor/fact-plans'
import type { Hit } from './find-sentences.ts'
import { formOf, wordsIn } from './word-forms.ts'

const ofLength = /^(?:long|take|takes|taken|took|last|lasts|until|usually|normally|average)$/i

/** True for "how long does it take to sell a house" and a sentence without the act: it tells how long something else takes. */
export const isLengthOfOther = ({ asked, words, things = [] }: FindPlan, hit: Hit | undefined): boolean => {
  if (asked !== 'how-long' || hit === undefined) return false
  const named = new Set(things.flatMap(wordsIn).map(formOf))
  const acts = words.filter((word) => !ofLength.test(word) && !named.has(formOf(word)))
  const held = new Set(wordsIn(`${hit.of.text.title} ${hit.sentence}`).map(formOf))
  return acts.length > 0 && !acts.some((word) => held.has(formOf(word)))
}
