/** Two changes in one message: where it may be parted, and what counts as a change with a size. */

import { leverOf } from './particulars.ts'
import type { Question } from './question.ts'
import { dollarsIn, percentIn } from './slots.ts'
import { ideasIn } from './synonyms.ts'
import { plainWords } from './words.ts'

const joint = /[,;]?\s+(?:and|but|or|while|when|because|to)\s+(?=\S)/gi

/** The two halves of a message at each word that may join two changes; none where it quotes something. */
export const halvesOf = (message: string): readonly (readonly [string, string])[] =>
  /[“„«"]/.test(message)
    ? []
    : [...message.matchAll(joint)]
        .slice(0, 8)
        .map((found) => [message.slice(0, found.index), message.slice(found.index + found[0].length)])

/** True where a half names a size of its own, or people and hours. */
export const namesSize = (half: string): boolean => {
  const text = plainWords(half)
  return (
    percentIn(text) !== undefined || dollarsIn(text) !== undefined || leverOf(text, ideasIn(text)) === 'hours'
  )
}

/** True for a what-if of which a size is known. */
export const isSized = ({ intent, lever, amount, dollars }: Question): boolean =>
  (intent === 'what-if' || intent === 'cash') &&
  lever !== undefined &&
  (amount !== undefined || dollars !== undefined)

/** True where a message names more than one percentage. */
export const namesTwoPercentages = (message: string): boolean =>
  plainWords(message)
    .split(' ')
    .filter((word) => word === '%').length > 1
