/** Changes of single rows of the read tables, as data. */
import type { RowOf, Table } from './table.ts'

/** A row of a read table by its column names. */
export type Row = Readonly<Record<string, unknown>>

/** One change of one row. A patch of a row that is not there changes nothing; `isNew`: none like it can be there. */
export type RowChange =
  | { readonly kind: 'put'; readonly table: Table; readonly row: Row; readonly isNew?: boolean }
  | { readonly kind: 'patch'; readonly table: Table; readonly row: Row }
  | { readonly kind: 'remove'; readonly table: Table; readonly row: Row }

/** Writes a whole row, new or not. */
export const put = <T extends Table>(table: T, row: RowOf<T>): RowChange => ({ kind: 'put', table, row })

/**
 * Writes a row that the first event of its stream makes, so that none like it can be there: looking for one to replace
 * costs a flush as much as three rows. Where there is one after all, mending the flush replaces it.
 */
export const add = <T extends Table>(table: T, row: RowOf<T>): RowChange => ({
  kind: 'put',
  table,
  row,
  isNew: true,
})

/** Changes some columns of the row with this key. */
export const patch = <T extends Table>(table: T, row: Partial<RowOf<T>>): RowChange => ({
  kind: 'patch',
  table,
  row,
})

/** Takes a row away. */
export const remove = <T extends Table>(table: T, row: Partial<RowOf<T>>): RowChange => ({
  kind: 'remove',
  table,
  row,
})
