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
    // The sealed values are not shown either: setup secrets never leave the service (decision 20).
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
        /** Sealed under the key of the connection, which goes with it. */
        secret: Sealed,
        /** The last letters of the secret, by which a person knows it again. */
        ending: text(4),
      },
      {
        /** The system that the setup names, if it signs in a way of its own. */
        vendor: PushVendor,
        /** The secret before, which works until then. */
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
