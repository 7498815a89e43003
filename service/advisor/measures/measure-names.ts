/** Names of measures in sentences, in the words of the trade; words used in questions are in questions/lexicon. */
import { isMeasured, type MeasureName, PerMeasure } from '#schema/advisor/measure'
import type { BusinessType } from '#schema/session/session'
import { listed } from '../../runtime/counted.ts'
import { vocabularies } from '../vocabulary.ts'
import { combinationOf } from './combined.ts'
import { addsUp, measureNamed } from './measures.ts'
import { eachOf, perOf } from './per.ts'

const plainNames: { readonly [name in MeasureName]?: string } = {
  revenue: 'revenue',
  transactions: 'transactions',
  'hours-traded': 'hours traded',
  staff: 'staff costs',
  supplies: 'supplies',
  premises: 'premises costs',
  marketing: 'marketing costs',
  other: 'other costs',
  costs: 'costs',
  profit: 'profit',
  margin: 'profit margin',
  'staff-share': 'staff share of revenue',
  'supplies-share': 'supplies share of revenue',
  'premises-share': 'premises share of revenue',
  'marketing-share': 'marketing share of revenue',
  'other-share': 'other costs’ share of revenue',
  'cost-share': 'costs’ share of revenue',
  'revenue-per-transaction': 'revenue per transaction',
  'contribution-per-sale': 'contribution per sale',
  'revenue-per-hour': 'revenue per hour open',
  'transactions-per-hour': 'transactions per hour open',
  'break-even-revenue': 'break-even revenue a week',
  runway: 'cash runway',
  cash: 'cash',
  growth: 'growth in revenue',
  customers: 'customers',
  'product-sales': 'sales by product',
  'paid-hours': 'paid hours',
  stock: 'stock',
  receivables: 'unpaid invoices',
  debts: 'debts',
  listings: 'listings',
  utilisation: 'utilisation',
  rating: 'ratings',
  'web-visits': 'web visits',
}

const suppliesShare = (trade: BusinessType): string =>
  `${trade === 'consulting' ? 'contractor' : 'supplies'} share of revenue`

/** "What is left after staff costs and supplies", "staff costs and premises costs together". */
const combinedLabel = (name: MeasureName, trade: BusinessType): string | undefined => {
  const combination = combinationOf(name)
  if (!combination) return undefined
  const { kind, lines, isShare } = combination
  const list = listed(lines.map((line) => measureLabel(line, trade)))
  if (kind === 'sum-of') return isShare ? `share of revenue spent on ${list}` : `${list} together`
  return isShare ? `share of revenue left after ${list}` : `what is left after ${list}`
}

/** Meaning of a combination of expense lines: "revenue less staff costs and supplies". */
export const combinedMeaning = (name: MeasureName, trade: BusinessType): string => {
  const { kind, lines = [], isShare } = combinationOf(name) ?? {}
  const list = listed(lines.map((line) => measureLabel(line, trade)))
  const sum = kind === 'sum-of' ? list : `revenue less ${list}`
  return isShare ? `${sum}, divided by revenue` : sum
}

/** "Profit per billed day". */
const perLabel = (name: MeasureName, trade: BusinessType): string | undefined => {
  if (!PerMeasure.is(name)) return undefined
  const each = eachOf(name) === 'hour' ? 'hour open' : vocabularies[trade].sale
  return `${measureLabel(perOf(name), trade)} per ${each}`
}

/** Name of a measure in a sentence, in the words of the trade. */
export const measureLabel = (name: MeasureName, trade: BusinessType): string => {
  const words = vocabularies[trade]
  if (name === 'transactions') return words.sales
  if (name === 'revenue-per-transaction') return words.perSale
  if (name === 'supplies') return words.supplies
  if (name === 'supplies-share') return suppliesShare(trade)
  if (name === 'customers') return words.customers
  return combinedLabel(name, trade) ?? perLabel(name, trade) ?? plainNames[name] ?? name
}

/** A measure as a subject, with its form of "to be" and the verb for its level: "came to" for sums. */
export type Subject = {
  readonly text: string
  readonly was: 'was' | 'were'
  readonly level: 'came to' | 'was' | 'were'
}

const plurals: ReadonlySet<MeasureName> = new Set([
  'staff',
  'premises',
  'other',
  'costs',
  'transactions-per-hour',
])

const subjects: { readonly [name in MeasureName]?: (trade: BusinessType) => string } = {
  transactions: (trade) => `the number of ${vocabularies[trade].sales}`,
  'hours-traded': () => 'the time open',
  supplies: (trade) => `spending on ${vocabularies[trade].supplies}`,
  marketing: (trade) => `spending on ${vocabularies[trade].marketing}`,
  costs: () => 'total costs',
  'staff-share': () => 'the staff share of revenue',
  'supplies-share': (trade) => `the ${suppliesShare(trade)}`,
  'premises-share': () => 'the premises share of revenue',
  'marketing-share': () => 'the marketing share of revenue',
  'other-share': () => 'the share of revenue spent on other costs',
  'cost-share': () => 'the share of revenue spent on costs',
  'revenue-per-transaction': (trade) => `the ${vocabularies[trade].perSale}`,
  'contribution-per-sale': (trade) => `what each ${vocabularies[trade].sale} leaves after supplies`,
  'transactions-per-hour': (trade) => `${vocabularies[trade].sales} per hour open`,
  'break-even-revenue': () => 'break-even revenue',
  margin: () => 'the profit margin',
  runway: () => 'the cash runway',
  cash: () => 'cash in hand',
}

const isSum = (name: MeasureName): boolean => isMeasured(name) && addsUp(measureNamed(name)) === 'sum'

/** The subject of a sentence about a measure. */
export const subjectOf = (name: MeasureName, trade: BusinessType): Subject => {
  const combination = combinationOf(name)
  const per = PerMeasure.is(name) ? perOf(name) : undefined
  // Every cost has a plural name: "marketing costs per sale", "contractors per billed day".
  const isPlural = per
    ? per !== 'profit'
    : combination
      ? combination.kind === 'sum-of' && !combination.isShare
      : plurals.has(name)
  const was = isPlural ? 'were' : 'was'
  const label = combinedLabel(name, trade)
  return {
    text: combination?.isShare
      ? `the ${label}`
      : (subjects[name]?.(trade) ??
        label?.replace(/^what is left/, 'what was left') ??
        measureLabel(name, trade)),
    was,
    level: isSum(name) ? 'came to' : was,
  }
}
