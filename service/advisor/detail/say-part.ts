/** Figures and words for parts of imported records. */
import type { Figure } from '#schema/core/advice'
import { listed } from '../../runtime/counted.ts'
import { rangeText } from '../answers/period-text.ts'
import { dayText, longDayText, today } from '../calendar.ts'
import { measure } from '../figure.ts'
import type { FormulaName } from '../formulas.ts'
import type { Records } from '../records.ts'
import type { Days, Part, Sum } from './sums.ts'

const longestField = 60
const longestLabel = 160

export const dollarsOf = (cents: bigint): number => Number(cents) / 100

/** “Puncture repair”, or several in a list. */
export const partName = ({ names }: Part): string =>
  names === undefined ? 'all of them' : listed(names.map((name) => `“${name.slice(0, 60)}”`))

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

/** "From 1 to 31 October". */
export const daysWords = ({ now }: Records, { from, to }: Days): string =>
  from === to ? `on ${longDayText(from)}` : `from ${rangeText({ from, to }, today(now))}`

export const dayWords = (date: Days['from'], now: Date): string =>
  date.slice(0, 4) === today(now).slice(0, 4) ? dayText(date) : longDayText(date)

/** What the rows of a dimension are called, and where they are from. */
export const sourceWords = ({ dimension }: Part): string =>
  dimension === 'account' ? 'by the rows of your books' : 'by the rows of your sales file, without tax'
