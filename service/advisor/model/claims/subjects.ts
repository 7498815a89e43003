/** Finds measures in a text, by the words of questions and answers. */
import { type MeasureName, recordedMeasures } from '#schema/advisor/measure'
import type { BusinessType } from '#schema/session/session'
import { measureLabel, subjectOf } from '../../measures/measure-names.ts'
import { shareOf } from '../../measures/ratios.ts'
import { measureWords, tradeWords } from '../../questions/lexicon/measures.ts'

/** A measure with its position; words such as "sales" may mean several. */
export type Subject = {
  readonly start: number
  readonly end: number
  readonly measures: readonly MeasureName[]
}

// Verbs, and nouns that usually mean something else; as the subject of a figure they are ignored.
const ambiguous = new Set(
  `bank, bring in, take in, earn, taking, register, gross, till, fees, invoice, invoiced, sell for, make in sales, serve, volume, trade, cover, receipt, ticket,
  docket, order, purchase, goods, team cost, pay, building, lease, landlord, produce, material, promotion, ad, advert, campaign, bill, net, keep, clear, loss,
  surplus, make money, money make, lose money, left over, leave over, come out ahead, how we do, how do we do, how is business, how do we go, how be thing,
  in the black, in the red, reserve, survive, supplier, product, dish, star, review, click, regular, customer, client, guest, visitor, patron, super,
  cash last, how long cash last, how long money last, how long can last, money last, how long cash, cover cost, cover our cost, food, milk, bean, bread,
  coffee, project, engagement, deal, listing, basket, stock, rating, profitable, other, everything else, penalty rate, overtime, spend, month, cash left,
  income, contribution, week of cash, run out of cash, run out of money, purchases`
    .split(',')
    .map((one) => one.trim()),
)

const listed = (phrases: string): readonly string[] =>
  phrases
    .split(',')
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '' && !ambiguous.has(one))

// "supply" also matches "supplies", "wage bill" matches "wages bill’s".
const plural = (word: string): string => {
  if (word.endsWith('y')) return `${word.slice(0, -1)}(?:y|ies)`
  return word.endsWith('s') ? word : `${word}(?:s['’]?|['’]s)?`
}

const patternOf = (phrase: string): string => phrase.replaceAll("'", '’').split(' ').map(plural).join('[ -]')

const ofRevenue = '(?:revenue|sales|takings|turnover|income)'
const expenses = ['staff', 'supplies', 'premises', 'marketing', 'other'] as const

const wordsOf = (measure: MeasureName, trade: BusinessType): readonly string[] => {
  const own = [measureLabel(measure, trade), subjectOf(measure, trade).text.replace(/^(?:the|what) /, '')]
  return [
    ...new Set([...listed(measureWords[measure] ?? ''), ...listed(tradeWords[trade][measure] ?? ''), ...own]),
  ].filter((phrase) => !ambiguous.has(phrase))
}

type Reader = { readonly pattern: RegExp; readonly measures: ReadonlyMap<string, readonly MeasureName[]> }

const key = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[ -]+/g, ' ')
    .replace(/ies\b/g, 'y')
    .replace(/'s?\b|s?'(?= |$)|s\b/g, '')

// Compares a word only with phrases that start with its letter, because there are hundreds.
const byLetter = (phrases: readonly string[]): string =>
  [...new Set(phrases.map((phrase) => phrase.charAt(0)))]
    .map((letter) => {
      const own = phrases.filter((phrase) => phrase.startsWith(letter))
      return `(?=${letter})(?:${own.map(patternOf).join('|')})`
    })
    .join('|')

const build = (trade: BusinessType): Reader => {
  const measures = new Map<string, MeasureName[]>()
  const phrases = new Set<string>()
  for (const measure of recordedMeasures)
    for (const phrase of wordsOf(measure, trade)) {
      const plain = phrase.toLowerCase()
      phrases.add(plain)
      const known = measures.get(key(plain)) ?? []
      if (!known.includes(measure)) measures.set(key(plain), [...known, measure])
    }
  const byLength = [...phrases].sort((one, other) => other.length - one.length)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${byLetter(byLength)})(?![\\p{L}\\p{N}])`, 'giu')
  return { pattern, measures }
}

const readers = new Map<BusinessType, Reader>()

const readerOf = (trade: BusinessType): Reader => {
  const reader = readers.get(trade) ?? build(trade)
  readers.set(trade, reader)
  return reader
}

const shareAfter = new RegExp(
  `^(?: costs?| bills?)?(?:,? as an?| an?)? (?:share|percentage|proportion|part) of ${ofRevenue}`,
  'i',
)
const ofAfter = new RegExp(`^ of ${ofRevenue}`, 'i')
const costAfter = /^ (?:costs?|bills?|expenses?|spending|spend)\b/i

const grow = (text: string, { start, end, measures }: Subject): Subject => {
  const rest = text.slice(end)
  const shares = measures.flatMap((measure) => shareOf(measure) ?? [])
  const share = shares.length > 0 ? shareAfter.exec(rest)?.[0] : undefined
  if (share) return { start, end: end + share.length, measures: shares }
  const isShare = measures.some((measure) => measure.endsWith('-share') || measure === 'margin')
  const swallowed = isShare ? ofAfter.exec(rest)?.[0] : undefined
  const isExpense = measures.some((measure) => expenses.some((expense) => expense === measure))
  const cost = isExpense ? costAfter.exec(rest)?.[0] : undefined
  return { start, end: end + (swallowed ?? cost ?? '').length, measures }
}

/** Measures in a text, in order. */
export const subjectsIn = (text: string, trade: BusinessType): readonly Subject[] => {
  const { pattern, measures } = readerOf(trade)
  const found: Subject[] = []
  for (const match of text.matchAll(pattern)) {
    const named = measures.get(key(match[0]))
    const before = found.at(-1)
    if (!named || (before && match.index < before.end)) continue
    found.push(grow(text, { start: match.index, end: match.index + match[0].length, measures: named }))
  }
  return found
}

/** All measures in a text. */
export const measuresIn = (text: string, trade: BusinessType): readonly MeasureName[] => [
  ...new Set(subjectsIn(text, trade).flatMap(({ measures }) => measures)),
]
