/** Letters and apostrophes as they are usually written: "WHATS THE MARGIN" as "what's the margin". */

import { spellings } from '../lexicon/spellings.ts'

const auxiliaries = 'do does did is are was were have has had ca could wo would should must need'.split(' ')

/** Contractions without their apostrophe; never one that is a word as well, such as "were", "well" and "wed". */
const contracted: ReadonlyMap<string, string> = new Map([
  ...auxiliaries.map((verb): [string, string] => [`${verb}nt`, `${verb}n't`]),
  ...[
    'im',
    'ive',
    'youre',
    'youve',
    'theyre',
    'theyve',
    'weve',
    'itd',
    'youd',
    'theyd',
    'youll',
    'theyll',
    'itll',
  ].map((word): [string, string] => [word, word.replace(/(m|re|ve|d|ll)$/, "'$1")]),
  ...['what', 'how', 'who', 'where', 'when', 'why', 'that', 'there', 'here'].flatMap(
    (word): [string, string][] => [
      [`${word}s`, `${word}'s`],
      [`${word}d`, `${word}'d`],
    ],
  ),
])

const letters = /(?<![\p{L}\d'’])\p{L}{2,}(?![\p{L}\d'’])/gu

// "Wat's", "wots".
const typedBefore = /(?<![\p{L}\d'’])(?<head>\p{L}+)(?=['’](?:s|d|re|ll)(?!\p{L}))/gu

const leastShouted = 8

const isShouted = (message: string): boolean =>
  !/\p{Ll}/u.test(message) && (message.match(/\p{Lu}/gu)?.length ?? 0) >= leastShouted

/** "Fees monthly since July" are listed by the month. */
const adverb =
  /(?<=[\p{L}%],? )(?<unit>month|week|quarter)ly(?=,? (?:since|in|for|over|from|this|last|during|across)\b)/giu

/** A message in small letters where it is all in capitals, with the apostrophes that it was typed without. */
export const plainWriting = (message: string): string => {
  const small = isShouted(message) ? message.toLowerCase() : message
  const whole = small.replace(letters, (word) => {
    const plain = contracted.get(word.toLowerCase())
    return plain === undefined ? word : word.slice(0, 1) + plain.slice(1)
  })
  const listed = whole.replace(adverb, 'by $<unit>')
  return listed.replace(typedBefore, (head) => {
    const plain = spellings[head.toLowerCase()]
    return plain && /^(?:wh|how)/.test(plain) ? plain : head
  })
}
