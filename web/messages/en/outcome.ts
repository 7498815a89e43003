/** Texts about the expected and actual results of accepted advice. */
import type { RecordedMeasure } from '#schema/advisor/measure'
import { area } from '../../core/language.ts'

const measures: Readonly<Record<RecordedMeasure, string>> = {
  revenue: 'Revenue',
  transactions: 'Transactions',
  'hours-traded': 'Hours traded',
  staff: 'Staff costs',
  supplies: 'Supplies',
  premises: 'Premises',
  marketing: 'Marketing',
  other: 'Other costs',
  costs: 'Costs',
  profit: 'Profit',
  margin: 'Profit margin',
  'staff-share': 'Staff share of revenue',
  'supplies-share': 'Supplies share of revenue',
  'premises-share': 'Premises share of revenue',
  'marketing-share': 'Marketing share of revenue',
  'other-share': 'Other costs as a share of revenue',
  'cost-share': 'Costs as a share of revenue',
  'revenue-per-transaction': 'Revenue per transaction',
  'contribution-per-sale': 'Contribution per sale',
  'revenue-per-hour': 'Revenue per hour open',
  'transactions-per-hour': 'Transactions per hour open',
  'break-even-revenue': 'Break-even revenue',
  runway: 'Cash runway',
  cash: 'Cash',
  utilisation: 'Utilisation',
  growth: 'Growth in revenue',
}

export const outcomeText = area('outcome', {
  measures,
  expectation: (measure: string, value: string, low: string, high: string, from: string, to: string) =>
    `${measure} to average ${value} a week from ${from} to ${to}, eight times out of ten between ${low} and ${high}.`,
  found: (measure: string, found: string, value: string, before: string) =>
    `${measure} averaged ${found} a week. Expected: ${value}; before: ${before}.`,
  usualSwing: 'That is within the usual swing from one month to the next.',
  notOnRecord: 'Some of those weeks are not on record.',
  takenBack: (file: string, day: string) =>
    `${file} was taken back on ${day}. The figures behind this no longer count, so its outcome cannot be told.`,
  baselineTakenBack: 'The figures it was measured against were taken back with their file.',
  alsoThen: 'On record in those weeks',
})
