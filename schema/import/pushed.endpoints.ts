/** Calls for pushed sales: the address that systems send to, what arrived, and what could not be read. */
import * as t from 'io-ts'
import { ConnectionId } from '../connection/connection.ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { deciders, readers } from '../core/roles.ts'
import { Feed, LetterId, maxDeliveryBytes } from './pushed.ts'

export const pushedEndpoints = {
  receiveDelivery: endpoint({
    method: 'POST',
    path: '/inbound/:connectionId',
    roles: 'anyone',
    summary: 'Take a signed message of a connected system; the answer says that it is stored',
    input: record({ connectionId: ConnectionId }),
    output: record({}),
    upload: { maxBytes: maxDeliveryBytes },
    isBare: true,
    slices: ['import', 'kpi', 'connection', 'decision-log'],
    refuses: ['signature'],
  }),
  listFeeds: endpoint({
    method: 'GET',
    path: '/feeds',
    roles: readers,
    summary: 'List what each connected system has pushed, and what could not be read',
    input: record({}),
    output: t.array(Feed),
    slices: ['import', 'connection', 'session'],
  }),
  retryDelivery: endpoint({
    method: 'POST',
    path: '/feeds/:connectionId/letters/:letterId/retry',
    roles: deciders,
    summary: 'Read a message again that could not be read; 409 with the reason if it still cannot',
    input: record({ connectionId: ConnectionId, letterId: LetterId }),
    output: record({}),
    slices: ['import', 'kpi', 'connection', 'decision-log'],
    refuses: ['conflict'],
  }),
}
