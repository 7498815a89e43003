/** Remembers what was made of a text, since the same words come in many questions and in the texts on record. */
import { LRUCache } from 'lru-cache'

const mostWords = 5000
// A sentence with its words takes up to 10 kB.
const mostTexts = 1000
// A longer text is no word, and comes once.
const longestWord = 60

/** Remembers what `make` makes of each text of at most `longest` characters; others are made anew. */
export const byText = <A extends object | string>(
  make: (text: string) => A,
  longest: number,
  max = mostTexts,
): ((text: string) => A) => {
  const known = new LRUCache<string, A>({ max })
  return (text) => {
    if (text.length > longest) return make(text)
    const before = known.get(text)
    if (before !== undefined) return before
    const made = make(text)
    known.set(text, made)
    return made
  }
}

/** Remembers what `make` makes of each word. */
export const byWord = <A extends object | string>(make: (word: string) => A): ((word: string) => A) =>
  byText(make, longestWord, mostWords)
