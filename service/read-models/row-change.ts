/** Changes of single rows in read tables, as data. */
import type { AddedRowOf, RowOf, Table } from './table.ts'

/** A row by column name. */
export type Row = Readonly<Record<string, unknown>>

/** A change of one row. A patch of a missing row changes nothing. `isNew`: no row with this key can exist. */
export type RowChange =
  | { readonly kind: 'put'; readonly table: Table; readonly row: Row; readonly isNew?: boolean }
  | { readonly kind: 'patch'; readonly table: Table; readonly row: Row }
  | { readonly kind: 'remove'; readonly table: Table; readonly row: Row }

/** Inserts or replaces a row. */
export const put = <T extends Table>(table: T, row: RowOf<T>): RowChange => ({ kind: 'put', table, row })

/**
 * Inserts a row created by the first event of its stream, which cannot exist yet. Skipping the check for an existing row
 * saves a flush the time of three rows; if one exists after all, the retried flush replaces it (decision 134). Columns that
 * are left out are null, and cost a flush nothing.
 */
export const add = <T extends Table>(table: T, row: AddedRowOf<T>): RowChange => ({
  kind: 'put',
  table,
  row,
  isNew: true,
})

/** Changes columns of the row with this key. */
export const patch = <T extends Table>(table: T, row: Partial<RowOf<T>>): RowChange => ({
  kind: 'patch',
  table,
  row,
})

/** Deletes the row with this key. */
export const remove = <T extends Table>(table: T, row: Partial<RowOf<T>>): RowChange => ({
  kind: 'remove',
  table,
  row,
})
