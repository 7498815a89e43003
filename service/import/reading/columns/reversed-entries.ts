/** Debits and credits below zero among others: entries taken back. Proven by a column of both, or asked. */
import { type Column, unnamedAmounts } from '../assign-roles.ts'
import type { Reversals } from '../layout.ts'
import { decimalText } from '../money.ts'
import { askMeaning } from '../questions.ts'
import type { Open, ReadTable } from '../read-table.ts'
import type { Role } from '../roles.ts'
import type { SourceRow } from '../source-row.ts'
import { centsAt } from '../tax/tax-place.ts'

/** Id of the question, and of the decision that is remembered. */
export const reversalsQuestion = 'reversals'

const hasBoth = (column: Column | undefined): column is Column =>
  column !== undefined && column.profile.negatives > 0 && column.profile.positives > 0

const isBelow = (row: SourceRow, column: Column): boolean => (centsAt(row, column) ?? 0n) < 0n

/** True if a column has the credits less the debits in every row, or the debits less the credits. */
const isNetOf = (column: Column, found: ReadonlyMap<Role, Column>, rows: readonly SourceRow[]): boolean => {
  const nets = rows.flatMap((row) => {
    const [debit, credit] = [centsAt(row, found.get('debit')), centsAt(row, found.get('credit'))]
    const net = centsAt(row, column)
    return (debit === undefined && credit === undefined) || net === undefined
      ? []
      : [{ net, sum: (credit ?? 0n) - (debit ?? 0n) }]
  })
  return (
    nets.length > 0 &&
    (nets.every(({ net, sum }) => net === sum) || nets.every(({ net, sum }) => net === -sum))
  )
}

/**
 * What debits and credits below zero are, where others of the column are above it. Undefined without any, while it is asked, and in
 * files that were recorded before this was read, whose rows below zero were refused.
 */
export const reversalsOf = (
  found: ReadonlyMap<Role, Column>,
  table: ReadTable,
  open: Open,
  isReplay: boolean,
): Reversals | undefined => {
  const mixed = [found.get('credit'), found.get('debit')].find(hasBoth)
  if (!mixed) return undefined
  const answer = (isReplay ? open.given : open.answers)[reversalsQuestion]
  if (answer === 'taken-back' || answer === 'like-others') return answer
  if (isReplay) return undefined
  const others = unnamedAmounts(table.columns, new Set(found.values()))
  if (others.some((column) => isNetOf(column, found, table.rows))) return 'taken-back'
  const below = table.rows.filter((row) => isBelow(row, mixed))
  const sizeOf = (cell: string): string => {
    const row = below.find(({ cells }) => cells[mixed.at] === cell)
    const cents = (row && centsAt(row, mixed)) ?? 0n
    return decimalText(cents < 0n ? -cents : cents)
  }
  open.questions.push(
    askMeaning(
      reversalsQuestion,
      mixed,
      [
        ['taken-back', 'They take back what was entered before', (cell) => `${sizeOf(cell)} less`],
        [
          'like-others',
          'They count like the others: the sign says nothing',
          (cell) => `${sizeOf(cell)} more`,
        ],
      ],
      below,
    ),
  )
  return undefined
}
