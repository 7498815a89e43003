/** Columns of a list of invoices: who owes, and what tells how much of it is unpaid. */
import type { Column } from '../assign-roles.ts'
import { isMostly } from '../column-profile.ts'
import type { Answers, ColumnQuestion } from '../layout.ts'
import { askColumn } from '../questions.ts'
import { chosenColumn } from '../read-table.ts'
import { FileRefused } from '../refused.ts'
import { isWithoutTax } from '../roles.ts'
import { toldUse, withUse } from '../unused/list-uses.ts'
import { type InvoiceRole, invoiceRolesOf } from './debtor-labels.ts'
import { type DebtorTable, samplesOf } from './debtor-table.ts'
import { invoiceUses } from './debtor-uses.ts'

export type InvoiceColumns = Readonly<Partial<Record<InvoiceRole, Column>>> & { readonly customer: Column }

const isOfDays = ({ profile }: Column): boolean => isMostly(profile, profile.anyDate)
const isOfMoney = (column: Column): boolean =>
  isMostly(column.profile, column.profile.anyAmount) && !isOfDays(column)
const isEmpty = ({ profile }: Column): boolean => profile.filled === 0

/** Whether the cells of a column suit a role; the cells decide what "Paid" is. */
const fits: Readonly<Record<InvoiceRole, (column: Column) => boolean>> = {
  customer: (column) => !isOfMoney(column) && !isOfDays(column) && !isEmpty(column),
  number: (column) => !isEmpty(column) && !isOfDays(column),
  due: isOfDays,
  issued: isOfDays,
  outstanding: isOfMoney,
  paid: isOfMoney,
  // Nothing is paid where a column of dates of payment is empty.
  paidOn: (column) => isOfDays(column) || (isEmpty(column) && /date|\bon\b/i.test(column.label)),
  amount: isOfMoney,
  status: (column) => !isEmpty(column) && !isOfMoney(column) && !isOfDays(column),
  currency: (column) => !isEmpty(column),
  type: (column) => !isEmpty(column),
}

/** Columns of a list of invoices, or a question which of several has a role. */
export const invoiceColumns = (
  table: DebtorTable,
  answers: Answers,
): InvoiceColumns | { readonly questions: readonly ColumnQuestion[] } => {
  const { columns, header } = table
  const candidates = (role: InvoiceRole): readonly Column[] => {
    const use = invoiceUses[role]
    const told = use && withUse(columns, use, answers, undefined)
    if (told) return [told]
    return columns.filter(
      (column) =>
        invoiceRolesOf(column.label).includes(role) &&
        fits[role](column) &&
        toldUse(answers, column) === undefined,
    )
  }
  const questions: ColumnQuestion[] = []
  const among = (role: InvoiceRole, all: readonly Column[]): Column | undefined => {
    const [first, ...others] = all
    if (others.length === 0) return first
    const id = `debtors-${role}`
    const chosen = chosenColumn(all, answers[id])
    if (!chosen) questions.push(askColumn(id, all, samplesOf(table).rows))
    return chosen
  }
  const only = (role: InvoiceRole, isNeeded = true): Column | undefined =>
    isNeeded ? among(role, candidates(role)) : candidates(role)[0]
  const customer = only('customer')
  const outstanding = only('outstanding')
  const paid = only('paid', !outstanding)
  const [net] = candidates('amount').filter(({ label }) => isWithoutTax(label))
  const amounts = candidates('amount').filter(({ label }) => !isWithoutTax(label))
  // Beside what is outstanding, one amount is a check; several say nothing.
  const amount = outstanding ? (amounts.length === 1 ? amounts[0] : undefined) : among('amount', amounts)
  if (questions.length > 0) return { questions }
  if (!customer) throw new FileRefused('has no column with the names of customers', { row: header.row })
  const [paidOn, status] = [only('paidOn', false), candidates('status').find(({ at }) => at !== customer.at)]
  if (!outstanding && !amount && net)
    throw new FileRefused('only has amounts without tax, but customers owe the tax too', {
      row: header.row,
      column: net.label,
    })
  if (!outstanding && !(amount && (paid ?? paidOn ?? status)))
    throw new FileRefused(
      'does not say what is unpaid: it has neither an amount outstanding, nor what was paid and when',
      {
        row: header.row,
      },
    )
  const others: readonly InvoiceRole[] = ['number', 'due', 'issued', 'currency', 'type']
  return {
    customer,
    ...given('outstanding', outstanding),
    ...given('paid', paid),
    ...given('amount', amount),
    ...given('paidOn', paidOn),
    ...given('status', status),
    ...Object.assign(
      {},
      ...others.map((role) =>
        given(
          role,
          candidates(role).find(({ at }) => at !== customer.at),
        ),
      ),
    ),
  }
}

const given = <K extends InvoiceRole>(
  role: K,
  column: Column | undefined,
): Partial<Record<InvoiceRole, Column>> => (column ? { [role]: column } : {})
