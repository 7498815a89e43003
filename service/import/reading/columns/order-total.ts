/** Whether rows of one order repeat its total: proven by a column of line amounts, or asked. */
import { type Column, columnsNamed, isPriced, unnamedAmounts } from '../assign-roles.ts'
import { decimalText } from '../money.ts'
import { askMeaning } from '../questions.ts'
import type { Open, ReadTable } from '../read-table.ts'
import type { Role } from '../roles.ts'
import type { SourceRow } from '../source-row.ts'
import { centsAt } from '../tax/tax-place.ts'

/** Id of the question, and of the decision that is remembered. */
export const orderQuestion = 'order-total'

/** Rows of an order have its number and its date. */
const ordersOf = ({ rows }: ReadTable, id: Column, date: Column, amount: Column): readonly SourceRow[][] => {
  const orders = new Map<string, SourceRow[]>()
  for (const row of rows) {
    const [number = '', day = ''] = [row.cells[id.at], row.cells[date.at]]
    if (number === '' || centsAt(row, amount) === undefined) continue
    const key = JSON.stringify([number, day])
    orders.set(key, [...(orders.get(key) ?? []), row])
  }
  return [...orders.values()].filter((order) => order.length > 1)
}

const isSame = (order: readonly SourceRow[], column: Column): boolean =>
  new Set(order.map((row) => centsAt(row, column))).size === 1

/** True for an order with rows that differ; equal rows are equal sales. */
const hasLines = ([first, ...others]: readonly SourceRow[]): boolean =>
  others.some(({ cells }) => cells.join('\0') !== first?.cells.join('\0'))

/** True if a column adds up to the total of every order. */
const addsUp = (column: Column, amount: Column, orders: readonly SourceRow[][]): boolean =>
  orders.every(
    (order) =>
      order.reduce((sum, row) => sum + (centsAt(row, column) ?? 0n), 0n) ===
      (order[0] && centsAt(order[0], amount)),
  )

export type OrderTotal = 'order' | 'row'

/**
 * What the amount of a row is the amount of; undefined if no order has several rows, while it is asked, and for a file that
 * was recorded before this was asked.
 */
export const orderTotal = (
  found: ReadonlyMap<Role, Column>,
  table: ReadTable,
  open: Open,
  isReplay: boolean,
): OrderTotal | undefined => {
  const [id, date, amount] = [found.get('id'), found.get('date'), found.get('amount')]
  const answer = isReplay ? open.given[orderQuestion] : open.answers[orderQuestion]
  if (answer === 'order' || answer === 'row') return answer
  if (!id || !date || !amount || isReplay) return undefined
  const orders = ordersOf(table, id, date, amount)
  if (!orders.some(hasLines) || !orders.every((order) => isSame(order, amount))) return undefined
  if (orders.every((order) => (order[0] && centsAt(order[0], amount)) === 0n)) return undefined
  const lines = [
    ...columnsNamed(table.columns, 'amount'),
    ...unnamedAmounts(table.columns, new Set(found.values())),
  ]
  if (lines.some((line) => line !== amount && isPriced(line) && addsUp(line, amount, orders))) return 'order'
  const shown = orders.filter(hasLines).flatMap((order) => order.slice(0, 1))
  const counts = new Map(
    orders
      .filter(hasLines)
      .toReversed()
      .map((order) => [order[0]?.cells[amount.at] ?? '', order] as const),
  )
  const means = (isOrder: boolean) => (cell: string) => {
    const order = counts.get(cell) ?? []
    const cents = (order[0] && centsAt(order[0], amount)) ?? 0n
    return `${order.length} rows, together ${decimalText(isOrder ? cents : cents * BigInt(order.length))}`
  }
  open.questions.push(
    askMeaning(
      orderQuestion,
      amount,
      [
        ['order', 'The total of the order, repeated in each of its rows: it counts once', means(true)],
        ['row', 'The amount of the row: each counts', means(false)],
      ],
      shown,
    ),
  )
  return undefined
}
