/** Rebuilds read tables from the history: folded in memory, written once, to the very same rows. */
import pg from 'pg'
import { typeParsers } from './database.ts'
import { groupParameters, groupSql, type Projection, RowFold } from './projection.ts'
import { type EventRow, eventColumns, fromRow } from './recorded-event.ts'

/** Events fetched at a time. */
const stride = 5000

/** Empties and refills the read tables of a workspace, in one transaction under its head's lock; gives the event count. */
export const rebuildWorkspace = async (
  client: pg.ClientBase,
  workspace: string,
  projections: readonly Projection[],
): Promise<number> => {
  await client.query('begin')
  try {
    await client.query('select 1 from workspace_head where workspace = $1 for update', [workspace])
    const fold = new RowFold()
    let position = 0
    for (;;) {
      const { rows } = await client.query<EventRow>({
        text: `select ${eventColumns.join(', ')} from events where workspace = $1 and position > $2
          order by position limit ${stride}`,
        values: [workspace, position],
      })
      for (const row of rows) {
        const event = fromRow(row)
        for (const { project } of projections) fold.add(project(event))
        position = row.position
      }
      if (rows.length < stride) break
    }
    for (const { tables } of projections)
      for (const { name } of tables)
        await client.query(`delete from ${name} where workspace = $1`, [workspace])
    for (const group of fold.groups()) {
      // Nothing of an emptied table is left to patch or remove.
      if (group.kind === 'put')
        await client.query(groupSql(group, 2, 'true'), [workspace, ...groupParameters(group)])
    }
    await client.query('commit')
    return position
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Opens a connection that sees times and positions as the service does. */
export const connectOwner = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, types: typeParsers })
  await client.connect()
  return client
}
