/**
 * Finds sentences on record about a question's subject. Each word counts by its rarity on record (inverse
 * document frequency) and by its place: in the sentence, in the title or beside it, or elsewhere in the text.
 */
import { LRUCache } from 'lru-cache'
import type { Asked } from '#schema/advisor/fact-plans'
import type { Records } from '../records.ts'
import { remember } from '../remember.ts'
import { fitOf, strengthIn } from './fits.ts'
import { queryOf, type Sought } from './query.ts'
import { type IndexedSentence, type IndexedText, sentenceIndexOf } from './sentence-index.ts'

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
  /** The same for the sentence alone. */
  readonly own: number
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

// Briefs and the focus restate other records.
const ofBriefs = 0.6
const newest = 1.03
// "Why 31 managements left"
const saysWhy = /^why\b/i
const ofReason = 1.4

const absent = { near: 0, titled: 0, own: 0, rank: 0, cover: 0 } as const

const rate = (one: Rated, sentence: IndexedSentence) => {
  const { of } = sentence
  // The other places are parts of the text.
  const elsewhere = strengthIn(one, of.all)
  if (elsewhere === 0) return absent
  const found = [
    { place: places.own, strength: strengthIn(one, sentence.own) },
    { place: places.title, strength: strengthIn(one, of.title) },
    { place: places.beside, strength: strengthIn(one, sentence.beside) },
    { place: places.elsewhere, strength: elsewhere },
  ]
  const [own, title] = found
  return {
    near: Math.sqrt(Math.max(own?.strength ?? 0, title?.strength ?? 0)),
    titled: Math.sqrt(title?.strength ?? 0),
    own: Math.sqrt(own?.strength ?? 0),
    rank: Math.max(...found.map(({ place, strength }) => place.rank * strength)),
    cover: Math.max(...found.map(({ place, strength }) => place.cover * Math.sqrt(strength))),
  }
}

const rarityOf = (sought: Sought, texts: readonly IndexedText[]): number => {
  const held = texts.filter(({ all }) => strengthIn(sought, all) > 0).length
  return sought.weight * Math.log(1 + (texts.length + 0.5) / (held + 0.5))
}

// A message is looked up as a whole and in parts, and once more for its answer.
const foundIn = remember((_: Records): LRUCache<string, Found> => new LRUCache({ max: 8 }))

/** Every sentence with some of the words, best first. */
export const findSentences = (
  records: Records,
  words: readonly string[],
  asked?: Asked,
  things?: readonly string[],
): Found => {
  const known = foundIn(records)
  const key = JSON.stringify([words, asked, things])
  const found = known.get(key) ?? find(records, words, asked, things)
  known.set(key, found)
  return found
}

const find = (
  records: Records,
  words: readonly string[],
  asked: Asked | undefined,
  things: readonly string[] | undefined,
): Found => {
  const index = sentenceIndexOf(records)
  const { texts, sentences, held } = index
  const query = queryOf(words, index, things)
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
    let [rank, cover, near, titled, own] = [0, 0, 0, 0, 0]
    let isWhole = true
    for (const one of rated) {
      const found = rate(one, sentence)
      rank += one.rarity * found.rank
      if (found.near === 0 && !(one.isWeak && !isHeld(one))) isWhole = false
      if (!counts(one)) continue
      cover += one.rarity * found.cover
      near += one.rarity * found.near
      titled += one.rarity * found.titled
      own += one.rarity * found.own
    }
    if (rank === 0) return []
    const told = asked === 'why' && saysWhy.test(sentence.of.text.title) ? ofReason : 1
    const fit = asked === undefined || asked === 'author' ? 1 : fitOf(sentence, asked, query) * told
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
        own: own / whole,
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
      .filter((one) => !one.isWeak && !isHeld(one) && /\p{L}{3}/u.test(one.word))
      .map(({ word }) => word),
    asking: things ? query.filter((one) => one.isWeak && !isHeld(one)).map(({ word }) => word) : [],
  }
}
