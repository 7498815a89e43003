/** Which column has the amounts: proven by other columns, said by its label, or asked. */
import { type Column, columnsNamed, unnamedAmounts } from './assign-roles.ts'
import type { BalanceProof } from './balance-proof.ts'
import { isMostly } from './column-profile.ts'
import { askColumn } from './questions.ts'
import { chosenColumn, type Open, type ReadTable } from './read-table.ts'
import { FileRefused } from './refused.ts'
import { isGross, isOfAll, plainLabel, type Role } from './roles.ts'
import type { SourceRow } from './source-row.ts'
import { centsAt } from './tax-place.ts'

const nearlyAll = 0.9

/** True if a column is the net with tax and tips, in nearly all rows of a sample. */
const isWhole = (column: Column, found: ReadonlyMap<Role, Column>, rows: readonly SourceRow[]): boolean => {
  if (!found.has('net') || !found.has('tax')) return false
  const compared = rows.flatMap((row) => {
    const [amount, net] = [centsAt(row, column), centsAt(row, found.get('net'))]
    if (amount === undefined || net === undefined) return []
    return [amount === net + (centsAt(row, found.get('tax')) ?? 0n) + (centsAt(row, found.get('tip')) ?? 0n)]
  })
  return compared.length > 0 && compared.filter((isEqual) => isEqual).length >= compared.length * nearlyAll
}

const isPriced = ({ profile }: Column): boolean =>
  isMostly(profile, profile.priced + profile.ambiguousAmounts)

/** Those for which something holds, or all of them if it holds for none. */
const preferred = (columns: readonly Column[], holds: (column: Column) => boolean): readonly Column[] => {
  const kept = columns.filter(holds)
  return kept.length > 0 ? kept : columns
}

/** Columns labelled as amounts that may each be the one; the first if their labels rank them. */
const likely = (
  labelled: readonly Column[],
  found: ReadonlyMap<Role, Column>,
  rows: readonly SourceRow[],
): readonly Column[] => {
  const whole = labelled.filter((column) => isWhole(column, found, rows))
  if (whole[0]) return [whole[0]]
  const all = preferred(preferred(labelled, isPriced), ({ label }) => isOfAll(label))
  const [first] = all
  if (!first || !isOfAll(first.label)) return all
  return all.filter(({ label }) => plainLabel(label) === plainLabel(first.label))
}

/** Finds the column of amounts, where no pair of debits and credits has them, and puts it into `found`, or asks for it. */
export const amountColumn = (
  found: Map<Role, Column>,
  table: ReadTable,
  open: Open,
  proof: BalanceProof | undefined,
): void => {
  const own = found.get('amount')
  if (found.has('debit') || found.has('credit')) return
  if (proof) {
    found.set('amount', proof.amount)
    found.set('balance', proof.balance)
    return
  }
  const taken = new Set([...found.values()].filter((column) => column !== own))
  const labelled = columnsNamed(table.columns, 'amount').filter((column) => !taken.has(column))
  const candidates =
    labelled.length > 0 ? likely(labelled, found, table.rows) : unnamedAmounts(table.columns, taken)
  const [only, ...others] = candidates
  if (!only) {
    if (found.has('net')) return
    throw new FileRefused('has no column of amounts')
  }
  // Gross sales before discounts are no takings where net and tax are there too; nor is an unlabelled column.
  const hasParts = found.has('net') && found.has('tax')
  if (hasParts && (labelled.length === 0 || (isGross(only.label) && !isWhole(only, found, table.rows)))) {
    found.delete('amount')
    return
  }
  const column = others.length === 0 ? only : chosenColumn(candidates, open.answers['amount-column'])
  if (column) found.set('amount', column)
  else open.questions.push(askColumn('amount-column', candidates, table.rows))
}
