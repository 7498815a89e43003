/** What a list of debtors says in the preview of its file. */
import type * as t from 'io-ts'
import { Money } from '../core/money.ts'
import { record } from '../core/record.ts'
import { IsoDate, integer } from '../core/scalars.ts'

/** What a list of debtors says, as of its day. */
export const FileDebtors = record(
  { asOf: IsoDate, customers: integer(0) },
  {
    /** Absent if the list does not say what is overdue. */
    overdue: Money,
    /** Customers' credits, which the total has taken off. */
    credits: Money,
  },
  'FileDebtors',
)
export type FileDebtors = t.TypeOf<typeof FileDebtors>
