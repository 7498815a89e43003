/** Calls of the Integrations screen. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { deciders, readers } from '../core/roles.ts'
import {
  Connection,
  ConnectionId,
  GivenSecret,
  Inbound,
  IntegrationType,
  NewConnection,
  SetupData,
} from './connection.ts'

export const connectionEndpoints = {
  listConnections: endpoint({
    method: 'GET',
    path: '/connections',
    roles: readers,
    summary: 'List connected integrations in catalogue order',
    input: record({}),
    output: t.array(Connection),
    slices: ['connection', 'import'],
    ofHistory: true,
  }),
  createConnection: endpoint({
    method: 'POST',
    path: '/connections',
    roles: deciders,
    summary: 'Connect an integration; 409 if one of that type is already connected',
    input: record({ type: IntegrationType, setupData: SetupData }),
    output: NewConnection,
    isSensitive: 'in-account',
    slices: ['connection', 'import', 'decision-log'],
  }),
  replaceConnectionSecret: endpoint({
    method: 'POST',
    path: '/connections/:connectionId/secret',
    roles: deciders,
    summary:
      'Replace the secret of an address, by a new one or by the one that the other system gave; the old one works for a day',
    input: record({ connectionId: ConnectionId }, { secret: GivenSecret }),
    output: Inbound,
    slices: ['connection', 'import', 'decision-log'],
    isSensitive: 'in-account',
    refuses: ['conflict'],
  }),
  removeConnection: endpoint({
    method: 'DELETE',
    path: '/connections/:connectionId',
    roles: deciders,
    summary: 'Disconnect an integration',
    input: record({ connectionId: ConnectionId }),
    output: record({}),
    isSensitive: 'in-account',
    slices: ['connection', 'import', 'decision-log'],
  }),
}
