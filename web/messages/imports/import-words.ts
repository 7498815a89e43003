/** Words of Imports: roles of columns, reasons, counts. */
import type { Import, ImportKind } from '#schema/import/import'
import { counted } from '../../core/language.ts'

/** Roles of columns in plain words; the service may have more. */
export const roles: { readonly [role: string]: string | undefined } = {
  date: 'Date',
  month: 'Month',
  'money-in': 'Money in',
  'money-out': 'Money out',
  'left-out': 'Left out: neither income nor cost',
  time: 'Time of sale',
  zone: 'Time zone',
  amount: 'Amount',
  net: 'Amount without tax',
  tax: 'Tax',
  'tax-code': 'Taxed or not',
  tip: 'Tip',
  'gift-card': 'Gift card',
  refunded: 'Refund',
  discount: 'Discount',
  quantity: 'Quantity',
  'sales-count': 'Number of sales',
  period: 'Period',
  'unit-price': 'Unit price',
  category: 'Category',
  item: 'What was sold',
  channel: 'Channel',
  id: 'Sale or entry number',
  currency: 'Currency',
  side: 'Money in or out',
  status: 'Status',
  debit: 'Money out',
  credit: 'Money in',
  balance: 'Balance',
  account: 'Account',
  details: 'Details',
  employee: 'Employee',
  hours: 'Hours',
  super: 'Superannuation',
  'billed-hours': 'Billed hours',
  'unbilled-hours': 'Hours not billed',
  billable: 'Billed or not',
  available: 'Available time',
  client: 'Client',
  project: 'Project',
  task: 'Work done',
  surname: 'Last name',
  customer: 'Customer',
  issued: 'Invoice date',
  due: 'Due date',
  invoiced: 'Invoice amount',
  'paid-part': 'Amount paid',
  'paid-on': 'Payment date',
  owed: 'Owed',
  'owed-of-age': 'Owed, by age',
  type: 'Type',
  property: 'Property',
  tenant: 'Tenant',
  rent: 'Rent',
  'rent-period': 'Period of the rent',
  fee: 'Fee',
  'fee-share': 'Fee, as a share of the rent',
  'lease-end': 'End of the lease',
  'other-party': 'Owner or vendor',
  asking: 'Asking price',
  'days-on-market': 'Days on the market',
  listed: 'Listed on',
  opportunity: 'Opportunity',
  value: 'Value',
  weighted: 'Value by chance',
  chance: 'Chance',
  'expected-close': 'Expected close',
  stage: 'Stage',
}

/** Roles in a general ledger, where a debit of the bank is money in. */
export const ledgerRoles: typeof roles = { debit: 'Debit', credit: 'Credit', side: 'Debit or credit' }

export const rowsOf = (count: number | string): string => counted(count, 'row')

/** Rows that are not records, by reason. */
export const apart: { readonly [why: string]: ((count: number) => string) | undefined } = {
  'above the labels': (count) => `${rowsOf(count)} above the labels`,
  total: (count) => counted(count, 'row of totals', 'rows of totals'),
  text: (count) => counted(count, 'row of text', 'rows of text'),
  'further line': (count) => counted(count, 'further line of an order', 'further lines of orders'),
  'not completed': (count) => counted(count, 'payment not completed', 'payments not completed'),
  'no sale': (count) => counted(count, 'payout or fee', 'payouts or fees'),
  paid: (count) => counted(count, 'row with nothing owed', 'rows with nothing owed'),
  'labels again': (count) => counted(count, 'repeated row of labels', 'repeated rows of labels'),
}

const smallNumbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
export const numberWord = (count: number): string => smallNumbers[count] ?? count.toLocaleString('en-AU')

const things: Readonly<Record<ImportKind, readonly [one: string, several: string]>> = {
  sales: ['sale', 'sales'],
  books: ['entry', 'entries'],
  timesheets: ['timesheet row', 'timesheet rows'],
  debtors: ['debt', 'debts'],
  managements: ['property', 'properties'],
  listings: ['listing', 'listings'],
  pipeline: ['opportunity', 'opportunities'],
}
export const records = (kind: ImportKind, count: number): string =>
  counted(count.toLocaleString('en-AU'), ...things[kind])

export const states: Readonly<Record<Import['state'], string>> = {
  undecided: 'Waiting for an answer',
  ready: 'Ready to record',
  imported: 'On record',
  undone: 'Undone',
}

/** Titles of questions without an example. */
export const titles: { readonly [question: string]: string | undefined } = {
  accounts: 'What are these accounts for?',
  refunds: 'Were these refunds taken off?',
  'refunds-in': 'Have these refunds been taken off already?',
  kind: 'Are these sales, or entries from your books?',
  tax: 'Is the tax part of these amounts?',
  tip: 'Are the tips part of these amounts?',
  takings: 'Are takings negative in this file?',
  debits: 'Are debits money in or money out here?',
  'amount-column': 'Which column has the amounts?',
  'date-column': 'Which column has the dates?',
  'category-column': 'Which column groups what you sell?',
  'tax-code-column': 'Which column has the tax codes?',
  added: 'What is this column?',
  'price-of': 'Is this the price of one, or of the whole row?',
  discount: 'Does this discount still have to be taken off?',
  'order-total': 'Do the rows of an order repeat its total?',
  'hours-column': 'Which hours were worked?',
  'monthly-tax': 'Do these monthly totals include tax?',
  'monthly-dates': 'Is each row a month or a day?',
  'monthly-columns': 'Are these columns read correctly?',
  'monthly-accounts': 'Are these accounts costs or income?',
  'same-months': 'Is this the same money as on record?',
  'date-numbers': 'Which day does this file count from?',
  'day-length': 'How long is a full day?',
  billed: 'Which of these hours are billed to clients?',
  'billable-blank': 'Are rows with an empty cell billed?',
  sheet: 'Which sheet should be read?',
  'same-rows': 'Are these the rows that are on record already?',
  'as-of': 'What date are these amounts for?',
  'ages-from': 'What are these days counted from?',
  'owed-to': 'Who owes these amounts?',
  'debtors-repeated': 'Are these rows the same debt?',
  'rent-period': 'What period are these rents for?',
  'fee-is': 'What are these fees?',
  'debtors-on-record': 'Does this list replace the one on record?',
  'debtors-outstanding': 'Which column has what is still owed?',
  'debtors-amount': 'Which column has the amount of an invoice?',
  'debtors-customer': 'Which column has the customers?',
  'debtors-paid': 'Which column has what was paid?',
  'week-or-fortnight': 'Is each row a week or a fortnight?',
  'same-work': 'Is this work on record already?',
  'sum-rows': 'Are these rows the totals of others?',
  'hours-unit': 'What unit are these times in?',
  'billed-column': 'Which column says what is billed?',
  'repeated-rows': 'Were these rows pasted twice?',
  'same-numbers': 'Do your sale numbers start again?',
}

/** Introductions of questions by id; others use the general text. */
export const leads: { readonly [question: string]: string | undefined } = {
  'date-order':
    'Every date in this file can be read more than one way, and we don’t guess with your figures.',
  'decimal-mark':
    'The mark in these amounts can mean cents or thousands, and we don’t guess with your figures.',
  accounts:
    'Money comes in on them, and their names don’t say what it is. Without an answer, revenue can’t be shown.',
  sign: 'Nothing in this file says which way the money went, and we don’t guess with your figures.',
  refunds: 'These rows are refunds, but their amounts are above zero.',
  'refunds-in':
    'The figures don’t show whether the amounts beside them are less these refunds, so your revenue depends on the answer.',
  tax: 'The figures fit both answers, and your results depend on which is right.',
  'tax-included': 'This file has no tax column, and a wrong guess would distort your figures.',
  tip: 'The figures fit both answers, and your revenue depends on which is right.',
  takings: 'Most amounts in this file are below zero.',
  debits: 'The balance grows with debits, as in your own ledger or an expense account.',
  kind: 'The columns fit both answers, and your results depend on which is right.',
  'amount-column': 'More than one column could be the amount.',
  'category-column': 'More than one column could be the category.',
  'tax-code-column': 'More than one column could be the tax code.',
  added: 'The totals include it, and its label does not say why.',
  'date-column': 'More than one column could be the date.',
  'price-of': 'Some rows are for more than one item, so your revenue depends on the answer.',
  discount:
    'Its label doesn’t say what it is, or the amounts don’t show whether it has been taken off, so your revenue depends on the answer.',
  'order-total':
    'Several rows have the same number and the same amount, so your revenue depends on the answer.',
  'hours-column': 'More than one column has hours.',
  sheet: 'This workbook has several sheets with rows.',
  'repeated-rows': 'The same rows appear again, in the same order.',
  'same-numbers':
    'Rows on record have the same numbers on another day, with other amounts. Both readings would change your figures.',
  'same-work': 'Hours for the same people and days are on record already, and these would be added to them.',
  'sum-rows': 'Each equals the hours of that day’s other rows added up.',
  'hours-unit': 'Their label doesn’t say.',
  'billed-column': 'More than one column could say so.',
  'same-rows': 'They have the same day, amount and text as rows on record, and no number of their own.',
}
