/**
 * The catalogue of measures: unit, formula over base sums, and which way is good. A ratio over a period is a ratio of
 * sums, never a mean of ratios.
 *
 * - profit = revenue − costs; margin = profit ÷ revenue; x-share = x ÷ revenue; cost-share = costs ÷ revenue (percent)
 * - revenue-per-transaction = revenue ÷ transactions; revenue-per-hour = revenue ÷ hours open (AUD)
 * - contribution-per-sale = (revenue − supplies) ÷ transactions (AUD)
 * - break-even-revenue = (costs − supplies) ÷ (1 − supplies ÷ revenue), each a weekly mean (AUD a week)
 * - runway: weeks of costs that the cash covers, as recorded for the last week of the period
 * - cash = runway × mean weekly costs of the 13 weeks up to that week (AUD); it is as exact as the runway's one decimal
 * - rest-after-… = revenue − those lines; sum-of-… = those lines; with -share over revenue (percent)
 * - utilisation = billed days ÷ available days (percent)
 * - growth = mean revenue of the period over that of the period just before, less one (percent)
 */

import { CombinedMeasure, type MeasuredName, type PerMeasure, RecordedMeasure } from '#schema/advisor/measure'
import type { FigureUnit } from '#schema/core/advice'
import { type Base, bases, hasGrain, type RecordGrain } from './bases.ts'
import { combinationOf } from './combined.ts'
import type { MeasureFormula } from './composed-formulas.ts'
import { eachOf, perOf } from './per.ts'

/** Days that a formula uses: the period, its last week, the 13 weeks up to that, or the period before. */
export type Window = 'period' | 'last' | 'quarter' | 'before'

/** One series of a formula. */
export type Series = { readonly base: Base; readonly window: Window }

export type Measure = {
  readonly name: MeasuredName
  readonly unit: FigureUnit
  readonly formula: MeasureFormula
  readonly series: readonly Series[]
  /** Direction that is good for the business; undefined if neither is. */
  readonly better?: 'up' | 'down'
}

type Definition = Omit<Measure, 'name' | 'series'> & {
  readonly over: readonly (Base | readonly [Base, Window])[]
}

const total = (base: Base, unit: FigureUnit, better?: 'up' | 'down'): Definition => ({
  unit,
  formula: 'sum',
  over: [base],
  ...(better ? { better } : {}),
})

const shareOfRevenue = (base: Base, better: 'up' | 'down'): Definition => ({
  unit: 'percent',
  formula: 'share',
  over: [base, 'revenue'],
  better,
})

const perUnit = (part: Base, whole: Base, unit: FigureUnit): Definition => ({
  unit,
  formula: 'each',
  over: [part, whole],
  better: 'up',
})

const definitions: Readonly<Record<RecordedMeasure, Definition>> = {
  revenue: total('revenue', 'aud', 'up'),
  transactions: total('transactions', 'count', 'up'),
  'hours-traded': total('hours', 'hours'),
  staff: total('staff', 'aud', 'down'),
  supplies: total('supplies', 'aud', 'down'),
  premises: total('premises', 'aud', 'down'),
  marketing: total('marketing', 'aud', 'down'),
  other: total('other', 'aud', 'down'),
  costs: total('costs', 'aud', 'down'),
  profit: total('profit', 'aud', 'up'),
  margin: shareOfRevenue('profit', 'up'),
  'staff-share': shareOfRevenue('staff', 'down'),
  'supplies-share': shareOfRevenue('supplies', 'down'),
  'premises-share': shareOfRevenue('premises', 'down'),
  'marketing-share': shareOfRevenue('marketing', 'down'),
  'other-share': shareOfRevenue('other', 'down'),
  'cost-share': shareOfRevenue('costs', 'down'),
  'revenue-per-transaction': perUnit('revenue', 'transactions', 'aud'),
  'revenue-per-hour': perUnit('revenue', 'hours', 'aud'),
  'transactions-per-hour': perUnit('transactions', 'hours', 'count'),
  'contribution-per-sale': {
    unit: 'aud',
    formula: 'contribution-each',
    over: ['revenue', 'supplies', 'transactions'],
    better: 'up',
  },
  'break-even-revenue': {
    unit: 'aud',
    formula: 'break-even-takings',
    over: ['costs', 'revenue', 'supplies', 'revenue'],
    better: 'down',
  },
  runway: { unit: 'weeks', formula: 'value', over: [['runway', 'last']], better: 'up' },
  cash: {
    unit: 'aud',
    formula: 'product',
    over: [
      ['runway', 'last'],
      ['costs', 'quarter'],
    ],
    better: 'up',
  },
  utilisation: {
    unit: 'percent',
    formula: 'share',
    over: ['transactions', 'available'],
    better: 'up',
  },
  growth: {
    unit: 'percent',
    formula: 'change-percent',
    over: ['revenue', ['revenue', 'before']],
    better: 'up',
  },
}

const counts = [1, 2, 3, 4] as const

/** Revenue after expense lines, or several lines together. */
const combinedDefinition = (name: CombinedMeasure): Definition => {
  const { kind = 'rest-after', lines = [], isShare = false } = combinationOf(name) ?? {}
  const count = counts.find((one) => one === lines.length) ?? 1
  const unit = isShare ? 'percent' : 'aud'
  if (kind === 'rest-after')
    return {
      unit,
      formula: isShare ? `rest-share-${count}` : `rest-${count}`,
      over: ['revenue', ...lines],
      better: 'up',
    }
  const several = count === 1 ? 2 : count
  return isShare
    ? { unit, formula: `together-share-${several}`, over: [...lines, 'revenue'], better: 'down' }
    : { unit, formula: `together-${several}`, over: lines, better: 'down' }
}

/** Profit or an expense line per sale or open hour. */
const perDefinition = (name: PerMeasure): Definition => {
  const part = perOf(name)
  return {
    ...perUnit(part, eachOf(name) === 'hour' ? 'hours' : 'transactions', 'aud'),
    better: part === 'profit' ? 'up' : 'down',
  }
}

/** A measure of the catalogue. */
export const measureNamed = (name: MeasuredName): Measure => {
  const { over, ...rest } = CombinedMeasure.is(name)
    ? combinedDefinition(name)
    : RecordedMeasure.is(name)
      ? definitions[name]
      : perDefinition(name)
  const series = over.map(
    (one): Series =>
      typeof one === 'string' ? { base: one, window: 'period' } : { base: one[0], window: one[1] },
  )
  return { name, ...rest, series }
}

/** The unit of a difference: percentages differ by points. */
export const differenceUnit = (unit: FigureUnit): FigureUnit => (unit === 'percent' ? 'points' : unit)

/** How a measure's parts make up a whole period: sum, last value, or ratio of sums. */
export const addsUp = ({ formula }: Measure): 'sum' | 'last' | 'ratio' => {
  if (formula === 'sum' || /^(?:rest|together)-\d$/.test(formula)) return 'sum'
  return formula === 'value' || formula === 'product' ? 'last' : 'ratio'
}

/** The bases of a measure, each once. */
export const basesOf = ({ series }: Measure): readonly Base[] => [...new Set(series.map(({ base }) => base))]

/** True if a measure is available by day and hour (`day`), or by week. */
export const hasMeasureGrain = (measure: Measure, grain: RecordGrain): boolean => {
  const all = basesOf(measure)
  // Costs are weekly, so their divisor sums the days of the week.
  if (grain === 'week' && all.some((base) => !hasGrain(base, 'day'))) return true
  return (
    all.every((base) => hasGrain(base, grain)) &&
    (grain === 'week' || measure.series.every(({ window }) => window === 'period'))
  )
}

/** Records that a measure needs. */
export const needsOf = (measure: Measure): string =>
  [...new Set(basesOf(measure).map((base) => bases[base].needs))].join(' and ')
