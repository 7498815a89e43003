/** Texts about what customers owe. */
import type { FileDebtors } from '#schema/import/file-debtors'
import { area, counted } from '../../core/language.ts'

export const debtorsText = area('debtors', {
  title: 'Debtors',
  asOf: (day: string) => `As of ${day}, from your latest list.`,
  columns: { customer: 'Customer', owed: 'Owed', overdue: 'Overdue', oldest: 'Oldest due' },
  total: 'Total',
  notSaid: 'not given',
  all: (count: number) => `Show all ${count}`,
  replaced: 'The names from that time are no longer kept: a later list has replaced them.',
  nobody: 'Nobody owed anything on that day.',
  owedLine: (owed: string, overdue: string | undefined, day: string) =>
    overdue === undefined
      ? `Customers owe you ${owed}, as of ${day}.`
      : `Customers owe you ${owed}, of which ${overdue} is overdue, as of ${day}.`,
  nobodyOwes: (day: string) => `No customer owed you anything as of ${day}.`,
  willBeRecorded: (day: string) => `What customers owed on ${day} will be recorded`,
  newSum: (debts: string, total: string) =>
    `${debts}, ${total} in all. Weekly figures and revenue do not change.`,
  before: (day: string) => `On record, as of ${day}`,
  after: (day: string) => `New, as of ${day}`,
  sum: 'Sum',
  owedInAll: 'Owed in all',
  stays: (day: string) => `The list of ${day} stays the latest, because it is newer than this one.`,
  file: ({ customers, overdue, credits }: FileDebtors, day: string, money: (cents: string) => string) =>
    [
      `${counted(customers, 'customer owes', 'customers owe')} money as of ${day}.`,
      overdue === undefined ? 'The list does not say how much is overdue.' : `${money(overdue)} is overdue.`,
      ...(credits === undefined ? [] : [`Credits of ${money(credits)} are taken off.`]),
      'Revenue does not change.',
    ].join(' '),
})
