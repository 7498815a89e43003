/** Whether a sentence is about the subject of a question, not just similar in words. */
import { isOfEveryBusiness } from '../options/matter-words.ts'
import { isLightWord } from '../questions/lexicon/light.ts'
import type { Records } from '../records.ts'
import { isWeakWord } from './common-words.ts'
import type { Hit } from './find-sentences.ts'
import { findSentences } from './find-sentences.ts'
import { queryOf } from './query.ts'
import { sentenceIndexOf } from './sentence-index.ts'
import { formOf, wordsIn } from './word-forms.ts'

const asking =
  /^(?:true|current|currently|typical|typically|average|normal|usual|overall|pace|row|per|kind|sort|status|progress|update|fall|falls|fell|drop\w*|rise|rises|rose|jump\w*|bigger|larger|smaller|records?|missing|people|employ\w*|one|two|three|four|five|six|seven|eight|nine|ten|\d+)$/

/** Words for the subject: those that another business would not use. */
export const subjectOfSearch = (words: readonly string[]): readonly string[] =>
  words.filter(
    (word) =>
      !isWeakWord(word, formOf(word)) && !isLightWord(word) && !isOfEveryBusiness(word) && !asking.test(word),
  )

/** Share of its subject that a sentence with its title must have. */
const least = { named: 0.5, unnamed: 0.85 } as const

/** Share of some words in a sentence, with its title and with its whole text. */
const heldOf = (records: Records, words: readonly string[], hit: Hit) => {
  const { hits, isOnlyWeak } = findSentences(records, words)
  return isOnlyWeak ? undefined : hits.find(({ of, at }) => of === hit.of && at === hit.at)
}

/** Share of common words that one sentence, or one title, must say. */
const leastSaid = 2 / 3

/** True if the sentence alone, or its title alone, says most of these common words; half in each is not enough. */
const isSaid = (records: Records, words: readonly string[], { sentence, of }: Hit): boolean => {
  const index = sentenceIndexOf(records)
  const { held } = index
  const sought = queryOf(words, index).filter(
    ({ word, forms }) => !isLightWord(word) || [...forms.keys()].some((form) => held.has(form)),
  )
  const own = new Set(wordsIn(sentence).map(formOf))
  const count = (said: ReadonlySet<string>) =>
    sought.filter(({ forms }) => [...forms.keys()].some((form) => said.has(form))).length
  return Math.max(count(own), count(of.title)) >= leastSaid * sought.length
}

/** Words of the furthest of its kind. */
export const superlative = /^(?:biggest|largest|best|worst|top|smallest|highest|lowest|main)$/

/** "Who is our biggest vendor?" needs a text about the biggest, not just about vendors. */
const hasSuperlative = (words: readonly string[], { sentence, of }: Hit): boolean =>
  !words.some((word) => superlative.test(word)) ||
  `${of.text.title} ${sentence}`.split(/\W+/).some((word) => superlative.test(word.toLowerCase()))

/** True if a sentence is about the subject of a search: it has most of its names, or all of its common words. */
export const isOfSubject = (records: Records, words: readonly string[], hit: Hit): boolean => {
  const subject = subjectOfSearch(words)
  if (!hasSuperlative(words, hit)) return false
  if (subject.length === 0) {
    const common = words.filter((word) => !asking.test(word))
    const own = heldOf(records, common, hit)
    return own !== undefined && own.near >= least.unnamed && isSaid(records, common, hit)
  }
  const own = heldOf(records, subject, hit)
  return own !== undefined && (own.near >= least.named || own.coverage >= least.unnamed)
}
