/** Finds which of two columns is a running balance: the one that the other changes from row to row. */
import { centsOf, writtenAmount } from './amount-form.ts'
import type { Column } from './assign-roles.ts'
import { openMarks } from './questions.ts'
import type { Role } from './roles.ts'
import type { SourceRow } from './source-row.ts'

export type BalanceProof = { readonly amount: Column; readonly balance: Column }

const fewest = 3

const centsIn = (rows: readonly SourceRow[], column: Column): readonly (bigint | undefined)[] => {
  const [mark = 'point'] = openMarks(column)
  return rows.map(({ cells }) => {
    const written = writtenAmount(cells[column.at] ?? '')
    const cents = written && centsOf(written, mark)
    return typeof cents === 'bigint' ? cents : undefined
  })
}

const sizeOf = (cents: bigint | undefined): bigint | undefined =>
  cents !== undefined && cents < 0n ? -cents : cents

/** True if each balance is the previous one plus the amount, from the top or from the bottom. */
const moves = (
  amounts: readonly (bigint | undefined)[],
  balances: readonly (bigint | undefined)[],
): boolean => {
  let [down, up, compared] = [0, 0, 0]
  for (let at = 1; at < balances.length; at++) {
    const [before, now] = [balances[at - 1], balances[at]]
    const [amountBefore, amountNow] = [amounts[at - 1], amounts[at]]
    if (before === undefined || now === undefined || amountBefore === undefined || amountNow === undefined)
      continue
    // Columns of zeros would prove anything.
    if (now === before && amountNow === 0n && amountBefore === 0n) continue
    compared += 1
    if (now - before === amountNow) down += 1
    if (before - now === amountBefore) up += 1
  }
  return compared >= fewest && Math.max(down, up) >= compared * 0.9
}

/** The columns of amounts and balances, if their figures prove which is which. */
export const balanceProof = (
  table: { readonly columns: readonly Column[]; readonly rows: readonly SourceRow[] },
  found: ReadonlyMap<Role, Column>,
): BalanceProof | undefined => {
  const money = table.columns.filter(
    ({ profile }) => profile.anyAmount > 0 && profile.anyAmount === profile.filled,
  )
  // A column of ones would match any column of row numbers.
  const amounts = (found.get('amount') ? [found.get('amount')] : money).filter(
    (column) => column !== undefined && column.profile.distinct.size > 1,
  )
  for (const amount of amounts)
    for (const balance of money)
      if (amount && amount !== balance && moves(centsIn(table.rows, amount), centsIn(table.rows, balance)))
        return { amount, balance }
  return undefined
}

/** True if debits increase the balance and credits decrease it. */
export const growsWithDebits = (
  { rows }: { readonly rows: readonly SourceRow[] },
  found: ReadonlyMap<Role, Column>,
): boolean => {
  const [debit, credit, balance] = [found.get('debit'), found.get('credit'), found.get('balance')]
  if (!debit || !credit || !balance) return false
  const credits = centsIn(rows, credit)
  const amounts = centsIn(rows, debit).map((out, at) => (sizeOf(out) ?? 0n) - (sizeOf(credits[at]) ?? 0n))
  return moves(amounts, centsIn(rows, balance))
}

/** True if a balance rises by some amounts and falls by others, although none has a sign. */
export const movesBothWays = (
  { rows }: { readonly rows: readonly SourceRow[] },
  found: ReadonlyMap<Role, Column>,
): boolean => {
  const [amount, balance] = [found.get('amount'), found.get('balance')]
  if (!amount || !balance) return false
  const [amounts, balances] = [centsIn(rows, amount), centsIn(rows, balance)]
  let [ups, downs, others] = [0, 0, 0]
  for (let at = 1; at < balances.length; at++) {
    const [before, now] = [balances[at - 1], balances[at]]
    if (before === undefined || now === undefined || now === before) continue
    const moved = now - before
    const isOne = [amounts[at - 1], amounts[at]].some((one) => sizeOf(one) === sizeOf(moved))
    if (!isOne) others += 1
    else if (moved > 0n) ups += 1
    else downs += 1
  }
  return ups > 0 && downs > 0 && ups + downs >= 9 * others
}
