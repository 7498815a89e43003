/**
 * A message as its question alone: in usual letters, with numbers in digits, and without greetings, introductions, reasons
 * and thanks. Every reader sees the same text then, however the question was put.
 */

import { dangerAsked } from '../../signposts/danger-asked.ts'
import { isOfFault } from '../../signposts/fault-asked.ts'
import { isOfHarm } from '../../signposts/harm-asked.ts'
import { signsOf } from '../../signposts/sign-kinds.ts'
import { closings, isNicety, vocatives } from '../lexicon/speech.ts'
import type { Question } from '../question.ts'
import { isInMortalDanger, isOfSelfHarm, namesHurt } from '../readers/mortal-danger.ts'
import { isLight } from '../term.ts'
import { withoutAsker } from '../wording/asker.ts'
import { isHyperbole } from '../wording/hyperbole.ts'
import { plainTopic } from '../wording/topic-clauses.ts'
import { besideOf, isInShort, isSignature, staysOf, timeOf } from './asides.ts'
import { isUnknown } from './clause-data.ts'
import { type Clause, clausesOf, isAsking, isSubordinate } from './clauses.ts'
import { deictic } from './frames.ts'
import { withoutHesitations } from './hesitations.ts'
import { plainWriting } from './plain-writing.ts'
import { withNumerals } from './spoken-numbers.ts'

/** A longer message is pasted text, and is read as it is. */
const longest = 400
const mostClauses = 12

const anyOf = (words: Iterable<string>): string => `(?:${[...words].join('|')})`

/** Closings that are also words of a question, "do we appreciate our team": none without a comma or "much" before it. */
const worded: ReadonlySet<string> = new Set('thank appreciate appreciated obliged regards kindly'.split(' '))
const pleas: ReadonlySet<string> = new Set('please pls plz'.split(' '))
const thanking = [...closings].filter((word) => !worded.has(word) && !pleas.has(word))
const names = [
  ...[...vocatives].filter(isNicety),
  'team',
  'everyone',
  'everybody',
  'all',
  'friend',
  'friends',
  'there',
]

/** "For the weekend" is a time that is asked about; "have a great weekend" is a wish. */
const time = String.raw`(?<!\b(?:good|great)\s+)(?:(?:for|in|of|the|a|this|that|my|our|your|one)\s+)*(?:day|week|weekend|minute|moment|sec|second)\b`
const thanked = String.raw`(?:(?<!\b(?:any|no|say|says|said|get|got|our|the|of)\s+)${anyOf(thanking)}|thank (?:you|u|ya)|(?:(?<=,\s*)|(?:much|kind|best|warm)\s+)${anyOf(worded)})\b(?:[\s,]+(?!${time})${anyOf([...closings, ...vocatives])}\b)*`
const pleaded = String.raw`(?<!\b(?:we|i|they|you|to)\s+)${anyOf(pleas)}\b(?:[\s,]+${anyOf(names)}\b)*`

/** A message may end in a plea to somebody, and in thanks for something. */
const trailing = new RegExp(
  String.raw`[\s,]+(?:(?:and|pretty|many|big|very)\s+)?(?:${pleaded}(?:[\s,]+(?:and\s+)?${thanked})?|${thanked})(?<mark>[\s?!.…]*)$`,
  'iu',
)

const place = new RegExp(
  String.raw`(?<=[\p{L}\d])(?<!\b(?:down|up|over|out|back|round|way))[,\s]+${deictic.source}(?<name>\p{Lu}[\p{L}'’]+(?:\s+\p{Lu}[\p{L}'’]+){0,2})(?=\s*[,?!.–]|\s*$|\s+\p{Ll})`,
  'u',
)

const opening =
  /^[\s,;:–—-]*(?:(?:so|but|anyway|anyhow|well|ok|okay|right|alright|now|look|listen)\b[\s,]*)*/iu

const thanks = new RegExp(
  String.raw`^\W*(?:and\s+)?(?:many\s+|kind\s+|best\s+|warm\s+)*(?:${[...closings].join('|')})\b`,
  'iu',
)

/** How parts of a message are read, and which words the records have. */
export type Reading = {
  readonly ask: (text: string) => Question
  readonly isOnRecord: (word: string) => boolean
}

/** How likely despair has to be where no word names it: "My wife wants to know" sounds a little like it. */
const despairing = 0.78

/** True for a text that tells of somebody who is hurt, ill or in despair: by a word of it, and as a whole. */
const isOfDanger = (told: Question): boolean => {
  if (isOfHarm(told.text)) return true
  if (isHyperbole(told)) return false
  const signs = signsOf(told)
  const isDespair = signs('mind') + signs('decline:emergency') >= despairing
  const isNamed = namesHurt(told.text) || isOfSelfHarm(told.text)
  return (isDespair || isNamed) && dangerAsked(told.text, signs) !== undefined
}

/** The clause of a message that tells of a danger beside its questions. */
const dangerIn = (clauses: readonly Clause[], { ask }: Reading): string | undefined =>
  clauses.find(({ text }) => !(isAsking(text) && !isSubordinate(text)) && isOfDanger(ask(text)))?.text.trim()

/** The questions of a message: its clauses without those that only surround them; a danger that a question hides, alone. */
const withoutAsides = (message: string, { ask, isOnRecord }: Reading): string => {
  const clauses = clausesOf(message)
  if (clauses.length < 2 || clauses.length > mostClauses) return message
  const danger = dangerIn(clauses, { ask, isOnRecord })
  if (danger) return danger
  const asked = clauses.map((clause) => ({
    clause,
    question: ask(clause.text),
    isAsked: isAsking(clause.text) && !isSubordinate(clause.text),
  }))
  const first = asked.findIndex(
    ({ question, isAsked }) => !besideOf(question, { isAsked, isBefore: true, isClosedOff: false }),
  )
  const read = asked.map(({ clause, question, isAsked }, at) => {
    const before = asked[at - 1]
    const isSigned =
      before !== undefined && isSignature(question) && at > first && thanks.test(before.clause.text)
    if (isSigned) return { clause, question, beside: 'courtesy' as const }
    const beside =
      at === first
        ? undefined
        : besideOf(question, { isAsked, isBefore: at < first, isClosedOff: clause.mark.startsWith('?') })
    return { clause, question, beside }
  })
  const own = read.flatMap(({ beside, question }) => (beside ? [] : [question]))
  const isOfQuestions = asked.some(
    ({ question, isAsked }, at) => !read[at]?.beside && (isAsked || isInShort(question)),
  )
  const stays = read.map(({ question, beside }) =>
    beside ? staysOf(own, question, beside, { isOfQuestions, isOnRecord }) : 'all',
  )
  if (stays.every((one) => one === 'all')) return message
  const times = read.flatMap(({ question }, at) => (stays[at] === 'time' ? timeOf(question) : []))
  const asking = joined(
    clauses,
    clauses.filter((_, at) => stays[at] === 'all'),
  )
  const core = asking.replace(/(?=[\s?!.…]*$)/u, times.map((time) => ` ${time}`).join(''))
  return isEnough(core) ? core : message
}

const ends = /[?!.…]/

/** Clauses that are kept with the marks between them; the mark that ended the message ends what is left of it. */
const joined = (clauses: readonly Clause[], kept: readonly Clause[]): string => {
  const last = kept.at(-1)
  let text = ''
  // Between two clauses that are kept, the strongest mark between them.
  let mark = ''
  for (const clause of clauses) {
    if (kept.includes(clause)) {
      text += text === '' ? clause.text : mark + clause.text
      mark = clause.mark
    } else if (ends.test(clause.mark) && !ends.test(mark)) mark = clause.mark
    if (clause === last) break
  }
  const own = last?.mark.trim() ?? ''
  const closing = ends.test(own) ? own : (clauses.at(-1)?.mark.trim() ?? '')
  const isFirst = clauses[0] === kept[0]
  return `${isFirst ? text.trim() : text.replace(opening, '').trim()}${closing.match(/^[?!.…]+/)?.[0] ?? ''}`
}

/** One word alone asks for its meaning: "runway, please" asks for the figure. */
const isEnough = (text: string): boolean => (text.match(/[\p{L}'’]{2,}/gu)?.length ?? 0) > 1

/** A month, a weekday or any other word that the vocabulary has is no place: "here in July". */
const isPlaceName = (name: string, { ask }: Reading): boolean =>
  ask(name).terms.every((term) => isUnknown(term) || isLight(term))

const shortened = (message: string, reading: Reading): string => {
  const closed = message.replace(trailing, '$<mark>')
  const name = place.exec(closed)?.groups?.name
  const isPlaced = name !== undefined && isPlaceName(name, reading)
  const plain = (isPlaced ? closed.replace(place, '') : closed).trim()
  return isEnough(plain) ? plain : message
}

/** The plain text of a message. A danger is never shortened. */
export const plainSpeech = (message: string, reading: Reading): string => {
  if (message.length > longest || isInMortalDanger(message) || isOfFault(message)) return message
  if (isOfSelfHarm(message)) return dangerIn(clausesOf(message), reading) ?? message
  const plain = withNumerals(withoutHesitations(plainWriting(message)))
  const told = shortened(plain, reading)
  const isSafe = ![told, ...clausesOf(told).map(({ text }) => text)].some((text) =>
    isOfDanger(reading.ask(text)),
  )
  const kept = withoutAsides(isSafe ? plainTopic(told, reading.ask) : told, reading)
  const asked = isSafe ? withoutAsker(kept, reading.ask) : kept
  const core = shortened(asked, reading).replace(/(?<=[\p{L}\d]{2})\.$/u, '')
  return core === '' ? message : core
}
