/** Words of texts and of questions, reduced so that their forms compare as equal. */
import { stemOf } from '../questions/classifier/stem.ts'
import { idioms, isStopWord } from './synonyms.ts'

const plain = (text: string): string =>
  idioms.reduce(
    (left, [pattern, meant]) => left.replaceAll(pattern, meant),
    text.toLowerCase().replaceAll('’', "'"),
  )

// Spelled numbers compare with digits: "nine days" and "9 days".
const spelled: Readonly<Record<string, string>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, value) => [word, String(value)]),
)

/** The words of a text in lower case, without the possessive and what is contracted with them. */
export const wordsIn = (text: string): readonly string[] =>
  (plain(text).match(/\d[\d,]*(?:\.\d+)?(?:st|nd|rd|th)?|\p{L}+(?:'\p{L}+)*/gu) ?? []).map((word) =>
    word.replace(/(?<=\d)(?:st|nd|rd|th)$|n't$|'(?:s|ve|re|ll|d|m)?$/, '').replaceAll(',', ''),
  )

/** The form under which a word is compared. */
export const formOf = (word: string): string => {
  const stem = spelled[word] ?? stemOf(word)
  // "Butter" is no form of "but".
  return /er$/.test(word) && isStopWord(stem, stem) ? word : stem
}
