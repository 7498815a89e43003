/** Finds items, categories, channels and accounts of imported files in a message. */
import type { Question } from '../../questions/question.ts'
import { meaningOf, type Term } from '../../questions/term.ts'
import { remember } from '../../remember.ts'
import { isStopWord, isWeakWord } from '../../search/common-words.ts'
import { formOf, wordsIn } from '../../search/word-forms.ts'
import { type Detail, type Dimension, dimensions, namesOf } from '../detail.ts'
import { inSingular } from '../one-name.ts'
import { nearWord } from './near-name.ts'

/** A word of a message with its position. */
type Token = {
  readonly text: string
  readonly form: string
  readonly from: number
  readonly to: number
  /** True for a word that may be a name alone. */
  readonly isOwn: boolean
  /** A meaningful word of the lexicon: it may refer to an account that contains it. */
  readonly isSaying: boolean
  /** Part of a longer lexicon term, such as "radio" of "radio ads": it may name an account. */
  readonly isPart: boolean
  /** The word of a name that a mistyped one was read as. */
  readonly heard?: string | undefined
}

/** Names that a message means together, all of one dimension, with the positions of their words. */
export type Named = {
  readonly dimension: Dimension
  readonly names: readonly string[]
  /** True if the lexicon has all of its words, so that other answers know it too: "rent", "wages". */
  readonly isGeneric: boolean
  /** True if the message has every word of the name. */
  readonly isFull: boolean
  readonly places: readonly { readonly from: number; readonly to: number }[]
  readonly heard: readonly string[]
}

// Words that files use for everything, and words that ask for a measure.
const general = new Set(
  'sale sales revenue income takings turnover fee fees cost costs expense expenses profit total margin cash bank transfer transfers other misc general item items product products job jobs customer customers client clients money payment payments account accounts online each week month day'
    .split(' ')
    .map(formOf),
)
general.delete(formOf('online'))

const isTime = (term: Term): boolean =>
  ['period', 'weekdays', 'grain', 'unit', 'number', 'hours', 'mark'].some((kind) =>
    term.meanings.some((meaning) => meaning.kind === kind),
  )

type NameForms = {
  readonly dimension: Dimension
  readonly name: string
  readonly forms: readonly string[]
}

const formsOfName = (name: string): readonly string[] => [
  ...new Set(
    wordsIn(name)
      .map((word) => [word, formOf(inSingular(word))] as const)
      .filter(([word, form]) => !isStopWord(word, form))
      .map(([, form]) => form),
  ),
]

const formsByName = remember((detail: Detail): readonly NameForms[] =>
  dimensions.flatMap((dimension) =>
    namesOf(detail, dimension).map((name) => ({ dimension, name, forms: formsOfName(name) })),
  ),
)

const knownWords = remember(
  (detail: Detail): ReadonlySet<string> =>
    new Set(
      dimensions.flatMap((dimension) =>
        namesOf(detail, dimension).flatMap((name) => wordsIn(name).filter((word) => /^\p{L}+$/u.test(word))),
      ),
    ),
)

const wordPattern = /\p{L}[\p{L}'’]*|\d[\d.,]*\p{L}*/gu

const tokensOf = (message: string, { terms }: Question, detail: Detail): readonly Token[] => {
  const timed = new Set(terms.filter(isTime).flatMap(({ text }) => wordsIn(text)))
  const unknown = new Set(
    terms.filter((term) => meaningOf(term, 'unknown')).flatMap(({ text }) => wordsIn(text)),
  )
  const inLong = new Set(
    terms
      .filter((term) => term.words.length > 1 || meaningOf(term, 'decline') !== undefined)
      .flatMap(({ text }) => wordsIn(text)),
  )
  const names = knownWords(detail)
  return [...message.matchAll(wordPattern)].flatMap((match) => {
    const [text] = match
    const [word] = wordsIn(text)
    if (word === undefined) return []
    const isUnknown = unknown.has(word)
    const near = timed.has(word) ? undefined : nearWord(word, names)
    // A lexicon word is not a typing error, but may be the start of a name.
    const heard = isUnknown || inLong.has(word) || near?.startsWith(word) ? near : undefined
    const form = formOf(inSingular(heard ?? word))
    const isSaying = !isStopWord(word, form) && !isWeakWord(word, form) && !general.has(form)
    const from = match.index
    return [
      {
        text,
        form: timed.has(word) && !names.has(word) ? '' : form,
        from,
        to: from + text.length,
        isOwn: isUnknown && isSaying,
        isSaying: isSaying && !timed.has(word),
        isPart: inLong.has(word) && isSaying && !timed.has(word),
        heard: heard !== undefined && inSingular(heard) !== inSingular(word) ? heard : undefined,
      },
    ]
  })
}

// "Products" after "from" is the category of that name; after "which" it is any product.
const beforeName = /^(?:from|on|did|does|for|in|was|were|has|have)$/i

type Match = NameForms & {
  readonly places: readonly number[]
  readonly score: number
  readonly isFull: boolean
}

const matchOf = (one: NameForms, tokens: readonly Token[], free: ReadonlySet<number>): Match | undefined => {
  const { dimension, forms } = one
  const places = [...tokens.entries()].flatMap(([place, { form }]) =>
    free.has(place) && form !== '' && forms.includes(form) ? [place] : [],
  )
  const found = new Set(places.map((place) => tokens[place]?.form))
  const isFull = forms.length > 0 && found.size === forms.length
  const isOwn = places.some(
    (place) => tokens[place]?.isOwn || (dimension === 'account' && tokens[place]?.isSaying),
  )
  const isGeneral =
    forms.every((form) => general.has(form)) &&
    !(isFull && places.every((place) => beforeName.test(tokens[place - 1]?.text ?? '')))
  if (places.length === 0 || isGeneral || (!isFull && !isOwn)) return undefined
  return { ...one, places, isFull, score: 2 * found.size + (isFull ? 1 : 0) }
}

/** Words of spending; sales by item do not answer them. */
export const ofMoneyOut =
  /\b(?:spen[dt]|spending|pay|paid|paying|bill(?:s|ed)?|suppliers?|vendors?|owe|bought|buy|dearer|cost(?:s|ing)?|costs)\b/i
const mostTogether = 15
const mostNamed = 5

/** Names in a message, most reliable first; each word is used once. */
export const namedIn = (detail: Detail, question: Question): readonly Named[] => {
  const message = question.text
  const tokens = tokensOf(message, question, detail)
  const free = new Set(tokens.keys())
  const isOut = ofMoneyOut.test(message)
  const ranked = (dimension: Dimension) =>
    dimension === 'account' ? (isOut ? -1 : 9) : dimensions.indexOf(dimension)
  const names = formsByName(detail).toSorted((one, other) => ranked(one.dimension) - ranked(other.dimension))
  const found: Named[] = []
  for (;;) {
    const matches = names.flatMap((name) => matchOf(name, tokens, free) ?? [])
    const best = Math.max(0, ...matches.map(({ score }) => score))
    const [first, ...rest] = matches.filter(({ score }) => score === best)
    if (!first || found.length >= mostNamed) return found
    const alike = rest.filter(
      ({ dimension, places }) => dimension === first.dimension && places.join() === first.places.join(),
    )
    // "Set" of "train set" means nothing alone, and belongs to the name with its other words.
    const words = new Set(wordsIn(first.name).map(inSingular))
    const beside = first.places.flatMap((place) =>
      [place - 1, place + 1].filter((at) => {
        const { text = '' } = tokens[at] ?? {}
        return free.has(at) && !first.places.includes(at) && words.has(inSingular(text.toLowerCase()))
      }),
    )
    const placed = [...first.places, ...new Set(beside)]
    const own = placed.flatMap((place) => tokens[place] ?? [])
    if (alike.length < mostTogether)
      found.push({
        dimension: first.dimension,
        names: [first.name, ...alike.map(({ name }) => name)],
        isGeneric: own.every(({ isOwn, isPart }) => !isOwn && !isPart),
        isFull: first.isFull,
        places: own.map(({ from, to }) => ({ from, to })),
        heard: own.flatMap(({ heard, text }) => (heard === undefined ? [] : [text])),
      })
    for (const place of placed) free.delete(place)
  }
}
