/** Events of a connection. */
import * as t from 'io-ts'
import { event, Sealed } from '../core/event.ts'
import { record } from '../core/record.ts'
import { IsoTime, text } from '../core/scalars.ts'
import { ConnectionId, IntegrationType, PushVendor, SetupKey } from './connection.ts'

const of = { connectionId: ConnectionId, type: IntegrationType }

export const connectionEvents = {
  ConnectionCreated: event(
    'ConnectionCreated',
    // Sealed values are not shown either: setup secrets never leave the service (decision 20).
    record({ ...of, setupKeys: t.array(SetupKey), setup: Sealed }),
    {
      title: 'Integration connected',
      refs: ({ type }) => ({ topic: type }),
      show: ({ setup: _, ...rest }) => rest,
    },
  ),
  InboundSecretIssued: event(
    'InboundSecretIssued',
    record(
      {
        ...of,
        /** Sealed under the key of the connection, and erased with it. */
        secret: Sealed,
        /** The last letters of the secret, by which people recognise it. */
        ending: text(4),
      },
      {
        /** The system named in the setup, if it signs deliveries in its own way. */
        vendor: PushVendor,
        /** The previous secret, valid until then. */
        previous: Sealed,
        previousUntil: IsoTime,
      },
    ),
    {
      title: 'Address for pushed sales opened',
      refs: ({ type }) => ({ topic: type }),
      show: ({ secret: _, previous: _before, ...rest }) => rest,
    },
  ),
  ConnectionSynced: event('ConnectionSynced', record(of), {
    title: 'Integration synced',
    refs: ({ type }) => ({ topic: type }),
  }),
  ConnectionFailed: event('ConnectionFailed', record({ ...of, failure: text(300, 1) }), {
    title: 'Integration failed',
    refs: ({ type }) => ({ topic: type }),
  }),
  ConnectionRemoved: event('ConnectionRemoved', record(of), {
    title: 'Integration disconnected',
    refs: ({ type }) => ({ topic: type }),
  }),
}
