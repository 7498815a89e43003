/**
 * Clauses that say who asks, why, or what is polite to say, and nothing of what is asked. They are told by their frame: a
 * greeting, a self-introduction, a sentence about the speaker or somebody beside them. A clause with a figure, a size, an
 * act of business, a danger, or anything else that the vocabulary of the business has is none.
 */
import { formsOf } from '../lemmas.ts'
import {
  acts,
  courtesies,
  interjections,
  people,
  pointers,
  surroundings,
  vocatives,
} from '../lexicon/speech.ts'
import type { Question } from '../question.ts'
import { isContent, isCue, isLight, type Meaning, meaningOf, type Term } from '../term.ts'
import { isSubordinate } from './clauses.ts'

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\d']+/gu) ?? []

const bare = (word: string): string => word.replace(/'s$/, '')

const isSurrounding = (term: Term): boolean =>
  term.words.every(
    (word) =>
      surroundings.has(word) ||
      people.has(word) ||
      surroundings.has(bare(word)) ||
      /^(?:a|the|my|our|in|at|of)$/.test(word) ||
      formsOf(word).some((form) => people.has(form)),
  )

const figures: ReadonlySet<Meaning['kind']> = new Set(['measure', 'lever', 'decline', 'staff-hours'])

/** True for an amount: "one" and "ten minutes" are none. */
const isAmount = (terms: readonly Term[], at: number): boolean => {
  const number = terms[at] && meaningOf(terms[at], 'number')
  if (!number) return false
  const next = terms[at + 1]
  return !(number.value === 1 || /^(?:min|mins|minutes?|secs?|seconds?|times)$/i.test(next?.text ?? ''))
}

/** True if a clause has something that a figure could turn on. */
const hasData = ({ terms }: Question): boolean =>
  terms.some(
    (term, at) =>
      isAmount(terms, at) ||
      (term.meanings.some(({ kind }) => figures.has(kind)) && !isSurrounding(term)) ||
      (isCue(term, 'loss', 'busy', 'quiet', 'draft', 'email', 'decision') && !isSurrounding(term)) ||
      term.words.some((word) => formsOf(word).some((form) => acts.has(form))),
  )

const past = /\b(?:was|were|had|did|went|came|left|got|[a-z]{3,}ed)\b/i

/** A time in the past may be the time that is asked about: "when I was away last week". */
const isOfPast = ({ terms, text }: Question): boolean =>
  terms.some((term) => meaningOf(term, 'period') ?? meaningOf(term, 'weekdays')) && past.test(text)

/** Nothing but greetings, thanks, names and small words. */
const isCourtesy = (words: readonly string[]): boolean => {
  const first = words.find((word) => !interjections.has(word))
  if (first === undefined) return true
  const known = (word: string) => courtesies.has(word) || vocatives.has(word) || interjections.has(word)
  // "Happy Friday", "hope the kids are well", "cheers, Dave": what follows a courtesy is said with it.
  const at = words.findIndex((word) => courtesies.has(word))
  return words.every(known) || (at >= 0 && words.slice(0, at).every(known))
}

const lead = String.raw`^\W*(?:(?:hi|hello|hey|so|and|but|ok|okay|well|now|anyway|just|right|look|oh|yeah|because|cos|coz|since|as|while|before|when|now that|in case|so that|until|if only|probably|also)\b[\s,]*)*`
const determined = String.raw`(?:my|our|the|his|her|a|an|your)\s+(?:[\p{L}-]+\s+){0,2}?`

/** "It's Kim from the shop", "I'm Kim", "this is Kim", "my name is Kim", "Kim here". */
const introduction = new RegExp(
  String.raw`${lead}(?:it['’]?s|this is|i['’]?m|i am|(?:my|the) name(?:['’]?s| is)|me|you['’]?(?:re| are|ve| have)(?: got)?)\b`,
  'iu',
)
const presenting =
  /(?:\bhere(?:\s+(?:from|at|in|for)\b.*)?|\bspeaking|\bcalling(?:\s+from\b.*)?|\bon the line|['’]s my name)\W*$/iu

/** A sentence about the speaker or somebody beside them: "I am about to", "my accountant is", "Kim wants". */
const aboutSpeaker = new RegExp(String.raw`${lead}(?:i|we|me|myself)(?:['’](?:m|ve|d|ll|re))?(?=\s)`, 'iu')
const participle = new RegExp(
  String.raw`${lead}(?:asking|writing|calling|ringing|sitting|standing|waiting|feeling|wondering|hoping|doing|getting|putting|trying|need|got|have|had|love|not sure|no idea|don['’]?t|can['’]?t|never|bear with|quick|forgive|hate|one for|question|long time)\b`,
  'iu',
)
const aboutPerson = new RegExp(String.raw`${lead}(?:${determined})(?<who>[\p{L}-]+?)(?:['’]s|\s|$)`, 'iu')
const pronoun = new RegExp(
  String.raw`${lead}(?:he|she|they|it|there|this|that|you)(?:['’](?:s|re|ve|d|ll)|\s+(?:is|are|was|may|might|will|would|should|has|have|asked|keeps?|wants?|must|sounds?))(?=\s|$)`,
  'iu',
)
const named =
  /^\W*(?:(?:so|because|cos|and|since|as)\s+)*(?<who>\p{Lu}[\p{L}]+)(?:\s+(?:\p{Lu}[\p{L}]+|and\s+(?:i|me|my\s+\w+)))?(?:['’]s)?(?:\s|$)/u
const exclaimed =
  /^\W*(?:what an?|bit of|how (?:nice|lovely|good|are you|is it going|are things|you going))\b/i
const polite =
  /^\W*(?:(?:so|and|but)\s+)*if\s+(?:you|that|that['’]s|it|it['’]s|this|this is|i|we)\b.*\b(?:mind|could|can|would|may|might|please|kind|trouble|time|possible|silly|obvious|ok|okay|right|busy|bother|dumb|handy|helps?|ask|know)\b/iu
const whenever = /^\W*(?:when|whenever|as soon as)\s+(?:you|it|suits?|possible)\b/iu

/** Names that the vocabulary does not have, and small words. */
const isUnknown = (term: Term): boolean => term.meanings.every(({ kind }) => kind === 'unknown')

const isOfPeople = (text: string): boolean => {
  const who = aboutPerson.exec(text)?.groups?.who?.toLowerCase()
  if (who !== undefined && (people.has(who) || surroundings.has(who))) return true
  const rest = wordsOf(text).slice(0, 5)
  return (
    new RegExp(`${lead}(?:my|our|the)\\b`, 'iu').test(text) && rest.some((word) => people.has(bare(word)))
  )
}

const isByName = (question: Question): boolean => {
  const who = named.exec(question.text)?.groups?.who?.toLowerCase()
  const term = question.terms.find(({ words }) => who !== undefined && words.includes(who))
  return term !== undefined && (isUnknown(term) || isLight(term))
}

/** Where the speaker is, said with "here" or a word of direction: "down here at Noosa", "over in Cairns". */
export const deictic =
  /\b(?:(?:(?:down|up|over|out|back|round|way)\s+)?(?:for us\s+)?here\s+(?:in|at|on|near|around)|(?:over|out|down|up)\s+(?:in|at)|out at our (?:place|shop|office) in)\s+(?:the\s+|sunny\s+|beautiful\s+)?/iu
const ofPlace = new RegExp(
  String.raw`^\W*(?:${deictic.source}|(?:in|at)\s+[\p{L}\s]{2,30}\shere\s*$|(?:from|at)\s+the\s+[\p{L}\s]{2,30}\s(?:office|end|branch|shop)\s*$)`,
  'iu',
)

/** What frame a clause has; undefined for one that may be about the business. */
const frameOf = (question: Question): 'courtesy' | 'speaker' | 'person' | undefined => {
  const { text } = question
  const words = wordsOf(text)
  if (isCourtesy(words) || polite.test(text) || whenever.test(text) || exclaimed.test(text)) return 'courtesy'
  if (ofPlace.test(text) || introduction.test(text) || presenting.test(text)) return 'speaker'
  if (aboutSpeaker.test(text) || participle.test(text)) return 'speaker'
  if (isOfPeople(text) || pronoun.test(text) || isByName(question)) return 'person'
  return undefined
}

/** A request for attention and not for a figure: "can you help me with this one", "got a sec", "tell me something". */
const isOfAttention = ({ terms, text }: Question): boolean =>
  /\b(?:you|me|i|sec|second|moment|minute|question)\b/i.test(text) &&
  !/\b(?:why|how|when|which|who|where|when)\b/i.test(text) &&
  terms.every(
    (term) =>
      !isContent(term) ||
      isLight(term) ||
      term.meanings.every(({ kind }) => kind === 'cue' || kind === 'filler') ||
      (meaningOf(term, 'number')?.value ?? 0) === 1,
  )

/** Words of a clause that a figure could turn on, or that could be searched. */
const asksSomething = ({ terms }: Question): boolean =>
  terms.some(
    (term) => isContent(term) && !isLight(term) && !term.meanings.every(({ kind }) => kind === 'cue'),
  )

/** True if a clause is beside the question that `core` asks. */
export const isAside = (clause: Question, isAsked: boolean, core: Question): boolean => {
  if (!asksSomething(core)) return false
  if (isAsked) return isOfAttention(clause) && !isSubordinate(clause.text)
  if (isOfAttention(clause)) return true
  if (hasData(clause)) return false
  const frame = frameOf(clause)
  if (frame === 'courtesy') return true
  const hasOwnTime = core.periods.length > 0
  if (isOfPast(clause) && !hasOwnTime) return false
  if (frame === 'speaker') return true
  const points = wordsOf(core.text).some((word) => pointers.has(word))
  return frame === 'person' && !points
}
