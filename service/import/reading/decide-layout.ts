/** Decides how a table is read: what labels and cells prove is taken, what they leave open is asked. */
import type { IsoDate } from '#schema/core/scalars'
import { centsOf, type DecimalMark, writtenAmount } from './amount-form.ts'
import { assignRoles, type Column, unnamedAmounts, unnamedDates } from './assign-roles.ts'
import { type BalanceProof, balanceProof } from './balance-proof.ts'
import { askKind, kindOf, notSure } from './file-kind.ts'
import type { Answers } from './layout.ts'
import { refundsOf, signOf } from './money-direction.ts'
import { askColumn, askMark, askOrder, openMarks, openOrders } from './questions.ts'
import type { Decided, Open, ReadTable } from './read-table.ts'
import { FileRefused } from './refused.ts'
import { isGross, isInUtc, type Kind, moneyRoles, type Role } from './roles.ts'
import type { SourceRow } from './source-row.ts'

const chosen = (columns: readonly Column[], answer: string | undefined): Column | undefined =>
  columns.find(({ at }) => answer === `column-${at + 1}`)

/** The column of dates: the labelled one, the only one, or the one that a person chooses. */
const dateColumn = (found: ReadonlyMap<Role, Column>, table: ReadTable, open: Open): Column | undefined => {
  const labelled = found.get('date')
  if (labelled) return labelled
  const unnamed = unnamedDates(table.columns, new Set(found.values()))
  if (unnamed.length === 0) throw new FileRefused('has no column of dates')
  if (unnamed.length === 1) return unnamed[0]
  const answered = chosen(unnamed, open.answers['date-column'])
  if (!answered) open.questions.push(askColumn('date-column', unnamed, table.rows))
  return answered
}

/** The column of amounts, where no pair of debits and credits has them. */
const amountColumn = (
  found: Map<Role, Column>,
  table: ReadTable,
  open: Open,
  proof: BalanceProof | undefined,
): void => {
  if (found.has('amount') || found.has('debit') || found.has('credit') || found.has('net')) return
  if (proof) {
    found.set('amount', proof.amount)
    found.set('balance', proof.balance)
    return
  }
  const unnamed = unnamedAmounts(table.columns, new Set(found.values()))
  if (unnamed.length === 0) throw new FileRefused('has no column of amounts')
  const [only, ...others] = unnamed
  const column = others.length === 0 ? only : chosen(unnamed, open.answers['amount-column'])
  if (column) found.set('amount', column)
  else open.questions.push(askColumn('amount-column', unnamed, table.rows))
}

/** The mark before the decimals of each column of amounts. One that only some columns prove holds for the others. */
const marksOf = (
  found: ReadonlyMap<Role, Column>,
  table: ReadTable,
  open: Open,
): Readonly<Record<number, DecimalMark>> => {
  const columns = [...found].flatMap(([role, column]) =>
    moneyRoles.has(role) || role === 'quantity' || role === 'hours' ? [column] : [],
  )
  const proven = columns.flatMap((column) => {
    const { amounts, anyAmount } = column.profile
    const [point, comma] = [amounts.point === anyAmount, amounts.comma === anyAmount]
    return point === comma ? [] : [point ? ('point' as const) : ('comma' as const)]
  })
  const common = new Set(proven).size === 1 ? proven[0] : undefined
  const marks: Record<number, DecimalMark> = {}
  let asked: DecimalMark | undefined
  for (const column of columns) {
    const possible = openMarks(column)
    const [only] = possible
    if (possible.length < 2) {
      marks[column.at] = only ?? 'point'
      continue
    }
    const answer = open.answers['decimal-mark']
    asked ??= common ?? (answer === 'point' || answer === 'comma' ? answer : undefined)
    if (asked === undefined && !open.questions.some(({ id }) => id === 'decimal-mark'))
      open.questions.push(askMark(column, possible, table.rows))
    marks[column.at] = asked ?? 'point'
  }
  return marks
}

/** True if an amount is its net with tax and tips, in nearly all rows of a sample. */
const isWhole = (found: ReadonlyMap<Role, Column>, rows: readonly SourceRow[]): boolean => {
  const cents = (row: SourceRow, role: Role): bigint | undefined => {
    const column = found.get(role)
    const written = writtenAmount(column ? (row.cells[column.at] ?? '') : '')
    const [mark = 'point'] = column ? openMarks(column) : []
    const value = written && centsOf(written, mark)
    return typeof value === 'bigint' ? value : undefined
  }
  const compared = rows.flatMap((row) => {
    const [amount, net] = [cents(row, 'amount'), cents(row, 'net')]
    if (amount === undefined || net === undefined) return []
    return [amount === net + (cents(row, 'tax') ?? 0n) + (cents(row, 'tip') ?? 0n)]
  })
  return compared.filter((isEqual) => isEqual).length >= compared.length * 0.9
}

/** How a table is read, or what has to be asked first. Throws `FileRefused` if it has no dates or no amounts. */
export const decideLayout = (
  table: ReadTable,
  given: { readonly kind?: Kind | undefined; readonly answers: Answers; readonly today: IsoDate },
): Decided => {
  const open: Open = { questions: [], answers: given.answers }
  const likely = given.kind ?? notSure(kindOf(table.columns), given.answers)
  const proof = likely === 'sales' ? undefined : balanceProof(table, assignRoles(table.columns, 'books'))
  const known = likely ?? (proof ? 'books' : undefined)
  if (!known) askKind(table, open)
  const kind = known ?? 'sales'
  const found = assignRoles(table.columns, kind)
  const date = dateColumn(found, table, open)
  if (date) found.set('date', date)
  amountColumn(found, table, open, proof)
  // Gross sales before discounts are no takings where net and tax are there too.
  if (
    isGross(found.get('amount')?.label ?? '') &&
    found.has('net') &&
    found.has('tax') &&
    !isWhole(found, table.rows)
  )
    found.delete('amount')
  const orders = date ? openOrders(date, given.today) : []
  const [first] = orders
  const answered = orders.find((order) => order === given.answers['date-order'])
  if (date && orders.length > 1 && !answered) open.questions.push(askOrder(date, orders, table.rows))
  const marks = marksOf(found, table, open)
  const sign = known === 'books' ? signOf(found, table, open, proof) : undefined
  const refundsBelowZero = known === 'sales' ? refundsOf(found, table, open) : undefined
  if (open.questions.length > 0) return { questions: open.questions }
  const debit = found.get('debit')?.profile
  return {
    layout: {
      kind,
      headerRow: table.headerRow,
      firstRow: table.firstRow,
      labels: table.columns.map(({ label }) => label),
      places: Object.fromEntries([...found].map(([role, { at }]) => [role, at])),
      order: answered ?? first ?? 'day-first',
      marks,
      isUtc: date !== undefined && isInUtc(date.label),
      ...(sign ? { sign } : {}),
      ...(debit && debit.negatives > 0 && debit.positives === 0 ? { debitsBelowZero: true } : {}),
      ...(refundsBelowZero === undefined ? {} : { refundsBelowZero }),
    },
  }
}
