/** "Who left?": a question with nothing but a verb, which a sentence says of somebody. */
import { people } from './fact-patterns.ts'
import type { Hit } from './find-sentences.ts'
import { formOf, wordsIn } from './word-forms.ts'

/** True if a sentence names people by occupation other than those of some words. */
export const namesOther = (sentence: string, words: readonly string[]): boolean => {
  const known = new Set(words.map(formOf))
  return [...sentence.matchAll(new RegExp(people.source, 'gi'))].some(([text]) => {
    const last = wordsIn(text).at(-1)
    return last !== undefined && !known.has(formOf(last))
  })
}

/** True for a sentence that says these words of people, before its first comma. */
export const saysWho = (words: readonly string[], { sentence }: Pick<Hit, 'sentence'>): boolean => {
  const [clause = ''] = sentence.split(/[,;:]/)
  const said = wordsIn(clause).map(formOf)
  return people.test(clause) && words.every((word) => said.includes(formOf(word)))
}
