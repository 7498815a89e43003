/** Profit and loss statements: accounts in rows, periods in columns, sections between. */
import type { IsoDate } from '#schema/core/scalars'
import { centsOf, type DecimalMark, isAmbiguous, isNoAmount, writtenAmount } from './amount-form.ts'
import type { BookEntry } from './book-row.ts'
import { addCell, emptyProfile } from './column-profile.ts'
import { maxPreamble } from './header.ts'
import type { Answers, ColumnQuestion } from './layout.ts'
import { readSpan, type Span } from './month-name.ts'
import { askMark, openMarks } from './questions.ts'
import type { ReadRow } from './row-outcome.ts'
import type { SourceRow } from './source-row.ts'

type Period = { readonly at: number; readonly span: Span }

/** A statement: the row of its periods, and the periods. */
export type Statement = { readonly headerRow: number; readonly periods: readonly Period[] }

const isLabel = (cell: string): boolean =>
  cell === '' || /^(?:accounts?|description|category|item)$/i.test(cell)

const periodsIn = ({ cells }: SourceRow): readonly Period[] =>
  cells.flatMap((cell, at) => {
    const span = at === 0 ? undefined : readSpan(cell)
    return span ? [{ at, span }] : []
  })

const isWithin = (inner: Span, outer: Span): boolean =>
  inner !== outer && inner.from >= outer.from && inner.to <= outer.to

/** Removes periods that contain others: a year to date beside its months would count twice. */
const apart = (periods: readonly Period[]): readonly Period[] =>
  periods.filter(({ span }) => !periods.some((other) => isWithin(other.span, span)))

const sectionWord = /\b(?:income|revenue|sales|cost of (?:sales|goods sold)|expenses?|overheads?)\b/i

/** The statement that starts in the first rows of a file; undefined for any other table. */
export const statementIn = (rows: readonly SourceRow[]): Statement | undefined => {
  const header = rows.slice(0, maxPreamble).find(
    (row) =>
      isLabel(row.cells[0] ?? '') &&
      periodsIn(row).length > 0 &&
      new Set(row.cells).size > 1 &&
      // Ledger rows also start with an empty cell and have a date and amounts.
      !row.cells.some((cell, at) => at > 0 && !readSpan(cell) && writtenAmount(cell)),
  )
  const isSectioned = rows.some(({ cells }) => sectionWord.test(cells[0] ?? ''))
  return header && isSectioned ? { headerRow: header.row, periods: apart(periodsIn(header)) } : undefined
}

const result =
  /^(?:total\b|(?:gross|net|operating) (?:profit|loss|income|margin|surplus|deficit|earnings)|(?:profit|loss|surplus)\b|ebitda?\b|earnings before|.*\btotals?$)/i

const sectionHeading =
  /^(?:(?:less|plus|add|other|trading|operating|non[- ]operating|ordinary|gross|direct|indirect|general|administrative|administration|admin|fixed|variable|selling|business|total|and|&)[\s:]*)*(?:income|revenues?|sales|turnover|receipts|cost of (?:sales|goods sold)|cogs|costs?|expenses?|expenditure|overheads?|purchases)(?:[\s:/&]*(?:and|income|revenues?|expenses?|overheads?))*:?$/i

/** True for the heading of a section: named like one, or with its own total below. Accounts may be empty too. */
const isHeading = (name: string, rows: readonly SourceRow[]): boolean =>
  sectionHeading.test(name) ||
  rows.some(({ cells }) => (cells[0] ?? '').toLowerCase() === `total ${name.toLowerCase()}`)

/** Direction of money for accounts below a heading. */
const directionOf = (heading: string): 'in' | 'out' | undefined => {
  if (/\b(?:cost|costs|expenses?|expenditure|overheads?|purchases|wages)\b/i.test(heading)) return 'out'
  return /\b(?:income|revenue|sales|turnover|receipts)\b/i.test(heading) ? 'in' : undefined
}

const figuresIn = (row: SourceRow, periods: readonly Period[]): readonly string[] =>
  periods.map(({ at }) => row.cells[at] ?? '').filter((cell) => cell !== '')

/** The decimal mark, or the question about it. */
export const statementMark = (
  statement: Statement,
  rows: readonly SourceRow[],
  answers: Answers,
): DecimalMark | { readonly questions: readonly ColumnQuestion[] } => {
  const profile = emptyProfile()
  for (const row of rows) for (const cell of figuresIn(row, statement.periods)) addCell(profile, cell)
  const at = statement.periods[0]?.at ?? 1
  const column = { label: 'Amounts', at, profile }
  const marks = openMarks(column)
  const [only = 'point'] = marks
  if (marks.length < 2) return only
  const answer = answers['decimal-mark']
  if (answer === 'point' || answer === 'comma') return answer
  const ambiguous = rows.filter(({ cells }) => isAmbiguous(writtenAmount(cells[at] ?? '')?.digits ?? ''))
  return { questions: [askMark(column, marks, ambiguous.length > 0 ? ambiguous : rows)] }
}

const rejected = (row: SourceRow, column: string, reason: string): ReadRow => ({
  is: 'rejected',
  row: row.row,
  column,
  reason,
})

/** Rows of a statement: one entry per account and period, dated on the last day of the period. */
export const readStatement = (
  statement: Statement,
  mark: DecimalMark,
  rows: readonly SourceRow[],
  latest: IsoDate,
): readonly ReadRow[] => {
  let direction: 'in' | 'out' | undefined
  return rows.map((row): ReadRow => {
    const [account = ''] = row.cells
    if (row.row <= statement.headerRow) return { is: 'set-apart', row: row.row, why: 'above the labels' }
    if (result.test(account)) return { is: 'set-apart', row: row.row, why: 'total' }
    if (figuresIn(row, statement.periods).length === 0) {
      if (isHeading(account, rows)) direction = directionOf(account) ?? direction
      return { is: 'set-apart', row: row.row, why: 'text' }
    }
    if (account === '') return rejected(row, 'Account', 'no account')
    if (!direction) return rejected(row, 'Account', 'no heading says whether this is income or a cost')
    const entries: BookEntry[] = []
    for (const { at, span } of statement.periods) {
      const cell = row.cells[at] ?? ''
      if (cell === '' || isNoAmount(cell)) continue
      const written = writtenAmount(cell)
      const amount = written ? centsOf(written, mark) : 'not an amount'
      if (typeof amount !== 'bigint') return rejected(row, span.to, amount)
      if (span.from > latest) return rejected(row, span.to, 'a period that has not begun')
      if (amount !== 0n)
        entries.push({ date: span.to, from: span.from, direction, amount, account: account.slice(0, 200) })
    }
    return { is: 'entries', row: row.row, entries }
  })
}
