/** Rows of a file before anything is known about them. */

import { FileRefused } from './refused.ts'

/** A row of a file: its number, counted from 1 as a spreadsheet does, and its cells without spaces around them. */
export type SourceRow = { readonly row: number; readonly cells: readonly string[] }

/** Rows of a table in batches, from the start each time. */
export type SourceTable = {
  /** How the table was read: "comma, UTF-8", "sheet Sales". */
  readonly from: string
  readonly rows: () => AsyncIterable<readonly SourceRow[]>
}

/** Refuses a row with too many cells, with a cell that is too long, or with a character that no text has. */
export const checkRow = ({ row, cells }: SourceRow, where = ''): void => {
  if (cells.length > tableLimits.columns)
    throw new FileRefused(`has more than ${tableLimits.columns} columns${where}`, { row })
  for (const [at, cell] of cells.entries()) {
    const column = String(at + 1)
    if (cell.length > tableLimits.cell)
      throw new FileRefused(`has a cell of more than ${tableLimits.cell} characters${where}`, { row, column })
    if (cell.includes('\0')) throw new FileRefused(`has a zero character${where}`, { row, column })
  }
}

/** Limits of a table; beyond them a file is refused. */
export const tableLimits = { columns: 250, cell: 10_000, row: 200_000, rows: 2_000_000 } as const
