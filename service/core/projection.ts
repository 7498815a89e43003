/** Projections: pure functions from one event to row changes, folded in memory before anything is written. */
import { eventsBySlice } from '#schema/events'
import { type SliceName, sliceNames } from '#schema/slices'
import type { HistoryEvent } from './recorded-event.ts'
import { type RowColumn, rowParameters, rowsSql, shapeOfRows } from './rows.ts'
import { postgresType, type RowOf, type Table } from './table.ts'

type Row = Readonly<Record<string, unknown>>

/** One change of one row. A patch of a row that is not there changes nothing. */
export type RowChange =
  | { readonly kind: 'put'; readonly table: Table; readonly row: Row }
  | { readonly kind: 'patch'; readonly table: Table; readonly row: Row }
  | { readonly kind: 'remove'; readonly table: Table; readonly row: Row }

/** What an event does to the read tables of one slice. */
export type Projection = {
  /** Whose events it follows; it is shown no others. */
  readonly slice: SliceName
  readonly tables: readonly Table[]
  readonly project: (event: HistoryEvent) => readonly RowChange[]
}

/** What one event does to all read tables. */
export type Project = (event: HistoryEvent) => readonly RowChange[]

/** Leads each event to the projection of its slice; one that no projection follows changes nothing. */
export const projectBy = (projections: readonly Projection[]): Project => {
  const bySlice = new Map(projections.map((projection) => [projection.slice, projection]))
  const byType = new Map(
    sliceNames.flatMap((slice) => {
      const projection = bySlice.get(slice)
      return projection ? Object.keys(eventsBySlice[slice]).map((type) => [type, projection] as const) : []
    }),
  )
  return (event) => byType.get(event.type)?.project(event) ?? []
}

/** Writes a whole row, new or not. */
export const put = <T extends Table>(table: T, row: RowOf<T>): RowChange => ({ kind: 'put', table, row })

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

/** The id of a row within its workspace; the one row of a table without a key has the empty id. */
export const idOf = (table: Table, row: Row): string => (table.key === null ? '' : String(row[table.key]))

const merge = (earlier: RowChange | undefined, later: RowChange): RowChange => {
  if (earlier === undefined) return later
  if (earlier.kind === 'remove') return earlier
  return { ...earlier, row: { ...earlier.row, ...later.row } }
}

const hasColumns = (row: Row, columns: readonly string[]): boolean => {
  let count = 0
  for (const name in row) if (name !== columns[count++]) return false
  return count === columns.length
}

const grouped = (changes: Iterable<RowChange>): readonly ChangeGroup[] => {
  const groups: ChangeGroup[] = []
  let last: ChangeGroup | undefined
  for (const { kind, table, row } of changes) {
    const fits = (group: ChangeGroup): boolean =>
      group.kind === kind && group.table === table && hasColumns(row, group.columns)
    // Changes come table by table, and rows of one event type have the same columns.
    const group: ChangeGroup | undefined = last && fits(last) ? last : groups.find(fits)
    last = group ?? { kind, table, columns: Object.keys(row), rows: [] }
    if (group === undefined) groups.push(last)
    last.rows.push(row)
  }
  return groups
}

/** Row changes in their order, at most one left for each row. */
export class RowFold {
  private readonly tables = new Map<Table, Map<string, RowChange>>()

  /** Takes in the next changes. */
  add(changes: readonly RowChange[]): void {
    for (const change of changes) {
      const { table, row } = change
      let rows = this.tables.get(table)
      if (rows === undefined) {
        rows = new Map()
        this.tables.set(table, rows)
      }
      const id = idOf(table, row)
      rows.set(id, change.kind === 'patch' ? merge(rows.get(id), change) : change)
    }
  }

  /** What is left, grouped so that each group is one statement. */
  groups(): readonly ChangeGroup[] {
    return grouped([...this.tables.values()].flatMap((rows) => [...rows.values()]))
  }

  /**
   * Gives the oldest changes of each table that has gathered twice `count`, and forgets them: what comes later for the
   * same rows has to follow them. A row that was removed waits, lest it be taken away and put back.
   */
  takeOldest(count: number): readonly ChangeGroup[] {
    const taken: RowChange[] = []
    for (const rows of this.tables.values()) {
      if (rows.size < 2 * count) continue
      const enough = taken.length + count
      for (const [id, change] of rows) {
        if (taken.length === enough) break
        if (change.kind === 'remove') continue
        taken.push(change)
        rows.delete(id)
      }
    }
    return grouped(taken)
  }
}

/** Rows of one table that change in the same columns in the same way. */
export type ChangeGroup = {
  readonly kind: RowChange['kind']
  readonly table: Table
  readonly columns: readonly string[]
  readonly rows: Row[]
}

const columnsOf = ({ table, columns }: ChangeGroup): readonly RowColumn<Row>[] =>
  columns.map((name) => ({
    name,
    type: postgresType(table.columns[name] ?? 'text'),
    of: (row) => row[name],
  }))

/** What tells the statements of groups apart. */
export const groupShape = ({ kind, table, columns, rows }: ChangeGroup): string =>
  `${kind} ${table.name} ${columns.join()} ${kind === 'put' ? shapeOfRows(rows.length) : ''}`

/** The parameters of a group's statement: rows to put as they are, rows to patch or remove as one object by id. */
export const groupParameters = (group: ChangeGroup): readonly unknown[] => {
  const { kind, table, rows } = group
  if (kind !== 'put') return [JSON.stringify(Object.fromEntries(rows.map((row) => [idOf(table, row), row])))]
  return rowParameters(columnsOf(group), rows)
}

/** The statement of a group: its parameters start at $`first`, $1 is the workspace; `guard` must hold. */
export const groupSql = (group: ChangeGroup, first: number, guard: string): string => {
  const { kind, columns, rows } = group
  const { name, key } = group.table
  const changed = columnsOf(group).filter((column) => column.name !== key)
  if (kind === 'put') {
    const list = (prefix: string) => changed.map((column) => `${prefix}.${column.name}`).join(', ')
    const update = changed.map((column) => `${column.name} = excluded.${column.name}`).join(', ')
    return `insert into ${name} (workspace, ${columns.join(', ')})
      select $1, r.* from ${rowsSql(columnsOf(group), rows.length, first)} where ${guard}
      on conflict (workspace${key === null ? '' : `, ${key}`})
      do update set ${update} where (${list(name)}) is distinct from (${list('excluded')})`
  }
  // Rows are found by an index condition on their ids; a join would be planned by the size the table once had.
  const ids = `array(select jsonb_object_keys($${first}::jsonb))`
  const where = `where t.workspace = $1 ${key === null ? '' : `and t.${key} = any(${ids})`} and ${guard}`
  if (kind === 'remove') return `delete from ${name} t ${where}`
  const row = `$${first}::jsonb -> ${key === null ? "''" : `t.${key}`}`
  const set = changed
    .map((column) => `${column.name} = (${row} ->> '${column.name}')::${column.type}`)
    .join(', ')
  return `update ${name} t set ${set} ${where}`
}

/** The statement that writes rows to put into an empty table: nothing can be there already. */
export const insertSql = (group: ChangeGroup, first: number): string =>
  `insert into ${group.table.name} (workspace, ${group.columns.join(', ')})
    select $1, r.* from ${rowsSql(columnsOf(group), group.rows.length, first)}`

/** Rows written in one statement; a rebuild gathers twice as many first, since rows change most while they are young. */
export const rowsAtOnce = 2000

/** A group in parts that one statement each can write. */
export const inParts = (group: ChangeGroup): readonly ChangeGroup[] => {
  const parts: ChangeGroup[] = []
  for (let from = 0; from < group.rows.length; from += rowsAtOnce)
    parts.push({ ...group, rows: group.rows.slice(from, from + rowsAtOnce) })
  return parts
}
