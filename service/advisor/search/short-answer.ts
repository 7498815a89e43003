/** Extracts the requested fact from its sentence: "$310", "Monday 16 November", "about a third". */
import type { Asked } from '#schema/advisor/fact-plans'
import { inSingular } from '../detail/one-name.ts'
import { fractions, lengths, money, numberWords, placeName, writtenDay } from './fact-patterns.ts'
import { formOf, wordsIn } from './word-forms.ts'

const all = (sentence: string, pattern: RegExp): readonly string[] =>
  [...sentence.matchAll(new RegExp(pattern.source, pattern.flags.includes('u') ? 'giu' : 'gi'))].map(
    ([found]) => found,
  )

const only = (found: readonly string[]): string | undefined => (found.length === 1 ? found[0] : undefined)

/** Clauses of a sentence: an amount belongs to its clause. */
const clausesOf = (sentence: string): readonly string[] =>
  sentence.split(/(?<=[,;:]) (?!\d{3}\b)|\b(?=of the \$)|\b(?=and (?:the|take|needs?|it|we|they|\p{Ll}+s) )/u)

const hits = (clause: string, forms: ReadonlySet<string>): number =>
  wordsIn(clause).filter((word) => forms.has(formOf(word))).length

/** The only amount of a sentence, or that of the clause with most words of the question. */
const nearest = (sentence: string, pattern: RegExp, forms: ReadonlySet<string>): string | undefined => {
  const whole = only(all(sentence, pattern))
  if (whole) return whole
  const clauses = clausesOf(sentence)
    .map((clause) => ({ found: all(clause, pattern), count: hits(clause, forms) }))
    .filter(({ found }) => found.length > 0)
    .sort((one, other) => other.count - one.count)
  const [best, next] = clauses
  return best && best.count > (next?.count ?? 0) ? only(best.found) : undefined
}

const qualified = `(?:about |nearly |almost |up to |more than |over |under |at least |an average of )?`
const rate = String.raw`(?: (?:a|per|each|every) (?:day|week|month|quarter|year|head)\b)?`
const withQualifier = (pattern: RegExp): RegExp =>
  new RegExp(`${qualified}(?:${pattern.source})${rate}`, pattern.flags)

const isOne = /^(?:an?|one|1)$/i
const isPlural = /s$|^(?:people|staff|women|men|children|crew)$/i

/** "44 homes": a number with what it counts, if the question is about that. */
const countIn = (
  sentence: string,
  forms: ReadonlySet<string>,
  asked: ReadonlySet<string>,
): string | undefined => {
  const pattern = new RegExp(
    String.raw`${qualified}(?<![$\d.,])\b(?:\d[\d,]*|${numberWords})\b(?:[ -]\p{L}[\p{L}-]*){1,3}`,
    'giu',
  )
  const found = [...sentence.matchAll(pattern)].flatMap(([text]) => {
    const words = text.split(' ')
    const end = words.findLastIndex((word) => asked.has(inSingular(word.toLowerCase())))
    // "Four property managers" are managers, and not properties that somebody manages.
    const isCounted = end > 0 && (isOne.test(words[end - 1] ?? '') || isPlural.test(words[end] ?? ''))
    return isCounted ? [words.slice(0, end + 1).join(' ')] : []
  })
  // "How many homes do two landlords have" asks for homes.
  const [head] = forms
  return only(found) ?? only(found.filter((text) => wordsIn(text).some((word) => formOf(word) === head)))
}

const dayIn = (sentence: string, forms: ReadonlySet<string>): string | undefined =>
  nearest(sentence, writtenDay, forms)

const placeIn = (sentence: string): string | undefined => {
  const [, name, named] = placeName.exec(sentence) ?? []
  return name ?? named
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Opening of an answer; undefined if the sentence has no such fact, or several. `words` are those of the question. */
export const shortAnswer = (
  sentence: string,
  asked: Asked | undefined,
  words: readonly string[],
): string | undefined => {
  const forms = new Set(words.flatMap((word) => wordsIn(word).map(formOf)))
  const found = () => {
    switch (asked) {
      case 'how-much':
        return nearest(sentence, withQualifier(money), forms)
      case 'share':
        return nearest(sentence, withQualifier(fractions), forms)
      case 'how-many':
        return countIn(sentence, forms, new Set(words.map((word) => inSingular(word.toLowerCase()))))
      case 'how-long':
        return nearest(sentence, withQualifier(lengths), forms)
      case 'when':
        return dayIn(sentence, forms)
      case 'where':
        return placeIn(sentence)
      default:
        return undefined
    }
  }
  const text = found()?.trim()
  return text ? capital(text) : undefined
}
