/** Row changes in groups, and the one statement that writes each. */

import { insertSql, type RowColumn, rowParameters, shapeOfRows } from './bulk-insert.ts'
import type { Row, RowChange } from './row-change.ts'
import { postgresType, type Table } from './table.ts'

/** Rows of one table that change in the same columns in the same way. */
export type ChangeGroup = {
  readonly kind: RowChange['kind']
  /** Rows to put that cannot be there yet. */
  readonly isNew: boolean
  readonly table: Table
  readonly columns: readonly string[]
  readonly rows: Row[]
}

/** The id of a row within its workspace; the one row of a table without a key has the empty id. */
export const idOf = (table: Table, row: Row): string => (table.key === null ? '' : String(row[table.key]))

const hasColumns = (row: Row, columns: readonly string[]): boolean => {
  let count = 0
  for (const name in row) if (name !== columns[count++]) return false
  return count === columns.length
}

const takes = (group: ChangeGroup, { kind, table, row }: RowChange, isNew: boolean): boolean =>
  group.kind === kind && group.isNew === isNew && group.table === table && hasColumns(row, group.columns)

/** Changes of one row each, in groups that one statement can write, in the order of their first. */
export const grouped = (changes: Iterable<RowChange>): readonly ChangeGroup[] => {
  const groups: ChangeGroup[] = []
  let last: ChangeGroup | undefined
  for (const change of changes) {
    const { kind, table, row } = change
    const isNew = change.kind === 'put' && change.isNew === true
    // Changes come table by table, and rows of one event type have the same columns.
    const isLast: boolean = last !== undefined && takes(last, change, isNew)
    const group = isLast ? last : groups.find((one) => takes(one, change, isNew))
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

/** What tells the statements of groups apart. */
export const groupShape = ({ kind, isNew, table, columns, rows }: ChangeGroup): string =>
  `${isNew ? 'add' : kind} ${table.name} ${columns.join()} ${shapeOfRows(rows.length)}`

/** The parameters of a group's statement: rows as they are, or several to patch or remove as one object by id. */
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
  const changed = columns.map(({ name }) => name).filter((name) => name !== table.key)
  const list = (prefix: string) => changed.map((name) => `${prefix}.${name}`).join(', ')
  const update = changed.map((name) => `${name} = excluded.${name}`).join(', ')
  return `${insert} on conflict (workspace${table.key === null ? '' : `, ${table.key}`})
    do update set ${update} where (${list(table.name)}) is distinct from (${list('excluded')})`
}

// Rows are found by an index condition on their ids; a join would be planned by the size the table once had.
const changeSql = (group: ChangeGroup, first: number, source?: string): string => {
  const { kind, columns, rows } = group
  const { name, key } = group.table
  // A table without a key has one row only.
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
 * The statement of a group: its parameters start at $`first`, $1 is the workspace. Where `source` is named, it writes
 * only if that part of the statement gave a row.
 */
export const groupSql = (group: ChangeGroup, first: number, source?: string): string =>
  group.kind === 'put' ? putSql(group, first, source) : changeSql(group, first, source)

/** Rows written in one statement; a rebuild gathers twice as many first, since rows change most while they are young. */
export const rowsAtOnce = 2000

/** A group in parts that one statement each can write. */
export const inParts = (group: ChangeGroup): readonly ChangeGroup[] => {
  const parts: ChangeGroup[] = []
  for (let from = 0; from < group.rows.length; from += rowsAtOnce)
    parts.push({ ...group, rows: group.rows.slice(from, from + rowsAtOnce) })
  return parts
}
