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
  isNicety,
  narrows,
  people,
  pointers,
  reports,
  surroundings,
  vocatives,
} from '../lexicon/speech.ts'
import type { Question } from '../question.ts'
import { isContent, isCue, isLight, type Meaning, meaningOf, type Term } from '../term.ts'

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\d']+/gu) ?? []

const bare = (word: string): string => word.replace(/'s$/, '')

const isSurrounding = (term: Term): boolean =>
  wordsOf(term.text).every((written) => {
    const word = bare(written)
    return (
      surroundings.has(word) || small.test(word) || [word, ...formsOf(word)].some((form) => people.has(form))
    )
  })

const small = /^(?:a|the|my|our|in|at|of)$/

const figures: ReadonlySet<Meaning['kind']> = new Set(['measure', 'lever', 'decline', 'staff-hours'])

/** True for an amount: "one" and "ten minutes" are none. */
const isAmount = (terms: readonly Term[], at: number): boolean => {
  const number = terms[at] && meaningOf(terms[at], 'number')
  if (!number) return false
  const next = terms[at + 1]
  return !(number.value === 1 || /^(?:min|mins|minutes?|secs?|seconds?|times)$/i.test(next?.text ?? ''))
}

/** "Rose", "Bill": a capital inside a clause. */
const isName = (terms: readonly Term[], at: number): boolean =>
  /^\p{Lu}\p{Ll}/u.test(terms[at]?.text ?? '') &&
  (at > 0 ||
    /^(?:\p{Lu}\p{Ll}.*|from|here|speaking|calling|again|asked|asks|wants|keeps)$/u.test(
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
const hasData = ({ terms, text }: Question): boolean =>
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
const conditional =
  /^\W*(?:(?:and|but|so|or)\s+)*(?:if|since|when|after|until|till|before|unless|suppose|without|with|given|once|assuming|according|in|at|on|of|for|per|by|from|to|during|over|under|between|about|vs|versus|against|plus|minus|not|no|or|both|each|every|all|any|where|which|who|that|than|like|as)\b/i

const isOfTime = ({ terms }: Question): boolean =>
  terms.some(
    (term) =>
      meaningOf(term, 'period') ??
      meaningOf(term, 'weekdays') ??
      meaningOf(term, 'hours') ??
      meaningOf(term, 'grain'),
  )

/** A time in the past may be the time that is asked about: "when I was away last week". */
const isOfPast = (clause: Question): boolean => isOfTime(clause) && past.test(clause.text)

/** Nothing but greetings, thanks, names and small words. */
const isCourtesy = (words: readonly string[]): boolean => {
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

/** "We've got a lunch on Friday", "we're out at the farm": what "we" do otherwise is what the business does. */
const ourErrand = new RegExp(
  String.raw`${lead}we(?:(?:['’]ve| have| are|['’]re)(?:\s+(?:got|having|trying to \w+))?\s+(?:an?|the|our)\s+(?:[\p{L}-]+\s+){0,2}(?:meeting|lunch|dinner|breakfast|coffee|call|catch-?up|bet|debate|argument|visit|chat)\b|(?:\s+are|['’]re)\s+(?:out|over|up|down|back|here)\s+(?:in|at|on|here)\b)`,
  'iu',
)

/** A sentence about the speaker or somebody beside them: "I am about to", "my accountant is", "Kim wants". */
const aboutSpeaker = new RegExp(String.raw`${lead}(?:i|me|myself)(?:['’](?:m|ve|d|ll))?(?=\s)`, 'iu')
const participle = new RegExp(
  String.raw`${lead}(?:asking|writing|calling|ringing|sitting|standing|waiting|feeling|wondering|hoping|doing|getting|putting|trying|need|got|love|not sure|no idea|bear with|hate|long time)\b`,
  'iu',
)
const aboutPerson = new RegExp(String.raw`${lead}(?:${determined})(?<who>[\p{L}-]+?)(?:['’]s|\s|$)`, 'iu')
const pronoun = new RegExp(
  String.raw`${lead}(?:he|she|they|it|there|this|you)(?:['’](?:s|re|ve|d|ll)|\s+(?:is|are|was|may|might|will|would|should|has|have|asked|keeps?|wants?|must|sounds?))(?=\s|$)`,
  'iu',
)
const named =
  /^\W*(?:(?:so|because|cos|and|since|as)\s+)*(?<who>\p{Lu}[\p{L}]+)(?:\s+\p{Lu}\p{L}+)?(?:['’]s|\s+(?:and (?:i|me|my)|is|was|wants?|asked|asks|asking|keeps?|needs|has|will|would|won['’]t|from|here|called|rang))(?:\s|$)/u
const ours = /\b(?:we|us|our|ours)\b/i
const exclaimed =
  /^\W*(?:what an?|bit of|how (?:nice|lovely|good|are you|is it going|are things|you going))\b/i
const polite =
  /^\W*(?:(?:so|and|but)\s+)*if\s+(?:(?:i|we)\s+(?:may|might|can)\s+(?=ask)|(?:you|that|that['’]s|it|it['’]s|this|this is)\b.*)\b(?:mind|could|can|would|may|might|please|kind|trouble|time|possible|silly|obvious|ok|okay|right|busy|bother|dumb|handy|helps?|ask|know)\b/iu
/** "This may sound odd", "it's probably nothing": about the message. */
const hedges =
  /^\W*(?:(?:so|and|but|sorry)\s+)*(?:this|it)(?:['’]s| is| may| might| will| could| probably)(?: be| is| going to| gonna| probably)*\s+(?:sound|seem|be|a|an|odd|silly|dumb|stupid|obvious|nothing|weird|strange)\b/i

/** "Probably a silly question", "one more thing", "quick one". */
const ofItself =
  /^[^?]{0,60}?(?:\b(?:an?|my)\b[^?]{0,30}|\b(?:quick|next|another|easy|silly|dumb|stupid|random|odd|weird|simple|final|one more)\s+)(?:question|q|one|ask|thing|favou?r)s?(?:\s+(?:for|from)\s+\S+)?\W*$/iu
const whenever = /^\W*(?:when|whenever|as soon as)\s+(?:you|it|suits?|possible)\b/iu

/** "The new manager", "founder of the place": who somebody is. */
const ofRole = new RegExp(
  String.raw`^\W*(?:the|an?|our|your|their)?\s*(?:[\p{L}-]+\s+){0,2}?(?:${[...people].join('|')})\b`,
  'iu',
)

/** Names that the vocabulary does not have, and small words. */
const isUnknown = (term: Term): boolean => term.meanings.every(({ kind }) => kind === 'unknown')

const isOfPeople = (text: string): boolean => {
  const who = aboutPerson.exec(text)?.groups?.who?.toLowerCase()
  if (who !== undefined && people.has(who)) return true
  if (ofRole.test(text)) return true
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
  /\b(?:(?:(?:down|up|over|out|back|round|way)\s+)?(?:for us\s+)?here\s+(?:in|at|on|near|around)|out at our (?:place|shop|office) in)\s+(?:the\s+|sunny\s+|beautiful\s+)?/iu
const ofPlace = new RegExp(
  String.raw`^\W*(?:${deictic.source}|(?:over|out|down|up)\s+(?:in|at)\s|(?:in|at)\s+[\p{L}\s]{2,30}\shere\s*$|(?:from|at)\s+the\s+[\p{L}\s]{2,30}\s(?:office|end|branch|shop)\s*$)`,
  'iu',
)

/** What frame a clause has; undefined for one that may be about the business. */
const frameOf = (question: Question): 'courtesy' | 'speaker' | 'person' | undefined => {
  const { text } = question
  const words = wordsOf(text)
  if (
    isCourtesy(words) ||
    ofItself.test(text) ||
    polite.test(text) ||
    whenever.test(text) ||
    exclaimed.test(text)
  )
    return 'courtesy'
  if (ofPlace.test(text) || introduction.test(text) || presenting.test(text)) return 'speaker'
  if (aboutSpeaker.test(text) || ourErrand.test(text) || (participle.test(text) && !ours.test(text)))
    return 'speaker'
  if (isOfPeople(text) || pronoun.test(text) || isByName(question)) return 'person'
  return undefined
}

/** "How are you going" greets. */
const howAreYou =
  /^\W*(?:and\s+)?how(?:['’]?s|['’]?re|\s+is|\s+are|\s+have)?\s+(?:you|u|ya|it|life|your\s+\w+)(?:\s+(?:all|going|doing|been|today|this \w+|getting on|travelling|keeping))*\W*$/i

/** A request for attention and not for a figure: "can you help me with this one", "got a sec", "what I want to know is". */
const attention =
  /^\W*(?:(?:hi|hey|and|so|please|ok)\s+)*(?:(?:can|could|may|might|would|will)\s+(?:i|you|u)\s+(?:please\s+|just\s+|quickly\s+)?(?:ask|help|answer|trouble|bother|pick|tell me (?:something|this))|(?:have|has|got|do you have|have you got|you got|any chance of)\s+(?:you\s+)?(?:a|an?other|one|two|5|five)?\s*(?:quick\s+)?(?:sec|secs|second|minute|min|mins|moment|mo|tick)|help me(?: out)?(?: here| with)|(?:tell|answer|riddle|ask) (?:me|you) (?:something|this|a question)|what i(?:['’]d)? (?:just )?(?:want|need|like|love|am after|was after)(?: to (?:know|hear|see|ask))? is|here(?:['’]s| is) (?:my|the|a|one)|bear with)(?=\W|$)/iu

const isOfAttention = ({ terms, text }: Question): boolean =>
  attention.test(text) &&
  terms.every(
    (term) =>
      !isContent(term) ||
      isLight(term) ||
      term.meanings.every(({ kind }) => kind === 'cue' || kind === 'filler' || kind === 'unknown') ||
      (meaningOf(term, 'number')?.value ?? 0) === 1,
  )

const demonstrative = /\b(?:it|that|this|those|these)\b/i
const ofBusiness =
  /^\W*how\b.*\b(?:business|things|everything|we (?:going|doing|travell?ing|tracking|looking|placed|faring))\b/i

/** Words of a clause that a figure could turn on, or that could be searched; only words of asking are enough without "it". */
const asksSomething = ({ terms, text }: Question): boolean => {
  const isOfCues = ({ meanings }: Term) => meanings.every(({ kind }) => kind === 'cue')
  if (terms.some((term) => isContent(term) && !isLight(term) && !isOfCues(term))) return true
  const saying = terms.filter((term) => !meaningOf(term, 'filler') && !meaningOf(term, 'mark'))
  return (saying.length > 1 && !demonstrative.test(text)) || ofBusiness.test(text)
}

const naming: ReadonlySet<Meaning['kind']> = new Set(['measure', 'number', 'period', 'weekdays', 'decline'])

/** True for a clause that is a question in short: "three biggest days this quarter", "email to the roaster". */
export const isInShort = ({ terms }: Question): boolean =>
  terms.some(
    (term) =>
      term.meanings.some(({ kind }) => naming.has(kind)) ||
      isCue(
        term,
        'highest',
        'lowest',
        'best',
        'worst',
        'compare',
        'draft',
        'email',
        'roster',
        'social',
        'due',
      ),
  )

/** A name alone, as under a letter. */
export const isSignature = ({ terms, text }: Question): boolean =>
  /^\W*(?:\p{Lu}\p{L}+\W*){1,2}$/u.test(text) &&
  terms.every((term) => isUnknown(term) || meaningOf(term, 'mark') || meaningOf(term, 'filler'))

/** What a clause is beside the question: always, unless the question points back to it, or only where that is complete without it. */
export type Beside = 'courtesy' | 'always' | 'unpointed' | 'complete'

/** Only greetings and small words: "no rush", "here we go". */
const isEmpty = ({ text }: Question): boolean => {
  const words = wordsOf(text)
  // "No, in total" corrects the answer before.
  if (words.every((word) => /^(?:no|nah|nope)$/.test(word))) return false
  return words.every((word) => courtesies.has(word) || vocatives.has(word) || interjections.has(word))
}

/** How a clause stands beside the questions of its message; undefined for one that belongs to them. */
export const besideOf = (clause: Question, { isAsked, isBefore, isClosedOff }: Place): Beside | undefined => {
  if (isOfAttention(clause) || howAreYou.test(clause.text)) return isBefore ? 'courtesy' : undefined
  if (isAsked || (!isBefore && corrects.test(clause.text))) return undefined
  if (hedges.test(clause.text) && isBefore) return 'courtesy'
  if (isEmpty(clause)) return isBefore || wordsOf(clause.text).some(isNicety) ? 'courtesy' : undefined
  if (hasData(clause)) return undefined
  const frame = frameOf(clause)
  if (frame === 'courtesy') return 'courtesy'
  if (frame === 'speaker' && !isOfPast(clause)) return 'always'
  if (frame === 'speaker' || frame === 'person') return 'unpointed'
  const isOther =
    isClosedOff || [conditional, ours, demonstrative, judges].some((words) => words.test(clause.text))
  return isBefore && !isOther && wordsOf(clause.text).length >= leastWords ? 'complete' : undefined
}

/** "October's, sorry, last month's". */
const corrects = /^\W*(?:no[,\s]+)?(?:sorry|no|wait|rather|actually|scratch that)\W*$/i

/** Whether a clause asks, is before the question of its message, and ends in a question mark. */
export type Place = { readonly isAsked: boolean; readonly isBefore: boolean; readonly isClosedOff: boolean }

const leastWords = 3

/** "True or false", "good or bad": to be judged by the answer. */
const judges = /\b(?:true|false|right|wrong|fair|agree|correct|sure|or)\b/i

/** True if the questions that are left of a message stand without a clause that is beside them. */
export const standsWithout = (
  kept: readonly Question[],
  clause: Question,
  beside: Beside,
  {
    isOfQuestions,
    isOnRecord,
  }: { readonly isOfQuestions: boolean; readonly isOnRecord: (word: string) => boolean },
): boolean => {
  const isEnough = kept.some(asksSomething)
  if (beside === 'courtesy') return isOfQuestions || isEnough
  if (!isEnough || !isOfQuestions) return false
  const hasTime = kept.some(({ periods }) => periods.length > 0)
  if (beside === 'always') return hasTime || !isOfPast(clause)
  if (!hasTime && isOfTime(clause)) return false
  const points = kept.some(({ text }) => wordsOf(text).some((word) => pointers.has(word)))
  if (beside === 'unpointed') return !points
  const isNamed = kept.some((one) => isInShort(one) && !demonstrative.test(one.text))
  const isHeld = clause.terms.some(
    (term) =>
      isContent(term) && !isLight(term) && !isSurrounding(term) && wordsOf(term.text).some(isOnRecord),
  )
  return isNamed && !isHeld && !points && !kept.some(({ terms }) => terms.some((term) => isCue(term, 'why')))
}
