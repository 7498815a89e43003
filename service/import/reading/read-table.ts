/** A table after one pass, and open questions about its layout. */
import type { Column } from './assign-roles.ts'
import type { Answers, ColumnQuestion, Layout } from './layout.ts'
import { columnId } from './questions.ts'
import type { SourceRow } from './source-row.ts'
import type { ColumnNote } from './unused/column-note.ts'

/** A table after one pass over it. */
export type ReadTable = {
  readonly headerRow: number | undefined
  readonly firstRow: number
  /** Rows above the labels. */
  readonly above: readonly SourceRow[]
  readonly columns: readonly Column[]
  /** Lines of text below the labels, such as a final note. */
  readonly notes?: readonly SourceRow[]
  /** Number of sections with a heading and a total, if every row is in one. */
  readonly sections?: number
  /** The same where the balances with which accounts begin may be called so in their headings. */
  readonly balanceSections?: number
  /** Rows from the top of the data, as samples. */
  readonly rows: readonly SourceRow[]
}

/** A layout with decisions for later files, or the questions to ask first. */
export type Decided =
  | {
      readonly layout: Layout
      readonly decided: Answers
      readonly tax?: ColumnQuestion
      readonly notes: readonly ColumnNote[]
    }
  | { readonly questions: readonly ColumnQuestion[] }

/** Questions found so far, answers given for this file, and answers from earlier files of its layout. */
export type Open = {
  readonly questions: ColumnQuestion[]
  readonly answers: Answers
  readonly given: Answers
  readonly recalled: Answers
}

/** Column chosen by an answer, such as "column-3". */
export const chosenColumn = (columns: readonly Column[], answer: string | undefined): Column | undefined =>
  columns.find((column) => answer === columnId(column))
