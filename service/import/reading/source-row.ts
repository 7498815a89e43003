/** Rows of a file before anything is known about them. */

/** A row of a file: its number, counted from 1 as a spreadsheet does, and its cells without spaces around them. */
export type SourceRow = { readonly row: number; readonly cells: readonly string[] }

/** Rows of a table in batches, from the start each time. */
export type SourceTable = {
  /** How the table was read: "comma, UTF-8", "sheet Sales". */
  readonly from: string
  readonly rows: () => AsyncIterable<readonly SourceRow[]>
}

/** Limits of a table; beyond them a file is refused. */
export const tableLimits = { columns: 250, cell: 10_000, row: 200_000, rows: 2_000_000 } as const
