/** Which way money goes: out and in of books, taken and given back in sales. */
import type { Column } from './assign-roles.ts'
import type { BalanceProof } from './balance-proof.ts'
import type { Sign } from './layout.ts'
import { askMeaning } from './questions.ts'
import type { Open, ReadTable } from './read-table.ts'
import type { Role } from './roles.ts'
import type { SourceRow } from './source-row.ts'

const isOut = /\b(?:wages?|pay|paid|spent|cost|expenses?|bills?|purchases?|payments?|gross earnings)\b/i

const isSign = (text: string | undefined): text is Sign => text === 'negative-out' || text === 'positive-out'

/** Which way money goes in books with one column of amounts. */
export const signOf = (
  found: ReadonlyMap<Role, Column>,
  table: ReadTable,
  open: Open,
  proof: BalanceProof | undefined,
): Sign | undefined => {
  const amount = found.get('amount')
  if (!amount || found.has('debit') || found.has('credit')) return undefined
  const side = found.get('side')
  if (side && [...side.profile.distinct.keys()].every((cell) => sideOf(cell) !== undefined)) return undefined
  if (amount.profile.sided === amount.profile.anyAmount) return undefined
  if (proof) return 'negative-out'
  if (found.has('employee') || found.has('super') || found.has('hours')) return 'positive-out'
  if (amount.profile.negatives === 0 && isOut.test(amount.label)) return 'positive-out'
  const answer = open.answers.sign
  if (isSign(answer)) return answer
  const says = (isNegativeOut: boolean) => (cell: string) =>
    /^[-(−–]|[-−–]$/.test(cell) === isNegativeOut ? 'money out' : 'money in'
  open.questions.push(
    askMeaning(
      'sign',
      amount,
      [
        ['negative-out', 'Below zero is money out, above zero money in', says(true)],
        ['positive-out', 'Above zero is money out, below zero money in', says(false)],
      ],
      table.rows,
    ),
  )
  return undefined
}

/** "Debit" and "out" are money out, "credit" and "in" money in. */
export const sideOf = (cell: string): 'out' | 'in' | undefined => {
  if (/^(?:d|dr|debit|out|withdrawal|payment|spend|spent|expense|paid out|money out)$/i.test(cell))
    return 'out'
  return /^(?:c|cr|credit|in|deposit|receipt|receive|received|income|paid in|money in)$/i.test(cell)
    ? 'in'
    : undefined
}

/** True for a row that takes a sale back. */
export const isRefund = (status: string): boolean =>
  /\b(?:refund|refunded|return|returned|chargeback|credit note)\b/i.test(status)

/** Whether the amounts of rows that are refunds are taken off, where they are not below zero themselves. */
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
        ['taken-off', 'Money given back: taken off the takings', (cell) => `-${cell}`],
        ['kept', 'Money taken: counted as it stands', (cell) => cell],
      ],
      refunds.filter(isPositive),
    ),
  )
  return undefined
}
