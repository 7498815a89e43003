/** Calls of the Advisories screen. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { Advisory, AdvisoryId } from './advisory.ts'

export const advisoryEndpoints = {
  listAdvisories: endpoint({
    method: 'GET',
    path: '/nudges',
    summary: 'Advisories by priority; within one, the new before the settled, newest first',
    input: record({}),
    output: t.array(Advisory),
    slices: ['advisory'],
  }),
  acceptAdvisory: endpoint({
    method: 'POST',
    path: '/nudges/:advisoryId/accept',
    summary: 'Accept an advisory (Consult)',
    input: record({ advisoryId: AdvisoryId }),
    output: Advisory,
    slices: ['advisory', 'decision-log'],
  }),
  dismissAdvisory: endpoint({
    method: 'POST',
    path: '/nudges/:advisoryId/dismiss',
    summary: 'Dismiss an advisory',
    input: record({ advisoryId: AdvisoryId }),
    output: Advisory,
    slices: ['advisory', 'decision-log'],
  }),
}
