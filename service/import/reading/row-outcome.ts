/** Outcome of reading a row. */
import type { BookEntry } from './book-row.ts'
import type { Debt } from './debtors/debt.ts'
import type { Rejected } from './read-row.ts'
import type { RegisterEntry } from './registers/register.ts'
import type { Sale } from './sale-row.ts'
import type { SetApart } from './set-apart.ts'
import type { WorkEntry } from './timesheet/work-entry.ts'

/** A row as a record of its kind, refused, or set apart. */
export type ReadRow =
  | { readonly is: 'sale'; readonly row: number; readonly sale: Sale }
  | { readonly is: 'entries'; readonly row: number; readonly entries: readonly BookEntry[] }
  | { readonly is: 'work'; readonly row: number; readonly work: readonly WorkEntry[] }
  | { readonly is: 'debts'; readonly row: number; readonly debts: readonly Debt[] }
  | { readonly is: 'registers'; readonly row: number; readonly entries: readonly RegisterEntry[] }
  | ({ readonly is: 'rejected' } & Rejected)
  | ({ readonly is: 'set-apart' } & SetApart)
