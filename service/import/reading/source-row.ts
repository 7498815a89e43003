/** Rows of a file before interpretation. */

import { FileRefused } from './refused.ts'

/** A row of a file: its number, from 1 as in spreadsheets, and its trimmed cells. */
export type SourceRow = { readonly row: number; readonly cells: readonly string[] }

/** Rows of a table in batches, from the start each time. */
export type SourceTable = {
  /** Format of the table: "comma, UTF-8", "sheet Sales". */
  readonly from: string
  readonly rows: () => AsyncIterable<readonly SourceRow[]>
}

/** Refuses a row with too many cells, a cell that is too long, or a character that is not text. */
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

/** Limits of a table; larger files are refused. */
export const tableLimits = { columns: 250, cell: 10_000, row: 200_000, rows: 2_000_000 } as const
