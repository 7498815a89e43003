/** Remembers what was made of a word, since the same words come in many questions and in the texts on record. */
import { LRUCache } from 'lru-cache'

const mostWords = 5000
// A text that is longer is no word, and comes once.
const longest = 60

export const byWord = <A extends object | string>(make: (word: string) => A): ((word: string) => A) => {
  const known = new LRUCache<string, A>({ max: mostWords })
  return (word) => {
    if (word.length > longest) return make(word)
    const before = known.get(word)
    if (before !== undefined) return before
    const made = make(word)
    known.set(word, made)
    return made
  }
}
