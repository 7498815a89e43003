/** Whether a part of a sentence can stand by itself. */
import { taggedWords } from '../../subjects/tagged-words.ts'

const relative = /^(?:that|who|which)$/

/** True for words with a verb of their own, beyond those of "that …" and "who …": "repairs that took 11 days" has none. */
export const isWholeSentence = (text: string): boolean => {
  const words = taggedWords(text)
  const verbs = words.filter(
    ({ tag, word }, at) => /^(?:VERB|AUX)$/.test(tag) && words[at - 1]?.word !== 'to' && !/ing$/.test(word),
  )
  const clauses = words.filter(
    ({ word }, at) => relative.test(word) && /^(?:VERB|AUX)$/.test(words[at + 1]?.tag ?? ''),
  )
  return verbs.length > clauses.length
}
