/** Questions for a yes or a no that no quoted text settles: it speaks of the same things, and not of what is asked of them. */
import type { TimelineFact } from '#schema/advisor/timeline'
import type { Records } from '../records.ts'
import { type Tagged, taggedWords } from '../subjects/tagged-words.ts'
import { isStopWord, isWeakWord } from './common-words.ts'
import { synonymsOf } from './query.ts'
import { type IndexedText, sentenceIndexOf } from './sentence-index.ts'
import { formOf, wordsIn } from './word-forms.ts'

const opens =
  /^(?:(?:so|and|but|hey|hi|ok|okay|well|jarvin|sorry|quick one|also)[,:]? )*(?:(?:do (?:we|you) know|can you (?:tell|say)|tell me|any idea) (?:if|whether) )?(?:(?:is|are|was|were|has|have|had|did|does|do)(?:n['’]?t)?|isnt|arent|hasnt|havent|didnt) /i
/** What is asked of advice, of judgement, of an effect or of a list, and not of a fact. */
const ofOthers =
  /^\S+ (?:there|it|that|this|these|those|you|i)\b|\b(?:worth|a good idea|better|sensible|wise|supposed to|meant to|going to|about to|on track|right to|anything|something|should|would|hurt(?:ing)?|help(?:ed|ing)?|affect(?:ed|ing)?|damaged?|cost(?:ing)? us|(?:made|make|making) (?:a|any) difference)\b/i
const times =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|yesterday|tomorrow|tonight|january|february|march|april|may|june|july|august|september|october|november|december|morning|afternoon|evening|once|twice|first|last|next|christmas|easter)$/

/** Verbs whose meaning is in what follows them. */
const isEmptyVerb = (word: string): boolean =>
  isStopWord(word, formOf(word)) ||
  /^(?:start|begin|began|begun|stop|keep|kept|turn|run|ran|hold|held|set)(?:s|ed|t?ing)?$/.test(word)

const isNoun = ({ tag }: Tagged): boolean => tag === 'NOUN' || tag === 'PROPN'
const isSaidOfThem = ({ tag }: Tagged): boolean => tag === 'VERB' || tag === 'ADJ'

/** What came of a decision is known from its outcome, whatever it is called. */
const ofOutcome =
  /^(?:flop|success|failure|hit|miss|keep|difference|win|loss|waste|mistake|dud|rise|raise|increase|cut|promise|result|outcome|good|gain|benefit|effect)(?:s|es)?$/

/** What is known of a matter without the words for it: that it was asked for, or that it was decided. */
export type KnownOf = 'request' | 'decision' | undefined

/** True for a question whether something is so, by its form. */
export const asksEitherWay = (message: string): boolean => {
  const open = opens.exec(message.trim())
  return open !== null && !ofOthers.test(message.trim().slice(open[0].trimEnd().lastIndexOf(' ') + 1))
}

/** The things that such a question names, and what it asks of them. */
const partsOf = (
  message: string,
): { readonly things: readonly string[]; readonly said: readonly string[] } => {
  const words = taggedWords(message.trim()).filter(({ word }) => /\p{L}{2}/u.test(word) && !times.test(word))
  const things = words.filter(isNoun).map(({ word }) => word)
  const said = words
    .slice(1)
    .filter(isSaidOfThem)
    .map(({ word }) => word)
  return {
    things: things.filter((word) => !isStopWord(word, formOf(word)) && !isWeakWord(word, formOf(word))),
    said: said.filter((word) => !isEmptyVerb(word)),
  }
}

const hasExactly = ({ all }: IndexedText, word: string): boolean =>
  wordsIn(word).every((one) => all.has(formOf(one)))

const has = ({ all }: IndexedText, word: string): boolean =>
  wordsIn(word).every((one) => [...synonymsOf(one)].some((form) => all.has(form)))

/**
 * True if a message asks whether something is so, and none of the records behind the facts has all of its things and what is
 * asked of them, in these or similar words.
 */
export const isEitherWay = (
  records: Records,
  message: string,
  facts: readonly TimelineFact[],
  known: KnownOf,
): boolean => {
  if (!asksEitherWay(message)) return false
  const { things, said } = partsOf(message)
  const words = [...things, ...said]
  const named = known === 'decision' ? things.filter((word) => !ofOutcome.test(word)) : things
  const needed = known ? named : [...named, ...said]
  if (needed.length === 0) return false
  const ids = new Set(facts.map(({ source }) => source.id))
  return !sentenceIndexOf(records).texts.some(
    (text) =>
      ids.has(text.text.id) &&
      needed.every((word) => has(text, word)) &&
      words.some((word) => hasExactly(text, word)),
  )
}
