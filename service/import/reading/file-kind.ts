/** Sales or books: decided by a file's labels, or asked. */
import { type Column, isOfCounts, isPriced } from './assign-roles.ts'
import { withoutHours } from './columns/amount-column.ts'
import type { Answers } from './layout.ts'
import { askMeaning } from './questions.ts'
import type { Open, ReadTable } from './read-table.ts'
import { type MoneyKind, type Role, rolesNamed } from './roles.ts'
import { isOfTimesheet, timesheetColumns } from './timesheet/timesheet-columns.ts'

const booksOnly: readonly Role[] = ['debit', 'credit', 'balance', 'employee', 'super', 'hours']
const salesOnly: readonly Role[] = [
  'quantity',
  'sales-count',
  'unit-price',
  'tip',
  'gift-card',
  'refunded',
  'item',
  'channel',
  'time',
  'net',
]

const namesAny = (columns: readonly Column[], wanted: readonly Role[]): boolean =>
  columns.some(({ label }) => {
    const named = rolesNamed(label)
    return named.some((role) => wanted.includes(role)) && !named.includes('details')
  })

const saleIds = /\b(?:order|receipt|sale|docket|ticket)\b/i
const accountLabels = /\b(?:account|ledger|expense|supplier|payee|vendor)\b/i

/** People served: numbers of them stand beside takings, though one sale may be for several. */
const servedLabels = /\b(?:covers|guests|diners|visitors)\b/i

/** Whom work is done for, and whether it is billed: amounts beside them are no wages. */
const workLabels = /\b(?:client|customer|project|matter|engagement|billable)\b/i

const payments =
  /^(?:paid|unpaid|succeeded|completed?|closed|refunded|partially[ _-]refunded|captured|failed|fulfilled)$/i

/** True for a column with the status of each payment. */
const isOfPayments = ({ profile }: Column): boolean =>
  profile.filled > 0 && [...profile.distinct.keys()].every((cell) => payments.test(cell))

/** True for numbers without a label of money beside people and clients: they may be hours under any name. */
const isOfEffort = (columns: readonly Column[]): boolean =>
  namesAny(columns, ['employee']) &&
  columns.some(({ label }) => workLabels.test(label)) &&
  !namesAny(columns, ['amount', 'net', 'debit', 'credit', 'balance', 'super', 'quantity', 'tax'])

/** Sales or books, if the labels decide it. */
export const kindOf = (columns: readonly Column[]): MoneyKind | undefined => {
  // Tills have no debit column beside a credit column.
  if (namesAny(columns, ['debit']) && namesAny(columns, ['credit'])) return 'books'
  const isWork = namesAny(columns, ['hours']) && columns.some(({ label }) => workLabels.test(label))
  if (isWork || isOfEffort(columns)) return undefined
  // Whoever sold an item is named beside it.
  const isOfItems = namesAny(columns, ['item']) && namesAny(columns, ['quantity'])
  const booksRoles = isOfItems ? booksOnly.filter((role) => role !== 'employee') : booksOnly
  const isBooks = namesAny(columns, booksRoles) || columns.some(({ label }) => accountLabels.test(label))
  const isSales =
    namesAny(columns, salesOnly) ||
    columns.some((column) => rolesNamed(column.label).includes('status') && isOfPayments(column)) ||
    columns.some((column) => servedLabels.test(column.label) && isOfCounts(column)) ||
    columns.some(({ label }) => saleIds.test(label) || /\b(?:takings|sales)\b/i.test(label))
  return isBooks === isSales ? undefined : isBooks ? 'books' : 'sales'
}

export const notSure = (kind: MoneyKind | undefined, answers: Answers): MoneyKind | undefined =>
  kind ?? (answers.kind === 'sales' || answers.kind === 'books' ? answers.kind : undefined)

/** Labels of what one of something costs. */
const isOfOne = /\b(?:unit|each|list|rrp|cost|rate)\b/i

/** Asks which kind a file is. */
export const askKind = (table: ReadTable, open: Open): void => {
  const numbers = withoutHours(
    table.columns.filter(({ profile }) => profile.anyAmount > 0 && profile.anyDate === 0),
  )
  // Amounts show the difference; the number of a till or a quantity does not.
  const money = numbers.filter((column) => isPriced(column) && !isOfOne.test(column.label))
  const any = money.find(({ label }) => rolesNamed(label).includes('amount')) ?? money[0] ?? numbers[0]
  if (any)
    open.questions.push(
      askMeaning(
        'kind',
        any,
        [
          ['sales', 'Sales: what customers paid', (cell) => cell],
          ['books', 'Books: money out and in, by account', (cell) => cell],
          ...(isOfTimesheet(timesheetColumns(table))
            ? ([['timesheets', 'Timesheets: hours worked; amounts are left out', () => 'left out']] as const)
            : []),
        ],
        table.rows,
      ),
    )
}
