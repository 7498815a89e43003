/** What a clause has that a figure could turn on: a measure, a size, a time, an act of business, a claim. */
import { formsOf } from '../lemmas.ts'
import { acts, narrows, people, reports, surroundings } from '../lexicon/speech.ts'
import type { Question } from '../question.ts'
import { isContent, isCue, type Meaning, meaningOf, type Term } from '../term.ts'

/** The words of a text in lower case. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\d']+/gu) ?? []

export const bare = (word: string): string => word.replace(/'s$/, '')

export const isSurrounding = (term: Term): boolean =>
  wordsOf(term.text).every((written) => {
    const word = bare(written)
    return (
      surroundings.has(word) || small.test(word) || [word, ...formsOf(word)].some((form) => people.has(form))
    )
  })

const small = /^(?:a|the|my|our|in|at|of)$/

const figures: ReadonlySet<Meaning['kind']> = new Set(['measure', 'lever', 'decline', 'staff-hours'])

/** True for an amount: "one", "ten minutes" and "two o'clock" are none. */
const isAmount = (terms: readonly Term[], at: number): boolean => {
  const number = terms[at] && meaningOf(terms[at], 'number')
  if (!number) return false
  const next = terms[at + 1]
  return !(
    number.value === 1 || /^(?:min|mins|minutes?|secs?|seconds?|times|o['’]?clock)$/i.test(next?.text ?? '')
  )
}

/** "It's Rose", "thanks, Bill", "Bill from the bank": a capital where a person is named. */
export const isName = (terms: readonly Term[], at: number): boolean =>
  /^\p{Lu}\p{Ll}/u.test(terms[at]?.text ?? '') &&
  (at > 0
    ? /(?:['’](?:s|m)|^(?:is|am|hi|hello|hey|thanks|cheers|ta|dear|with|and|me|my \w+|,))$/iu.test(
        terms[at - 1]?.text ?? '',
      )
    : /^(?:\p{Lu}\p{Ll}.*|from|here|speaking|calling|again|asked|asks|wants|keeps)$/u.test(
        terms[at + 1]?.text ?? '',
      ))

/** "I'm writing to …" says what the speaker does, and asks for no draft. */
const progressive = /\b(?:i|we)(?:['’](?:m|re)| am| are)\s+(?:\w+\s+)?\w+ing\b/i

/** "Says to check" reports no claim; "say", said of what one would like, reports none either. */
const reported = new RegExp(
  String.raw`\b(?:${[...reports].join('|')})\b(?!\s+to\b).*\b(?:we|us|our|ours|it|its|they|there|business|shop|place)\b`,
  'iu',
)

/** True if a clause has something that a figure could turn on. */
export const hasData = ({ terms, text }: Question): boolean =>
  reported.test(text) ||
  terms.some(
    (term, at) =>
      (isAmount(terms, at) && !isName(terms, at)) ||
      (term.meanings.some(({ kind }) => figures.has(kind)) && !isSurrounding(term) && !isName(terms, at)) ||
      (isCue(term, 'loss', 'busy', 'quiet', 'decision') && !isSurrounding(term)) ||
      (isCue(term, 'draft', 'email') && !progressive.test(text)) ||
      (!isName(terms, at) &&
        wordsOf(term.text).some((word) => formsOf(bare(word)).some((form) => acts.has(form)))) ||
      wordsOf(term.text).some((word) => narrows.has(word)),
  )

const past = /\b(?:was|were|had|did|went|came|left|(?<!(?:ve|have|has|['’]s)\s)got|[a-z]{3,}ed)\b/i

/** Begins as a condition, or as a part of the sentence after it. */
export const conditional =
  /^\W*(?:(?:and|but|so|or)\s+)*(?:if|since|when|after|until|till|before|unless|suppose|without|with|given|once|assuming|according|in|at|on|of|for|per|by|from|to|during|over|under|between|about|vs|versus|against|plus|minus|not|no|or|both|each|every|all|any|where|which|who|that|than|like|as)\b/i

export const isOfTime = ({ terms }: Question): boolean =>
  terms.some(
    (term) =>
      meaningOf(term, 'period') ??
      meaningOf(term, 'weekdays') ??
      meaningOf(term, 'hours') ??
      meaningOf(term, 'grain'),
  )

/** True for weekdays or hours that belong to no meeting or place, and for stretches by which figures are to be divided. */
export const narrowsTime = ({ terms }: Question): boolean =>
  terms.some(
    (term) => meaningOf(term, 'grain') ?? meaningOf(term, 'by-weekday') ?? meaningOf(term, 'hour-of-day'),
  ) ||
  (terms.some((term) => meaningOf(term, 'weekdays') ?? meaningOf(term, 'hours')) &&
    !terms.some((term) => wordsOf(term.text).some((word) => surroundings.has(bare(word)))))

/** A time ahead is when somebody comes or goes: "away till March". */
export const isAhead = ({ text }: Question): boolean =>
  /\b(?:till|until|tomorrow|tonight|next|will|going to|gonna|soon)\b/i.test(text)

/** "I'm asking about Uber Eats", "I don't mean Sundays": what is asked about, said apart. */
export const isOfTopic = ({ terms, text }: Question): boolean =>
  /\b(?:about|regarding|concerning|looking at|mean(?:ing)?|interested in|talking)\b/i.test(text) &&
  terms.some((term) => isContent(term) && !isSurrounding(term) && !meaningOf(term, 'cue'))

/** A time in the past may be the time that is asked about: "when I was away last week". */
export const isOfPast = (clause: Question): boolean => isOfTime(clause) && past.test(clause.text)

/** Names that the vocabulary does not have, and small words. */
export const isUnknown = (term: Term): boolean => term.meanings.every(({ kind }) => kind === 'unknown')
