/** Rebuilds read tables from the history, folding in memory and writing while it reads. */
import pg from 'pg'
import { typeParsers } from '../database/pool.ts'
import { searchPathOption } from '../database/search-path.ts'
import { type HistoryRead, readHistory } from '../event-store/read-history.ts'
import { joinProjections, type Projection, RowFold } from './projection.ts'
import {
  type ChangeGroup,
  groupParameters,
  groupSql,
  idOf,
  maxRowsPerStatement,
  splitGroup,
} from './row-change-sql.ts'
import type { Table } from './table.ts'

/**
 * Rebuilds the read tables of a workspace in one transaction under the lock on its head. Correct rows are not touched, and
 * no row is deleted and inserted again, so a flush of the running service that waits for the lock still finds the rows it
 * updates. Unreadable events are skipped and reported. The `derived` tables are emptied and refill themselves on demand.
 */
export const rebuildWorkspace = async (
  client: pg.ClientBase,
  workspace: string,
  projections: readonly Projection[],
  derived: readonly string[] = [],
): Promise<HistoryRead> => {
  await client.query('begin')
  try {
    await client.query('select 1 from workspace_head where workspace = $1 for update', [workspace])
    for (const table of derived) await client.query(`delete from ${table} where workspace = $1`, [workspace])
    const read = await foldInto(client, workspace, projections)
    await client.query('commit')
    return read
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Makes the tables of these projections match the history, whatever they contain; `client` is in a transaction. */
export const foldInto = async (
  client: pg.ClientBase,
  workspace: string,
  projections: readonly Projection[],
): Promise<HistoryRead> => {
  const stored = await storedIds(client, workspace, projections)
  let sent: Promise<unknown> = Promise.resolve()
  const write = async (groups: readonly ChangeGroup[]): Promise<void> => {
    await sent
    const statements = groups.flatMap((group) => statementsOf(group, stored.get(group.table)))
    // Not awaited, so that Postgres writes while the next events are folded.
    sent = Promise.all(
      statements.map(({ text, group }) => client.query(text, [workspace, ...groupParameters(group)])),
    )
    // The failure is handled when `sent` is awaited; until then it must not count as an unhandled rejection.
    sent.catch(() => {})
  }
  const fold = new RowFold()
  const project = joinProjections(projections)
  const read = await readHistory(
    client,
    workspace,
    (event) => fold.add(project(event)),
    () => write(fold.takeOldest(maxRowsPerStatement)),
  )
  await write(fold.groups())
  await sent
  for (const [table, { stale }] of stored) await removeRows(client, workspace, table, [...stale])
  return read
}

/** Rows of a table during a rebuild. */
type Stored = {
  /** Ids of existing rows that no event has put so far; removed at the end. */
  readonly stale: Set<string>
  /** Ids of the rows written so far, for a table that was empty. */
  readonly written: Set<string> | undefined
}

type Statement = { readonly text: string; readonly group: ChangeGroup }

/** Statements for a group. Rows new to an initially empty table are inserted; others are upserted. */
const statementsOf = (group: ChangeGroup, stored: Stored | undefined): readonly Statement[] => {
  if (group.kind !== 'put' || stored === undefined) return statements(group)
  const { stale, written } = stored
  const again: ChangeGroup = { ...group, isNew: false, rows: [] }
  const fresh: ChangeGroup = { ...group, isNew: true, rows: [] }
  for (const row of group.rows) {
    const id = idOf(group.table, row)
    const before = written?.size
    written?.add(id)
    stale.delete(id)
    if (written?.size !== before) fresh.rows.push(row)
    else again.rows.push(row)
  }
  return [...statements(fresh), ...statements(again)]
}

const statements = (group: ChangeGroup): readonly Statement[] =>
  splitGroup(group).map((part) => ({ text: groupSql(part, 2), group: part }))

/** Ids of the rows in the read tables before the rebuild. */
const storedIds = async (
  client: pg.ClientBase,
  workspace: string,
  projections: readonly Projection[],
): Promise<ReadonlyMap<Table, Stored>> => {
  const stored = new Map<Table, Stored>()
  for (const table of projections.flatMap(({ tables }) => tables)) {
    const id = table.key ?? `''`
    const { rows } = await client.query<{ id: string }>(
      `select ${id} as id from ${table.name} where workspace = $1`,
      [workspace],
    )
    const stale = new Set(rows.map((row) => row.id))
    stored.set(table, { stale, written: rows.length === 0 ? new Set() : undefined })
  }
  return stored
}

const removeRows = async (
  client: pg.ClientBase,
  workspace: string,
  { name, key }: Table,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return
  const which = key === null ? '' : `and ${key} = any($2)`
  await client.query(`delete from ${name} where workspace = $1 ${which}`, [
    workspace,
    ...(key === null ? [] : [ids]),
  ])
}

/** Opens an owner's connection with the service's parsing of times and positions. */
export const connectOwner = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    types: typeParsers,
    pipeline: true,
    options: searchPathOption,
  } as pg.ClientConfig)
  await client.connect()
  return client
}
