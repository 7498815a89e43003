/** Decides how a table is read: what labels and cells prove is taken, what they leave open is asked. */
import type { IsoDate } from '#schema/core/scalars'
import { amountColumn } from './amount-column.ts'
import type { DecimalMark } from './amount-form.ts'
import { assignRoles, type Column, columnsNamed, unnamedDates } from './assign-roles.ts'
import { balanceProof } from './balance-proof.ts'
import { askKind, kindOf, notSure } from './file-kind.ts'
import type { Answers } from './layout.ts'
import { refundsOf, signOf } from './money-direction.ts'
import { askColumn, askMark, askOrder, openMarks, openOrders } from './questions.ts'
import { chosenColumn, type Decided, type Open, type ReadTable } from './read-table.ts'
import { FileRefused } from './refused.ts'
import { currencyIn, isInUtc, isOtherUnit, type Kind, moneyRoles, plainLabel, type Role } from './roles.ts'

/** The column of dates: the labelled one, the only one, or the one that a person chooses. */
const dateColumn = (found: ReadonlyMap<Role, Column>, table: ReadTable, open: Open): Column | undefined => {
  const labelled = found.get('date')
  const candidates = labelled
    ? columnsNamed(table.columns, 'date').filter(
        ({ label }) => plainLabel(label) === plainLabel(labelled.label),
      )
    : unnamedDates(table.columns, new Set(found.values()))
  const [only, ...others] = candidates
  if (!only) throw new FileRefused('has no column of dates')
  if (others.length === 0) return only
  const answered = chosenColumn(candidates, open.answers['date-column'])
  if (!answered) open.questions.push(askColumn('date-column', candidates, table.rows))
  return answered
}

/** Refuses amounts that their labels give in another currency or unit. */
const checkUnits = (found: ReadonlyMap<Role, Column>, currency: string): void => {
  for (const [role, { label }] of found) {
    if (!moneyRoles.has(role)) continue
    const other = currencyIn(label)
    if (other !== undefined && other !== currency)
      throw new FileRefused(`has amounts in ${other}, not in ${currency}`, { column: label })
    if (isOtherUnit(label))
      throw new FileRefused('has amounts that are not in dollars and cents', { column: label })
  }
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

/** How a table is read, or what has to be asked first. Throws `FileRefused` if it has no dates or no amounts. */
export const decideLayout = (
  table: ReadTable,
  given: {
    readonly kind?: Kind | undefined
    readonly answers: Answers
    readonly today: IsoDate
    readonly currency: string
  },
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
  checkUnits(found, given.currency)
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
