/** Events of a connection. */
import * as t from 'io-ts'
import { event, Sealed } from '../core/event.ts'
import { record } from '../core/record.ts'
import { text } from '../core/scalars.ts'
import { ConnectionId, IntegrationType, SetupKey } from './connection.ts'

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
