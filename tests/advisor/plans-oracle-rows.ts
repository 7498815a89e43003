/** The tests' own reading of weeks and days as numbers, and their own arithmetic of measures. */

import type { DayHours, WeekFigures } from '#schema/kpi/kpi'
import { dayAt, type OracleDay } from './plans-oracle-periods.ts'

/** A week or a day as numbers; values that it lacks are missing. */
export type Row = { readonly day: OracleDay; readonly has: Readonly<Record<string, number | undefined>> }

/** A week as numbers. */
export const weekRow = (week: WeekFigures): Row => {
  const e = week.expenses
  const costs = e
    ? e.other + e.marketing + e.premises + e.supplies + e.staff
    : week.revenue - (week.revenue * (week.profitMargin ?? NaN)) / 100
  return {
    day: dayAt(week.weekStart),
    has: {
      revenue: week.revenue,
      transactions: week.transactions,
      ...e,
      costs,
      profit: week.revenue - costs,
      runway: week.cashRunwayWeeks,
    },
  }
}

/** A day as numbers, or some hours of it. */
export const dayRow = ({ date, hours }: DayHours, from = 0, until = 24): Row => {
  let [revenue, transactions, count] = [0, 0, 0]
  for (const one of hours) {
    if (one.hour < from || one.hour >= until) continue
    revenue += one.revenue
    transactions += one.transactions
    count += 1
  }
  return { day: dayAt(date), has: count === 0 ? {} : { revenue, transactions, hours: count } }
}

const needs: Readonly<Record<string, readonly string[]>> = {
  revenue: ['revenue'],
  transactions: ['transactions'],
  'hours-traded': ['hours'],
  costs: ['costs'],
  profit: ['profit'],
  margin: ['profit', 'revenue'],
  'cost-share': ['costs', 'revenue'],
  'revenue-per-transaction': ['revenue', 'transactions'],
  'revenue-per-hour': ['revenue', 'hours'],
  'transactions-per-hour': ['transactions', 'hours'],
  'contribution-per-sale': ['revenue', 'supplies', 'transactions'],
  'break-even-revenue': ['costs', 'supplies', 'revenue'],
  runway: ['runway'],
}
for (const line of ['staff', 'supplies', 'premises', 'marketing', 'other']) {
  Object.assign(needs, { [line]: [line], [`${line}-share`]: [line, 'revenue'] })
}

const lines = ['staff', 'supplies', 'premises', 'marketing', 'other']

/** The lines that a measure combines, if it does. */
const linesOf = (measure: string): readonly string[] | undefined =>
  /^(?:rest-after|sum-of)-/.test(measure)
    ? measure.split('-').filter((word) => lines.includes(word))
    : undefined

/** The fields that a measure needs. */
export const needed = (measure: string): readonly string[] => {
  const own = linesOf(measure)
  return own ? [...own, 'revenue'] : (needs[measure] ?? [])
}

const dayFields = ['revenue', 'transactions', 'hours']
/** True for fields that days have. */
export const isDaily = (fields: readonly string[]): boolean =>
  fields.every((field) => dayFields.includes(field))
/** True for fields that weeks have. */
export const isWeekly = (fields: readonly string[]): boolean => !fields.includes('hours')

/** The value of a measure over rows: sums first, then the formula. */
export const worth = (measure: string, rows: readonly Row[]): number => {
  const sums = new Map<string, number>()
  for (const { has } of rows)
    for (const field of needed(measure)) sums.set(field, (sums.get(field) ?? 0) + (has[field] ?? NaN))
  const s = (field: string): number => sums.get(field) ?? NaN
  const own = linesOf(measure)
  if (own) {
    const spent = own.reduce((total, field) => total + s(field), 0)
    const value = measure.startsWith('sum-of') ? spent : s('revenue') - spent
    return measure.endsWith('-share') ? (100 * value) / s('revenue') : value
  }
  if (measure.endsWith('-share'))
    return (s(measure === 'cost-share' ? 'costs' : measure.replace('-share', '')) / s('revenue')) * 100
  switch (measure) {
    case 'margin':
      return (s('profit') / s('revenue')) * 100
    case 'revenue-per-transaction':
      return s('revenue') / s('transactions')
    case 'revenue-per-hour':
      return s('revenue') / s('hours')
    case 'transactions-per-hour':
      return s('transactions') / s('hours')
    case 'contribution-per-sale':
      return s('revenue') / s('transactions') - s('supplies') / s('transactions')
    case 'break-even-revenue':
      // If a sale costs more than it brings in, no number of sales breaks even.
      return s('revenue') > s('supplies')
        ? (s('costs') - s('supplies')) / rows.length / (1 - s('supplies') / s('revenue'))
        : NaN
    case 'runway':
      return rows.at(-1)?.has.runway ?? NaN
    default:
      return s(needed(measure)[0] ?? '')
  }
}
