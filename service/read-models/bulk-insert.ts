/** Rows on their way into a prepared statement: one as VALUES, more as one array a column. */
import { binaryArray } from '../event-store/binary-array.ts'

/** A column of the rows: its name, its Postgres type, and what it holds of each item. */
export type RowColumn<A> = {
  readonly name: string
  readonly type: string
  readonly of: (item: A) => unknown
}

/** What tells statements for so many rows apart. */
export const shapeOfRows = (count: number): string => {
  if (count === 0) return 'none'
  return count === 1 ? 'one' : 'many'
}

/** One row for each item as parameters, in the order in which the statements below name them. */
export const rowParameters = <A>(columns: readonly RowColumn<A>[], items: readonly A[]): readonly unknown[] =>
  columns.map(({ type, of }) => {
    const [first] = items
    if (items.length !== 1 || first === undefined) return binaryArray(type, items.map(of))
    const value = of(first)
    return type === 'bytea' ? Buffer.from(String(value), 'hex') : value
  })

// Unnested side by side in a select list they become rows one by one; in FROM each would be stored first.
const cellSql = (type: string, count: number, parameter: number): string =>
  count === 1 ? `$${parameter}::${type}` : `unnest($${parameter}::${type}[])`

/** The rows as an item of FROM called `r`; there is one parameter for each column, from $`first`. */
export const rowsSql = <A>(columns: readonly RowColumn<A>[], count: number, first: number): string =>
  `(select ${columns.map(({ name, type }, index) => `${cellSql(type, count, first + index)} as ${name}`).join(', ')}) as r`

/**
 * Inserts the rows for workspace $1; there is one parameter for each column, from $`first`. Where `source` is named,
 * only if that part of the statement gave a row.
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
