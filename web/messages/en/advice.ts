/** What receipts say: which records a figure comes from, and how it follows from them. */
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
  staff: 'staff costs',
  supplies: 'supplies',
  premises: 'premises costs',
  marketing: 'marketing costs',
  other: 'other costs',
  costs: 'all costs',
  profit: 'profit',
  surplus_percent: 'profit over revenue',
  revenue_per_transaction: 'revenue per transaction',
  teamSize: 'team size',
  open: 'open advisories',
  unread: 'unread memos',
  profitMargin: 'profit margin, percent',
  staffShare: 'staff costs, percent of revenue',
  suppliesShare: 'supplies, percent of revenue',
  premisesShare: 'premises costs, percent of revenue',
  marketingShare: 'marketing costs, percent of revenue',
  cashWeeks: 'weeks of costs that cash covers',
}

/** By the name that a figure carries; the same words as the service's own table of formulas. */
const formulas: { readonly [formula: string]: string | undefined } = {
  value: 'the figure as it is on record or was stated',
  mean: 'the mean of the figures',
  median: 'the middle one of the figures',
  sum: 'the sum of the figures',
  highest: 'the highest of the figures',
  lowest: 'the lowest of the figures',
  count: 'how many figures there are',
  'weeks-missing': 'the weeks that it takes (first) less those on record among them (second)',
  change: 'the mean of the first less the mean of the second',
  'change-percent': 'the mean of the first over the mean of the second, less one, in percent',
  share: 'the sum of the first over the sum of the second, in percent',
  'share-change':
    'the share of the first in the second less the share of the third in the fourth, in percentage points',
  each: 'the sum of the first over the sum of the second',
  slope: 'the median of the slopes between all pairs of figures (Theil-Sen), a week',
  spread: 'the median absolute deviation, times 1.4826, over the median, in percent',
  'robust-score':
    'how many robust deviations (1.4826 times MAD) the first lies from the median of the others',
  'from-median': 'the first over the median of the others, less one, in percent',
  'volume-effect': 'the change in number, at the price halfway between before and after',
  'price-effect': 'the change in price, at the number halfway between before and after',
  product: 'the mean of the first times the mean of the second',
  'gap-amount': 'the mean of the first less the mean of the second, times the mean of the third',
  'percent-of': 'so many percent (second) of the mean of the first; further pairs likewise, all added up',
  'percent-of-takings':
    'so many percent (second) of the mean of the first, further pairs likewise, as a percentage of the mean takings (last)',
  'break-even-takings':
    'takings at which nothing is left: costs (first) less those that follow volume, over what is left of each dollar of takings (second) after these; they are the third over the fourth of takings',
  difference: 'the sum of the first less the sum of the second',
  projection: 'the last figure, moved on by so many weeks (second) of the Theil-Sen slope',
  'projection-low':
    'the last figure, moved on by so many weeks (second) of the lower-quartile slope between pairs',
  'projection-high':
    'the last figure, moved on by so many weeks (second) of the upper-quartile slope between pairs',
  'surplus-after':
    'takings less costs a week after takings change by so many percent (third) through volume; of the costs, the fourth moves along',
  'weeks-of-cash':
    'cash (runway times the weekly costs behind it) over what is lost each week after takings change by so many percent (fourth); the fifth moves along',
  'price-profit':
    'weekly profit gained when prices change by so many percent (second) and volume follows with the elasticity (third); costs that follow volume are the fourth over the fifth of takings',
  'price-takings':
    'weekly takings gained when prices change by so many percent (second) and volume follows with the elasticity (third)',
  'break-even-volume':
    'how far volume may fall, in percent, before prices changed by so many percent (first) leave less profit; costs that follow volume are the second over the third of takings',
  'volume-profit':
    'weekly profit gained when volume changes by so many percent (second); costs that follow volume are the third over the fourth of takings',
  'each-to-cover':
    'how many more of something worth the second over the third each it takes to earn the first, after the costs that follow volume (fourth over fifth)',
  'sum-of-products': 'the inputs taken two by two, each pair multiplied, and all of them added up',
  'sum-of-products-share':
    'the inputs after the first taken two by two, each pair multiplied, and all of them added up: in percent of the middle one of the first',
}

export const adviceText = area('advice', {
  receipts: 'Receipts',
  /** Read out after a figure, before its number. */
  receipt: 'receipt',
  /** Only stated or assumed. */
  noRecord: 'no record',
  showAll: (count: number) => plural(count, { one: 'Show the receipt', other: `Show all ${count} receipts` }),
  showFewer: 'Show fewer',
  how: 'How it is computed',
  from: 'From',
  asOf: (day: string) => `as of ${day}`,
  kinds,
  fields,
  formulas,
  days: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  since: (day: string) => `from ${day}`,
  until: (day: string) => `to ${day}`,
  weekdays: ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'],
  atHour: (hour: number) =>
    `from ${String(hour).padStart(2, '0')}:00 to ${String((hour + 1) % 24).padStart(2, '0')}:00`,
  more: (count: number) => plural(count, { one: 'and 1 more', other: `and ${count} more` }),
  allHaveReceipts: 'Every figure has its receipt',
  withoutReceipt: (figures: string) => `No record bears out: ${figures}`,
})
