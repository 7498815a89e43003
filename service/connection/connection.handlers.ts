/** Integrations. */
import * as t from 'io-ts'
import { Connection, ConnectionId, integrationTypes } from '#schema/connection/connection'
import type { connectionEndpoints } from '#schema/connection/connection.endpoints'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import type { Handlers } from '../http/handlers.ts'
import { connectionDecider } from './connection.decider.ts'
import { findConnectionType, selectConnections } from './connection.projection.ts'
import { readSetup } from './connection.setup.ts'

export const connectionHandlers: Handlers<typeof connectionEndpoints> = {
  listConnections: async (_input, { db }) => {
    const rows = await selectConnections(db)
    const connections = rows.map(({ id, type, status, last_sync, setup_keys, failure, created_at }) => ({
      id,
      type,
      status,
      lastSync: last_sync,
      setupKeys: JSON.parse(setup_keys),
      ...(failure === null ? {} : { failure }),
      createdAt: created_at,
    }))
    const listed = decodeOrThrow(t.array(Connection), connections, 'The connections')
    return E.right(listed.sort((a, b) => integrationTypes.indexOf(a.type) - integrationTypes.indexOf(b.type)))
  },

  createConnection: async ({ type, setupData }, { run, service, session, now }) => {
    const setup = readSetup(type, setupData)
    if (E.isLeft(setup)) return setup
    const connectionId = decodeOrThrow(ConnectionId, service.nextId(now), 'A connection id')
    const { keys, values } = setup.right
    const subject = `connection-${connectionId}`
    return run({
      decider: connectionDecider,
      // One stream per type, so that the second of two concurrent connections is refused.
      id: type,
      command: {
        type: 'create',
        connectionId,
        integration: type,
        setupKeys: keys,
        setup: await service.sealer.seal(session.workspace, subject, JSON.stringify(values)),
      },
      newSubject: subject,
      answer: (state) => decodeOrThrow(Connection, state, 'A new connection'),
    })
  },

  removeConnection: async ({ connectionId }, { run, db }) =>
    run({
      decider: connectionDecider,
      // An unknown id names an empty stream, whose decider refuses it, unless this is a repeat of the removing request.
      id: (await findConnectionType(db, connectionId)) ?? connectionId,
      command: { type: 'remove', connectionId },
      answer: () => ({}),
    }),
}
