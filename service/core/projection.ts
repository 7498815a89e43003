/** Projections: pure functions from one event to row changes, folded in memory before anything is written. */
import type { RecordedEvent } from './recorded-event.ts'
import { postgresType, type RowOf, type Table } from './table.ts'

type Row = Readonly<Record<string, unknown>>

/** One change of one row. A patch of a row that is not there changes nothing. */
export type RowChange =
  | { readonly kind: 'put'; readonly table: Table; readonly row: Row }
  | { readonly kind: 'patch'; readonly table: Table; readonly row: Row }
  | { readonly kind: 'remove'; readonly table: Table; readonly row: Row }

/** What an event does to the read tables of one slice. */
export type Projection = {
  readonly tables: readonly Table[]
  readonly project: (event: RecordedEvent) => readonly RowChange[]
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

const keyOf = ({ table, row }: RowChange): string =>
  JSON.stringify([table.name, ...table.key.map((k) => row[k])])

const merge = (earlier: RowChange | undefined, later: RowChange): RowChange => {
  if (earlier === undefined || later.kind !== 'patch') return later
  if (earlier.kind === 'remove') return earlier
  return { ...earlier, row: { ...earlier.row, ...later.row } }
}

/** Row changes in their order, at most one left for each row. */
export class RowFold {
  private readonly changes = new Map<string, RowChange>()

  /** Takes in the next changes. */
  add(changes: readonly RowChange[]): void {
    for (const change of changes) {
      const key = keyOf(change)
      this.changes.set(key, merge(this.changes.get(key), change))
    }
  }

  /** What is left, grouped so that each group is one statement. */
  groups(): readonly ChangeGroup[] {
    const groups = new Map<string, ChangeGroup>()
    for (const { kind, table, row } of this.changes.values()) {
      const columns = Object.keys(row).sort()
      const name = `${kind} ${table.name} ${columns.join()}`
      const group = groups.get(name)
      if (group) group.rows.push(row)
      else groups.set(name, { name, kind, table, columns, rows: [row] })
    }
    return [...groups.values()]
  }
}

/** Rows of one table that change in the same columns in the same way. */
export type ChangeGroup = {
  readonly name: string
  readonly kind: RowChange['kind']
  readonly table: Table
  readonly columns: readonly string[]
  readonly rows: Row[]
}

/**
 * The statement of a group: `parameter` holds its rows as a JSON array, $1 the workspace; `guard` must hold.
 */
export const groupSql = ({ kind, table, columns }: ChangeGroup, parameter: string, guard: string): string => {
  const typed = columns.map((c) => `${c} ${postgresType(table.columns[c] ?? 'text')}`).join(', ')
  const rows = `jsonb_to_recordset(${parameter}::jsonb) as r(${typed})`
  const matches = ['t.workspace = $1', ...table.key.map((k) => `t.${k} = r.${k}`)].join(' and ')
  const changed = columns.filter((c) => !table.key.includes(c))
  if (kind === 'remove') return `delete from ${table.name} t using ${rows} where ${matches} and ${guard}`
  if (kind === 'patch')
    return `update ${table.name} t set ${changed.map((c) => `${c} = r.${c}`).join(', ')} from ${rows} where ${matches} and ${guard}`
  const onConflict =
    changed.length === 0 ? 'nothing' : `update set ${changed.map((c) => `${c} = excluded.${c}`).join(', ')}`
  return `insert into ${table.name} (workspace, ${columns.join(', ')}) select $1, ${columns.map((c) => `r.${c}`).join(', ')}
    from ${rows} where ${guard} on conflict (${['workspace', ...table.key].join(', ')}) do ${onConflict}`
}
