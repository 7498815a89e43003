/** Nouns of a question in order, with the words that specify them: possible subjects of a record. */
import { isStopWord } from '../search/common-words.ts'
import { formOf, wordsIn } from '../search/word-forms.ts'
import { type Tagged, taggedWords } from './tagged-words.ts'

const isNoun = ({ tag }: Tagged): boolean => tag === 'NOUN' || tag === 'PROPN'

/** A word that specifies the next noun: "dripping tap", "closed lease", "premium tier". */
const tells = ({ tag }: Tagged): boolean => tag === 'ADJ' || tag === 'VERB' || tag === 'NUM'

// A verb of asking or doing is not part of the noun's name: "cut rates" after "we".
const opens = new Set([
  'a',
  'an',
  'the',
  'our',
  'my',
  'your',
  'their',
  'this',
  'that',
  'these',
  'those',
  'any',
  'some',
  'no',
  'of',
  'on',
  'for',
  'with',
  'about',
  'from',
  'in',
  'at',
  'by',
  'two',
  'three',
  'which',
  'what',
  'whose',
])

const isNounAt = (tagged: readonly Tagged[], at: number): boolean => {
  const one = tagged[at]
  return one !== undefined && isNoun(one)
}

/** True for a word that specifies the noun after it. */
const isModifier = (tagged: readonly Tagged[], at: number): boolean => {
  const [one, next, before] = [tagged[at], tagged[at + 1], tagged[at - 1]]
  if (!one || !next || !tells(one)) return false
  if (!isNoun(next) && !(tells(next) && isNounAt(tagged, at + 2))) return false
  if (before === undefined) return one.tag === 'ADJ'
  return one.tag !== 'VERB' || opens.has(before.word) || before.tag === 'ADJ'
}

/** Nouns of a text; a text without any gives none. */
export const nounsIn = (text: string): string[] => {
  const tagged = taggedWords(text)
  const found = tagged.flatMap((one, at) => (isNoun(one) || isModifier(tagged, at) ? wordsIn(one.word) : []))
  return [...new Set(found)].filter((word) => !isStopWord(word, formOf(word)) && word.length > 1)
}

const mostThings = 6
const longestThing = 200
/** Words that make a noun ask about the next one. */
const asksAbout = new Set(['of', 'on', 'about', 'behind', 'for', 'with'])
const between = new Set(['the', 'a', 'an', 'our', 'my', 'those', 'these', 'that', 'this'])

/**
 * Subjects of a question with the words that specify them. Of two nouns joined by "of", "on" or "about" only
 * the second counts: the verdict on the cards is searched for by the cards.
 */
export const thingsIn = (text: string): string[] => {
  const tagged = taggedWords(text)
  const things: string[][] = []
  let last = 'none'
  for (const [at, one] of tagged.entries()) {
    if (isNoun(one) || isModifier(tagged, at)) {
      const words = wordsIn(one.word).filter((word) => !isStopWord(word, formOf(word)) && word.length > 1)
      if (last === 'joined') things.pop()
      if (last === 'noun') things.at(-1)?.push(...words)
      else things.push([...words])
      last = 'noun'
    } else if (last === 'noun' && asksAbout.has(one.word)) last = 'joined'
    else if (last !== 'joined' || !between.has(one.word)) last = 'none'
  }
  return things
    .filter((words) => words.length > 0)
    .slice(0, mostThings)
    .map((words) => [...new Set(words)].join(' ').slice(0, longestThing).trim())
}
