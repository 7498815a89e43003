/** Direction of money: in or out in books, sale or refund in sales. */
import type { Column } from './assign-roles.ts'
import { type BalanceProof, growsWithDebits, movesBothWays } from './balance-proof.ts'
import type { Sign } from './layout.ts'
import { askMeaning } from './questions.ts'
import type { Open, ReadTable } from './read-table.ts'
import { FileRefused } from './refused.ts'
import type { Role } from './roles.ts'
import type { SourceRow } from './source-row.ts'

const isOut = /\b(?:wages?|pay|paid out|spent|cost|expenses?|bills?|purchases?|gross earnings)\b/i

const isSign = (text: string | undefined): text is Sign => text === 'negative-out' || text === 'positive-out'

/** Words for a negative cell, and for any other. */
const isMinus =
  (below: string, above: string) =>
  (cell: string): string =>
    /^[^\d]*[-(−–]|[-−–]$/.test(cell) ? below : above

/** True for a column that gives the direction of nearly every amount; rows without one are refused. */
const isSides = ({ profile: { distinct } }: Column): boolean => {
  const sides = [...distinct.keys()].map((cell) => ({ cell, side: sideOf(cell) }))
  const found = new Set(sides.flatMap(({ side }) => side ?? []))
  // "Payment" alone may mean money received.
  const isClear = found.size === 2 || sides.some(({ cell }) => clearSide.test(cell))
  return isClear && sides.filter(({ side }) => side !== undefined).length >= sides.length * 0.6
}

/** True for a column with only clear words for out and in, whatever its label. */
const isPlainSides = (column: Column): boolean => {
  const cells = [...column.profile.distinct.keys()]
  return cells.length > 1 && cells.every((cell) => clearSide.test(cell)) && isSides(column)
}

const clearSide =
  /^(?:d|dr|debit|c|cr|credit|withdrawal|deposit|(?:money |paid )?(?:in|out)|spent|received|soll|haben)$/i

/** True if amounts of both signs contradict the sides beside them: a returned payment, or an error. */
const isContradicted = (amount: Column, side: Column, { rows }: ReadTable): boolean => {
  const { negatives, positives } = amount.profile
  if (negatives === 0 || positives === 0) return false
  const signs = rows.flatMap(({ cells }) => {
    const own = sideOf(cells[side.at] ?? '')
    const cell = cells[amount.at] ?? ''
    return own !== undefined && /[1-9]/.test(cell) ? [`${own} ${isMinus('below', 'above')(cell)}`] : []
  })
  return new Set(signs).size > 2
}

/** Direction of money in books with one amount column. */
export const signOf = (
  found: Map<Role, Column>,
  table: ReadTable,
  open: Open,
  proof: BalanceProof | undefined,
): Sign | undefined => {
  const amount = found.get('amount')
  if (!amount || found.has('debit') || found.has('credit')) return undefined
  const named = found.get('side')
  const side = named && isSides(named) ? named : table.columns.find(isPlainSides)
  if (side && side !== named) found.set('side', side)
  if (side && isSides(side) && !isContradicted(amount, side, table)) return undefined
  if (amount.profile.sided === amount.profile.anyAmount) return undefined
  const { negatives, positives } = amount.profile
  // The balance of a card or an expense account grows with money out, so most amounts are positive.
  if (proof && negatives >= positives) return 'negative-out'
  const isPay = found.has('employee') || found.has('super') || found.has('hours')
  if (isPay && negatives < positives) return 'positive-out'
  if (negatives === 0 && isOut.test(amount.label)) return 'positive-out'
  if (negatives === 0 && movesBothWays(table, found))
    throw new FileRefused(
      'has amounts that do not say which way money goes, though its balance goes both ways',
      {
        column: amount.label,
      },
    )
  const answer = open.answers.sign
  if (isSign(answer)) return answer
  open.questions.push(
    askMeaning(
      'sign',
      amount,
      [
        ['negative-out', 'Negative is money out, positive money in', isMinus('money out', 'money in')],
        ['positive-out', 'Positive is money out, negative money in', isMinus('money in', 'money out')],
      ],
      table.rows,
    ),
  )
  return undefined
}

/** "Debit" and "out" are money out, "credit" and "in" money in. */
export const sideOf = (cell: string): 'out' | 'in' | undefined => {
  if (
    /^(?:d|dr|debit|out|withdrawal|payment|spend|spent|expense|paid out|money out|s|soll|lastschrift|belastung|ausgang)$/i.test(
      cell,
    )
  )
    return 'out'
  return /^(?:c|cr|credit|in|deposit|receipt|receive|received|income|paid in|money in|h|haben|gutschrift|eingang)$/i.test(
    cell,
  )
    ? 'in'
    : undefined
}

/** True if debits are money in. Asked if the balance moves like that of an account that the business keeps itself. */
export const debitsAreIn = (
  found: ReadonlyMap<Role, Column>,
  table: ReadTable,
  open: Open,
): boolean | undefined => {
  const debit = found.get('debit')
  if (!debit || !/^(?:debits?|dr)\b/i.test(debit.label) || !growsWithDebits(table, found)) return undefined
  const answer = open.answers.debits
  if (answer === 'in' || answer === 'out') return answer === 'in'
  open.questions.push(
    askMeaning(
      'debits',
      debit,
      [
        ['in', 'Debits are money in: your own ledger of a bank account', () => 'money in'],
        ['out', 'Debits are money out: an expense account', () => 'money out'],
      ],
      table.rows,
      (cell) => /[1-9]/.test(cell),
    ),
  )
  return undefined
}

/** True if takings are negative. Asked if most amounts are negative. */
export const takingsBelowZero = (
  found: ReadonlyMap<Role, Column>,
  table: ReadTable,
  open: Open,
): boolean | undefined => {
  const amount = found.get('amount') ?? found.get('net')
  if (!amount || amount.profile.negatives <= amount.profile.positives) return undefined
  const answer = open.answers.takings
  if (answer === 'below-zero' || answer === 'above-zero') return answer === 'below-zero'
  open.questions.push(
    askMeaning(
      'takings',
      amount,
      [
        ['below-zero', 'Negative amounts are takings', isMinus('money taken', 'money given back')],
        ['above-zero', 'Negative amounts are refunds', isMinus('money given back', 'money taken')],
      ],
      table.rows,
    ),
  )
  return undefined
}

/** True for a row that reverses a sale. */
export const isRefund = (status: string): boolean =>
  /\b(?:refund|refunded|return|returned|chargeback|credit note)\b/i.test(status)

/** Whether refund rows are subtracted, if their amounts are not negative. */
export const refundsOf = (
  found: ReadonlyMap<Role, Column>,
  table: ReadTable,
  open: Open,
): boolean | undefined => {
  const [status, amount] = [found.get('status'), found.get('amount') ?? found.get('net')]
  if (!status || !amount || found.has('refunded')) return undefined
  const refunds = table.rows.filter(({ cells }) => isRefund(cells[status.at] ?? ''))
  const isPositive = ({ cells }: SourceRow) => /^[^-(−–]*[1-9][^-−–]*$/.test(cells[amount.at] ?? '')
  if (!refunds.some(isPositive)) return undefined
  const answer = open.answers.refunds
  if (answer === 'taken-off' || answer === 'kept') return answer === 'taken-off'
  open.questions.push(
    askMeaning(
      'refunds',
      amount,
      [
        ['taken-off', 'Refunds: subtracted from takings', (cell) => `-${cell}`],
        ['kept', 'Sales: counted as written', (cell) => cell],
      ],
      refunds.filter(isPositive),
    ),
  )
  return undefined
}
