/**
 * Finds sentences on record about a question's subject. Each word counts by its rarity on record (inverse
 * document frequency) and by its place: in the sentence, in the title or beside it, or elsewhere in the text.
 */
import type { Asked } from '#schema/advisor/fact-plans'
import type { Records } from '../records.ts'
import { hasAsked, hasExactly } from './asked-for.ts'
import { isStopWord } from './common-words.ts'
import { queryOf, type Sought } from './query.ts'
import { type IndexedSentence, type IndexedText, sentenceIndexOf } from './sentence-index.ts'
import { shortAnswer } from './short-answer.ts'
import { formOf, wordsIn } from './word-forms.ts'

/** A found sentence. */
export type Hit = {
  readonly of: IndexedText
  readonly at: number
  readonly sentence: string
  readonly score: number
  /** Share of the question that its text covers, 0 to 1. */
  readonly coverage: number
  /** The same for the sentence with its title alone. */
  readonly near: number
  /** The same for the title. */
  readonly titled: number
  /** True if the sentence with its title has every word of the question. */
  readonly isWhole: boolean
}

export type Found = {
  /** Best first. */
  readonly hits: readonly Hit[]
  /** Subject words of the question that no text has. */
  readonly missing: readonly string[]
  /** Words that only ask: no text needs them. */
  readonly asking: readonly string[]
  /** True if no word carries a subject. */
  readonly isOnlyWeak: boolean
}

type Rated = Sought & { readonly rarity: number }

/** Weight of a word by place, for ranking and for coverage. */
const places = {
  own: { rank: 1, cover: 1 },
  title: { rank: 0.8, cover: 1 },
  beside: { rank: 0.55, cover: 0.9 },
  elsewhere: { rank: 0.35, cover: 0.8 },
} as const

/** Factors for a sentence with exactly the requested kind of fact, with a possible one, and without one. */
const fits = { exact: 1.5, name: 1.15, some: 0.95, none: 0.75 } as const
// Briefs and the focus restate other records.
const ofBriefs = 0.6
const newest = 1.03

const strengthIn = ({ forms }: Sought, words: ReadonlySet<string>): number => {
  let best = 0
  for (const [form, strength] of forms) if (strength > best && words.has(form)) best = strength
  return best
}

const rate = (one: Rated, sentence: IndexedSentence) => {
  const { of } = sentence
  const found = [
    { place: places.own, strength: strengthIn(one, sentence.own) },
    { place: places.title, strength: strengthIn(one, of.title) },
    { place: places.beside, strength: strengthIn(one, sentence.beside) },
    { place: places.elsewhere, strength: strengthIn(one, of.all) },
  ]
  const [own, title] = found
  return {
    near: Math.sqrt(Math.max(own?.strength ?? 0, title?.strength ?? 0)),
    titled: Math.sqrt(title?.strength ?? 0),
    rank: Math.max(...found.map(({ place, strength }) => place.rank * strength)),
    cover: Math.max(...found.map(({ place, strength }) => place.cover * Math.sqrt(strength))),
  }
}

const rarityOf = (sought: Sought, texts: readonly IndexedText[]): number => {
  const held = texts.filter(({ all }) => strengthIn(sought, all) > 0).length
  return sought.weight * Math.log(1 + (texts.length + 0.5) / (held + 0.5))
}

const ofAmounts: ReadonlySet<Asked> = new Set<Asked>(['how-much', 'share', 'how-long'])
/** "Had no complaint about the repair itself": what was not the reason. */
const denies =
  /\b(?:no|not|never|neither|nor)\b(?: \w+){0,2} (?:complaint|reason|because|cause|fault|problem)\b|\bnot because\b/i

/** "About $7,600 in fees depends on them": of what the sentence beside it speaks of. */
const leans = /\b(?:it|them|they|that|this|those|these)\b/i

const isOfBeside = ({ sentence, beside, of }: IndexedSentence, query: readonly Sought[]): boolean =>
  leans.test(sentence) &&
  query.some((one) => !one.isWeak && Math.max(strengthIn(one, beside), strengthIn(one, of.title)) > 0)

/** A sentence with an amount of something else gives no amount of what is asked. */
const isOfOther = (of: IndexedSentence, asked: Asked, query: readonly Sought[]): boolean =>
  ofAmounts.has(asked) &&
  shortAnswer(
    of.sentence,
    asked,
    query.map(({ word }) => word),
  ) === undefined &&
  !isOfBeside(of, query)

const fitOf = (of: IndexedSentence, asked: Asked, query: readonly Sought[]): number => {
  const { sentence } = of
  if (asked === 'why' && denies.test(sentence)) return fits.none
  if (!hasExactly(sentence, asked)) return hasAsked(sentence, asked) ? fits.some : fits.none
  if (isOfOther(of, asked, query)) return fits.none
  // Many sentences contain a name.
  return fits[asked === 'who' ? 'name' : 'exact']
}

const timed = /\b(?:since|after|when|until|before)\b(?<clause>[^,;.]*)/i

/** True if a sentence has the event in question only as a time, and says nothing more of it: "billing has averaged … since they left". */
const onlyDates = (sentence: string, query: readonly Sought[]): boolean => {
  const clause = timed.exec(sentence)?.groups?.clause
  if (clause === undefined) return false
  const sought = new Set(query.flatMap(({ forms }) => [...forms.keys()]))
  const own = wordsIn(clause).map(formOf)
  return (
    own.some((form) => sought.has(form)) && own.every((form) => sought.has(form) || isStopWord(form, form))
  )
}

/** Every sentence with some of the words, best first. */
export const findSentences = (
  records: Records,
  words: readonly string[],
  asked?: Asked,
  things?: readonly string[],
): Found => {
  const { texts, sentences, held } = sentenceIndexOf(records)
  const query = queryOf(words, held, things)
  const rated: readonly Rated[] = query.map((one) => ({ ...one, rarity: rarityOf(one, texts) }))
  // A text need not have weak words; it may be found by them alone.
  const isOnlyWeak = rated.every(({ isWeak }) => isWeak)
  const counts = ({ isWeak }: Sought) => isOnlyWeak || !isWeak
  const whole = rated.filter(counts).reduce((sum, { rarity }) => sum + rarity, 0)
  const isAboutBriefs = words.some((word) => /^briefs?$/i.test(word))
  const isAboutFocus = words.some((word) => /^(?:focus|goals?|aims?|metrics?|targets?)$/i.test(word))
  const isHeld = (one: Sought) => [...one.forms.keys()].some((form) => held.has(form))
  const newestDay = texts.reduce((last, { day }) => (day > last ? day : last), '')
  const hits = sentences.flatMap((sentence): readonly Hit[] => {
    let [rank, cover, near, titled] = [0, 0, 0, 0]
    let isWhole = true
    for (const one of rated) {
      const found = rate(one, sentence)
      rank += one.rarity * found.rank
      if (found.near === 0 && !(one.isWeak && !isHeld(one))) isWhole = false
      if (!counts(one)) continue
      cover += one.rarity * found.cover
      near += one.rarity * found.near
      titled += one.rarity * found.titled
    }
    if (rank === 0) return []
    const isEcho = asked === 'why' && onlyDates(sentence.sentence, rated)
    const fit =
      asked === undefined || asked === 'author' ? 1 : isEcho ? fits.none : fitOf(sentence, asked, query)
    // Authors are on record for memos.
    const isUnsigned = asked === 'author' && sentence.of.text.author === undefined
    const isRestated =
      (sentence.of.text.kind === 'brief' && !isAboutBriefs) ||
      (sentence.of.text.kind === 'focus' && !isAboutFocus)
    const kind = isUnsigned || isRestated ? ofBriefs : 1
    const age = sentence.of.day.slice(0, 7) === newestDay.slice(0, 7) ? newest : 1
    const { of, at } = sentence
    return [
      {
        of,
        at,
        sentence: sentence.sentence,
        score: rank * fit * kind * age,
        coverage: cover / whole,
        near: near / whole,
        titled: titled / whole,
        isWhole,
      },
    ]
  })
  return {
    hits: hits.sort(
      (one, other) => other.score - one.score || other.of.day.localeCompare(one.of.day) || one.at - other.at,
    ),
    isOnlyWeak,
    missing: query
      .filter((one) => !one.isWeak && !isHeld(one) && /\p{L}/u.test(one.word))
      .map(({ word }) => word),
    asking: things ? query.filter((one) => one.isWeak && !isHeld(one)).map(({ word }) => word) : [],
  }
}
