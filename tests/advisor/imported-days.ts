/** Imported days for tests of weeks: sales of $700 every Saturday, rent of $100 and wages of $200 on Fridays. */
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../../service/advisor/calendar.ts'
import { weekValue } from '../../service/advisor/field-values.ts'
import { coverageOf } from '../../service/advisor/imported/coverage.ts'
import { type ImportedDay, importedWeeks } from '../../service/advisor/imported/imported-weeks.ts'

const monday = decodeOrThrow(IsoDate, '2026-07-06', 'A Monday')
const [friday, saturday] = [4, 5]

type Spec = {
  readonly weeks: number
  /** Numbers of weeks without a sale. */
  readonly idle: readonly number[]
  readonly wagesEvery: number
  /** Files of sales, from one week until another. */
  readonly files: readonly (readonly [number, number])[]
  /** Weekday on which the books of the last week end; Friday by default. */
  readonly booksEnd?: number
}

export const fileRow = (kind: string, from: IsoDate, to: IsoDate) => ({
  kind,
  undone_at: null,
  summary: JSON.stringify({
    importId: '01a216f1-b1e2-7588-b2ee-224053c8a914',
    file: 'file.csv',
    state: 'imported',
    rows: 1,
    imported: 1,
    duplicates: 0,
    corrected: 0,
    rejected: [],
    questions: [],
    from,
    to,
  }),
})

/** The weeks of such days, with their profit. */
export const profitOfWeeks = ({ weeks, idle, wagesEvery, files, booksEnd = friday }: Spec) => {
  const days: ImportedDay[] = []
  for (let week = 0; week < weeks; week++) {
    const start = plusDays(monday, 7 * week)
    if (!idle.includes(week))
      days.push({
        kind: 'sales',
        date: plusDays(start, saturday),
        figures: JSON.stringify({ gross: '700.00', revenue: '700.00', sales: 7 }),
        position: week + 1,
      })
    const paid = week === weeks - 1 ? booksEnd : friday
    const wages = { account: 'Wages', direction: 'out', amount: '200.00' }
    days.push({
      kind: 'books',
      date: plusDays(start, 0),
      figures: JSON.stringify({ accounts: [{ account: 'Rent', direction: 'out', amount: '100.00' }] }),
      position: week + 1,
    })
    days.push({
      kind: 'books',
      date: plusDays(start, paid),
      figures: JSON.stringify({
        accounts: week % wagesEvery === 0 ? [wages] : [{ ...wages, account: 'GST', amount: '1.00' }],
      }),
      position: week + 1,
    })
  }
  const last = plusDays(monday, 7 * (weeks - 1))
  const rows = [
    fileRow('books', monday, plusDays(last, booksEnd)),
    ...files.map(([from, until]) =>
      fileRow('sales', plusDays(monday, 7 * from), plusDays(monday, 7 * until - 1)),
    ),
  ]
  return importedWeeks(days, coverageOf(rows, days)).map(({ week }) => ({
    ...week,
    profit: weekValue(week, 'profit'),
  }))
}
