/** Profit and loss statements: accounts in rows, periods in columns, sections between. */
import { cutText } from '#schema/core/cut-text'
import type { IsoDate } from '#schema/core/scalars'
import { centsOf, type DecimalMark, isAmbiguous, isNoAmount, writtenAmount } from '../amount-form.ts'
import type { BookEntry } from '../book-row.ts'
import { addCell, emptyProfile } from '../column-profile.ts'
import type { Answers, ColumnQuestion } from '../layout.ts'
import { askMark, openMarks } from '../questions.ts'
import type { ReadRow } from '../row-outcome.ts'
import type { SourceRow } from '../source-row.ts'
import type { Period, Statement } from './statement-columns.ts'

/** Results as recorded before sums were compared. */
const earlierResult =
  /^(?:total\b|(?:gross|net|operating) (?:profit|loss|income|margin|surplus|deficit|earnings)|(?:profit|loss|surplus)\b|ebitda?\b|earnings before|.*\btotals?$)/i

const result = new RegExp(
  `${earlierResult.source}|^\\(?(?:gross|nett?|operating|trading|final|overall)?\\s*(?:operating |trading )?(?:profit|loss|result|surplus|deficit|contribution|position)\\b|^sub-?totals?\\b`,
  'i',
)

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

/** Id of the recorded decision about costs with a minus, and its two readings. */
export const costsQuestion = 'statement-costs'
export const costsWritten = ['plain', 'with-minus'] as const
type CostsWritten = (typeof costsWritten)[number]

/** True if the accounts below headings of costs add up to less than zero: the statement writes costs with a minus. */
export const areCostsBelowZero = (
  statement: Statement,
  mark: DecimalMark,
  rows: readonly SourceRow[],
): boolean => {
  let direction = statement.direction
  let sum = 0n
  for (const row of rows) {
    const [account = ''] = row.cells
    if (row.row <= statement.headerRow || result.test(account)) continue
    const cells = figuresIn(row, statement.periods)
    if (cells.length === 0 && isHeading(account, rows)) direction = directionOf(account) ?? direction
    if (direction !== 'out') continue
    for (const cell of cells) {
      const written = writtenAmount(cell)
      const amount = written ? centsOf(written, mark) : undefined
      if (typeof amount === 'bigint') sum += amount
    }
  }
  return sum < 0n
}

const rejected = (row: SourceRow, column: string, reason: string): ReadRow => ({
  is: 'rejected',
  row: row.row,
  column,
  reason,
})

/**
 * Rows of a statement: one entry per account and period, dated on the last day of the period. `costs` is undefined for a
 * file that was recorded before this was decided: it is read as it was then.
 */
export const readStatement = (
  statement: Statement,
  { mark, costs }: { readonly mark: DecimalMark; readonly costs: CostsWritten | undefined },
  rows: readonly SourceRow[],
  latest: IsoDate,
): readonly ReadRow[] => {
  let direction = statement.direction
  const isResult = costs === undefined ? earlierResult : result
  return rows.map((row): ReadRow => {
    const [account = ''] = row.cells
    if (row.row <= statement.headerRow) return { is: 'set-apart', row: row.row, why: 'above the labels' }
    if (isResult.test(account)) return { is: 'set-apart', row: row.row, why: 'total' }
    const figures = figuresIn(row, statement.periods)
    // A line of units has neither an account nor digits.
    if (account === '' && !figures.some((cell) => /\d/.test(cell)))
      return { is: 'set-apart', row: row.row, why: 'text' }
    if (figures.length === 0) {
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
      if (amount === 0n) continue
      const size = costs === 'with-minus' && direction === 'out' ? -amount : amount
      entries.push({
        date: span.to,
        from: span.from,
        direction,
        amount: size,
        account: cutText(account, 200),
      })
    }
    return { is: 'entries', row: row.row, entries }
  })
}
