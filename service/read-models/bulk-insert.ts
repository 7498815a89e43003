/** Rows as parameters of a prepared statement: single values for one row, an array per column for more. */
import { binaryArray } from '../event-store/binary-array.ts'

/** A column: name, Postgres type, and its value for an item. */
export type RowColumn<A> = {
  readonly name: string
  readonly type: string
  readonly of: (item: A) => unknown
}

/** Part of a statement's cache key that depends on the number of rows. */
export const shapeOfRows = (count: number): string => {
  if (count === 0) return 'none'
  return count === 1 ? 'one' : 'many'
}

/** Parameters for the items, in the order of the statements below. */
export const rowParameters = <A>(columns: readonly RowColumn<A>[], items: readonly A[]): readonly unknown[] =>
  columns.map(({ type, of }) => {
    const [first] = items
    if (items.length !== 1 || first === undefined) return binaryArray(type, items.map(of))
    const value = of(first)
    return type === 'bytea' ? Buffer.from(String(value), 'hex') : value
  })

// Unnest in the select list streams rows; in FROM Postgres would materialise each array first.
const cellSql = (type: string, count: number, parameter: number): string =>
  count === 1 ? `$${parameter}::${type}` : `unnest($${parameter}::${type}[])`

/** The rows as a FROM item `r`, with one parameter per column from $`first`. */
export const rowsSql = <A>(columns: readonly RowColumn<A>[], count: number, first: number): string =>
  `(select ${columns.map(({ name, type }, index) => `${cellSql(type, count, first + index)} as ${name}`).join(', ')}) as r`

/**
 * Inserts the rows for workspace $1, with one parameter per column from $`first`. With a `source`, inserts only if that
 * part of the statement returned a row.
 */
export const insertSql = <A>(
  table: string,
  columns: readonly RowColumn<A>[],
  count: number,
  first: number,
  source?: string,
): string => {
  const names = columns.map(({ name }) => name).join(', ')
  const cells = columns.map(({ type }, index) => cellSql(type, count, first + index))
  const from = source === undefined ? '' : ` from ${source}`
  return `insert into ${table} (workspace, ${names}) select $1, ${cells.join(', ')}${from}`
}
