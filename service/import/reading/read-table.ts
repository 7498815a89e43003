/** A table after one pass, and the open questions about its layout. */
import type { Column } from './assign-roles.ts'
import type { Answers, ColumnQuestion, Layout } from './layout.ts'
import type { SourceRow } from './source-row.ts'

/** A table after one pass over it. */
export type ReadTable = {
  readonly headerRow: number | undefined
  readonly firstRow: number
  /** Rows above the labels. */
  readonly above: readonly SourceRow[]
  readonly columns: readonly Column[]
  /** Lines of text below the labels, such as a note at the end. */
  readonly notes?: readonly SourceRow[]
  /** Rows from the top of the data, for samples. */
  readonly rows: readonly SourceRow[]
}

/** A layout with what later files of it may rely on, or what has to be asked first. */
export type Decided =
  | { readonly layout: Layout; readonly decided: Answers; readonly tax?: ColumnQuestion }
  | { readonly questions: readonly ColumnQuestion[] }

/** Questions found so far, the answers given for this file, and those that earlier files of its layout give. */
export type Open = {
  readonly questions: ColumnQuestion[]
  readonly answers: Answers
  readonly given: Answers
  readonly recalled: Answers
}

/** The column that an answer names, such as "column-3". */
export const chosenColumn = (columns: readonly Column[], answer: string | undefined): Column | undefined =>
  columns.find(({ at }) => answer === `column-${at + 1}`)
