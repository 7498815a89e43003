/** Imported days as the figures use them. */
import { decodeOrThrow } from '#schema/core/decode'
import { BooksDay } from '#schema/import/days'
import { MoneyKind } from '#schema/import/import'
import { type AnswersRow, answersOnRecord } from './account-answers.ts'
import { type BookedIncome, bookedIncome } from './booked-income.ts'
import type { KindOf } from './cost-kind.ts'
import { type Coverage, coverageOf, type FileRow } from './coverage.ts'
import { profitAndLoss } from './general-ledger.ts'
import type { ImportedDay } from './imported-weeks.ts'
import type { Named } from './income-accounts.ts'
import { withoutOverlap } from './statement-overlap.ts'
import { kindsBy, unsureCosts } from './told-kinds.ts'

/** Imported days, and the days that their files cover. */
export type ImportedRecords = {
  readonly days: readonly ImportedDay[]
  readonly coverage: Coverage
  /** Undefined if revenue is known from sales, or not at all. */
  readonly booked: BookedIncome | undefined
  /** Accounts of a general ledger that may be costs, so that costs are not known. */
  readonly unclearCosts: readonly string[]
  /** Kinds of costs, by names and by what people said. */
  readonly kindOf: KindOf
  /** Costs whose kind no name says, whatever was answered. */
  readonly unsureCosts: readonly Named[]
}

/** A credit note lowers the revenue, so it is no cost. */
const withoutCredits = (row: ImportedDay, income: ReadonlySet<string>): ImportedDay => {
  const { accounts, ...rest } = decodeOrThrow(BooksDay, JSON.parse(row.figures), 'The books of a day')
  const kept = accounts.filter(({ account, direction }) => direction === 'in' || !income.has(account))
  return kept.length === accounts.length
    ? row
    : { ...row, figures: JSON.stringify({ ...rest, accounts: kept }) }
}

/**
 * Days and coverage of the files on record. A business without a till has its revenue in its books: while no sales are on
 * record, income in the books counts as the sales of its days. The two are never mixed, since one may hold what the other
 * lacks, and the seam would look like growth or loss.
 */
export const importedRecords = (
  files: readonly FileRow[],
  imported: readonly ImportedDay[],
  /** Answers about accounts, given after the files were recorded. */
  told: readonly AnswersRow[] = [],
): ImportedRecords => {
  // Time is no money, and what is owed is no income yet.
  const all = withoutOverlap(imported.filter(({ kind }) => MoneyKind.is(kind)))
  const coverage = coverageOf(files, all)
  const answers = answersOnRecord(files, told)
  const ledger = profitAndLoss(all, answers)
  const rows = ledger?.days ?? all
  const asTheyAre = {
    days: rows,
    coverage,
    booked: undefined,
    unclearCosts: ledger?.unclear ?? [],
    kindOf: kindsBy(answers),
    unsureCosts: unsureCosts(rows),
  }
  if (rows.some(({ kind }) => kind === 'sales')) return asTheyAre
  const booked = bookedIncome(rows, coverage, answers)
  if (booked.days.length === 0) return { ...asTheyAre, booked }
  return {
    ...asTheyAre,
    days: [...booked.days, ...rows.map((row) => withoutCredits(row, booked.accounts))],
    // Days between two files are unknown, as with sales.
    coverage: { ...coverage, sales: coverage.books },
    booked,
  }
}
