/** Questions about totals by month, and how their columns are shown. */
import { cutText } from '#schema/core/cut-text'
import type { MappedColumn } from '#schema/import/import'
import type { Answers, ColumnQuestion } from '../layout.ts'
import { sampleRows } from '../questions.ts'
import type { SourceRow } from '../source-row.ts'
import { isData, type MonthColumn, monthIn } from './month-column.ts'
import type { FigureColumn } from './monthly-columns.ts'
import { type AmountColumn, namesOf, type Twice } from './monthly-totals.ts'

/** Ids of questions: whether dates are months, whether amounts include tax, and whether columns are read rightly. */
export const datesQuestion = 'monthly-dates'
export const taxQuestion = 'monthly-tax'
export const columnsQuestion = 'monthly-columns'
const twiceQuestion = ({ out, same }: Twice): string =>
  cutText(`monthly-twice-${[...out, ...same].map(({ at }) => at).join('-')}`, 80)

/** The answer about columns that may count twice; undefined if it is open. */
export const leftOutBy =
  (answers: Answers) =>
  (twice: Twice): boolean | undefined => {
    const answer = answers[twiceQuestion(twice)]
    return answer === 'once' ? true : answer === 'both' ? false : undefined
  }

/** Asks whether a day stands for its month. */
export const askDates = (month: MonthColumn, rows: readonly SourceRow[]): ColumnQuestion => {
  const samples = sampleRows(
    rows.filter((row) => isData(row, month)),
    month.at,
    () => true,
  )
  const reading = (id: string, says: string, means: (cell: string) => string) => ({
    id,
    says,
    rows: samples.map(({ row, cell }) => ({ row, cell, means: means(cell) })),
  })
  return {
    id: datesQuestion,
    column: month.header.cells[month.at] || 'Month',
    readings: [
      reading('months', 'Each row is a whole month', (cell) => {
        const span = monthIn(cell, month.order)
        return span ? `${span.from} to ${span.to}` : cell
      }),
      reading('days', 'Each row is one day', (cell) => `${cell} only`),
    ],
  }
}

/** Asks whether the amounts include tax. */
export const askTax = (
  columns: readonly Pick<AmountColumn, 'at' | 'label'>[],
  data: readonly SourceRow[],
  name: string,
): ColumnQuestion => {
  const samples = sampleRows(data, columns[0]?.at ?? 0, () => true)
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

const meaning = ({ is }: FigureColumn): string =>
  is === undefined ? 'left out' : is === 'in' ? 'money in' : 'money out'

/** Asks once whether all columns are read rightly. */
export const askColumns = (figures: readonly FigureColumn[], { header }: MonthColumn): ColumnQuestion => ({
  id: columnsQuestion,
  column: cutText(figures.map(({ label }) => label).join(', '), 4000),
  readings: [
    {
      id: 'as-read',
      says: 'All columns are read correctly',
      rows: figures.map((column) => ({ row: header.row, cell: column.label, means: meaning(column) })),
    },
    { id: 'otherwise', says: 'Some of them are something else', rows: [] },
  ],
})

/** Asks whether columns that add up to the same are the same money. */
export const askTwice = (twice: Twice, data: readonly SourceRow[]): ColumnQuestion => {
  const [out, same] = [namesOf(twice.out), namesOf(twice.same)]
  const samples = sampleRows(data, twice.out[0]?.at ?? 0, () => true)
  const rows = samples.map(({ row, cell }) => ({ row, cell, means: `the same as ${same}` }))
  return {
    id: twiceQuestion(twice),
    column: cutText(`${out} = ${same}`, 4000),
    readings: [
      { id: 'once', says: cutText(`The same money twice: leave out ${out}`, 300), rows },
      { id: 'both', says: 'Different money that adds up to the same amount: count both', rows },
    ],
  }
}

/** How each column is read, also those that are left out. */
export const mappingOfMonths = (
  month: MonthColumn,
  figures: readonly FigureColumn[],
  kept: readonly AmountColumn[],
  data: readonly SourceRow[],
): readonly MappedColumn[] => {
  const mapped = (role: string, at: number, label: string): MappedColumn => ({
    role,
    column: cutText(label, 200),
    samples: sampleRows(data, at, () => true).map(({ row, cell }) => ({
      row,
      cell: cutText(cell, 200),
      means: cutText(cell, 200),
    })),
  })
  const roleOf = ({ at, is }: FigureColumn): string =>
    is === undefined || !kept.some((column) => column.at === at)
      ? 'left-out'
      : is === 'in'
        ? 'money-in'
        : 'money-out'
  return [
    mapped('month', month.at, month.header.cells[month.at] || 'Month'),
    ...figures.map((column) => mapped(roleOf(column), column.at, column.label)),
  ]
}
