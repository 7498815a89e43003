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
    /** What customers owe, and what of it is overdue, as of the last day of the week with a list of debtors. */
    owed: Money,
    overdue: Money,
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

/**
 * Weeks whose revenue comes from the books: once sales are on record, revenue comes from sales alone, and these would have none.
 */
const EndsIncome = record({ weeks: integer(1), from: IsoDate, to: IsoDate }, undefined, 'EndsIncome')

/**
 * A week that changes; `before` is absent where it has no records. `period`: its amounts are those of a whole period that ends in
 * it, as in a statement of months.
 */
const ChangedWeek = record(
  { weekStart: IsoDate, after: ImportWeek },
  { before: ImportWeek, period: record({ from: IsoDate, to: IsoDate }) },
  'ChangedWeek',
)

/** What a commit would change, by week. `unsureCosts`: accounts that count as "other" until somebody says what kind of cost they are. */
export const ImportPreview = record(
  {
    importId: ImportId,
    weeks: t.array(ChangedWeek),
  },
  { ledger: LedgerAccounts, endsIncome: EndsIncome, unsureCosts: Names },
  'ImportPreview',
)
export type ImportPreview = t.TypeOf<typeof ImportPreview>

/** Rows processed so far while a commit is running. */
export const ImportProgress = record({ rows: integer(0) }, undefined, 'ImportProgress')
