/** Calls for dashboard arrangements, an addition of ours (decision 27). */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { deciders, readers } from '../core/roles.ts'
import { Arrangement } from './layout.ts'

export const layoutEndpoints = {
  getLayout: endpoint({
    method: 'GET',
    path: '/layout',
    roles: readers,
    summary: 'List all saved dashboard arrangements',
    input: record({}),
    output: t.array(Arrangement),
    slices: ['layout'],
    ofHistory: true,
  }),
  saveLayout: endpoint({
    method: 'PUT',
    path: '/layout',
    roles: deciders,
    summary: 'Save a dashboard arrangement for a width class; without panels, restore the default',
    input: Arrangement,
    output: Arrangement,
    slices: ['layout', 'decision-log'],
  }),
}
