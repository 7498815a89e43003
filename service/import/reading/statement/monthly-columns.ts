/** The columns of totals by month: income, costs, and those left out. */
import { cutText } from '#schema/core/cut-text'
import { centsOf, type DecimalMark, writtenAmount } from '../amount-form.ts'
import { checkAbove, checkLabel, isThousands } from '../check-units.ts'
import { FileRefused } from '../refused.ts'
import type { SourceRow } from '../source-row.ts'
import type { MonthColumn } from './month-column.ts'
import { amountWords, saidBy } from './monthly-labels.ts'
import type { AmountColumn } from './monthly-totals.ts'

/** A column of figures; `is` undefined for one that is left out. */
export type FigureColumn = {
  readonly at: number
  readonly label: string
  readonly is: 'in' | 'out' | undefined
  readonly isSure: boolean
  /** Sure if other columns are income. */
  readonly isBought?: boolean
}

const taxNote =
  /[\s,([-]*\b(?:ex|excl?|excluding|exclusive of|inc|incl|including|net of|before|without)\.? ?(?:gst|vat|tax)\b[)\]]*/gi

/** The name of an account: a label without its words about tax, as other files name it. */
export const accountOf = (label: string): string => label.replace(taxNote, '').trim() || label

const longest = 120

const refuse = (header: SourceRow, at: number, reason: string): never => {
  throw new FileRefused(reason, {
    row: header.row,
    column: cutText(header.cells[at] || `Column ${at + 1}`, longest),
  })
}

/** True if the cells have parts of dollars or a currency, so that they are no counts. */
const areMoney = (rows: readonly SourceRow[], at: number): boolean =>
  rows.some(({ cells }) => {
    const cell = cells[at] ?? ''
    return writtenAmount(cell)?.currency !== undefined || /[.,]\d\d$/.test(cell)
  })

/** Refuses a column of months in which several rows differ by another column, such as the shop. */
export const refuseParts = (
  { header, at }: MonthColumn,
  data: readonly SourceRow[],
  monthsOf: (row: SourceRow) => string | undefined,
): void => {
  const months = data.flatMap((row) => monthsOf(row) ?? [])
  if (new Set(months).size === months.length) return
  const other = header.cells.findIndex(
    (label, place) =>
      place !== at &&
      label !== '' &&
      data.every(({ cells }) => (cells[place] ?? '') !== '' && !writtenAmount(cells[place] ?? '')),
  )
  if (other >= 0)
    refuse(header, other, 'has several rows for a month. Send one row with the sum for each month')
}

/** The columns of figures. Refuses a label that names neither income nor a cost, and other currencies and units. */
export const figureColumns = (
  { header, at: monthAt }: MonthColumn,
  data: readonly SourceRow[],
  currency: string,
): readonly FigureColumn[] => {
  const width = Math.max(header.cells.length, ...data.map(({ cells }) => cells.length))
  const found = Array.from({ length: width }, (_, at) => at).flatMap((at): readonly FigureColumn[] => {
    const label = header.cells[at] ?? ''
    if (at === monthAt || !data.some(({ cells }) => writtenAmount(cells[at] ?? '') !== undefined)) return []
    const said = label === '' ? { is: 'unclear' as const } : saidBy(label)
    if (said.is === 'of-a-year')
      refuse(
        header,
        at,
        'has a column of one year beside rows of months, so the year of its amounts is not clear',
      )
    if (said.is === 'unclear' || (said.is === 'left-out' && said.isCount && areMoney(data, at)))
      refuse(header, at, 'has amounts by month, and their label says neither income nor a cost')
    if (said.is === 'left-out') return [{ at, label, is: undefined, isSure: said.isSure }]
    if (said.is !== 'in' && said.is !== 'out') return []
    checkLabel(label, currency)
    return [
      { at, label, is: said.is, isSure: said.isSure === true, isBought: said.isSure === 'beside-income' },
    ]
  })
  const hasIncome = found.some(({ is, isSure }) => is === 'in' && isSure)
  const doubtful = hasIncome ? undefined : found.find(({ is, isSure }) => is === 'out' && !isSure)
  // What one business pays for is what another sells.
  if (doubtful)
    refuse(header, doubtful.at, 'has amounts by month, and their label says neither income nor a cost')
  return found.map((column) => (column.isBought ? { ...column, isSure: true } : column))
}

/** Columns that count. */
export const countedOf = (figures: readonly FigureColumn[]): readonly AmountColumn[] =>
  figures.flatMap(({ at, label, is }) =>
    is === undefined ? [] : [{ at, label, words: amountWords(label), direction: is }],
  )

/** Refuses notes and headings that name another currency or unit. */
export const checkNotes = (
  { header, at }: MonthColumn,
  rows: readonly SourceRow[],
  data: readonly SourceRow[],
  currency: string,
): void => {
  const texts = rows.filter((row) => row.row !== header.row && !data.includes(row))
  checkAbove(texts, currency)
  for (const { row, cells } of texts)
    if (cells.some(isThousands))
      throw new FileRefused('has amounts that are not in dollars and cents', { row })
  checkLabel(header.cells[at] ?? '', currency)
}

/** True if costs are written with a minus. Refuses columns that contradict each other, and income below zero. */
export const areCostsBelow = (
  columns: readonly AmountColumn[],
  { header }: MonthColumn,
  data: readonly SourceRow[],
  mark: DecimalMark,
): boolean => {
  const signOf = ({ at }: AmountColumn): number => {
    const sum = data.reduce((all, { cells }) => {
      const written = writtenAmount(cells[at] ?? '')
      const cents = written ? centsOf(written, mark) : 0n
      return typeof cents === 'bigint' ? all + cents : all
    }, 0n)
    return sum < 0n ? -1 : sum > 0n ? 1 : 0
  }
  const income = columns.find((column) => column.direction === 'in' && signOf(column) < 0)
  if (income) refuse(header, income.at, 'has income with a minus')
  const costs = columns.filter((column) => column.direction === 'out' && signOf(column) !== 0)
  const below = costs.filter((column) => signOf(column) < 0)
  const [first] = below
  if (first && below.length < costs.length)
    refuse(header, first.at, 'has some costs with a minus and others without, so nobody can say what each is')
  return first !== undefined
}
