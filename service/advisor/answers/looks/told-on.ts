/** The sentence of a memo or advisory about a proposal that no option covers. */
import type { Passage } from '#schema/core/advice'
import { isOfEveryBusiness, wordsOfMatter } from '../../options/matter-words.ts'
import type { Records } from '../../records.ts'
import { askedFor } from '../../search/asked-for.ts'
import { isStopWord, isWeakWord } from '../../search/common-words.ts'
import { findSentences, type Hit } from '../../search/find-sentences.ts'
import { queryOf } from '../../search/query.ts'
import { formsIn, sentenceIndexOf } from '../../search/sentence-index.ts'
import { formOf, wordsIn } from '../../search/word-forms.ts'
import { taggedWords } from '../../subjects/tagged-words.ts'
import type { RecordText } from '../../timeline/texts.ts'

/** A sentence with its record; `isNear` if it only has the things that the question names. */
export type Told = {
  readonly kind: 'memo' | 'advisory'
  readonly text: RecordText
  readonly sentence: string
  readonly isNear: boolean
}

/** Share of the question's words that a sentence, with its title, must have. */
const least = { matter: 0.6, things: 0.35, all: 0.5, single: 0.9 } as const
/** What a word in the title counts, beside one in the sentence. */
const ofTitle = 0.4
const fewestShared = 2
const ofTimeOrNumber =
  /^(?:first|second|one|two|three|four|five|six|seven|eight|nine|ten|both|days?|weeks?|months?|years?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/

const isTold = (kind: string): kind is 'memo' | 'advisory' => kind === 'memo' || kind === 'advisory'

const toldIn = ({ of, sentence }: Hit, isNear = false): Told | undefined =>
  isTold(of.text.kind) ? { kind: of.text.kind, text: of.text, sentence, isNear } : undefined

/** A memo or advisory with so much of these words. */
const bestOn = (records: Records, matter: string, words: readonly string[], share: number) => {
  const { hits, isOnlyWeak } = findSentences(records, words, askedFor(matter))
  const best = hits.find(({ of, near }) => isTold(of.text.kind) && near >= share)
  return isOnlyWeak ? undefined : best
}

/** The things that a question names: "ringing another roaster, feels disloyal" is about a roaster. */
const thingsIn = (matter: string): readonly string[] => {
  const nouns = new Set(
    taggedWords(matter).flatMap(({ word, tag }) => (/^(?:NOUN|PROPN)$/.test(tag) ? [word] : [])),
  )
  return wordsOfMatter(matter).filter((word) => nouns.has(word.toLowerCase()) && !isOfEveryBusiness(word))
}

/** Every content word, those of any business as well: what is asked is what most of them say together. */
const contentOf = (matter: string): readonly string[] =>
  wordsIn(matter).filter(
    (word) =>
      /\p{L}/u.test(word) &&
      !isStopWord(word, formOf(word)) &&
      !ofTimeOrNumber.test(word) &&
      !ofVerdict.test(word),
  )

/** Words that judge a proposal, and that no text about it need have. */
const ofVerdict =
  /^(?:goers?|winners?|runners?|worry|worried|bother|afraid|concerned|sensible|silly|crazy|mad)$/

/** How many of the words a sentence has, with its title; near-synonyms count less. */
const sharedBy = (records: Records, words: readonly string[]) => {
  const sought = queryOf(words, sentenceIndexOf(records))
  return ({ of, sentence }: Hit): number => {
    const own = formsIn(sentence)
    const worthOf = (form: string, value: number): number =>
      own.has(form) ? value : of.title.has(form) ? value * ofTitle : 0
    return sought.reduce(
      (sum, { forms }) => sum + Math.max(...[...forms].map(([form, value]) => worthOf(form, value))),
      0,
    )
  }
}

/** The sentence with most of all content words, if that is most of them. */
const fullestOn = (records: Records, matter: string): Hit | undefined => {
  const words = contentOf(matter)
  const shared = sharedBy(records, words)
  const [best] = findSentences(records, words)
    .hits.filter(({ of }) => isTold(of.text.kind))
    .map((hit) => ({ hit, words: shared(hit) }))
    .toSorted((one, other) => other.words - one.words || other.hit.score - one.hit.score)
    .map(({ hit }) => hit)
  const telling = sharedBy(
    records,
    words.filter((word) => !isWeakWord(word, formOf(word)) && !isOfEveryBusiness(word)),
  )
  return best && telling(best) > 0 && shared(best) >= Math.max(fewestShared, least.all * words.length)
    ? best
    : undefined
}

/** A memo or advisory about the question, if no option is; or the nearest, which only has the things that it names. */
export const memoOn = (records: Records, matter: string): Told | undefined => {
  const words = wordsOfMatter(matter).filter((word) => !ofVerdict.test(word))
  // A near-synonym of one word alone may be of anything.
  const own = bestOn(records, matter, words, words.length === 1 ? least.single : least.matter)
  const full = fullestOn(records, matter)
  const shared = sharedBy(records, contentOf(matter))
  const best = full && (!own || shared(full) >= shared(own) + 1) ? full : own
  if (best) return toldIn(best)
  const things = thingsIn(matter)
  const near =
    things.length > 0
      ? bestOn(records, matter, things, things.length === 1 ? least.single : least.things)
      : undefined
  return near && toldIn(near, true)
}

/** The passage behind a quoted sentence. */
export const passageFrom = ({ kind, text, sentence }: Told): Passage => ({
  kind,
  id: text.id,
  title: text.title,
  excerpt: sentence.slice(0, 1000),
})
