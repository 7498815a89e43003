/** The query: each word of a question with synonyms and weight. */
import { byWord } from '../questions/by-word.ts'
import { isLightWord } from '../questions/lexicon/light.ts'
import { remember } from '../remember.ts'
import { isEnglish } from '../subjects/tagged-words.ts'
import { isStopWord, isWeakWord, stopWords } from './common-words.ts'
import { type Initials, spelledOut } from './initials.ts'
import { synonymGroups } from './synonyms.ts'
import { formOf, wordsIn } from './word-forms.ts'

/** A word that is looked for. */
export type Sought = {
  readonly word: string
  /** Equivalent forms, with their weights. */
  readonly forms: ReadonlyMap<string, number>
  /** Share of its rarity that counts: a verb need not be in the text. */
  readonly weight: number
  readonly isWeak: boolean
}

/** What the records hold: texts by form, and abbreviations. */
type Held = { readonly held: ReadonlyMap<string, number>; readonly initials: Initials }

const ofSynonyms = 0.7
const weakWeight = 0.4
const shortestRespelled = 5

const readGroups = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  for (const group of synonymGroups) {
    const forms = group.map(formOf)
    for (const form of forms) found.set(form, new Set([...(found.get(form) ?? []), ...forms]))
  }
  return found
}

/** For each form, the forms of its groups. */
const synonyms = readGroups()

/** The forms of a word and of its near-synonyms. */
export const synonymsOf = (word: string): ReadonlySet<string> => {
  const own = formOf(word)
  return synonyms.get(own) ?? new Set([own])
}

/** True if two words differ by one inserted, deleted, replaced or swapped letter. */
const isOneEditAway = (one: string, other: string): boolean => {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  // Most words differ at both ends, which no one edit of three letters or more does.
  if (one[0] !== other[0] && one.at(-1) !== other.at(-1)) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  while (
    end < Math.min(one.length, other.length) - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  )
    end += 1
  const [left, right] = [one.length - start - end, other.length - start - end]
  const isSwapped =
    left === 2 && right === 2 && one[start] === other[start + 1] && one[start + 1] === other[start]
  return Math.max(left, right) <= 1 || isSwapped
}

/** The recorded form that an unrecorded one may be a misspelling of. */
const respelled = (form: string, held: ReadonlyMap<string, number>): string | undefined =>
  form.length < shortestRespelled ? undefined : respelledIn(held)(form).meant

const respelledIn = remember((held: ReadonlyMap<string, number>) =>
  byWord((form): { readonly meant?: string } => {
    for (const one of held.keys()) if (isOneEditAway(one, form)) return { meant: one }
    return {}
  }),
)

/** An unrecorded word that says little, or may be a misspelt word of asking. */
const saysLittle = (word: string): boolean =>
  isLightWord(word) || (word.length >= shortestRespelled && nearStopWord(word).isNear)

const nearStopWord = byWord((word) => ({
  isNear: stopWords.some((one) => one.length >= shortestRespelled - 1 && isOneEditAway(one, word)),
}))

const soughtOf = (word: string, { held, initials }: Held): Sought => {
  const own = formOf(word)
  const forms = new Map([...(synonyms.get(own) ?? [])].map((other) => [other, ofSynonyms]))
  forms.set(own, 1)
  const isKnown = [...forms.keys()].some((form) => held.has(form))
  const isCommon = isWeakWord(word, own) || word.length < 2
  const meant = isKnown || isCommon || isEnglish(word) ? undefined : respelled(own, held)
  if (meant !== undefined) forms.set(meant, 1)
  const spelled = isKnown ? [] : spelledOut(word, initials)
  for (const form of spelled) forms.set(form, ofSynonyms)
  const isWeak = isCommon || (!isKnown && meant === undefined && spelled.length === 0 && saysLittle(word))
  return { word, forms, weight: isWeak ? weakWeight : 1, isWeak }
}

const isHeldOf = ({ forms }: Sought, held: ReadonlyMap<string, number>): boolean =>
  [...forms.keys()].some((form) => held.has(form))

/**
 * A word in no text is missed only if it is a thing in question: verbs, and nouns that ask about another noun
 * (the verdict on the cards), need not be on record.
 */
const withoutAsking = (
  query: readonly Sought[],
  held: ReadonlyMap<string, number>,
  things: readonly string[],
): readonly Sought[] => {
  const phrases = things.map(wordsIn)
  const named = new Set(phrases.flat().map(formOf))
  const isKnown = (word: string) => query.some((one) => one.word === word && isHeldOf(one, held))
  const apart = new Set(phrases.filter((words) => !words.some(isKnown)).flat())
  const isNamed = ({ word }: Sought) => apart.has(word) && !isWeakWord(word, formOf(word))
  return query.map((one) =>
    // "Which project will blow its budget?" is about budgets; a "transport job" is about transport.
    one.isWeak && isNamed(one) && !isHeldOf(one, held)
      ? { ...one, isWeak: false }
      : one.isWeak || named.has(formOf(one.word)) || isHeldOf(one, held)
        ? one
        : { ...one, isWeak: true, weight: weakWeight },
  )
}

/** What a plan's words search for, without duplicates; `things` are those that a text must be about. */
export const queryOf = (
  words: readonly string[],
  index: Held,
  things: readonly string[] = [],
): readonly Sought[] => {
  const found = new Map<string, Sought>()
  for (const word of wordsIn(words.join(' '))) {
    const key = formOf(word)
    if (!found.has(key) && !isStopWord(word, key)) found.set(key, soughtOf(word, index))
  }
  return things.length === 0 ? [...found.values()] : withoutAsking([...found.values()], index.held, things)
}
