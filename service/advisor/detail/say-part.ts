/** Figures and words for parts of imported records. */
import type { Figure } from '#schema/core/advice'
import { listed } from '../../runtime/counted.ts'
import { spanText } from '../answers/period-text.ts'
import { dayText, longDayText, today, weekdaysText } from '../calendar.ts'
import { measure } from '../figure.ts'
import type { FormulaName } from '../formulas.ts'
import type { Records } from '../records.ts'
import type { Detail } from './detail.ts'
import type { Days, Part, Sum } from './sums.ts'
import { taxWords } from './tax-known.ts'

const longestField = 60
const longestLabel = 160
const mostShown = 4

export const dollarsOf = (cents: bigint): number => Number(cents) / 100

const quotedNames = (names: readonly string[]): string => {
  const shown = names.slice(0, mostShown).map((name) => `“${name.slice(0, 60)}”`)
  const rest = names.length - shown.length
  return listed(rest > 0 ? [...shown, `${String(rest)} more`] : shown)
}

const wholes = {
  account: 'all spending',
  item: 'all sales',
  category: 'all sales',
  channel: 'all sales',
} as const

/** Name of a part: “Puncture repair”, a list, or everything; with what narrows it. */
export const partName = ({ dimension, names, isExcept, within = [] }: Part): string => {
  const inside = within.map((one) => ` within ${quotedNames(one.names ?? [])}`).join('')
  if (names === undefined) return `${wholes[dimension]}${inside}`
  return `${isExcept ? `${wholes[dimension]} but ` : ''}${quotedNames(names)}${inside}`
}

type Source = { readonly value: number; readonly days: Days }

/** A figure of imported rows; each source is one series of the formula. */
export const rowsFigure = (
  records: Records,
  field: string,
  unit: Figure['unit'],
  sources: readonly Source[],
  formula: FormulaName = 'value',
): Figure | undefined =>
  measure(records)({
    label: field.slice(0, longestLabel),
    unit,
    formula,
    inputs: sources.map(({ value, days: { from, to } }, part) => ({
      kind: 'import' as const,
      field: field.slice(0, longestField),
      from,
      to,
      value,
      part,
    })),
  })

export const moneyFigure = (records: Records, part: Part, days: Days, { money }: Pick<Sum, 'money'>) =>
  rowsFigure(records, partName(part), 'aud', [{ value: dollarsOf(money), days }])

export const unitsFigure = (records: Records, part: Part, days: Days, { units }: Pick<Sum, 'units'>) =>
  rowsFigure(records, `${partName(part)}, number`, 'count', [{ value: units, days }])

/** "In October", "on Saturdays from 1 to 22 November". */
export const daysWords = ({ now }: Records, { from, to, weekdays }: Days): string => {
  const { when } = spanText({ from, to }, today(now))
  return weekdays && from !== to ? `on ${weekdaysText(weekdays)} ${when}` : when
}

export const dayWords = (date: Days['from'], now: Date): string =>
  date.slice(0, 4) === today(now).slice(0, 4) ? dayText(date) : longDayText(date)

/** What rows of a dimension are called, and their source. */
export const sourceWords = ({ dimension }: Pick<Part, 'dimension'>, detail: Detail, days: Days): string =>
  dimension === 'account'
    ? 'by the rows of your books'
    : `by the rows of your sales file, ${taxWords(detail, days)}`
