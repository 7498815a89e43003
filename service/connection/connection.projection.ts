/** Connections as a read table, and the query that reads it. */
import type { Kysely } from 'kysely'
import type { Projection } from '../read-models/projection.ts'
import { add, patch, remove } from '../read-models/row-change.ts'
import type { Tables } from '../tables.ts'
import { connectionTable } from './connection.table.ts'

export const connectionProjection: Projection = {
  slice: 'connection',
  tables: [connectionTable],
  project: (event) => {
    switch (event.type) {
      case 'ConnectionCreated':
        return [
          add(connectionTable, {
            id: event.data.connectionId,
            type: event.data.type,
            status: 'connected',
            last_sync: null,
            setup_keys: JSON.stringify(event.data.setupKeys),
            failure: null,
            created_at: event.recordedAt,
          }),
        ]
      case 'ConnectionSynced':
        return [
          patch(connectionTable, {
            id: event.data.connectionId,
            status: 'connected',
            last_sync: event.recordedAt,
            failure: null,
          }),
        ]
      case 'ConnectionFailed':
        return [
          patch(connectionTable, {
            id: event.data.connectionId,
            status: 'error',
            failure: event.data.failure,
          }),
        ]
      case 'ConnectionRemoved':
        return [remove(connectionTable, { id: event.data.connectionId })]
      default:
        return []
    }
  },
}

/** All connections of the workspace. */
export const selectConnections = (db: Kysely<Tables>) => db.selectFrom('connection').selectAll().execute()

/** The integration type of a connection, undefined where there is none by that id. */
export const findConnectionType = async (db: Kysely<Tables>, id: string): Promise<string | undefined> => {
  const row = await db.selectFrom('connection').select('type').where('id', '=', id).executeTakeFirst()
  return row?.type
}
