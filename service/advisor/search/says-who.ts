/** "Who left?": a question with nothing but a verb, which a sentence says of somebody. */
import { people } from './fact-patterns.ts'
import type { Hit } from './find-sentences.ts'
import { synonymsOf } from './query.ts'
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

/** "Who signed …?", "who is meant to name …?": what somebody did or is to do. */
const doing =
  /\bwho(?:['’]s)? (?:(?:is|was|are|were|has|have|had|will|should|would|could|must|shall|can|may|did|do|does|meant|supposed|going|due|expected|to|be|been|still|actually|else|not|responsible|for) )*(?<verb>\p{L}{4,})/iu
const light =
  /^(?:would|could|should|will|must|shall|have|make|does|gets?|goes|come|comes|want|wants|need|needs|said|says|think|that|this|with|from|your|they|them|else|head|main|boss)$/i

/** True if a sentence can name who did what a question asks: it has that verb, or one like it. */
export const namesDoer = (sentence: string, question: string): boolean => {
  const verb = doing.exec(question)?.groups?.verb?.toLowerCase()
  if (verb === undefined || light.test(verb)) return true
  const forms = synonymsOf(verb)
  return wordsIn(sentence).some((word) => forms.has(formOf(word)))
}
