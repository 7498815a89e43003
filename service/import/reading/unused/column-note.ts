/** What is said of a column that no figure uses. */
import type { ColumnQuestion } from '../layout.ts'

/** Why a column is left out. `earlier`: as in earlier files of the layout; `told`: by an answer. */
export type WhyUnused =
  | 'empty'
  | 'told'
  | 'earlier'
  | 'costs'
  | 'taken'
  | 'amounts'
  | 'dates'
  | 'checked'
  | 'beside-periods'
  | 'no-figure'

/** A column with why it is left out, or with the question by which its use can be changed. */
export type ColumnNote = {
  readonly at: number
  readonly label: string
  /** Absent for a column that is used. */
  readonly why?: WhyUnused
  /** Label of the column that is used in its place. */
  readonly instead?: string
  readonly question?: ColumnQuestion
}
