/** What the words and days of a list of debtors are used for, as a person says it. */
import type { ListUse } from '../unused/list-uses.ts'
import type { InvoiceRole } from './debtor-labels.ts'

const customer: ListUse = { role: 'customer', says: 'The customer who owes it', of: 'words' }
const number: ListUse = { role: 'id', says: 'The number of the invoice', of: 'words' }
const due: ListUse = { role: 'due', says: 'The day on which it is due', of: 'days' }
const issued: ListUse = { role: 'issued', says: 'The day of the invoice', of: 'days' }

/** Uses that may be chosen, by role of a list of invoices. */
export const invoiceUses: Readonly<Partial<Record<InvoiceRole, ListUse>>> = {
  customer,
  number,
  due,
  issued,
  paidOn: { role: 'paid-on', says: 'The day on which it was paid', of: 'days' },
  status: { role: 'status', says: 'The status: paid or not', of: 'words' },
}

/** Uses that may be chosen in a list of aged balances. */
export const agedUses = { customer, due, issued }
