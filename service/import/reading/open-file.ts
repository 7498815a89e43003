/** A file that is understood, and what it is read with. */
import type { Answers, ColumnQuestion, Layout } from './layout.ts'
import type { ReadingPlace } from './read-rows.ts'
import type { Kind } from './roles.ts'
import type { ReadRow } from './row-outcome.ts'
import type { SourceRow } from './source-row.ts'

/** How a file is to be read. */
export type ReadOptions = ReadingPlace & {
  readonly kind?: Kind | undefined
  readonly answers: Answers
  /** True for an import that is planned again as it was recorded. */
  readonly isReplay?: boolean
  /** What earlier files with these labels decided. */
  readonly recall?: ((labels: readonly string[]) => Promise<Answers>) | undefined
}

/** A file whose every column is understood. */
export type OpenFile = {
  readonly kind: Kind
  /** How it was read: "comma, UTF-8", "sheet Sales". */
  readonly from: string
  /** What was answered or proven, for later files of its layout too. */
  readonly decided: Answers
  /** Name of the source, if it does not follow from its columns. */
  readonly source?: string
  /** How columns are read; undefined for a profit and loss statement. */
  readonly layout?: Layout
  /** The question about tax that was answered. */
  readonly taxQuestion?: ColumnQuestion
  /** Some of its rows, as samples. */
  readonly samples?: readonly SourceRow[]
  /** Its rows in batches, from the start each time. */
  readonly rows: () => AsyncIterable<readonly ReadRow[]>
}
