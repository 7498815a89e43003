/** Calls of the focus dialog and editor. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { deciders, readers } from '../core/roles.ts'
import { Focus, FocusInput, MetricInput, MetricReading } from './focus.ts'

export const focusEndpoints = {
  getFocus: endpoint({
    method: 'GET',
    path: '/focus',
    roles: readers,
    summary: 'Get the strategic focus; null if none is set',
    input: record({}),
    output: t.union([Focus, t.null]),
    slices: ['focus'],
    ofHistory: true,
  }),
  readMetric: endpoint({
    method: 'GET',
    path: '/focus/metric',
    roles: readers,
    summary: 'Read a success metric as the advisor would if it were in the focus; nothing is recorded',
    input: MetricInput,
    output: MetricReading,
    slices: ['focus', 'kpi'],
  }),
  createFocus: endpoint({
    method: 'POST',
    path: '/focus',
    roles: deciders,
    summary: 'Set the strategic focus; omitted fields take their defaults; 409 if one is already set',
    input: FocusInput,
    output: Focus,
    slices: ['focus', 'decision-log'],
  }),
  updateFocus: endpoint({
    method: 'PUT',
    path: '/focus',
    roles: deciders,
    summary: 'Change the strategic focus; 404 if there is none with that id',
    input: Focus,
    output: Focus,
    slices: ['focus', 'decision-log'],
    refuses: ['missing'],
  }),
}
