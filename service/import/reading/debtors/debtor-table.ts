/** Finds lists of debtors among tables: aged balances, or invoices of which some are unpaid. */
import type { IsoDate } from '#schema/core/scalars'
import { writtenAmount } from '../amount-form.ts'
import type { Column } from '../assign-roles.ts'
import { addCell, emptyProfile, ordersDiffer, ordersOf } from '../column-profile.ts'
import { type DateOrder, dateOrders } from '../date-form.ts'
import { maxPreamble } from '../header.ts'
import { labelOf } from '../profile-table.ts'
import { askOrder, openOrders } from '../questions.ts'
import type { Open, ReadTable } from '../read-table.ts'
import { FileRefused } from '../refused.ts'
import { orderIn, rolesNamed } from '../roles.ts'
import { isTotal } from '../set-apart.ts'
import type { SourceRow, SourceTable } from '../source-row.ts'
import { type AgeLabel, ageIn, areHoursOfDay, invoiceRolesOf, isOfPayables } from './debtor-labels.ts'

/** Most rows of a list of debtors; a longer table is something else. */
const longest = 50_000

/** A list of debtors, with its columns. */
export type DebtorTable = {
  readonly is: 'aged' | 'invoices'
  readonly header: SourceRow
  readonly above: readonly SourceRow[]
  /** Rows below the labels. */
  readonly data: readonly SourceRow[]
  readonly columns: readonly Column[]
  /** Columns of ages, of a list of balances. */
  readonly ages: readonly { readonly at: number; readonly label: AgeLabel }[]
}

const agesIn = ({ cells }: SourceRow): DebtorTable['ages'] =>
  cells.flatMap((cell, at) => {
    const label = ageIn(cell)
    return label ? [{ at, label }] : []
  })

const isAged = (row: SourceRow): boolean => {
  const [first, ...others] = agesIn(row)
  const isCounted = [first, ...others].some((age) => age?.label.from !== undefined)
  return first !== undefined && first.at > 0 && others.length > 0 && isCounted && !areHoursOfDay(row.cells)
}

const isInvoices = ({ cells }: SourceRow): boolean => {
  // Labels are words. Most rows of a file are no labels, and are passed over quickly.
  if (cells.length < 3 || cells.some((cell) => writtenAmount(cell) !== undefined)) return false
  const roles = new Set(cells.flatMap(invoiceRolesOf))
  const isLedger = cells.some((cell) =>
    rolesNamed(cell).some((role) => role === 'debit' || role === 'credit'),
  )
  const hasUnpaid =
    roles.has('outstanding') || roles.has('paid') || roles.has('paidOn') || roles.has('status')
  const isInvoice = cells.some((cell) => /\binvoice|\binv\b/i.test(cell)) || roles.has('due')
  return (
    !isLedger &&
    !isOfPayables(cells.join(' | ')) &&
    isInvoice &&
    hasUnpaid &&
    roles.has('customer') &&
    (roles.has('number') || roles.has('due')) &&
    (roles.has('amount') || roles.has('outstanding'))
  )
}

/** Columns with what their cells may be; rows of totals are left out. */
export const columnsOf = (header: SourceRow, data: readonly SourceRow[]): readonly Column[] => {
  const width = Math.max(header.cells.length, ...data.slice(0, maxPreamble).map(({ cells }) => cells.length))
  const profiles = Array.from({ length: width }, emptyProfile)
  for (const row of data)
    if (!isTotal(row)) for (const [at, profile] of profiles.entries()) addCell(profile, row.cells[at] ?? '')
  return profiles.map((profile, at) => ({ label: labelOf(header.cells[at], at), at, profile }))
}

/** The list of debtors in a table; undefined for any other table. */
export const debtorTable = async (
  table: SourceTable,
  first: readonly SourceRow[],
): Promise<DebtorTable | undefined> => {
  const top = first.slice(0, maxPreamble)
  const header = top.find(isAged) ?? top.find(isInvoices)
  if (!header) return undefined
  const rows: SourceRow[] = []
  for await (const batch of table.rows()) {
    rows.push(...batch)
    if (rows.length > longest) return undefined
  }
  const data = rows.filter(({ row }) => row > header.row)
  const is = isAged(header) ? 'aged' : 'invoices'
  return {
    is,
    header,
    above: rows.filter(({ row }) => row < header.row),
    data,
    columns: columnsOf(header, data),
    ages: is === 'aged' ? agesIn(header) : [],
  }
}

/** The list as a table that questions take samples from. */
export const samplesOf = ({ header, data, above, columns }: DebtorTable): ReadTable => ({
  headerRow: header.row,
  firstRow: header.row + 1,
  above,
  columns,
  rows: data.slice(0, 300),
})

/** Years before and after today within which the days of a list are: leases end and deals close in the future. */
const yearsAround = 5

/** True for an order in which all dates of a column are a few years from today, or nearer. */
const isNear = ({ profile }: Column, order: DateOrder, today: IsoDate): boolean => {
  const year = Number(today.slice(0, 4))
  return (
    profile.earliest[order] >= `${year - yearsAround}` && profile.latest[order] < `${year + yearsAround + 1}`
  )
}

/** Order of the dates of all columns, or a question. An order in which invoices would be from the future is none. */
export const orderOfDates = (
  dates: readonly Column[],
  issued: Column | undefined,
  table: DebtorTable,
  open: Open,
  today: IsoDate,
): DateOrder | undefined => {
  const used = dates.filter(({ profile }) => profile.anyDate > 0)
  const [any] = used
  if (!any) return 'day-first'
  const spelled = used.map(({ label }) => orderIn(label)).find((order) => order !== undefined)
  const fitting = dateOrders.filter(
    (order) =>
      (spelled === undefined || order === spelled) &&
      used.every((column) => ordersOf(column.profile).includes(order)) &&
      (order !== 'year-first' ||
        used.every((column) => openOrders(column, today).includes(order) || isNear(column, order, today))),
  )
  const near = fitting.filter((order) => used.every((column) => isNear(column, order, today)))
  const [only] = fitting
  if (!only)
    throw new FileRefused('has dates in which day and month are in different orders', { column: any.label })
  const nearest = near.length > 0 ? near : fitting
  const past = nearest.filter((order) => !issued || issued.profile.latest[order] <= today)
  const likely = past.length > 0 ? past : nearest
  const [one, ...others] = likely
  const differing = others.filter((order) =>
    used.some(({ profile }) => ordersDiffer(profile, one ?? only, order)),
  )
  if (differing.length === 0) return one
  const orders = [one ?? only, ...differing]
  const answered = orders.find((order) => order === open.given['date-order'])
  if (answered) return answered
  const asked =
    used.find(({ profile }) => differing.some((order) => ordersDiffer(profile, one ?? only, order))) ?? any
  open.questions.push(askOrder(asked, orders, samplesOf(table).rows))
  return undefined
}
