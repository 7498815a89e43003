/** Calls of the focus dialog and editor. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { Focus, FocusInput } from './focus.ts'

export const focusEndpoints = {
  getFocus: endpoint({
    method: 'GET',
    path: '/focus',
    summary: 'The strategic focus, null where none was set',
    input: record({}),
    output: t.union([Focus, t.null]),
    slices: ['focus'],
  }),
  createFocus: endpoint({
    method: 'POST',
    path: '/focus',
    summary: 'Set the strategic focus; what is left out takes its default; 409 where there is one',
    input: FocusInput,
    output: Focus,
    slices: ['focus', 'decision-log'],
  }),
  updateFocus: endpoint({
    method: 'PUT',
    path: '/focus',
    summary: 'Change the strategic focus; 404 where there is none by that id',
    input: Focus,
    output: Focus,
    slices: ['focus', 'decision-log'],
    refuses: ['missing'],
  }),
}
