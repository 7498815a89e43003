/** A file that cannot be read at all. */

/** Why a file is refused, with its row and column where these are known; rows count from 1, as spreadsheets do. */
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
