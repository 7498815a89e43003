/** Texts of the weekly figures. */
import type { ExpenseKind } from '#schema/kpi/kpi'
import { area, counted, plural } from '../../core/language.ts'

const expenses: Readonly<Record<ExpenseKind, string>> = {
  staff: 'Staff',
  supplies: 'Supplies',
  premises: 'Premises',
  marketing: 'Marketing',
  other: 'Other',
}

export const kpiText = area('kpi', {
  names: {
    revenue: 'Weekly revenue',
    profit_margin: 'Profit margin',
    cash_runway_weeks: 'Cash runway',
    weekly_footfall: 'Weekly transactions',
    per_sale: 'Revenue per transaction',
  },
  needs: {
    revenue: 'Needs sales',
    profit_margin: 'Needs wages and costs',
    cash_runway_weeks: 'Needs a cash balance',
    weekly_footfall: 'Needs individual sales',
    per_sale: 'Needs individual sales',
  },
  expenses,
  weeklyFigures: 'Weekly figures',
  figuresOf: (week: string) => `Figures for ${week}`,
  week: (number: number) => `week ${number}`,
  weekLabel: (number: number, day: string) => `Week ${number}, from ${day}`,
  points: (by: number, written: string) =>
    plural(by, { one: `${written} point`, other: `${written} points` }),
  weeks: (by: number, written: string) => plural(by, { one: `${written} week`, other: `${written} weeks` }),
  weeksUnit: (count: number) => plural(count, { one: 'week', other: 'weeks' }),
  onWeekBefore: 'on the week before',
  onYearBefore: 'on the same week last year',
  weekBefore: 'Week before',
  yearBefore: 'Same week last year',
  nothingBefore: 'No earlier week to compare',
  lastWeeks: (name: string, count: number) =>
    plural(count, { one: `${name} in one week`, other: `${name} over the last ${count} weeks` }),
  none: 'The first week’s figures will appear here once they come in.',
  notLoaded: 'The weekly figures could not be loaded.',
  // Details of a figure.
  recordsBehind: (name: string) => `The records behind ${name.toLowerCase()}`,
  close: 'Close',
  ask: 'Ask about this',
  question: (name: string, value: string, week: string) =>
    `Why did ${name.toLowerCase()} come to ${value} in ${week}?`,
  record: (count: number) => plural(count, { one: 'One record', other: `${count} records` }),
  records: 'Records, newest first',
  weekHead: 'Week',
  valueHead: 'Value',
  eventHead: 'Event',
  event: (position: number) => `Event ${position}`,
  eventOf: (position: number, week: string) => `Event ${position}, which recorded ${week}`,
  noEvent: 'none',
  outlierUnexplained: 'unusual, no reason on record',
  outlierNoted: (title: string) => `see “${title}”`,
  outlierClosed: (days: number) => `closed ${counted(days, 'day')}`,
  outliersLeftOut: (weeks: number) =>
    plural(weeks, { one: 'One unusual week is left out.', other: `${weeks} unusual weeks are left out.` }),
  average: 'Average',
  averageOf: (value: string) => `Average ${value}`,
  overWeeks: (weeks: number) => plural(weeks, { one: 'one week', other: `last ${weeks} weeks` }),
  inOrder: {
    up: (value: string) => `Up to ${value}`,
    down: (value: string) => `Down to ${value}`,
    none: (value: string) => `Unchanged at ${value}`,
    first: (value: string) => `${value} in the first week`,
  },
  series: (name: string, weeks: number, least: string, most: string, latest: string) =>
    `${name} over ${counted(weeks, 'week')}, between ${least} and ${most}, most recently ${latest}.`,
  meaning: {
    revenue: 'Total takings for the week, in Australian dollars.',
    profit_margin: 'What is left of each dollar of revenue once the week’s expenses are paid.',
    cash_runway_weeks: 'How many weeks your cash on hand would cover at current weekly costs.',
    weekly_footfall: 'The number of sales in the week.',
    per_sale: 'The week’s revenue divided by its transactions.',
  },
})
