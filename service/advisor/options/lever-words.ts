/** Levers in a text: by the lexicon of questions, and by the words of the trade. */
import { LRUCache } from 'lru-cache'
import { type Lever, levers } from '#schema/advisor/change-plans'
import type { MeasureName } from '#schema/advisor/measure'
import { expenseKinds } from '#schema/kpi/kpi'
import { stemsOf } from '../passages.excerpt.ts'
import { leversIn } from '../questions/levers.ts'
import { measuresIn, type Question } from '../questions/question.ts'
import { questionOf } from '../questions/question-of.ts'
import type { Term } from '../questions/term.ts'
import type { Records } from '../records.ts'
import { vocabularies } from '../vocabulary.ts'
import { tellingStems } from './related-texts.ts'

/** Lines of expense. */
export const lines: readonly Lever[] = expenseKinds

/** Maximum length of text that is read. */
export const maxText = 300

const leversOfMeasure: { readonly [name in MeasureName]?: readonly Lever[] } = {
  revenue: ['price', 'volume'],
  growth: ['price', 'volume'],
  'revenue-per-hour': ['price', 'volume', 'staff'],
  transactions: ['volume'],
  'transactions-per-hour': ['volume', 'staff'],
  customers: ['volume'],
  listings: ['volume'],
  utilisation: ['volume', 'staff'],
  'web-visits': ['volume', 'marketing'],
  rating: ['volume'],
  'revenue-per-transaction': ['price'],
  'product-sales': ['price', 'volume'],
  'contribution-per-sale': ['price', 'supplies'],
  'hours-traded': ['staff'],
  'paid-hours': ['staff'],
  'staff-share': ['staff'],
  'supplies-share': ['supplies'],
  stock: ['supplies'],
  'premises-share': ['premises'],
  'marketing-share': ['marketing'],
  'other-share': ['other'],
  costs: lines,
  'cost-share': lines,
}

const isLever = (name: string): name is Lever => levers.some((lever) => lever === name)

/** Stems of the trade's words for levers. */
const tradeStems = ({ business: { type } }: Records): ReadonlyMap<string, Lever> => {
  const { supplies, marketing, team, prices, customers } = vocabularies[type]
  const own = [
    [supplies, 'supplies'],
    [marketing, 'marketing'],
    [team, 'staff'],
    [prices, 'price'],
    [customers, 'volume'],
  ] as const
  return new Map(own.flatMap(([words, lever]) => tellingStems(words).map((stem) => [stem, lever] as const)))
}

/** A lever with the position of its word. */
export type LeverAt = { readonly at: number; readonly lever: Lever }

/** The trade's own words first: a landlord is a customer to an agency, and a cost to a café. */
const tradeLevers = (records: Records, terms: readonly Term[]): readonly LeverAt[] => {
  const stems = tradeStems(records)
  return terms.flatMap((term, at) =>
    [...stemsOf(term.text)].flatMap((stem) => stems.get(stem) ?? []).map((lever) => ({ at, lever })),
  )
}

/** A purchase price is a cost: "supplier prices", "contractor rates". */
const isPriceOfCost = (all: readonly LeverAt[], { at, lever }: LeverAt): boolean =>
  lever === 'price' &&
  all.some((other) => lines.includes(other.lever) && at - other.at >= 0 && at - other.at <= 2)

/** Levers that move measures. */
export const leversMeasured = (measures: readonly MeasureName[]): readonly Lever[] =>
  measures.flatMap((measure) => (isLever(measure) ? [measure] : (leversOfMeasure[measure] ?? [])))

/** Levers in a text with positions; omits measures that are not levers. */
export const leversAt = (records: Records, question: Question): readonly LeverAt[] => {
  const own = tradeLevers(records, question.terms)
  const taken = new Set(own.map(({ at }) => at))
  const all = [...own, ...leversIn(question).filter(({ at }) => !taken.has(at))]
  return all.filter((one) => !isPriceOfCost(all, one))
}

// The same advisories are read for every matter.
const cache = new LRUCache<string, readonly Lever[]>({ max: 2000 })

/** Levers in a text such as an advisory's title; "staff hours" means that of its measure. */
export const leversNamed = (records: Records, text: string): readonly Lever[] => {
  const key = `${records.business.type} ${text}`
  const known = cache.get(key)
  if (known) return known
  const question = questionOf(text.slice(0, maxText), records.business.type, records.now)
  const direct = leversAt(records, question)
  const taken = new Set(direct.map(({ at }) => at))
  const measured = measuresIn(question).filter(({ at }) => !taken.has(at))
  const single = leversMeasured(measured.map(({ measure }) => measure)).filter(
    (_, __, all) => all.length === 1,
  )
  const named = [...direct.map(({ lever }) => lever), ...single]
  cache.set(key, named)
  return named
}

/** Expense lines in a text. */
export const linesNamed = (records: Records, text: string): readonly Lever[] =>
  leversNamed(records, text).filter((lever) => lines.includes(lever))
