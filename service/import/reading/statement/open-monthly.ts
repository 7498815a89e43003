/** Totals by month: a month in each row, and a column for each kind of income or cost. */
import type { Answers, ColumnQuestion } from '../layout.ts'
import type { OpenFile, ReadOptions } from '../open-file.ts'
import { FileRefused } from '../refused.ts'
import type { SourceRow, SourceTable } from '../source-row.ts'
import { taxName } from '../tax/tax-rates.ts'
import { taxSaidIn } from '../tax/tax-said.ts'
import { rowNotes } from '../unused/unused-columns.ts'
import { accountFigures, accountMonthsIn, monthSums, withAccountColumns } from './account-months.ts'
import { isData, type MonthColumn, monthColumn, monthIn } from './month-column.ts'
import {
  areCostsBelow,
  checkNotes,
  countedOf,
  type FigureColumn,
  figureColumns,
  refuseParts,
} from './monthly-columns.ts'
import {
  askColumns,
  askDates,
  askTax,
  askTwice,
  columnsQuestion,
  datesQuestion,
  leftOutBy,
  mappingOfMonths,
  taxQuestion,
} from './monthly-questions.ts'
import { readMonths } from './monthly-rows.ts'
import { withoutSums } from './monthly-totals.ts'
import { statementMark } from './profit-and-loss.ts'
import { withYears } from './year-column.ts'

/** Id of the recorded decision that rows are months. */
export const monthlyQuestion = 'monthly'

/** Most rows of totals by month: fifty years; and with a row for each account. */
const longest = 600
const longestOfAccounts = 5000

type Questions = { readonly questions: readonly ColumnQuestion[] }

const isOfHours = (figures: readonly FigureColumn[]): boolean =>
  figures.some(({ label }) => /\b(?:hours?|hrs|days?|billable|utili[sz]ation)\b/i.test(label))

const isTimesheet = ({ header }: MonthColumn, kind: ReadOptions['kind']): boolean =>
  kind === 'timesheets' || header.cells.some((cell) => /\b(?:hours?|hrs|billable)\b/i.test(cell))

/** Figures of months; undefined for a timesheet, which has rules of its own. */
const figuresIn = (
  month: MonthColumn,
  rows: readonly SourceRow[],
  data: readonly SourceRow[],
  { currency, kind }: ReadOptions,
): readonly FigureColumn[] | undefined => {
  if (isTimesheet(month, kind)) return undefined
  checkNotes(month, rows, data, currency)
  refuseParts(month, data, ({ cells }) => monthIn(cells[month.at] ?? '', month.order)?.from)
  const figures = figureColumns(month, data, currency)
  if (figures.length === 0 || isOfHours(figures)) return undefined
  const [first] = figures
  if (first && figures.every(({ is }) => is === undefined))
    throw new FileRefused('has amounts by month, and their label says neither income nor a cost', {
      row: month.header.row,
      column: first.label,
    })
  return figures
}

/**
 * Refuses a long file of months, which would be read by day; undefined for any other. A row for each account may be longer:
 * true while it is short enough.
 */
const refuseLong = (rows: readonly SourceRow[], { kind }: ReadOptions): true | undefined => {
  const month = monthColumn(withYears(rows))
  if (month?.saidBy !== 'label' || isTimesheet(month, kind)) return undefined
  if (rows.length <= longestOfAccounts && accountMonthsIn(month, rows)) return true
  throw new FileRefused(
    `has months and more than ${longest} rows. Send one row with the sum for each month`,
    {
      row: month.header.row,
      column: month.header.cells[month.at] || 'Month',
    },
  )
}

/** Opens totals by month; undefined for any other table. Refuses what would make them wrong. */
export const openMonthly = async (
  table: SourceTable,
  options: ReadOptions,
): Promise<OpenFile | Questions | undefined> => {
  const { answers, today, currency, isReplay } = options
  if (isReplay && answers[monthlyQuestion] === undefined) return undefined
  const found: SourceRow[] = []
  let allowed = longest
  for await (const batch of table.rows()) {
    found.push(...batch)
    if (found.length <= allowed) continue
    if (!refuseLong(found, options)) return undefined
    allowed = longestOfAccounts
  }
  const dated = withYears(found)
  const column = monthColumn(dated)
  if (!column) return undefined
  const long = isTimesheet(column, options.kind) ? undefined : accountMonthsIn(column, dated)
  if (long)
    checkNotes(
      column,
      dated,
      dated.filter((row) => isData(row, column)),
      currency,
    )
  const { month, rows } = long ? withAccountColumns(long, dated) : { month: column, rows: dated }
  if (month.saidBy === 'cells' && answers[datesQuestion] !== 'months')
    return answers[datesQuestion] === 'days' ? undefined : { questions: [askDates(month, rows)] }
  const data = rows.filter((row) => isData(row, month) && monthIn(row.cells[month.at] ?? '', month.order))
  const asked = long && accountFigures(long, month, data, options)
  const accounts = asked && 'readings' in asked ? [asked] : []
  const figures = asked ? ('readings' in asked ? [] : asked) : figuresIn(month, rows, data, options)
  if (!figures) return undefined
  const all = countedOf(figures)
  const span = { from: today, to: today }
  const mark = statementMark(
    { headerRow: month.header.row, nameAt: month.at, periods: all.map(({ at }) => ({ at, span })) },
    data,
    answers,
  )
  if (typeof mark !== 'string') return mark
  const sums = long ? monthSums(month, data, mark) : data
  const { kept, open } = withoutSums(all, { rows: sums, header: month.header, mark }, leftOutBy(answers))
  const name = taxName(currency)
  const taxed = long ? [{ at: long.amountAt, label: column.header.cells[long.amountAt] ?? '' }] : all
  const labels = taxed.map(({ label }) => label)
  const says = labels.map(taxSaidIn)
  const tax = says.includes('with') ? 'with' : answers[taxQuestion]
  if (tax === 'with')
    throw new FileRefused(
      `has totals by month that include ${name}, and does not say how much of them is ${name}. Export them without ${name}`,
      { row: month.header.row, column: labels[says.indexOf('with')] ?? '' },
    )
  const doubtful = figures.find(({ isSure }) => !isSure)
  if (doubtful && answers[columnsQuestion] === 'otherwise')
    throw new FileRefused(
      'has columns whose labels do not say what is in them. Rename them, such as “Cleaning costs” or “Rental income”',
      { row: month.header.row, column: doubtful.label },
    )
  const questions = [
    ...(says.every((said) => said === 'without') || tax === 'without'
      ? []
      : [askTax(taxed, long ? dated.filter((row) => isData(row, column)) : data, name)]),
    ...accounts,
    ...(doubtful && answers[columnsQuestion] !== 'as-read' ? [askColumns(figures, month)] : []),
    ...open.map((twice) => askTwice(twice, data)),
  ]
  if (questions.length > 0) return { questions }
  const costsBelowZero = areCostsBelow(kept, month, data, mark)
  const decided: Answers = { ...answers, [monthlyQuestion]: 'by-rows' }
  const read = readMonths(
    { month, columns: kept, mark, costsBelowZero, isByAccount: long !== undefined },
    rows,
    { today, currency },
  )
  return {
    kind: 'books',
    from: table.from,
    decided,
    mapping: mappingOfMonths(month, figures, kept, data),
    notes: rowNotes(month.header, data, new Set([month.at, ...figures.map(({ at }) => at)])),
    samples: data.slice(0, 3),
    rows: async function* () {
      yield read
    },
  }
}
