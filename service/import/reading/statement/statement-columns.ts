/** Columns of a profit and loss statement: the names of accounts, the periods, and columns that are not read. */
import { cutText } from '#schema/core/cut-text'
import { writtenAmount } from '../amount-form.ts'
import { monthNamed } from '../date-form.ts'
import { maxPreamble } from '../header.ts'
import { readSpan, type Span } from '../month-name.ts'
import { FileRefused } from '../refused.ts'
import type { SourceRow } from '../source-row.ts'

export type Period = { readonly at: number; readonly span: Span }

/** A statement: the row of its periods, the column of its accounts, and the periods. */
export type Statement = {
  readonly headerRow: number
  readonly nameAt: number
  readonly periods: readonly Period[]
  /** Direction of money in all accounts above the first heading, if the label above them says it. */
  readonly direction?: 'in' | 'out' | undefined
}

const directionLabel =
  /^(?:(costs?|expenses?|overheads?)|income|revenue)(?: (?:account|category|type|item)s?(?: name)?)?$/i

/** Direction of money that the label of the accounts says: "Expenses". */
const saidIn = (label: string): 'in' | 'out' | undefined => {
  const found = directionLabel.exec(label.trim())
  return found ? (found[1] === undefined ? 'in' : 'out') : undefined
}

const isLabel = (cell: string): boolean =>
  cell === '' ||
  saidIn(cell) !== undefined ||
  /^(?:(?:gl |ledger )?accounts?(?: (?:name|description|code|number|no\.?|id|type))?|code|number|no\.?|name|description|category|item|particulars|line item|type)$/i.test(
    cell,
  )

/** "Oct 2026 Actual" is a period like "Oct 2026". */
const spanIn = (cell: string): Span | undefined => readSpan(cell.replace(/\s+\(?actuals?\)?$/i, ''))

const periodsIn = ({ cells }: SourceRow): readonly Period[] =>
  cells.flatMap((cell, at) => {
    const span = at === 0 ? undefined : spanIn(cell)
    return span ? [{ at, span }] : []
  })

const isWithin = (inner: Span, outer: Span): boolean =>
  inner !== outer && inner.from >= outer.from && inner.to <= outer.to

/** Removes periods that contain others: a year to date beside its months would count twice. */
const apart = (periods: readonly Period[]): readonly Period[] =>
  periods.filter(({ span }) => !periods.some((other) => isWithin(other.span, span)))

const sectionWord = /\b(?:income|revenue|sales|costs?|expenses?|expenditure|overheads?|turnover|receipts)\b/i

/** Columns beside the actual figures of periods. */
const besides =
  /\b(?:total|ytd|year|budget|forecast|target|plan|variance|var|change|difference|last|prior|previous|average|avg|notes?|percent)\b|%|\$ ?\+/i

const namesMonth = (cell: string): boolean =>
  cell.split(/[^a-z]+/i).some((word) => word.length >= 3 && monthNamed(word) > 0)

/** Refuses a statement with a month whose days are not clear, such as "Nov 2026 (to date)": it would be left out unseen. */
const checkPeriods = (header: SourceRow, periods: readonly Period[]): void => {
  const first = periods[0]?.at ?? 0
  for (const [at, cell] of header.cells.entries())
    if (at > first && !spanIn(cell) && !besides.test(cell) && namesMonth(cell))
      throw new FileRefused('has a column whose period is not clear', {
        row: header.row,
        column: cutText(cell, 120),
      })
}

/** Column with the names of the accounts: of those before the periods, the one with most letters. */
const nameColumn = (rows: readonly SourceRow[], first: number): number => {
  const named = Array.from({ length: first }, (_, at) =>
    rows.reduce((sum, { cells }) => sum + (/[a-z]{2}/i.test(cells[at] ?? '') ? 1 : 0), 0),
  )
  return named.indexOf(Math.max(...named))
}

/** The statement that starts in the first rows of a file; undefined for any other table. `isReplay`: recorded before, so not refused. */
export const statementIn = (rows: readonly SourceRow[], isReplay = false): Statement | undefined => {
  const header = rows.slice(0, maxPreamble).find((row) => {
    const first = periodsIn(row)[0]?.at ?? 0
    return (
      first > 0 &&
      row.cells.slice(0, first).every(isLabel) &&
      new Set(row.cells).size > 1 &&
      // Ledger rows also start with an empty cell and have a date and amounts.
      !row.cells.some((cell, at) => at > 0 && !spanIn(cell) && writtenAmount(cell))
    )
  })
  if (!header) return undefined
  const periods = periodsIn(header)
  const first = periods[0]?.at ?? 1
  const isSectioned = rows.some(({ cells }) => cells.slice(0, first).some((cell) => sectionWord.test(cell)))
  if (!isSectioned) return undefined
  if (!isReplay) checkPeriods(header, periods)
  const below = rows.filter(({ row }) => row > header.row)
  const nameAt = nameColumn(below, first)
  const direction = saidIn(header.cells[nameAt] ?? '')
  return { headerRow: header.row, nameAt, periods: apart(periods), direction }
}

/** True if every period is the first day of a month, as workbooks keep "Aug 2026". */
export const areFirstDays = ({ periods }: Statement): boolean =>
  periods.every(({ span }) => span.from === span.to && span.from.endsWith('-01'))

/** The same statement with whole months for their first days. */
export const asWholeMonths = (statement: Statement): Statement => ({
  ...statement,
  periods: statement.periods.map(({ at, span }) => ({ at, span: readSpan(span.from.slice(0, 7)) ?? span })),
})

/** Rows with the name of the account in their first cell; headings may be in another of the cells before the periods. */
export const namedRows = (
  { nameAt, periods }: Statement,
  rows: readonly SourceRow[],
): readonly SourceRow[] =>
  nameAt === 0
    ? rows
    : rows.map((row) => {
        const before = row.cells.slice(0, periods[0]?.at ?? 1)
        const name = before[nameAt] || before.find((cell) => cell !== '') || ''
        return { ...row, cells: [name, ...row.cells.slice(1)] }
      })
