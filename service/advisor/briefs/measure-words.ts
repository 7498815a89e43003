/** Measures as subjects of sentences, in the words of the trade. */
import type { Lever } from '#schema/advisor/change-plans'
import type { RecordedMeasure } from '#schema/advisor/measure'
import type { BusinessType } from '#schema/session/session'
import { measureLabel } from '../measures/measure-names.ts'
import { addsUp, measureNamed } from '../measures/measures.ts'
import { vocabularies } from '../vocabulary.ts'

const plurals: readonly RecordedMeasure[] = ['staff', 'premises', 'other', 'costs', 'transactions-per-hour']

const own: { readonly [name in RecordedMeasure]?: (trade: BusinessType) => string } = {
  transactions: (trade) => `the number of ${vocabularies[trade].sales}`,
  'hours-traded': () => 'the time open',
  supplies: (trade) => `spending on ${vocabularies[trade].supplies}`,
  marketing: (trade) => `spending on ${vocabularies[trade].marketing}`,
  costs: () => 'total costs',
  'staff-share': () => 'the staff share of revenue',
  'supplies-share': (trade) => `the ${trade === 'consulting' ? 'contractor' : 'supplies'} share of revenue`,
  'premises-share': () => 'the premises share of revenue',
  'marketing-share': () => 'the marketing share of revenue',
  'other-share': () => 'the other costs’ share of revenue',
  'cost-share': () => 'the cost share of revenue',
  'revenue-per-transaction': (trade) => `the ${vocabularies[trade].perSale}`,
  'contribution-per-sale': (trade) => `what each ${vocabularies[trade].sale} leaves after supplies`,
  'transactions-per-hour': (trade) => `${vocabularies[trade].sales} per hour open`,
  'break-even-revenue': () => 'the revenue at which a week breaks even',
  margin: () => 'the profit margin',
  runway: () => 'the cash runway',
  cash: () => 'cash in hand',
  growth: () => 'growth in revenue',
}

/** A measure as the subject of a sentence, and the verb for its level: "came to" for sums, "was" for the rest. */
export type Subject = { readonly name: string; readonly verb: string }

export const subjectWords = (measure: RecordedMeasure, trade: BusinessType): Subject => {
  const isSum = addsUp(measureNamed(measure)) === 'sum'
  const was = plurals.includes(measure) ? 'were' : 'was'
  return { name: own[measure]?.(trade) ?? measureLabel(measure, trade), verb: isSum ? 'came to' : was }
}

/** What an owner looks at to see whether a lever moved. */
export const measureOfLever: Readonly<Record<Lever, RecordedMeasure>> = {
  price: 'revenue-per-transaction',
  volume: 'transactions',
  staff: 'staff-share',
  supplies: 'supplies-share',
  premises: 'premises-share',
  marketing: 'marketing-share',
  other: 'other-share',
}
