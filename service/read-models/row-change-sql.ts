/** Groups of row changes, each written by one statement. */

import { insertSql, type RowColumn, rowParameters, shapeOfRows } from './bulk-insert.ts'
import type { Row, RowChange } from './row-change.ts'
import { postgresType, type Table } from './table.ts'

/** Row changes of the same kind, table and columns. */
export type ChangeGroup = {
  readonly kind: RowChange['kind']
  /** True if the rows cannot exist yet. */
  readonly isNew: boolean
  readonly table: Table
  readonly columns: readonly string[]
  readonly rows: Row[]
}

/** Id of a row within its workspace; '' for the single row of a table without a key. */
export const idOf = (table: Table, row: Row): string => (table.key === null ? '' : String(row[table.key]))

const hasColumns = (row: Row, columns: readonly string[]): boolean => {
  let count = 0
  for (const name in row) if (name !== columns[count++]) return false
  return count === columns.length
}

const accepts = (group: ChangeGroup, { kind, table, row }: RowChange, isNew: boolean): boolean =>
  group.kind === kind && group.isNew === isNew && group.table === table && hasColumns(row, group.columns)

/** Groups changes for one statement each, in the order of their first change. */
export const groupChanges = (changes: Iterable<RowChange>): readonly ChangeGroup[] => {
  const groups: ChangeGroup[] = []
  let last: ChangeGroup | undefined
  for (const change of changes) {
    const { kind, table, row } = change
    const isNew = change.kind === 'put' && change.isNew === true
    // Try the last group first: changes arrive by table, and rows of one event type have the same columns.
    const isLast: boolean = last !== undefined && accepts(last, change, isNew)
    const group = isLast ? last : groups.find((one) => accepts(one, change, isNew))
    last = group ?? { kind, isNew, table, columns: Object.keys(row), rows: [] }
    if (group === undefined) groups.push(last)
    last.rows.push(row)
  }
  return groups
}

const columnsOf = ({ table, columns }: ChangeGroup): readonly RowColumn<Row>[] =>
  columns.map((name) => ({
    name,
    type: postgresType(table.columns[name] ?? 'text'),
    of: (row) => row[name],
  }))

/** Part of a statement's cache key for a group. */
export const groupShape = ({ kind, isNew, table, columns, rows }: ChangeGroup): string =>
  `${isNew ? 'add' : kind} ${table.name} ${columns.join()} ${shapeOfRows(rows.length)}`

/** Parameters of a group's statement: the rows or, for several patches or removals, one JSON object by id. */
export const groupParameters = (group: ChangeGroup): readonly unknown[] => {
  const { kind, table, rows } = group
  if (kind === 'put' || rows.length === 1) return rowParameters(columnsOf(group), rows)
  return [JSON.stringify(Object.fromEntries(rows.map((row) => [idOf(table, row), row])))]
}

const putSql = (group: ChangeGroup, first: number, source?: string): string => {
  const { isNew, rows, table } = group
  const columns = columnsOf(group)
  const insert = insertSql(table.name, columns, rows.length, first, source)
  if (isNew) return insert
  // All columns: one that was left out has its default here, null.
  const changed = Object.keys(table.columns).filter((name) => name !== table.key)
  const list = (prefix: string) => changed.map((name) => `${prefix}.${name}`).join(', ')
  const update = changed.map((name) => `${name} = excluded.${name}`).join(', ')
  return `${insert} on conflict (workspace${table.key === null ? '' : `, ${table.key}`})
    do update set ${update} where (${list(table.name)}) is distinct from (${list('excluded')})`
}

// Finds rows by an index condition on their ids; a join's plan would depend on the table's size when it was made.
const changeSql = (group: ChangeGroup, first: number, source?: string): string => {
  const { kind, columns, rows } = group
  const { name, key } = group.table
  // Always true for a table without a key.
  const isOne = rows.length === 1
  const of = (column: string) =>
    isOne ? `$${first + columns.indexOf(column)}` : `($${first}::jsonb -> t.${key} ->> '${column}')`
  const ids = isOne && key !== null ? of(key) : `any(array(select jsonb_object_keys($${first}::jsonb)))`
  const guard = source === undefined ? '' : `and exists (select from ${source})`
  const where = `where t.workspace = $1 ${key === null ? '' : `and t.${key} = ${ids}`} ${guard}`
  if (kind === 'remove') return `delete from ${name} t ${where}`
  const set = columnsOf(group)
    .filter((column) => column.name !== key)
    .map((column) => `${column.name} = ${of(column.name)}::${column.type}`)
  return `update ${name} t set ${set.join(', ')} ${where}`
}

/**
 * Statement of a group: $1 is the workspace, further parameters start at $`first`. With a `source`, writes only if that
 * part of the statement returned a row.
 */
export const groupSql = (group: ChangeGroup, first: number, source?: string): string =>
  group.kind === 'put' ? putSql(group, first, source) : changeSql(group, first, source)

/** Rows per statement. A rebuild collects twice as many first, because new rows change most often. */
export const maxRowsPerStatement = 2000

/** Splits a group into parts of at most `maxRowsPerStatement` rows. */
export const splitGroup = (group: ChangeGroup): readonly ChangeGroup[] => {
  const parts: ChangeGroup[] = []
  for (let from = 0; from < group.rows.length; from += maxRowsPerStatement)
    parts.push({ ...group, rows: group.rows.slice(from, from + maxRowsPerStatement) })
  return parts
}
