/** Totals by month: a month in each row, and a column for each kind of income or cost. */
import { cutText } from '#schema/core/cut-text'
import { centsOf, type DecimalMark, isNoAmount, writtenAmount } from '../amount-form.ts'
import type { BookEntry } from '../book-row.ts'
import { readDate } from '../date-form.ts'
import { maxPreamble } from '../header.ts'
import type { Answers, ColumnQuestion } from '../layout.ts'
import { readSpan, type Span } from '../month-name.ts'
import type { OpenFile, ReadOptions } from '../open-file.ts'
import { sampleRows } from '../questions.ts'
import { FileRefused } from '../refused.ts'
import { plainLabel } from '../roles.ts'
import type { ReadRow } from '../row-outcome.ts'
import { isTotal } from '../set-apart.ts'
import type { SourceRow, SourceTable } from '../source-row.ts'
import { taxName } from '../tax/tax-rates.ts'
import { taxSaidIn } from '../tax/tax-said.ts'
import { amountWords, directionOf } from './monthly-labels.ts'
import { type AmountColumn, withoutSums } from './monthly-totals.ts'
import { statementMark } from './profit-and-loss.ts'

/** Ids of the recorded decision that rows are months, and of the question about tax. */
export const monthlyQuestion = 'monthly'
const taxQuestion = 'monthly-tax'

const monthLabel =
  /^(?:(?:calendar|accounting|trading|report(?:ing)?) )?(?:months?|period)(?: (?:name|year|of|ending|ended|beginning|starting|commencing))*$/
const numericMonth = /^(0?[1-9]|1[0-2])[-/.](\d{4})$/

/** The month of a cell: by name or number, or by its first or last day. */
const monthIn = (cell: string): Span | undefined => {
  const numbers = numericMonth.exec(cell)
  const span = readSpan(numbers ? `${numbers[2]}-${(numbers[1] ?? '').padStart(2, '0')}` : cell)
  if (span) return span.from.endsWith('-01') && isWhole(span) ? span : undefined
  const date = readDate(cell, 'day-first')?.date
  if (date === undefined) return undefined
  const whole = readSpan(date.slice(0, 7))
  return whole && (date === whole.from || date === whole.to) ? whole : undefined
}

const isWhole = ({ from, to }: Span): boolean => readSpan(from.slice(0, 7))?.to === to

const monthNameOnly =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/i

type Monthly = {
  readonly header: SourceRow
  readonly monthAt: number
  readonly columns: readonly AmountColumn[]
  readonly rows: readonly SourceRow[]
}

const isData = (row: SourceRow, header: SourceRow, at: number): boolean =>
  row.row > header.row && (row.cells[at] ?? '') !== '' && !isTotal(row)

const columnsOf = (header: SourceRow, monthAt: number, rows: readonly SourceRow[]): readonly AmountColumn[] =>
  header.cells.flatMap((label, at): readonly AmountColumn[] => {
    const isAmounts = rows.some(({ cells }) => writtenAmount(cells[at] ?? '') !== undefined)
    if (at === monthAt || !isAmounts) return []
    const words = amountWords(label)
    if (words === undefined) return []
    const direction = directionOf(label)
    if (!direction)
      throw new FileRefused('has amounts by month, and their label says neither income nor a cost', {
        row: header.row,
        column: cutText(label || `Column ${at + 1}`, 120),
      })
    return [{ at, label, words, direction }]
  })

/** Totals by month at the start of a file; undefined for any other table. */
const monthlyIn = (rows: readonly SourceRow[]): Monthly | undefined => {
  for (const header of rows.slice(0, maxPreamble)) {
    const monthAt = header.cells.findIndex((cell) => monthLabel.test(plainLabel(cell)))
    if (monthAt < 0 || header.cells.filter((cell) => cell !== '').length < 2) continue
    const data = rows.filter((row) => isData(row, header, monthAt))
    const cells = data.map((row) => row.cells[monthAt] ?? '')
    if (cells.length === 0) continue
    const hasDays = data.some(({ cells: all }) =>
      all.some((cell, at) => at !== monthAt && !monthIn(cell) && readDate(cell, 'day-first') !== undefined),
    )
    if (hasDays) return undefined
    if (cells.every((cell) => monthNameOnly.test(cell)) && !header.cells.some((cell) => /^year$/i.test(cell)))
      throw new FileRefused('has months without a year, so nobody can say when they were', {
        row: data[0]?.row ?? header.row,
        column: header.cells[monthAt] ?? '',
      })
    if (!cells.every((cell) => monthIn(cell) !== undefined)) return undefined
    return { header, monthAt, columns: columnsOf(header, monthAt, data), rows }
  }
  return undefined
}

const askTax = ({ columns, rows, header }: Monthly, name: string): ColumnQuestion => {
  const [first] = columns
  const samples = sampleRows(
    rows.filter(({ row }) => row > header.row),
    first?.at ?? 0,
    () => true,
  )
  const reading = (id: string, says: string, means: string) => ({
    id,
    says,
    rows: samples.map(({ row, cell }) => ({ row, cell, means })),
  })
  return {
    id: taxQuestion,
    column: columns.map(({ label }) => label).join(', '),
    readings: [
      reading('without', `No, they are without ${name}, or there is none`, 'without tax'),
      reading('with', `Yes, they include ${name}`, 'not known without tax'),
    ],
  }
}

const readMonths = ({ header, monthAt, columns, rows }: Monthly, mark: DecimalMark, today: string) => {
  const seen = new Set<string>()
  return rows.map((row): ReadRow => {
    if (row.row <= header.row) return { is: 'set-apart', row: row.row, why: 'above the labels' }
    if (!isData(row, header, monthAt))
      return { is: 'set-apart', row: row.row, why: isTotal(row) ? 'total' : 'text' }
    const label = header.cells[monthAt] ?? ''
    const rejected = (column: string, reason: string): ReadRow => ({
      is: 'rejected',
      row: row.row,
      column,
      reason,
    })
    const span = monthIn(row.cells[monthAt] ?? '')
    if (!span) return rejected(label, 'not a month')
    if (span.from > today) return rejected(label, 'a month that has not begun')
    if (seen.has(span.from)) return rejected(label, 'the same month as in a row above')
    seen.add(span.from)
    const entries: BookEntry[] = []
    for (const { at, label: account, direction } of columns) {
      const cell = row.cells[at] ?? ''
      if (cell === '' || isNoAmount(cell)) continue
      const written = writtenAmount(cell)
      const amount = written ? centsOf(written, mark) : 'not an amount'
      if (typeof amount !== 'bigint') return rejected(account, amount)
      entries.push({ date: span.to, from: span.from, direction, amount, account: cutText(account, 200) })
    }
    return entries.length === 0
      ? { is: 'set-apart', row: row.row, why: 'text' }
      : { is: 'entries', row: row.row, entries }
  })
}

const longest = 600

/** Opens totals by month; undefined for any other table. Refuses totals whose tax is not known. */
export const openMonthly = async (
  table: SourceTable,
  { answers, today, currency, isReplay }: ReadOptions,
): Promise<OpenFile | { readonly questions: readonly ColumnQuestion[] } | undefined> => {
  if (isReplay && answers[monthlyQuestion] === undefined) return undefined
  const rows: SourceRow[] = []
  for await (const batch of table.rows()) {
    rows.push(...batch)
    if (rows.length > longest) return undefined
  }
  const monthly = monthlyIn(rows)
  if (!monthly || monthly.columns.length === 0) return undefined
  const { columns, header } = monthly
  const span = { from: today, to: today }
  const mark = statementMark(
    { headerRow: header.row, nameAt: monthly.monthAt, periods: columns.map(({ at }) => ({ at, span })) },
    rows.filter((row) => isData(row, header, monthly.monthAt)),
    answers,
  )
  if (typeof mark !== 'string') return mark
  const counted = {
    ...monthly,
    columns: withoutSums(
      columns,
      rows.filter((row) => isData(row, header, monthly.monthAt)),
      header,
      mark,
    ),
  }
  const name = taxName(currency)
  const isWithout = columns.every(({ label }) => taxSaidIn(label) === 'without')
  const tax = columns.some(({ label }) => taxSaidIn(label) === 'with') ? 'with' : answers[taxQuestion]
  if (tax === 'with')
    throw new FileRefused(
      `has totals by month that include ${name}, and how much of them is ${name} is not said. Export them without ${name}`,
      { row: header.row, column: columns[0]?.label ?? '' },
    )
  if (!isWithout && tax !== 'without') return { questions: [askTax(monthly, name)] }
  const decided: Answers = { ...answers, [monthlyQuestion]: 'by-rows' }
  const read = readMonths(counted, mark, today)
  return {
    kind: 'books',
    from: table.from,
    decided,
    rows: async function* () {
      yield read
    },
  }
}
