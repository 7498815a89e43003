/** Integrations. */
import * as t from 'io-ts'
import { Connection, ConnectionId, integrationTypes, pushedTypes } from '#schema/connection/connection'
import type { connectionEndpoints } from '#schema/connection/connection.endpoints'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { IsoTime } from '#schema/core/scalars'
import type { Handlers } from '../http/handlers.ts'
import { connectionDecider } from './connection.decider.ts'
import { findConnectionType, selectConnections } from './connection.projection.ts'
import { readSetup } from './connection.setup.ts'
import { addressOf, endingOf, newSecret, previousWorksMs, subjectOf, vendorIn } from './inbound-secret.ts'

/** The later of two times; either may be missing. */
const laterOf = (one: string | null, other: string | null): string | null =>
  one !== null && other !== null ? (one > other ? one : other) : (one ?? other)

export const connectionHandlers: Handlers<typeof connectionEndpoints> = {
  listConnections: async (_input, { db }) => {
    const rows = await selectConnections(db)
    const connections = rows.map(
      ({ id, type, status, last_sync, setup_keys, failure, created_at, heard_at }) => ({
        id,
        type,
        status,
        lastSync: laterOf(last_sync, heard_at),
        setupKeys: JSON.parse(setup_keys),
        ...(failure === null ? {} : { failure }),
        createdAt: created_at,
      }),
    )
    const listed = decodeOrThrow(t.array(Connection), connections, 'The connections')
    return E.right(listed.sort((a, b) => integrationTypes.indexOf(a.type) - integrationTypes.indexOf(b.type)))
  },

  createConnection: async ({ type, setupData }, { run, service, session, now, origin }) => {
    const setup = readSetup(type, setupData)
    if (E.isLeft(setup)) return setup
    const connectionId = decodeOrThrow(ConnectionId, service.nextId(now), 'A connection id')
    const { keys, values } = setup.right
    const subject = subjectOf(connectionId)
    const seal = (text: string) => service.sealer.seal(session.workspace, subject, text)
    const secret = pushedTypes.includes(type) ? newSecret(service.random) : undefined
    const vendor = vendorIn(values)
    return run({
      decider: connectionDecider,
      // One stream per type, so that the second of two concurrent connections is refused.
      id: type,
      command: {
        type: 'create',
        connectionId,
        integration: type,
        setupKeys: keys,
        setup: await seal(JSON.stringify(values)),
        ...(secret === undefined
          ? {}
          : {
              inbound: {
                secret: await seal(secret),
                ending: endingOf(secret),
                ...(vendor ? { vendor } : {}),
              },
            }),
      },
      newSubject: subject,
      isSecret: true,
      answer: (state) => ({
        ...decodeOrThrow(Connection, state, 'A new connection'),
        ...(secret === undefined ? {} : { inbound: { url: addressOf(origin, connectionId), secret } }),
      }),
    })
  },

  replaceConnectionSecret: async (
    { connectionId, secret: given },
    { run, service, session, db, now, origin },
  ) => {
    const type = await findConnectionType(db, connectionId)
    const secret = given ?? newSecret(service.random)
    // Without a connection nothing is sealed, because nothing would remove that key.
    const sealed = type
      ? await service.sealer.seal(session.workspace, subjectOf(connectionId), secret)
      : { subject: subjectOf(connectionId), box: 'none' }
    return run({
      decider: connectionDecider,
      id: type ?? connectionId,
      command: {
        type: 'replace-secret',
        connectionId,
        secret: sealed,
        ending: endingOf(secret),
        until: decodeOrThrow(IsoTime, new Date(now.getTime() + previousWorksMs).toISOString(), 'A time'),
      },
      isSecret: true,
      answer: () => ({ url: addressOf(origin, connectionId), secret }),
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
