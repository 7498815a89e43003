/** A file that cannot be read at all. */

/** Reason for refusing a file, with row and column if known; rows count from 1, as in spreadsheets. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly row: number | undefined
  readonly column: string | undefined

  constructor(reason: string, at: { readonly row?: number; readonly column?: string } = {}) {
    super(reason)
    this.row = at.row
    this.column = at.column
  }
}
