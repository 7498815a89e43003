/** A column that makes a total more than its parts and that no label explains: tips, or a part of what was sold. */
import { type Column, columnsNamed, unnamedAmounts } from '../assign-roles.ts'
import { decimalText } from '../money.ts'
import { askMeaning } from '../questions.ts'
import type { Open, ReadTable } from '../read-table.ts'
import type { Role } from '../roles.ts'
import type { SourceRow } from '../source-row.ts'
import { centsAt } from '../tax/tax-place.ts'
import { namesOther } from './amount-column.ts'

/** Id of the question, and of the decision that is remembered. */
export const addedQuestion = 'added'

/** Parts of what was sold that tills list on their own. */
const isSold = /\b(?:delivery|shipping|freight|postage|packaging|handling|deposit|extras?|modifiers?)\b/i

const nearlyAll = 0.9

/** What a total has beyond its parts in a row. */
type Rest = (row: SourceRow) => bigint | undefined

/** Ways to add up a total: amounts without the total, with or without the tax, and the known tips. */
const restsOf = (
  whole: Column,
  found: ReadonlyMap<Role, Column>,
  { columns }: ReadTable,
): readonly Rest[] => {
  const [net, tax, tip] = [found.get('net'), found.get('tax'), found.get('tip')]
  const bases = [...(net ? [net] : []), ...columnsNamed(columns, 'amount')].filter((base) => base !== whole)
  return bases.flatMap((base): readonly Rest[] =>
    [true, false].map((isTaxed) => (row) => {
      const [all, part] = [centsAt(row, whole), centsAt(row, base)]
      if (all === undefined || part === undefined) return undefined
      return all - part - (isTaxed ? (centsAt(row, tax) ?? 0n) : 0n) - (centsAt(row, tip) ?? 0n)
    }),
  )
}

/** True if a column is the rest in nearly all rows, and in each row where it is more than nothing. */
const isRest = (column: Column, rest: Rest, rows: readonly SourceRow[]): boolean => {
  let [filled, equal, compared] = [0, 0, 0]
  for (const row of rows) {
    const left = rest(row)
    if (left === undefined) continue
    const own = centsAt(row, column) ?? 0n
    compared += 1
    if (left === own) equal += 1
    if (own === 0n) continue
    filled += 1
    if (left !== own) return false
  }
  return filled > 0 && equal >= compared * nearlyAll
}

const ask = (column: Column, whole: Column, { rows }: ReadTable): ReturnType<typeof askMeaning> => {
  const shown = rows.filter((row) => (centsAt(row, column) ?? 0n) !== 0n)
  const byCell = new Map(shown.map((row) => [row.cells[column.at] ?? '', row]))
  const amountOf = (cell: string): bigint => {
    const row = byCell.get(cell)
    return (row && centsAt(row, whole)) ?? 0n
  }
  const partOf = (cell: string): bigint => {
    const row = byCell.get(cell)
    return (row && centsAt(row, column)) ?? 0n
  }
  return askMeaning(
    addedQuestion,
    column,
    [
      [
        'tips',
        'Tips: not part of revenue',
        (cell) => `paid ${decimalText(amountOf(cell))}, of it ${decimalText(partOf(cell))} tips`,
      ],
      ['sold', 'Part of what was sold', (cell) => `sold ${decimalText(amountOf(cell))}`],
    ],
    shown,
  )
}

/** Takes such a column for tips where somebody says so, or asks. A file that was recorded before this was asked has no answer. */
export const addedColumn = (
  found: Map<Role, Column>,
  table: ReadTable,
  open: Open,
  isReplay: boolean,
): void => {
  const [whole, tip] = [found.get('amount'), found.get('tip')]
  const answer = isReplay ? open.given[addedQuestion] : open.answers[addedQuestion]
  // A till that lists its tips has no others.
  const hasTips = tip !== undefined && tip.profile.negatives + tip.profile.positives > 0
  if (!whole || hasTips || (isReplay && answer === undefined)) return
  const rests = restsOf(whole, found, table)
  const [added] = unnamedAmounts(table.columns, new Set(found.values())).filter(
    (column) =>
      !namesOther(column) &&
      !isSold.test(column.label) &&
      rests.some((rest) => isRest(column, rest, table.rows)),
  )
  if (!added) return
  if (answer === 'tips') found.set('tip', added)
  else if (answer !== 'sold') open.questions.push(ask(added, whole, table))
}
