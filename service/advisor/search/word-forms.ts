/** Normalised words of texts and questions, so that their forms are equal. */
import { byWord } from '../questions/by-word.ts'
import { stemOf } from '../questions/classifier/stem.ts'
import { isStopWord } from './common-words.ts'
import { idioms } from './synonyms.ts'

const plain = (text: string): string =>
  idioms.reduce(
    (left, [pattern, meant]) => left.replaceAll(pattern, meant),
    text.toLowerCase().replaceAll('’', "'"),
  )

// Numbers in words equal digits: "nine days" and "9 days".
const spelled: Readonly<Record<string, string>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, value) => [word, String(value)]),
)

/** Most words have nothing to take off. */
const isPlain = (word: string): boolean => word >= 'a' && !word.includes("'")

/** Words of a text in lower case, without possessives and contractions. */
export const wordsIn = byWord((text: string): readonly string[] =>
  (plain(text).match(/\d[\d,]*(?:\.\d+)?(?:st|nd|rd|th|%)?|\p{L}+(?:'\p{L}+)*/gu) ?? []).map((word) =>
    isPlain(word)
      ? word
      : word.replace(/(?<=\d)(?:st|nd|rd|th)$|n't$|'(?:s|ve|re|ll|d|m)?$/, '').replaceAll(',', ''),
  ),
)

// Nouns that look like forms of another word: "the letting fee" is not a form of "let", nor marketing one of "market"; and super no form of supply.
const ownWords: Readonly<Record<string, string>> = {
  letting: 'letting',
  lettings: 'letting',
  marketing: 'marketing',
  meeting: 'meeting',
  meetings: 'meeting',
  super: 'super',
}

// Verbs that change their vowel: "have we rung the agent?" is answered by "Ring the agent".
const irregular: Readonly<Record<string, string>> = {
  rang: 'ring',
  rung: 'ring',
  sent: 'send',
  wrote: 'write',
  written: 'write',
  spoke: 'speak',
  spoken: 'speak',
  bought: 'buy',
  chose: 'choose',
  chosen: 'choose',
  taught: 'teach',
  lent: 'lend',
  learnt: 'learn',
  built: 'build',
  burnt: 'burn',
}

/** Stems twice, so that "request" and "requests" become equal. */
const stemmed = (word: string): string => {
  const stem = stemOf(word)
  return stem === word ? stem : stemmed(stem)
}

/** The normal form of a word. */
export const formOf = byWord((word: string): string => {
  const own = Object.hasOwn(ownWords, word) ? ownWords[word] : undefined
  if (own !== undefined) return own
  const stem = spelled[word] ?? stemmed(Object.hasOwn(irregular, word) ? (irregular[word] ?? word) : word)
  // "Butter" is not a form of "but".
  return /er$/.test(word) && isStopWord(stem, stem) ? word : stem
})
