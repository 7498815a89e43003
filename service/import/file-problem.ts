/** Explains why a file is refused: it is unreadable, or all of its rows are. */
import { cutText } from '#schema/core/cut-text'
import { invalid, type Problem } from '#schema/core/problem'
import type { RejectedRow } from '#schema/import/import'
import { FileRefused } from './reading/refused.ts'

/** A file in which every row was rejected. */
export class NothingToImport extends Error {
  readonly rejected: readonly RejectedRow[]
  constructor(rejected: readonly RejectedRow[]) {
    super('has no row that can be read')
    this.rejected = rejected
  }
}

/** Row and column of an error in words. */
const placeOf = ({ row, column }: FileRefused): string =>
  [...(row === undefined ? [] : [`row ${row}`]), ...(column === undefined ? [] : [`column ${column}`])].join(
    ', ',
  )

/** Rows of a refused file with their reasons; undefined for any other error. */
export const refusedRows = (error: unknown): readonly RejectedRow[] | undefined => {
  if (error instanceof NothingToImport && error.rejected.length > 0) return error.rejected
  if (!(error instanceof FileRefused || error instanceof NothingToImport)) return undefined
  const { row = 1, column = 'file' } = error instanceof FileRefused ? error : {}
  return [{ row, column: cutText(column, 200), reason: cutText(error.message, 300) }]
}

/** The problem to answer with; undefined for any other error. */
export const problemOfFile = (error: unknown): Problem | undefined => {
  if (error instanceof FileRefused) {
    const place = placeOf(error)
    const message = `${error.message}${place === '' ? '' : ` (${place})`}`
    return {
      ...invalid([{ field: 'file', message }]),
      code: 'import/unreadable',
      detail: `The file ${message}. Nothing was recorded.`,
    }
  }
  if (!(error instanceof NothingToImport)) return undefined
  const errors = error.rejected.map(({ row, column, reason }) => ({
    field: `row ${row}, column ${column}`,
    message: reason,
  }))
  return {
    ...invalid(errors.length > 0 ? errors : [{ field: 'file', message: error.message }]),
    code: 'import/nothing-to-import',
  }
}
