/**
 * A message as its question alone: in usual letters, with numbers in digits, and without greetings, introductions, reasons
 * and thanks. Every reader sees the same text then, however the question was put.
 */
import { closings, vocatives } from '../lexicon/speech.ts'
import type { Question } from '../question.ts'
import { isInMortalDanger, isOfSelfHarm } from '../readers/mortal-danger.ts'
import { besideOf, isInShort, isSignature, standsWithout } from './asides.ts'
import { type Clause, clausesOf, isAsking, isSubordinate } from './clauses.ts'
import { deictic } from './frames.ts'
import { withoutHesitations } from './hesitations.ts'
import { plainWriting } from './plain-writing.ts'
import { withNumerals } from './spoken-numbers.ts'

/** What is longer is a text, and is read as it is. */
const longest = 400
const mostClauses = 12

const trailing = new RegExp(
  String.raw`[\s,]+(?:(?:and|pretty|many|big|much)\s+)?(?:(?:${[...closings].map((word) => word.replace("'", "['’]")).join('|')})\b)(?:[\s,]+(?:${[...closings, ...vocatives].map((word) => word.replace("'", "['’]")).join('|')})\b)*(?<mark>[\s?!.…]*)$`,
  'iu',
)

const place = new RegExp(
  String.raw`(?<=[\p{L}\d])(?<!\b(?:down|up|over|out|back|round|way))[,\s]+${deictic.source}(?:\p{Lu}[\p{L}'’]+(?:\s+\p{Lu}[\p{L}'’]+){0,2})(?=\s*[,?!.–]|\s*$|\s+\p{Ll})`,
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

/** The questions of a message: its clauses without those that only surround them. */
const withoutAsides = (message: string, { ask, isOnRecord }: Reading): string => {
  const clauses = clausesOf(message)
  if (clauses.length < 2 || clauses.length > mostClauses) return message
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
  const kept = read.flatMap(({ clause, question, beside }) =>
    beside && standsWithout(own, question, beside, { isOfQuestions, isOnRecord }) ? [] : [clause],
  )
  if (kept.length === clauses.length) return message
  const core = joined(clauses, kept)
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

const shortened = (message: string): string => {
  const plain = message.replace(trailing, '$<mark>').replace(place, '').trim()
  return isEnough(plain) ? plain : message
}

/** The plain text of a message. A danger is never shortened. */
export const plainSpeech = (message: string, reading: Reading): string => {
  if (message.length > longest || isOfSelfHarm(message) || isInMortalDanger(message)) return message
  const plain = withNumerals(withoutHesitations(plainWriting(message)))
  const core = shortened(withoutAsides(shortened(plain), reading)).replace(/(?<=[\p{L}\d]{2})\.$/u, '')
  return core === '' ? message : core
}
