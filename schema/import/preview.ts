/** What a file would change, before it is recorded. */
import * as t from 'io-ts'
import { Money } from '../core/money.ts'
import { record } from '../core/record.ts'
import { IsoDate, integer, text } from '../core/scalars.ts'
import { ImportId } from './import.ts'

/**
 * Imported figures of a week; a figure that the records cannot give is absent. `revenue` excludes tax, tips and gift cards.
 */
export const ImportWeek = record(
  {},
  {
    revenue: Money,
    gross: Money,
    sales: integer(0),
    moneyIn: Money,
    moneyOut: Money,
    /** Days billed to clients, and days that could be billed; to the hundredth. */
    billedDays: Money,
    availableDays: Money,
    /** Hours worked, billed or not. */
    hours: Money,
  },
  'ImportWeek',
)
export type ImportWeek = t.TypeOf<typeof ImportWeek>

const Names = t.array(text(200))

/** Accounts of a general ledger by what they count as. Those of `left` are the other side of entries, and count as neither. */
export const LedgerAccounts = record(
  {
    costs: Names,
    unclear: Names,
    left: Names,
    /** True if tax has an account of its own. */ isWithoutTax: t.boolean,
  },
  /** Absent if revenue comes from sales on record. */
  { sales: Names },
  'LedgerAccounts',
)
export type LedgerAccounts = t.TypeOf<typeof LedgerAccounts>

/** What a commit would change, by week; `before` is absent for a week without records. */
export const ImportPreview = record(
  {
    importId: ImportId,
    weeks: t.array(record({ weekStart: IsoDate, after: ImportWeek }, { before: ImportWeek }, 'ChangedWeek')),
  },
  { ledger: LedgerAccounts },
  'ImportPreview',
)
export type ImportPreview = t.TypeOf<typeof ImportPreview>

/** Rows processed so far while a commit is running. */
export const ImportProgress = record({ rows: integer(0) }, undefined, 'ImportProgress')
