/** Frames of clauses that are about the conversation: greetings, introductions, sentences about who asks. */
import { courtesies, interjections, people, vocatives } from '../lexicon/speech.ts'
import type { Question } from '../question.ts'
import { isContent, isLight, meaningOf } from '../term.ts'
import { bare, isUnknown, wordsOf } from './clause-data.ts'

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
export const ours = /\b(?:we|us|our|ours)\b/i
const exclaimed =
  /^\W*(?:what an?|bit of|how (?:nice|lovely|good|are you|is it going|are things|you going))\b/i
const polite =
  /^\W*(?:(?:so|and|but)\s+)*if\s+(?:(?:i|we)\s+(?:may|might|can)\s+(?=ask)|(?:you|that|that['’]s|it|it['’]s|this|this is)\b.*)\b(?:mind|could|can|would|may|might|please|kind|trouble|time|possible|silly|obvious|ok|okay|right|busy|bother|dumb|handy|helps?|ask|know)\b/iu
/** "This may sound odd", "it's probably nothing": about the message. */
export const hedges =
  /^\W*(?:(?:so|and|but|sorry)\s+)*(?:this|it)(?:['’]s| is| may| might| will| could| probably)(?: be| is| going to| gonna| probably)*\s+(?:sound|seem|be|a|an|odd|silly|dumb|stupid|obvious|nothing|weird|strange)\b/i

/** "Probably a silly question", "one more thing", "quick one". */
const ofItself =
  /^[^?]{0,60}?(?:\b(?:an?|my)\b[^?]{0,30}|\b(?:quick|next|another|easy|silly|dumb|stupid|random|odd|weird|simple|final|one more)\s+)(?:question|q|one|ask|thing|favou?r)s?(?:\s+(?:for|from)\s+\S+)?\W*$/iu
const whenever = /^\W*(?:when|whenever|as soon as)\s+(?:you|it|suits?|possible)\b/iu

/** "Our supplier is on leave until May": where somebody is, whoever it is. */
export const ofWhereabouts =
  /^\W*(?:(?:so|and|but|because|since|as)\s+)?(?:(?:the|our|my|one of (?:the|our|my))\s+)?(?:[\p{L}-]+\s+){0,2}?(?:is|are|was|were|(?:will|has|have) be(?:en)?|goes|go|went|['’]s)\s+(?:away|overseas|abroad|interstate|travell?ing|on (?:(?:annual |long service |parental |maternity )?leave|holidays?|vacation|a (?:trip|break|cruise))|out of (?:town|the (?:country|office)))\b/iu

/** "The new manager", "founder of the place": who somebody is. */
const ofRole = new RegExp(
  String.raw`^\W*(?:the|an?|our|your|their)?\s*(?:[\p{L}-]+\s+){0,2}?(?:${[...people].join('|')})\b`,
  'iu',
)

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
export const frameOf = (question: Question): 'courtesy' | 'speaker' | 'person' | undefined => {
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
export const howAreYou =
  /^\W*(?:and\s+)?how(?:['’]?s|['’]?re|\s+is|\s+are|\s+have)?\s+(?:you|u|ya|it|life|your\s+\w+)(?:\s+(?:all|going|doing|been|today|this \w+|getting on|travelling|keeping))*\W*$/i

/** A request for attention and not for a figure: "can you help me with this one", "got a sec", "what I want to know is". */
const attention =
  /^\W*(?:(?:hi|hey|and|so|please|ok)\s+)*(?:(?:can|could|may|might|would|will)\s+(?:i|you|u)\s+(?:please\s+|just\s+|quickly\s+)?(?:ask|help|answer|trouble|bother|pick|tell me (?:something|this))|(?:have|has|got|do you have|have you got|you got|any chance of)\s+(?:you\s+)?(?:a|an?other|one|two|5|five)?\s*(?:quick\s+)?(?:sec|secs|second|minute|min|mins|moment|mo|tick)|help me(?: out)?(?: here| with)|(?:tell|answer|riddle|ask) (?:me|you) (?:something|this|a question)|what i(?:['’]d)? (?:just )?(?:want|need|like|love|am after|was after)(?: to (?:know|hear|see|ask))? is|here(?:['’]s| is) (?:my|the|a|one)|bear with)(?=\W|$)/iu

export const isOfAttention = ({ terms, text }: Question): boolean =>
  attention.test(text) &&
  terms.every(
    (term) =>
      !isContent(term) ||
      isLight(term) ||
      term.meanings.every(({ kind }) => kind === 'cue' || kind === 'filler' || kind === 'unknown') ||
      (meaningOf(term, 'number')?.value ?? 0) === 1,
  )
