/** Rows on their way into a prepared statement: a few as VALUES, many as one array a column. */

/** Up to here every count of rows has a statement of its own, which Postgres runs fastest. */
const few = 8

/** A column of the rows: name and Postgres type. */
export type RowColumn = { readonly name: string; readonly type: string }

/** What tells statements for so many rows apart. */
export const shapeOfRows = (count: number): string => (count <= few ? String(count) : 'many')

/** The rows as parameters, in the order that `rowsSql` names them. */
export const rowParameters = (
  columns: readonly RowColumn[],
  rows: readonly (readonly unknown[])[],
): readonly unknown[] =>
  rows.length <= few ? rows.flat() : columns.map((_, index) => rows.map((row) => row[index]))

/** How many parameters that are. */
export const rowParameterCount = (columns: readonly RowColumn[], count: number): number =>
  count <= few ? columns.length * count : columns.length

/** The rows as an item of FROM called `r`; their parameters start at $`first`. */
export const rowsSql = (columns: readonly RowColumn[], count: number, first: number): string => {
  const names = columns.map(({ name }) => name).join(', ')
  if (count > few) {
    const arrays = columns.map(({ type }, index) => `$${first + index}::${type}[]`)
    return `unnest(${arrays.join(', ')}) as r(${names})`
  }
  const tuples = Array.from({ length: count }, (_, row) => {
    const cells = columns.map(({ type }, index) => `$${first + row * columns.length + index}::${type}`)
    return `(${cells.join(', ')})`
  })
  return `(values ${tuples.join(', ')}) as r(${names})`
}
