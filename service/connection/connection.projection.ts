/** Connections as a read table, and the queries that read it. */
import type { Kysely } from 'kysely'
import { projection } from '../read-models/projection.ts'
import { add, patch, put, remove } from '../read-models/row-change.ts'
import type { Tables } from '../tables.ts'
import { connectionSecretTable, connectionTable } from './connection.table.ts'

export const connectionProjection = projection({
  slice: 'connection',
  tables: [connectionTable, connectionSecretTable],
  on: {
    ConnectionCreated: ({ data, recordedAt }) => [
      add(connectionTable, {
        id: data.connectionId,
        type: data.type,
        status: 'connected',
        last_sync: null,
        setup_keys: JSON.stringify(data.setupKeys),
        failure: null,
        created_at: recordedAt,
      }),
    ],
    InboundSecretIssued: ({ data, recordedAt }) => [
      put(connectionSecretTable, {
        id: data.connectionId,
        vendor: data.vendor ?? null,
        secret: data.secret.box,
        ending: data.ending,
        issued_at: recordedAt,
        previous: data.previous?.box ?? null,
        previous_until: data.previousUntil ?? null,
      }),
    ],
    ConnectionSynced: ({ data, recordedAt }) => [
      patch(connectionTable, {
        id: data.connectionId,
        status: 'connected',
        last_sync: recordedAt,
        failure: null,
      }),
    ],
    ConnectionFailed: ({ data }) => [
      patch(connectionTable, { id: data.connectionId, status: 'error', failure: data.failure }),
    ],
    ConnectionRemoved: ({ data }) => [
      remove(connectionTable, { id: data.connectionId }),
      remove(connectionSecretTable, { id: data.connectionId }),
    ],
  },
})

/** All connections of the workspace, with the time of their systems' last message. */
export const selectConnections = (db: Kysely<Tables>) =>
  db
    .selectFrom('connection')
    .leftJoin('import_feed', 'import_feed.id', 'connection.id')
    .selectAll('connection')
    .select('import_feed.heard_at')
    .execute()

/** Integration type of a connection; undefined if it does not exist. */
export const findConnectionType = async (db: Kysely<Tables>, id: string): Promise<string | undefined> => {
  const row = await db.selectFrom('connection').select('type').where('id', '=', id).executeTakeFirst()
  return row?.type
}
