/** Texts of the figures by day, week and month. */
import type { TargetOutlook } from '#schema/advisor/target'
import { area, counted, plural } from '../../core/language.ts'

const outlooks: Readonly<Record<TargetOutlook, string>> = {
  'on-track': ', on track',
  'off-track': ', off track',
  'not-known': '',
  met: ', met',
  missed: ', missed',
}

export const seriesText = area('series', {
  // Range and grouping.
  range: 'Range',
  presets: { '13w': '13 weeks', '26w': '26 weeks', '52w': '52 weeks', fy: 'This financial year' },
  presetsShort: { '13w': '13 w', '26w': '26 w', '52w': '52 w', fy: 'Fin. year' },
  dates: (from: string, to: string) => `${from} to ${to}`,
  chooseDates: 'Choose dates',
  firstDay: 'First day',
  lastDay: 'Last day',
  show: 'Show these dates',
  rangeWrong: 'The last day must be on or after the first, and at most three years later.',
  groupBy: 'Group by',
  grains: { day: 'Day', week: 'Week', month: 'Month' },
  lastYear: 'Last year',
  // Cells.
  measures: 'Measure of the chart',
  missing: {
    revenue: 'No sales are on record for these dates.',
    margin: 'No wages and costs are on record for these dates, so margin isn’t shown.',
    runway: 'No cash balance is on record for these dates, so runway isn’t shown.',
    transactions: 'Your records have daily totals, not individual sales, so there is nothing to count.',
  },
  unclearIncome: (accounts: string) =>
    `Revenue isn’t shown, because it isn’t clear whether the money in on ${accounts} is income. You can settle that on Imports.`,
  unclearCosts: (accounts: string) =>
    `Costs aren’t shown, because it isn’t clear whether ${accounts} in your ledger are running costs or things you bought to keep. You can settle that on Imports.`,
  onlyWages:
    'Only wages are on record for these dates. Costs and margin need the other costs too, for example from a ledger or a profit and loss statement.',
  add: {
    revenue: 'Import sales',
    margin: 'Add wages and costs',
    runway: 'Add a balance',
    transactions: 'Import individual sales',
  },
  noDays: 'These dates are on record by week only.',
  showWeeks: 'Group by week',
  // The chart.
  names: {
    revenue: 'Revenue',
    margin: 'Profit margin',
    runway: 'Cash runway',
    transactions: 'Transactions',
  },
  units: { revenue: 'in AUD', margin: 'in percent', runway: 'in weeks of costs', transactions: 'by number' },
  measureLine: {
    day: (name: string, unit: string) => `${name} by day, ${unit}`,
    week: (name: string, unit: string) => `Weekly ${name.toLowerCase()} ${unit}`,
    month: (name: string, unit: string) => `${name} by month, ${unit}`,
  },
  monthsOfWeeks: 'A week counts in the month of its Thursday.',
  when: {
    day: (day: string) => `on ${day}`,
    week: (number: number) => `in week ${number}`,
    month: (month: string) => `in ${month}`,
  },
  rose: (name: string, by: string, value: string, when: string) => `${name} rose ${by} to ${value} ${when}`,
  fell: (name: string, by: string, value: string, when: string) => `${name} fell ${by} to ${value} ${when}`,
  held: (name: string, value: string, when: string) => `${name} held at ${value} ${when}`,
  first: (name: string, value: string, when: string) => `${name} came to ${value} ${when}`,
  passes: (name: string, target: string, month: string) =>
    `${name} should pass the ${target} target in ${month}`,
  target: (value: string, day: string, outlook: TargetOutlook) =>
    `Target ${value} by ${day}${outlooks[outlook]}`,
  sameWeek: 'Same week last year',
  sameDay: 'Same weekday last year',
  sameMonth: 'Same month last year',
  columns: { day: 'Day', week: 'Week', month: 'Month' },
  average: (value: string) => `Average ${value}`,
  notWhole: 'only part of it is on record',
  summary: (name: string, periods: number, least: string, most: string, latest: string) =>
    `${name} over ${counted(periods, 'period')}, between ${least} and ${most}, most recently ${latest}.`,
  notLoaded: 'The figures for these dates could not be loaded.',
  loading: 'Loading the chart',
  // How figures were counted.
  booked: (accounts: string) => `Revenue is the income in your books: ${accounts}.`,
  bookedBy: {
    day: 'It counts on the day it was booked.',
    month: 'It is booked about once a month, so each month’s is spread evenly over its days.',
  },
  notBooked: (accounts: string) => `Not counted as revenue: ${accounts}.`,
  tax: {
    apart: 'Revenue is without GST.',
    split: 'Revenue is without GST, worked out as a fixed share of each amount, as answered for the file.',
    within: 'Revenue includes GST: only some of what you sell has it, and the files don’t say which.',
    partly:
      'Some of your records don’t say how much of the revenue is GST, so revenue includes it on those days.',
    untold: 'Your records don’t say how much of the revenue is GST, so revenue may include it.',
  },
  costsTax: {
    apart: 'Costs are without GST.',
    split:
      'Costs are without GST, worked out as a fixed share of each amount except wages, as answered for the file.',
    within: 'Costs include GST: only some of them have it, and the files don’t say which.',
    partly: 'Some of the costs don’t say how much of them is GST, so costs include it on those days.',
    untold: 'Your books don’t say how much of the costs is GST, so costs may include it.',
  },
  costs: {
    statements: 'Costs come from profit and loss statements, spread evenly over their days.',
    payments: 'Costs count on the day they were paid (cash), sales on the day they were made.',
    wages: 'Only wages are on record for these dates, so costs aren’t shown.',
    both: 'Costs follow the profit and loss statements where there are any. Elsewhere they count on the day they were paid (cash).',
  },
  accounting: {
    cash: 'Those statements are on a cash basis: money counts when it moves.',
    accrual:
      'Those statements are on an accrual basis: income counts when it is earned, and costs when they are owed.',
    both: 'Some of those statements are on a cash basis and others on an accrual basis, so don’t compare their months.',
    unsaid: 'Those statements don’t say whether they are on a cash or an accrual basis.',
  },
  // The drawer.
  periodOf: (title: string) => `The records behind ${title}`,
  close: 'Close',
  week: (number: number) => `Week ${number}`,
  onLastYear: {
    day: 'on the same weekday last year',
    week: 'on the same week last year',
    month: 'on the same month last year',
  },
  firstReported: (day: string) => `First reported, ${day}`,
  nowSince: (day: string) => `Now, since ${day}`,
  less: (days: number, by: string) =>
    plural(days, { one: `One day changed, ${by} less.`, other: `${days} days changed, ${by} less.` }),
  more: (days: number, by: string) =>
    plural(days, { one: `One day changed, ${by} more.`, other: `${days} days changed, ${by} more.` }),
  cameWith: 'It came with',
  days: 'Days',
  rowsOf: (day: string) => `Rows of ${day}`,
  noDaysOnRecord: 'On record by week only.',
  corrected: (day: string, before: string) => `${day} was corrected from ${before}.`,
  withGst: 'Takings with GST',
  gst: 'GST',
  tips: 'Tips',
  giftCards: 'Gift cards sold',
  net: 'Revenue',
  costsOf: 'Costs',
  costsWithGst: 'Costs with GST',
  costsGst: 'GST in costs',
  costsNet: 'Costs without GST',
  profit: 'Profit',
  onRecord: { day: 'On record that day', week: 'On record that week', month: 'On record that month' },
  nothingOnRecord: 'There are no notes for these days.',
  fedBy: 'Fed by',
  recordedAs: (position: number) => `Recorded as event ${position}`,
  rows: 'Sales',
  earlier: (title: string) => `Earlier: ${title}`,
  later: (title: string) => `Later: ${title}`,
  ask: { day: 'Ask about this day', week: 'Ask about this week', month: 'Ask about this month' },
  question: (name: string, value: string, when: string) =>
    `Why did ${name.toLowerCase()} come to ${value} ${when}?`,
  periodNotLoaded: 'The records for this period could not be loaded.',
  allWeeks: 'All weeks and their events',
})
