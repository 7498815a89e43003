/** Finds the items, categories, channels and accounts of imported files that a question names. */
import type { Question } from '../questions/question.ts'
import { meaningOf, type Term } from '../questions/term.ts'
import { isStopWord, isWeakWord } from '../search/common-words.ts'
import { formOf, wordsIn } from '../search/word-forms.ts'
import { type Detail, type Dimension, dimensions, namesOf } from './detail.ts'

/** Names that a question means together, all of one dimension. */
export type Named = {
  readonly dimension: Dimension
  readonly names: readonly string[]
  /** True where the lexicon has every word of it, so that other answers know it too: "rent", "wages". */
  readonly isGeneric: boolean
  readonly terms: readonly number[]
}

type Token = {
  readonly form: string
  readonly at: number
  readonly isOwn: boolean
  readonly isKnown: boolean
  /** Part of a longer term of the lexicon, such as "radio" of "radio ads": it may name an account. */
  readonly isPart: boolean
}

// Words that files use for all of it, and questions for a measure.
const general = new Set(
  'sale sales revenue income takings turnover fee fees cost costs expense expenses profit total margin cash bank transfer transfers other misc general item items product products job jobs customer customers money payment payments account accounts'
    .split(' ')
    .map(formOf),
)

const isTime = (term: Term): boolean =>
  ['period', 'weekdays', 'grain', 'unit', 'number', 'hours', 'mark'].some((kind) =>
    term.meanings.some((meaning) => meaning.kind === kind),
  )

const tokensOf = ({ terms }: Question): readonly Token[] =>
  terms.flatMap((term, at) =>
    isTime(term)
      ? []
      : wordsIn(term.text).map((word) => {
          const form = formOf(word)
          const isKnown = meaningOf(term, 'unknown') === undefined
          // One distinctive word stands for a name; a common one only as part of the whole name.
          const isOwn = !isKnown && !isStopWord(word, form) && !isWeakWord(word, form) && !general.has(form)
          const isPart =
            isKnown &&
            (term.words.length > 1 || meaningOf(term, 'decline') !== undefined) &&
            !isStopWord(word, form) &&
            !isWeakWord(word, form)
          return { form, at, isOwn, isKnown, isPart: isPart && !general.has(form) }
        }),
  )

const formsOfName = (name: string): readonly string[] => [
  ...new Set(
    wordsIn(name)
      .map((word) => [word, formOf(word)] as const)
      .filter(([word, form]) => !isStopWord(word, form))
      .map(([, form]) => form),
  ),
]

type Match = {
  readonly dimension: Dimension
  readonly name: string
  readonly places: readonly number[]
  readonly score: number
}

const matchOf = (
  dimension: Dimension,
  name: string,
  tokens: readonly Token[],
  free: ReadonlySet<number>,
): Match | undefined => {
  const forms = formsOfName(name)
  const places = [...tokens.entries()].flatMap(([place, { form }]) =>
    free.has(place) && forms.includes(form) ? [place] : [],
  )
  const found = new Set(places.map((place) => tokens[place]?.form))
  const isFull = forms.length > 0 && found.size === forms.length
  const isOwn = places.some(
    (place) => tokens[place]?.isOwn || (dimension === 'account' && tokens[place]?.isPart),
  )
  const isGeneral = forms.every((form) => general.has(form))
  if (places.length === 0 || isGeneral || (!isFull && !isOwn)) return undefined
  return { dimension, name, places, score: 2 * found.size + (isFull ? 1 : 0) }
}

/** Words of spending: sales by item are no answer to them. */
export const ofMoneyOut =
  /\b(?:spen[dt]|spending|pay|paid|paying|bill(?:s|ed)?|suppliers?|vendors?|owe|bought|buy|dearer|cost(?:s|ing)?)\b/i
const mostTogether = 15

/** The names in a question, the surest first; words are used once. */
export const namedIn = (detail: Detail, question: Question): readonly Named[] => {
  const tokens = tokensOf(question)
  const free = new Set(tokens.keys())
  const order: readonly Dimension[] = ofMoneyOut.test(question.text)
    ? ['account', 'item', 'category', 'channel']
    : dimensions
  const names = order.flatMap((dimension) => namesOf(detail, dimension).map((name) => ({ dimension, name })))
  const found: Named[] = []
  for (;;) {
    const matches = names.flatMap(({ dimension, name }) => matchOf(dimension, name, tokens, free) ?? [])
    const best = Math.max(0, ...matches.map(({ score }) => score))
    const [first, ...rest] = matches.filter(({ score }) => score === best)
    if (!first || found.length > 4) return found
    const alike = rest.filter(
      ({ dimension, places }) => dimension === first.dimension && places.join() === first.places.join(),
    )
    if (alike.length < mostTogether)
      found.push({
        dimension: first.dimension,
        names: [first.name, ...alike.map(({ name }) => name)],
        isGeneric: first.places.every((place) => tokens[place]?.isKnown && !tokens[place]?.isPart),
        terms: [...new Set(first.places.flatMap((place) => tokens[place]?.at ?? []))],
      })
    for (const place of first.places) free.delete(place)
  }
}
