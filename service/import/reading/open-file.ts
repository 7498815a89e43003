/** A fully understood file, and how to read it. */
import type { MappedColumn } from '#schema/import/import'
import type { Accounting } from '#schema/import/tax-basis'
import type { Answers, ColumnQuestion, Layout } from './layout.ts'
import type { ReadingPlace } from './read-rows.ts'
import type { Kind } from './roles.ts'
import type { ReadRow } from './row-outcome.ts'
import type { SourceRow } from './source-row.ts'
import type { ColumnNote } from './unused/column-note.ts'

/** Options for reading a file. */
export type ReadOptions = ReadingPlace & {
  readonly kind?: Kind | undefined
  readonly answers: Answers
  /** True when planning an import again as recorded. */
  readonly isReplay?: boolean
  /** Decisions for earlier files with these labels. */
  readonly recall?: ((labels: readonly string[]) => Promise<Answers>) | undefined
}

/** A file with all columns understood. */
export type OpenFile = {
  readonly kind: Kind
  /** Format of the file: "comma, UTF-8", "sheet Sales". */
  readonly from: string
  /** Answers and proven readings, also for later files of the layout. */
  readonly decided: Answers
  /** Name of the source, if it is not derived from the columns. */
  readonly source?: string
  /** How to read columns; undefined for a profit and loss statement. */
  readonly layout?: Layout
  /** How each column is read, if that does not follow from the layout. */
  readonly mapping?: readonly MappedColumn[]
  /** Columns that are left out, and those whose use was chosen. */
  readonly notes?: readonly ColumnNote[]
  /** What a statement says of itself. */
  readonly accounting?: Accounting
  /** The answered question about tax. */
  readonly taxQuestion?: ColumnQuestion
  /** Sample rows. */
  readonly samples?: readonly SourceRow[]
  /** Rows in batches, from the start each time. */
  readonly rows: () => AsyncIterable<readonly ReadRow[]>
}
