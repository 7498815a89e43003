/** Rebuilds read tables from the history: folded in memory, and written while reading goes on, to the very same rows. */
import pg from 'pg'
import { typeParsers } from './database.ts'
import {
  type ChangeGroup,
  groupParameters,
  groupSql,
  idOf,
  inParts,
  type Projection,
  projectBy,
  RowFold,
  rowsAtOnce,
} from './projection.ts'
import { decodeEvent } from './recorded-event.ts'
import type { Table } from './table.ts'

/** Events fetched at a time. */
const stride = 2000

/** Pages on their way while one is in hand: enough to fold while Postgres writes. */
const pagesAhead = 4

/**
 * Brings the read tables of a workspace to what its history says, in one transaction under its head's lock; gives the
 * number of events. Rows that are right already are left alone, and none is taken away and put back: a flush of the
 * running service that waits for the lock still finds the rows that it is about to change. The `derived` tables are
 * emptied: whoever asks them reads the history anew.
 */
export const rebuildWorkspace = async (
  client: pg.ClientBase,
  workspace: string,
  projections: readonly Projection[],
  derived: readonly string[] = [],
): Promise<number> => {
  await client.query('begin')
  try {
    await client.query('select 1 from workspace_head where workspace = $1 for update', [workspace])
    for (const table of derived) await client.query(`delete from ${table} where workspace = $1`, [workspace])
    const stale = await storedIds(client, workspace, projections)
    let written: Promise<unknown> = Promise.resolve()
    const write = async (groups: readonly ChangeGroup[]): Promise<void> => {
      await written
      for (const group of groups)
        if (group.kind === 'put')
          for (const row of group.rows) stale.get(group.table)?.delete(idOf(group.table, row))
      // Sent, not awaited: Postgres writes it while the next events are folded.
      written = Promise.all(groups.flatMap(inParts).map((part) => sendGroup(client, workspace, part)))
      // Whoever awaits it hears of a failure; it must not count as unheard until then.
      written.catch(() => {})
    }
    const fold = new RowFold()
    const project = projectBy(projections)
    let position = 0
    for await (const page of history(client, workspace)) {
      for (const [type, data, recordedAt] of page.events) {
        const event = { ...decodeEvent(type, data), recordedAt }
        fold.add(project(event))
      }
      position = page.last
      await write(fold.takeOldest(rowsAtOnce))
    }
    await write(fold.groups())
    await written
    for (const [table, ids] of stale) await removeRows(client, workspace, table, [...ids])
    await client.query('commit')
    return position
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

type Page = {
  readonly last: number
  readonly events: readonly [type: string, data: unknown, recordedAt: string][]
}

// One text for each page: a row for each event would cost more to take apart than all that is done with it.
const pageSql = `select max(position) as last, '[' || string_agg('["' || type || '",' || data::text || ',"'
    || to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"]', ',' order by position) || ']' as events
  from events where workspace = $1 and position > $2 and position <= $3`

/** All events in their order; the next page is on its way while one is in hand. */
async function* history(client: pg.ClientBase, workspace: string): AsyncGenerator<Page> {
  const { rows } = await client.query<{ end: number | null }>(
    'select max(position) as end from events where workspace = $1',
    [workspace],
  )
  const end = rows[0]?.end ?? 0
  const fetch = (after: number) =>
    client.query<{ last: number; events: string }>({
      name: 'fold-history',
      text: pageSql,
      values: [workspace, after, after + stride],
    })
  const pages: ReturnType<typeof fetch>[] = []
  for (let asked = 0, got = 0; got < end; got += stride) {
    for (; asked < end && pages.length < pagesAhead; asked += stride) {
      const page = fetch(asked)
      // Whoever awaits it hears of a failure; it must not count as unheard until then.
      page.catch(() => {})
      pages.push(page)
    }
    const page = (await pages.shift())?.rows[0]
    if (page?.events) yield { last: page.last, events: JSON.parse(page.events) }
  }
}

const sendGroup = (client: pg.ClientBase, workspace: string, group: ChangeGroup): Promise<unknown> =>
  client.query(groupSql(group, 2, 'true'), [workspace, ...groupParameters(group)])

/** The rows that stand in the read tables before; those that no event puts are to go. */
const storedIds = async (
  client: pg.ClientBase,
  workspace: string,
  projections: readonly Projection[],
): Promise<ReadonlyMap<Table, Set<string>>> => {
  const stored = new Map<Table, Set<string>>()
  for (const table of projections.flatMap(({ tables }) => tables)) {
    const id = table.key ?? `''`
    const { rows } = await client.query<{ id: string }>(
      `select ${id} as id from ${table.name} where workspace = $1`,
      [workspace],
    )
    stored.set(table, new Set(rows.map((row) => row.id)))
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
  } as pg.ClientConfig)
  await client.connect()
  return client
}
