/**
 * A message as its question alone: in usual letters, with numbers in digits, and without greetings, introductions, reasons
 * and thanks. Every reader sees the same text then, however the question was put.
 */
import { courtesies, vocatives } from '../lexicon/speech.ts'
import type { Question } from '../question.ts'
import { isInMortalDanger, isOfSelfHarm } from '../readers/mortal-danger.ts'
import { deictic, isAside } from './asides.ts'
import { type Clause, clausesOf, isAsking, isSubordinate } from './clauses.ts'
import { withoutHesitations } from './hesitations.ts'
import { plainWriting } from './plain-writing.ts'
import { withNumerals } from './spoken-numbers.ts'

/** What is longer is a text, and is read as it is. */
const longest = 400
const mostClauses = 12

const trailing = new RegExp(
  String.raw`[\s,]+(?:(?:${[...courtesies].map((word) => word.replace("'", "['’]")).join('|')})\b)(?:[\s,]+(?:${[...courtesies, ...vocatives].map((word) => word.replace("'", "['’]")).join('|')})\b)*(?<mark>[\s?!.…]*)$`,
  'iu',
)

const place = new RegExp(
  String.raw`[,\s]+${deictic.source}(?:\p{Lu}[\p{L}'’]+(?:\s+\p{Lu}[\p{L}'’]+){0,2})(?=\s*[,?!.–]|\s*$|\s+\p{Ll})`,
  'u',
)

const opening =
  /^[\s,;:–—-]*(?:(?:so|but|anyway|anyhow|well|ok|okay|right|alright|now|look|listen)\b[\s,]*)*/iu

/** The questions of a message: its clauses without those that only surround them. */
const withoutAsides = (message: string, ask: (text: string) => Question): string => {
  const clauses = clausesOf(message)
  if (clauses.length < 2 || clauses.length > mostClauses) return message
  const read = clauses.map((clause) => ({
    clause,
    question: ask(clause.text),
    isAsked: isAsking(clause.text) && !isSubordinate(clause.text),
  }))
  const beside = read.map((one, at) => {
    const others = read.filter((_, place) => place !== at)
    const core =
      others.find(({ isAsked, question }) => isAsked && question.terms.length > 2) ??
      others.find(({ question }) => question.terms.length > 1)
    return core !== undefined && isAside(one.question, one.isAsked, core.question)
  })
  const kept = clauses.filter((_, at) => !beside[at])
  if (kept.length === 0 || kept.length === clauses.length) return message
  return joined(clauses, kept)
}

const ends = /[?!.…]/

/** Clauses that are kept with the marks between them; the mark that ended the message ends what is left of it. */
const joined = (clauses: readonly Clause[], kept: readonly Clause[]): string => {
  const last = kept.at(-1)
  const text = kept.map((clause) => (clause === last ? clause.text : clause.text + clause.mark)).join('')
  const own = last?.mark.trim() ?? ''
  const closing = clauses.at(-1)?.mark.trim() ?? ''
  const mark = ends.test(own) ? (own.match(/^[?!.…]+/)?.[0] ?? '') : closing
  return `${clauses[0] === kept[0] ? text.trim() : text.replace(opening, '').trim()}${mark}`
}

const isEnough = (text: string): boolean => /\p{L}{2,}/u.test(text)

const shortened = (message: string): string => {
  const plain = message.replace(trailing, '$<mark>').replace(place, '').trim()
  return isEnough(plain) ? plain : message
}

/** The plain text of a message; `ask` reads a part of it. A danger is never shortened. */
export const plainSpeech = (message: string, ask: (text: string) => Question): string => {
  if (message.length > longest || isOfSelfHarm(message) || isInMortalDanger(message)) return message
  const plain = withNumerals(withoutHesitations(plainWriting(message)))
  const core = shortened(withoutAsides(shortened(plain), ask))
  return core === '' ? message : core
}
