/** Rebuilds read tables from the history: folded in memory, written once, to the very same rows. */
import pg from 'pg'
import { typeParsers } from './database.ts'
import { groupParameters, groupSql, type Projection, RowFold } from './projection.ts'
import { decodeEvent, type EventRow } from './recorded-event.ts'
import type { Table } from './table.ts'

/** Events fetched at a time. */
const stride = 5000

/** Rows written in one statement; more would only make its parameters large. */
const rowsAtOnce = 5000

/**
 * Brings the read tables of a workspace to what its history says, in one transaction under its head's lock; gives the
 * number of events. Rows that are right already are left alone, and none is taken away and put back: a flush of the
 * running service that waits for the lock still finds the rows that it is about to change.
 */
export const rebuildWorkspace = async (
  client: pg.ClientBase,
  workspace: string,
  projections: readonly Projection[],
): Promise<number> => {
  await client.query('begin')
  try {
    await client.query('select 1 from workspace_head where workspace = $1 for update', [workspace])
    const { fold, position } = await foldHistory(client, workspace, projections)
    const groups = fold.groups().filter(({ kind }) => kind === 'put')
    for (const { tables } of projections)
      for (const table of tables) {
        const rows = groups.filter((group) => group.table === table).flatMap((group) => group.rows)
        await removeOthers(client, workspace, table, rows)
      }
    for (const group of groups)
      for (let from = 0; from < group.rows.length; from += rowsAtOnce) {
        const part = { ...group, rows: group.rows.slice(from, from + rowsAtOnce) }
        await client.query(groupSql(part, 2, 'true'), [workspace, ...groupParameters(part)])
      }
    await client.query('commit')
    return position
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const foldHistory = async (client: pg.ClientBase, workspace: string, projections: readonly Projection[]) => {
  const fold = new RowFold()
  let position = 0
  for (;;) {
    const { rows } = await client.query<Pick<EventRow, 'position' | 'type' | 'data' | 'recorded_at'>>({
      name: 'fold-history',
      text: `select position, type, data, recorded_at from events where workspace = $1 and position > $2
        order by position limit ${stride}`,
      values: [workspace, position],
    })
    for (const row of rows) {
      const event = { ...decodeEvent(row.type, row.data), recordedAt: row.recorded_at }
      for (const { project } of projections) fold.add(project(event))
      position = row.position
    }
    if (rows.length < stride) return { fold, position }
  }
}

const removeOthers = async (
  client: pg.ClientBase,
  workspace: string,
  { name, key }: Table,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> => {
  if (key === null) {
    if (rows.length === 0) await client.query(`delete from ${name} where workspace = $1`, [workspace])
    return
  }
  const { rows: stored } = await client.query<{ id: string }>(
    `select ${key} as id from ${name} where workspace = $1`,
    [workspace],
  )
  const wanted = new Set(rows.map((row) => row[key]))
  const others = stored.map(({ id }) => id).filter((id) => !wanted.has(id))
  await client.query(`delete from ${name} where workspace = $1 and ${key} = any($2)`, [workspace, others])
}

/** Opens a connection that sees times and positions as the service does. */
export const connectOwner = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, types: typeParsers })
  await client.connect()
  return client
}
