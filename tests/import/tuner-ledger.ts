/** The ledger of a piano tuner, whose accounts are named after customers. */
import { lines } from './read-text.ts'

/** Days from Monday, 7 September 2026. */
export const dayOf = (at: number): string => new Date(Date.UTC(2026, 8, 7 + at)).toISOString().slice(0, 10)

/** Three payers each week, a refund to one of them, and money from the owner's aunt in the first week. */
export const ledgerOf = (first: number, weeks: number, ...more: readonly string[]) =>
  lines(
    'Date,Account,Description,Debit,Credit',
    ...Array.from({ length: weeks }, (_, at) => first + at).flatMap((week) => [
      `${dayOf(7 * week)},Old Joinery,Concert grand,,${310 + week}.45`,
      `${dayOf(7 * week + 1)},St Brigid’s,Chapel upright,,180.10`,
      `${dayOf(7 * week + 2)},Strings and felt,Workshop,95.05,`,
      `${dayOf(7 * week + 3)},Mrs Odgers,Lesson room,,99.99`,
      `${dayOf(7 * week + 4)},St Brigid’s,Paid twice,20.05,`,
    ]),
    ...more,
  )
/** Six weeks, and money from the aunt. */
export const ledger = ledgerOf(0, 6, `${dayOf(4)},Aunt Vera,For the van,,8000.00`)

/** An answer for each account. */
export const each = {
  'account:Old Joinery': 'income',
  'account:St Brigid’s': 'income',
  'account:Mrs Odgers': 'income',
  'account:Aunt Vera': 'other',
}

/** Revenue of each week by those answers. */
export const exact = Array.from({ length: 6 }, (_, week) => `${570 + week}.49`)
