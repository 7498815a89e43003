/** Rebuilds read tables from the history: folded in memory, and written while reading goes on, to the very same rows. */
import pg from 'pg'
import { ownNames } from '../database/own-names.ts'
import { typeParsers } from '../database/pool.ts'
import { type ReadHistory, readHistory } from '../event-store/read-history.ts'
import { type Projection, projectBy, RowFold } from './projection.ts'
import { type ChangeGroup, groupParameters, groupSql, idOf, inParts, rowsAtOnce } from './row-change-sql.ts'
import type { Table } from './table.ts'

/**
 * Brings the read tables of a workspace to what its history says, in one transaction under its head's lock. Rows that are
 * right already are left alone, and none is taken away and put back: a flush of the running service that waits for the
 * lock still finds the rows that it is about to change. Events that cannot be read are left out and named. The `derived`
 * tables are emptied: whoever asks them reads the history anew.
 */
export const rebuildWorkspace = async (
  client: pg.ClientBase,
  workspace: string,
  projections: readonly Projection[],
  derived: readonly string[] = [],
): Promise<ReadHistory> => {
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

/** Brings the tables of these projections to what the history says, whatever they hold; `client` is in a transaction. */
export const foldInto = async (
  client: pg.ClientBase,
  workspace: string,
  projections: readonly Projection[],
): Promise<ReadHistory> => {
  const stored = await storedIds(client, workspace, projections)
  let sent: Promise<unknown> = Promise.resolve()
  const write = async (groups: readonly ChangeGroup[]): Promise<void> => {
    await sent
    const statements = groups.flatMap((group) => statementsOf(group, stored.get(group.table)))
    // Sent, not awaited: Postgres writes it while the next events are folded.
    sent = Promise.all(
      statements.map(({ text, group }) => client.query(text, [workspace, ...groupParameters(group)])),
    )
    // Whoever awaits it hears of a failure; it must not count as unheard until then.
    sent.catch(() => {})
  }
  const fold = new RowFold()
  const project = projectBy(projections)
  const read = await readHistory(
    client,
    workspace,
    (event) => fold.add(project(event)),
    () => write(fold.takeOldest(rowsAtOnce)),
  )
  await write(fold.groups())
  await sent
  for (const [table, { stale }] of stored) await removeRows(client, workspace, table, [...stale])
  return read
}

/** Rows of a table as a rebuild finds them, and as it goes on. */
type Stored = {
  /** Ids of rows that were there before, and that no event has put so far. */
  readonly stale: Set<string>
  /** Of a table that was empty: ids of the rows that have been written since. */
  readonly written: Set<string> | undefined
}

type Statement = { readonly text: string; readonly group: ChangeGroup }

/** Rows that are new to a table that was empty are inserted; any others may be there already. */
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
  inParts(group).map((part) => ({ text: groupSql(part, 2), group: part }))

/** The rows that stand in the read tables before; those that no event puts are to go. */
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

/** Opens a connection that sees times and positions as the service does. */
export const connectOwner = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    types: typeParsers,
    pipeline: true,
    options: ownNames,
  } as pg.ClientConfig)
  await client.connect()
  return client
}
