/** Whether words report an act of the past: "put their prices up in October", not "arrive already trusting us". */
import { taggedWords } from '../../subjects/tagged-words.ts'

const irregular =
  /^(?:ate|became|began|blew|bought|broke|brought|built|came|caught|chose|did|drew|drove|fell|felt|flew|forgot|found|gave|got|grew|had|heard|held|kept|knew|led|left|lent|lost|made|meant|met|paid|ran|rang|rose|said|sat|saw|sent|sold|spent|spoke|stole|stood|taught|thought|threw|told|took|understood|was|went|were|woke|won|wore|wrote)$/
/** Verbs whose past looks like their present. */
const same = /^(?:cost|cut|hit|hurt|let|put|quit|read|set|shut|spread)$/
const ofPast =
  /\b(?:last|ago|yesterday|since|in the week of|on \w+day|earlier|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/i
const adverb = /^(?:also|already|just|never|now|only|once|recently|still|\w+ly)$/

/**
 * True if the first verb is in the past or perfect tense. `isReport`: the speaker reports an event, so "put" without a
 * date counts.
 */
export const isPastAct = (words: string, isReport = true): boolean => {
  const tagged = taggedWords(words.replaceAll('’', "'")).filter(({ tag }) => tag !== 'PUNCT')
  const at = tagged.findIndex(
    ({ word, tag }) => !adverb.test(word) && (/^(?:VERB|AUX)$/.test(tag) || irregular.test(word)),
  )
  const [verb = '', next = ''] = [tagged[at]?.word, tagged[at + 1]?.word]
  if (/^(?:has|have|had|did|was|were)$/.test(verb)) return true
  if (same.test(verb)) return isReport || ofPast.test(words)
  return irregular.test(verb) || (/ed$/.test(verb) && verb !== 'need') || (verb === 'do' && next === 'not')
}
