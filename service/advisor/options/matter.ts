/** The matter that options are wanted for: the levers, measures and names that its words stand for. */
import { LRUCache } from 'lru-cache'
import { type Lever, type LeverChange, levers } from '#schema/advisor/change-plans'
import type { MeasureName } from '#schema/advisor/measure'
import { expenseKinds } from '#schema/kpi/kpi'
import { stemsOf } from '../passages.excerpt.ts'
import { takeChanges } from '../questions/changes.ts'
import { leversIn } from '../questions/levers.ts'
import { hasCue, measuresIn, type Question } from '../questions/question.ts'
import { questionOf } from '../questions/question-of.ts'
import { isCue, meaningOf, type Term } from '../questions/term.ts'
import type { Records } from '../records.ts'
import { vocabularies } from '../vocabulary.ts'
import { tellingStems } from './related-texts.ts'

/** A matter in terms of what the records hold. */
export type Matter = {
  readonly text: string
  /** Its names of things and people, and weekdays: what no measure stands for. */
  readonly names: string
  /** Levers that bear on it; all of them where it names none. */
  readonly levers: ReadonlySet<Lever>
  /** True if it is about the whole business, such as "profit" or "what to do next". */
  readonly isBroad: boolean
  /** True if it is about something that no measure stands for, such as a shop next door. */
  readonly isForeign: boolean
  /** Changes whose size it states. */
  readonly changes: readonly LeverChange[]
  readonly weekdays: readonly number[]
  /** True if it asks for more of a cost, such as another cook. */
  readonly asksForMore: boolean
  /** True if it is about cash, risk or a bad patch. */
  readonly isDefensive: boolean
}

const lines: readonly Lever[] = expenseKinds

const maxText = 300

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

/** What the trade calls a lever, cut to stems. */
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

type LeverAt = { readonly at: number; readonly lever: Lever }

/** The trade's own words come first: a landlord is a customer to an agency, and a cost to a café. */
const tradeLevers = (records: Records, terms: readonly Term[]): readonly LeverAt[] => {
  const stems = tradeStems(records)
  return terms.flatMap((term, at) =>
    [...stemsOf(term.text)].flatMap((stem) => stems.get(stem) ?? []).map((lever) => ({ at, lever })),
  )
}

/** The price of what is bought is a cost: "supplier prices", "contractor rates". */
const isPriceOfCost = (all: readonly LeverAt[], { at, lever }: LeverAt): boolean =>
  lever === 'price' &&
  all.some((other) => lines.includes(other.lever) && at - other.at >= 0 && at - other.at <= 2)

const leversMeasured = (measures: readonly MeasureName[]): readonly Lever[] =>
  measures.flatMap((measure) => (isLever(measure) ? [measure] : (leversOfMeasure[measure] ?? [])))

const weekdaysIn = ({ terms }: Question): readonly number[] => [
  ...new Set(terms.flatMap((term) => meaningOf(term, 'weekdays')?.weekdays ?? [])),
]

const defensive =
  /\b(?:risk|threat|downturn|recession|worst|insur\w*|danger|emergency|buffer|reserve|survive|quiet month|bad (?:month|patch|week|year)|slump|if .* (?:fell|falls|drops?|slips?))\b/i
const defensiveMeasures: readonly MeasureName[] = ['cash', 'runway', 'break-even-revenue', 'receivables']

/** The levers that the words of a text name, each at its place; measures that are no lever are left out. */
const leversAt = (records: Records, question: Question): readonly LeverAt[] => {
  const own = tradeLevers(records, question.terms)
  const taken = new Set(own.map(({ at }) => at))
  const all = [...own, ...leversIn(question).filter(({ at }) => !taken.has(at))]
  return all.filter((one) => !isPriceOfCost(all, one))
}

// The same advisories are read for every matter.
const cache = new LRUCache<string, readonly Lever[]>({ max: 2000 })

/** Levers that a text names, such as the title of an advisory; "staff hours" names that of its measure. */
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

/** Lines of expense that a text names. */
export const linesNamed = (records: Records, text: string): readonly Lever[] =>
  leversNamed(records, text).filter((lever) => lines.includes(lever))

/** Words that tell one text on record from another: names of things and people, and weekdays. */
const namesOf = ({ terms }: Question): string =>
  terms
    .filter((term) => meaningOf(term, 'unknown') !== undefined || meaningOf(term, 'weekdays') !== undefined)
    .map(({ text }) => text)
    .join(' ')

const raises = /\b(?:rais|increas|lift|put up|add|dearer|higher)/i
const lowers = /\b(?:cut|drop|lower|reduc|discount|cheaper|trim|less)/i

/** The changes with a size; of one lever and one size, the direction may be anywhere in the text. */
const changesIn = (question: Question, text: string, direct: readonly LeverAt[]): readonly LeverChange[] => {
  const taken = takeChanges(question, new Set())
  if (taken.length > 0) return taken
  const sized = question.amounts.filter(({ unit }) => unit === 'percent' || unit === 'dollars')
  const named = [...new Set(direct.map(({ lever }) => lever))]
  const [[amount], [lever]] = [sized, named]
  const isOne = sized.length === 1 && named.length === 1
  if (!amount || !lever || !isOne || raises.test(text) === lowers.test(text)) return []
  const by = amount.unit === 'percent' ? 'percent' : 'amount'
  return [{ lever, by, size: raises.test(text) ? amount.value : -amount.value }]
}

/** Reads a matter by the lexicon of questions and the words of the trade. */
export const readMatter = (text: string, records: Records): Matter => {
  const question = questionOf(text.slice(0, maxText), records.business.type, records.now)
  const direct = leversAt(records, question)
  const taken = new Set(direct.map(({ at }) => at))
  const named = measuresIn(question)
  const hasLine = direct.some(({ lever }) => lines.includes(lever))
  // Of "supplier costs", the line is meant and not all costs.
  const others = named.filter(({ at, measure }) => !taken.has(at) && !(hasLine && measure === 'costs'))
  const weekdays = weekdaysIn(question)
  const stated = [
    ...direct.map(({ lever }) => lever),
    ...leversMeasured(others.map(({ measure }) => measure)),
  ]
  // Of a weekday alone, who works and who comes is meant.
  const meant = new Set<Lever>(stated.length === 0 && weekdays.length > 0 ? ['staff', 'volume'] : stated)
  const measures = named.map(({ measure }) => measure)
  const names = namesOf(question)
  const isBroad = meant.size === 0 && (measures.length > 0 || tellingStems(names).length === 0)
  const staffed = question.terms.some((term) => meaningOf(term, 'staff-hours') !== undefined)
  return {
    text,
    names,
    levers: isBroad ? new Set(levers) : meant,
    isBroad,
    isForeign: meant.size === 0 && !isBroad,
    changes: changesIn(question, text, direct),
    weekdays,
    asksForMore:
      staffed &&
      (hasCue(question, 'need', 'up', 'worth') || question.terms.some((term) => isCue(term, 'first'))),
    isDefensive: measures.some((measure) => defensiveMeasures.includes(measure)) || defensive.test(text),
  }
}
