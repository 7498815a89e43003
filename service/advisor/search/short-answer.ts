/** Extracts the requested fact from its sentence: "$310", "Monday 16 November", "about a third". */
import type { Asked } from '#schema/advisor/fact-plans'
import { inSingular } from '../detail/one-name.ts'
import { isWeakWord } from './common-words.ts'
import { fractions, lengths, money, numberWords, placeName, writtenDay } from './fact-patterns.ts'
import { synonymsOf } from './query.ts'
import { formOf, wordsIn } from './word-forms.ts'

const all = (sentence: string, pattern: RegExp): readonly string[] =>
  [...sentence.matchAll(new RegExp(pattern.source, pattern.flags.includes('u') ? 'giu' : 'gi'))].map(
    ([found]) => found,
  )

const only = (found: readonly string[]): string | undefined => (found.length === 1 ? found[0] : undefined)

// "If he's sick on a Friday, we lose …": what a sentence begins with goes with its main clause.
const opens = /^(?:if|when|once|while|where|since|for|at|in|on|by|from|with|over|after|before|until|as)\b/i

const joinedToMain = (clauses: readonly string[]): readonly string[] => {
  const [first, second, ...rest] = clauses
  return first !== undefined && second !== undefined && opens.test(first)
    ? [`${first} ${second}`, ...rest]
    : clauses
}

/** Clauses of a sentence: an amount belongs to its clause. */
const clausesOf = (sentence: string): readonly string[] =>
  joinedToMain(
    sentence.split(
      /(?<=[,;:]) (?!\d{3}\b)|\b(?=of the \$)|\b(?=and (?:the|take|needs?|it|we|they|\p{Ll}+s) )/u,
    ),
  )

const hits = (clause: string, forms: ReadonlySet<string>): number =>
  wordsIn(clause).filter((word) => forms.has(formOf(word))).length

/** What the clause of an amount must have: a word of the subject, or, where none is named, any word of the question. */
const subjectForms = (words: readonly string[]): ReadonlySet<string> => {
  const strong = words.filter((word) => !isWeakWord(word, formOf(word)) && !weekday.test(word))
  return new Set((strong.length > 0 ? strong : words).flatMap((word) => [...synonymsOf(word)]))
}

const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/

/** "It takes half an hour a day": of what the sentence before speaks of. */
const ofSentenceBefore = /^(?:it|this|that|they|these|those|he|she)\b/i

const isOfSubject = (clause: string, words: readonly string[]): boolean =>
  words.length === 0 ||
  hits(clause, subjectForms(words)) > 0 ||
  (ofSentenceBefore.test(clause) && hits(clause, new Set(words.flatMap((word) => [...synonymsOf(word)]))) > 0)

/** The only amount of a sentence, or that of the clause with most words of the question; its clause must be about them. */
const nearest = (sentence: string, pattern: RegExp, words: readonly string[]): string | undefined => {
  const forms = new Set(words.map(formOf))
  const clauses = clausesOf(sentence)
    .map((clause) => ({ clause, found: all(clause, pattern), count: hits(clause, forms) }))
    .filter(({ found }) => found.length > 0)
    .sort((one, other) => other.count - one.count)
  const [best, next] = clauses
  return best && (!next || best.count > next.count) && isOfSubject(best.clause, words)
    ? only(best.found)
    : undefined
}

const qualified = `(?:about |nearly |almost |up to |more than |over |under |at least |an average of )?`
const rate = String.raw`(?: (?:a|per|each|every) (?:day|week|month|quarter|year|head)\b)?`
const withQualifier = (pattern: RegExp): RegExp =>
  new RegExp(`${qualified}(?:${pattern.source})${rate}`, pattern.flags)

const isOne = /^(?:an?|one|1)$/i
const isPlural = /s$|^(?:people|staff|women|men|children|crew)$/i

/** "One has settled", "two of them were sold": how many did what is asked. */
const doneBy = String.raw`(?<count>\b(?:\d[\d,]*|${numberWords})\b)(?: of (?:them|the \p{L}+))? (?:has|have|had|was|were) (?:since |already )?(?<act>\p{L}+)`

const none: ReadonlySet<string> = new Set()

/** "44 homes": a number with what it counts, if the question is about that. */
const countIn = (
  sentence: string,
  forms: ReadonlySet<string>,
  asked: ReadonlySet<string>,
): string | undefined => {
  const pattern = new RegExp(
    String.raw`${qualified}(?<![$\d.,])\b(?:\d[\d,]*|${numberWords})\b(?: of (?:the|our|these|those|(?:last|this) \p{L}+[’']s) \p{L}+|(?:[ -]\p{L}[\p{L}-]*){1,3})`,
    'giu',
  )
  // "How many homes do two landlords have" asks for homes, by whatever name.
  const [head] = forms
  const heads = head === undefined ? none : synonymsOf(head)
  const found = [...sentence.matchAll(pattern)].flatMap(([text]) => {
    const words = text.split(' ')
    const isNamed = (word: string) =>
      asked.has(inSingular(word.toLowerCase())) ||
      // Managers are people, and no managements.
      (heads.has(formOf(word.toLowerCase())) && !/(?:er|or)s?$/i.test(word))
    const ofMany = words.findLastIndex((word) => isNamed(word) && isPlural.test(word))
    const end = ofMany > 0 ? ofMany : words.findLastIndex(isNamed)
    // "Four property managers" are managers, and not properties that somebody manages.
    const isCounted = end > 0 && (isOne.test(words[end - 1] ?? '') || isPlural.test(words[end] ?? ''))
    return isCounted ? [words.slice(0, end + 1).join(' ')] : []
  })
  const done = new RegExp(doneBy, 'giu').exec(sentence)?.groups
  if (found.length === 0 && done?.count && forms.has(formOf((done.act ?? '').toLowerCase())))
    return done.count
  const isOfHead = (text: string): boolean =>
    wordsIn(text).some((word) => head === undefined || heads.has(formOf(word)))
  const one =
    only(found.filter(isOfHead)) ??
    only(found.filter((text) => wordsIn(text).some((word) => formOf(word) === head)))
  const counted = new Set(one === undefined ? [] : wordsIn(one).map(formOf))
  const others = [...asked].filter((word) => !counted.has(formOf(word)) && !isWeakWord(word, formOf(word)))
  const clause = one === undefined ? undefined : clausesOf(sentence).find((text) => text.includes(one))
  // "600 kilos" of something else are no kilos of beans.
  // By another name, the rest of its clause says whether it is the thing.
  const isByName = one !== undefined && wordsIn(one).some((word) => asked.has(inSingular(word)))
  const rest = isByName || one === undefined ? clause : clause?.replace(one, ' ')
  return rest !== undefined && others.length > 0 && !isOfSubject(rest, others) ? undefined : one
}

const leaves =
  '(?:took|taken|takes?|lost|loses?|losing|left with|cancelled|walked with|dropped|sold|stole|stolen)'
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** "The landlord took 31 managements" says how many went, and not how many there are. */
const isOfGone = (sentence: string, count: string, words: readonly string[]): boolean =>
  new RegExp(`\\b${leaves}(?: \\w+){0,2} ${escaped(count)}`, 'i').test(sentence) &&
  words.filter((word) => !isWeakWord(word, formOf(word))).length < 2 &&
  !words.some((word) => /^(?:tak|took|go|went|gone|away|los|left|leav|cancel|drop|sold|sell)/.test(word))

const ofLoss = /^(?:los[est]\w*|left|leave|gone|go|walk\w*|cancel\w*)$/
const lost = new RegExp(`\\b(?:${leaves}|left|leave|gone|went)\\b`, 'i')

/** "How many homes did we lose" is not how many somebody who stayed has. */
const isOfKept = (sentence: string, words: readonly string[]): boolean =>
  words.some((word) => ofLoss.test(word)) && !lost.test(sentence)

const keptCount = (
  sentence: string,
  count: string | undefined,
  words: readonly string[],
): string | undefined =>
  count !== undefined && (isOfGone(sentence, count, words) || isOfKept(sentence, words)) ? undefined : count

const dayIn = (sentence: string, words: readonly string[]): string | undefined =>
  only(all(sentence, writtenDay)) ?? nearest(sentence, writtenDay, words)

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
  const single = words.flatMap((word) => [...wordsIn(word)])
  const found = () => {
    switch (asked) {
      case 'how-much':
        return nearest(sentence, withQualifier(money), single)
      case 'share':
        return nearest(sentence, withQualifier(fractions), single)
      case 'how-many':
        return keptCount(
          sentence,
          countIn(
            sentence,
            new Set(single.map(formOf)),
            new Set(words.map((word) => inSingular(word.toLowerCase()))),
          ),
          single,
        )
      case 'how-long':
        return nearest(sentence, withQualifier(lengths), single)
      case 'when':
        return dayIn(sentence, single)
      case 'where':
        return placeIn(sentence)
      default:
        return undefined
    }
  }
  const text = found()?.trim()
  return text ? capital(text) : undefined
}
