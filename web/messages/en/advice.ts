/** Texts of receipts: the records behind a figure. */
import type { FigureInput } from '#schema/core/advice'
import { area, plural } from '../../core/language.ts'

const kinds: Readonly<Record<FigureInput['kind'], string>> = {
  kpi: 'Weekly figures',
  hourly: 'Hourly figures',
  focus: 'Current focus',
  profile: 'Business profile',
  advisory: 'Advisory',
  memo: 'Memo',
  brief: 'Brief',
  note: 'Note',
  import: 'Imported rows',
  benchmark: 'Benchmark, our own assumption',
  question: 'Stated in the question',
  assumption: 'Assumption',
}

const fields: { readonly [field: string]: string | undefined } = {
  revenue: 'revenue',
  profit_margin: 'profit margin',
  cash_runway: 'cash runway in months',
  cash_runway_weeks: 'cash runway in weeks',
  weekly_footfall: 'transactions',
  transactions: 'transactions',
  hours: 'hours open',
  staff: 'staff costs',
  supplies: 'supplies',
  premises: 'premises costs',
  marketing: 'marketing costs',
  other: 'other costs',
  costs: 'all costs',
  profit: 'profit',
  surplus_percent: 'profit as a share of revenue',
  revenue_per_transaction: 'revenue per transaction',
  teamSize: 'team size',
  open: 'open advisories',
  expected: 'expected',
  unread: 'unread memos',
  profitMargin: 'profit margin, percent',
  staffShare: 'staff costs, percent of revenue',
  suppliesShare: 'supplies, percent of revenue',
  premisesShare: 'premises costs, percent of revenue',
  marketingShare: 'marketing costs, percent of revenue',
  cashWeeks: 'weeks of costs that cash covers',
}

export const adviceText = area('advice', {
  decide: 'Decide this',
  receipts: 'Receipts',
  /** For screen readers, between a figure and its receipt number. */
  receipt: 'receipt',
  /** For figures that were only stated or assumed. */
  noRecord: 'no record',
  showAll: (count: number) => plural(count, { one: 'Show the receipt', other: `Show all ${count} receipts` }),
  showFewer: 'Show fewer',
  how: 'How it is worked out',
  from: 'From',
  asOf: (day: string) => `as of ${day}`,
  kinds,
  fields,
  days: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  since: (day: string) => `from ${day}`,
  until: (day: string) => `to ${day}`,
  weekdays: ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'],
  atHours: (hour: number, until: number) =>
    `from ${String(hour).padStart(2, '0')}:00 to ${String(until % 24).padStart(2, '0')}:00`,
  more: (count: number) => plural(count, { one: 'and 1 more', other: `and ${count} more` }),
  allHaveReceipts: 'Every figure has a receipt',
  withoutReceipt: (figures: string) => `Not supported by your records: ${figures}`,
})
