/**
 * Figures: every number in advice is made here, from the records by a named formula, with its source.
 * `measure(records)(…)` calculates one; `stated(…)` makes one from a number that a person or an assumption
 * states.
 */
import type { Figure, FigureInput, FigureUnit } from '#schema/core/advice'
import { nounFor } from '../runtime/counted.ts'
import { today } from './calendar.ts'
import { seriesBehind } from './field-values.ts'
import { compute, type FormulaName } from './formulas.ts'
import { comparedValues } from './measures/composed-formulas.ts'
import type { Records } from './records.ts'
import type { Point } from './statistics.ts'

/** Display of a figure: with sign, without it (if words say up or down), or as a two-digit estimate. */
export type Shown = 'plain' | 'unsigned' | 'rough'

/** A figure to calculate. */
export type Order = {
  readonly label: string
  readonly unit: FigureUnit
  readonly formula: FormulaName
  readonly inputs: readonly FigureInput[]
  readonly shown?: Shown
}

// Creating a formatter takes far longer than formatting a number.
const withDigits = (digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat('en-AU', { minimumFractionDigits: digits, maximumFractionDigits: digits })

const byDigits = { 0: withDigits(0), 1: withDigits(1), 2: withDigits(2) }

// A minus sign, as on the screens; a hyphen breaks at the end of a line.
const grouped = (value: number, digits: keyof typeof byDigits): string =>
  byDigits[digits].format(value).replace('-', '−')

/** Cents below $100 only. A change of amounts up to `size` has them if these do, or if it would be $0 without. */
const money = (value: number, size = 0): string => {
  const amount = Math.abs(value)
  const hasCents = amount < 0.5 || Math.max(amount, size) < 100
  const sign = value < 0 && amount >= 0.005 ? '−' : ''
  return `${sign}$${grouped(amount, hasCents && !Number.isInteger(value) ? 2 : 0)}`
}

const withNoun = (value: number, noun: string): string => {
  const shown = grouped(value, Number.isInteger(value) ? 0 : 1)
  return `${shown} ${nounFor(shown, noun)}`
}

const oneDecimal = (value: number): string => grouped(Math.abs(value) < 0.05 ? 0 : value, 1)

const formats = {
  aud: (value) => money(value),
  percent: (value) => `${oneDecimal(value)}%`,
  points: (value) => `${oneDecimal(value)} points`,
  ratio: (value) => grouped(value, 2),
  count: (value) => grouped(value, Math.abs(value) < 10 && !/\.0$/.test(value.toFixed(1)) ? 1 : 0),
  hours: (value) => withNoun(value, 'hour'),
  weeks: (value) => withNoun(value, 'week'),
  months: (value) => withNoun(value, 'month'),
} as const satisfies { readonly [unit in FigureUnit]: (value: number) => string }

/** Displayed value: $18,420, 12.8%, 0.5 points, 1,284, 15.2 weeks (en-AU). */
export const showValue = (value: number, unit: FigureUnit, shown: Shown = 'plain'): string => {
  if (shown === 'plain') return formats[unit](value)
  const size = Math.abs(value)
  return formats[unit](shown === 'rough' ? Number(size.toPrecision(2)) : size)
}

const withoutSign = (shown: string): string => shown.replace(/^−/, '')

/** Last day covered by the inputs, or today if they have none. */
const asOf = ({ now }: Records, inputs: readonly FigureInput[]): Figure['asOf'] => {
  const last = inputs.reduce<Figure['asOf'] | undefined>(
    (latest, { to }) => (to !== undefined && (latest === undefined || to > latest) ? to : latest),
    undefined,
  )
  return last ?? today(now)
}

/** Estimates of what a step would bring; cents would claim more than their assumptions can bear. */
const isEstimate = (formula: FormulaName): boolean =>
  /^(?:(?:profit|revenue|costs)-after-change|volume-profit)$/.test(formula)

/** Size of the amounts that decides on cents; undefined where the value alone decides. */
const sizeBehind = (formula: FormulaName, series: readonly (readonly Point[])[]): number | undefined => {
  if (isEstimate(formula)) return Number.POSITIVE_INFINITY
  const compared = comparedValues(formula, series, compute)
  return compared && Math.max(...compared.map(Math.abs))
}

/** Calculates figures from the records; undefined if these are insufficient, never NaN or infinite. */
export const measure =
  (records: Records) =>
  ({ label, unit, formula, inputs, shown = 'plain' }: Order): Figure | undefined => {
    const series = seriesBehind(records, inputs)
    const value = compute(formula, series)
    if (!Number.isFinite(value)) return undefined
    const size = unit === 'aud' && shown !== 'rough' ? sizeBehind(formula, series) : undefined
    const signed = size === undefined ? showValue(value, unit, shown) : money(value, size)
    return {
      label,
      value,
      unit,
      shown: shown === 'plain' ? signed : withoutSign(signed),
      formula,
      asOf: asOf(records, inputs),
      inputs: [...inputs],
    }
  }

/** Direction of a change in words: up, down or unchanged, by the displayed value. */
export const direction = ({ value, shown }: Figure): 'up' | 'down' | 'unchanged' => {
  // A change displayed as zero is none.
  if (!/[1-9]/.test(shown)) return 'unchanged'
  return value > 0 ? 'up' : 'down'
}

/** A figure without its sign, for a sentence whose verb gives the direction. */
export const unsigned = (figure: Figure): Figure => ({
  ...figure,
  // Money keeps its digits, which depend on what it is compared with; a noun follows its number.
  shown: figure.unit === 'aud' ? withoutSign(figure.shown) : showValue(figure.value, figure.unit, 'unsigned'),
})

/** A stated number: our assumption, a benchmark, or one from a question. */
export const stated = (
  kind: 'assumption' | 'benchmark' | 'question',
  field: string,
  value: number,
): FigureInput => ({ kind, field, value })
