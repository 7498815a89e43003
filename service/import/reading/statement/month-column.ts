/** The column of months in a table of totals by month. */
import type { IsoDate } from '#schema/core/scalars'
import { writtenAmount } from '../amount-form.ts'
import { readDate } from '../date-form.ts'
import { maxPreamble } from '../header.ts'
import { readSpan, type Span } from '../month-name.ts'
import { FileRefused } from '../refused.ts'
import { plainLabel, rankOf } from '../roles.ts'
import { isTotal } from '../set-apart.ts'
import type { SourceRow } from '../source-row.ts'
import { refusePeriods } from './year-column.ts'

type Order = 'day-first' | 'month-first'

/** A column of months: `label` says so, or only its `cells` do, so that it may be a column of days. */
export type MonthColumn = {
  readonly header: SourceRow
  readonly at: number
  readonly order: Order
  readonly saidBy: 'label' | 'cells'
}

const monthLabel = /\b(?:months?|mths?|mnth|mon yr|month ?year|periods?)\b/
const notMonths = /\b(?:to date|days?|number|no of|count|per|ago|rate|employed|contract|notice|warranty)\b/

const numericMonth = /^(0?[1-9]|1[0-2])[-/.](\d{4})$/
const monthNameOnly =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?$/i

const monthOf = (date: IsoDate): Span | undefined => readSpan(date.slice(0, 7))

/** The month of a cell: by name or number, or by its first or last day. */
export const monthIn = (cell: string, order: Order): Span | undefined => {
  const date = readDate(cell, order)?.date
  if (date !== undefined) {
    const whole = monthOf(date)
    return whole && (date === whole.from || date === whole.to) ? whole : undefined
  }
  const numbers = numericMonth.exec(cell)
  const span = readSpan(numbers ? `${numbers[2]}-${(numbers[1] ?? '').padStart(2, '0')}` : cell)
  return span && monthOf(span.from)?.from === span.from && monthOf(span.from)?.to === span.to
    ? span
    : undefined
}

/** True for a row below the labels with something in the column of months, and an amount beside it. */
export const isData = (row: SourceRow, { header, at }: Pick<MonthColumn, 'header' | 'at'>): boolean =>
  row.row > header.row &&
  (row.cells[at] ?? '') !== '' &&
  !isTotal(row) &&
  row.cells.some((cell, other) => other !== at && writtenAmount(cell) !== undefined)

const namesMonths = (label: string): boolean => {
  const plain = plainLabel(label)
  return monthLabel.test(plain) && !notMonths.test(plain)
}

/** The order in which most cells are months; undefined if there is none. */
const orderOf = (cells: readonly string[], { header, at }: Pick<MonthColumn, 'header' | 'at'>) => {
  const count = (order: Order) => cells.filter((cell) => monthIn(cell, order)).length
  const [days, months] = [count('day-first'), count('month-first')]
  if (Math.max(days, months) * 2 <= cells.length) return undefined
  if (days >= months) return 'day-first'
  // One cell such as 6/1/2026 may be the sixth of January.
  if (new Set(cells.filter((cell) => monthIn(cell, 'month-first'))).size < 2)
    throw new FileRefused(
      'has a date in its column of months that could be a day or a month. Write it as May 2026',
      {
        row: header.row,
        column: header.cells[at] ?? '',
      },
    )
  return 'month-first'
}

const isDay = (cell: string, order: Order): boolean =>
  readDate(cell, order) !== undefined && !monthIn(cell, order)

/** True if another column has days: the months beside them are no totals. */
const hasDays = (rows: readonly SourceRow[], at: number): boolean =>
  (rows[0]?.cells ?? []).some(
    (_, other) =>
      other !== at &&
      rows.filter(({ cells }) => isDay(cells[other] ?? '', 'day-first')).length * 2 > rows.length,
  )

/** True if no column beside the dates has words: such a row is no single payment. */
const hasAmountsOnly = (rows: readonly SourceRow[], at: number): boolean =>
  rows.every(({ cells }) =>
    cells.every((cell, other) => other === at || cell === '' || writtenAmount(cell) !== undefined),
  )

const refuseWithoutYear = (cells: readonly string[], rows: readonly SourceRow[], label: string): void => {
  if (cells.every((cell) => monthNameOnly.test(cell)))
    throw new FileRefused('has months without a year, so it is not clear when they were', {
      row: rows[0]?.row ?? 1,
      column: label,
    })
}

const columnIn = (header: SourceRow, at: number, rows: readonly SourceRow[]): MonthColumn | undefined => {
  const label = header.cells[at] ?? ''
  const isNamed = namesMonths(label)
  const data = rows.filter((row) => isData(row, { header, at }))
  const cells = data.map((row) => row.cells[at] ?? '')
  if (cells.length === 0 || hasDays(data, at)) return undefined
  if (isNamed) {
    refuseWithoutYear(cells, data, label)
    refusePeriods(cells, data[0]?.row ?? header.row, label)
  }
  if (!isNamed && at > 0 && header.cells.slice(0, at).some((cell) => cell !== '')) return undefined
  if (!isNamed && label !== '' && rankOf(label, 'date') === undefined && !/\bdate\b/i.test(label))
    return undefined
  if (isNamed) {
    const order = orderOf(cells, { header, at })
    // One period that ends on the last of a month may be a week.
    const isPeriod =
      !/\bm(?:on)?th/.test(plainLabel(label)) && cells.some((cell) => readDate(cell, 'day-first'))
    return order && { header, at, order, saidBy: isPeriod && cells.length < 2 ? 'cells' : 'label' }
  }
  const order = (['day-first', 'month-first'] as const).find((one) =>
    cells.every((cell) => monthIn(cell, one)),
  )
  if (!order) return undefined
  const areWords = cells.every((cell) => readDate(cell, order) === undefined)
  const months = new Set(cells.map((cell) => monthIn(cell, order)?.from))
  if (!areWords && (months.size < 2 || months.size < cells.length || !hasAmountsOnly(data, at)))
    return undefined
  return { header, at, order, saidBy: areWords ? 'label' : 'cells' }
}

/** The column of months of a table; undefined for any other table. */
export const monthColumn = (rows: readonly SourceRow[]): MonthColumn | undefined => {
  for (const header of rows.slice(0, maxPreamble)) {
    if (header.cells.filter((cell) => cell !== '').length < 1 || header.cells.length < 2) continue
    // Labels are words: a row with an amount or a date is no row of labels.
    if (header.cells.some((cell) => writtenAmount(cell) || readDate(cell, 'day-first'))) continue
    const named = header.cells.findIndex(namesMonths)
    const found = named >= 0 ? columnIn(header, named, rows) : undefined
    if (found) return found
    for (const at of header.cells.keys()) {
      const other =
        at === named || header.cells.filter((cell) => cell !== '').length < 1
          ? undefined
          : columnIn(header, at, rows)
      if (other) return other
    }
  }
  return undefined
}
