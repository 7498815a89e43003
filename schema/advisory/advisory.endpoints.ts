/** Calls of the Advisories screen. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { countsHeader, pageFields, pageHeaders } from '../core/page.ts'
import { record } from '../core/record.ts'
import { deciders, readers } from '../core/roles.ts'
import { Advisory, AdvisoryId } from './advisory.ts'
import { AdvisoryScore } from './score.ts'

export const advisoryEndpoints = {
  listAdvisories: endpoint({
    method: 'GET',
    path: '/nudges',
    roles: readers,
    summary: 'List advisories by priority, new before settled, newest first; 50 a page by default',
    input: record({}, pageFields),
    output: t.array(Advisory),
    slices: ['advisory'],
    ofHistory: true,
    headers: {
      ...pageHeaders,
      [countsHeader]: 'Advisories by urgency and status; sent while there is a next page.',
    },
  }),
  acceptAdvisory: endpoint({
    method: 'POST',
    path: '/nudges/:advisoryId/accept',
    roles: deciders,
    summary: 'Accept an advisory (the Consult button)',
    input: record({ advisoryId: AdvisoryId }),
    output: Advisory,
    slices: ['advisory', 'decision-log'],
  }),
  dismissAdvisory: endpoint({
    method: 'POST',
    path: '/nudges/:advisoryId/dismiss',
    roles: deciders,
    summary: 'Dismiss an advisory',
    input: record({ advisoryId: AdvisoryId }),
    output: Advisory,
    slices: ['advisory', 'decision-log'],
  }),
  readScore: endpoint({
    method: 'GET',
    path: '/nudges/score',
    roles: readers,
    summary: 'Read how often accepted advisories came true, by style and by measure',
    input: record({}),
    output: AdvisoryScore,
    slices: ['advisory'],
  }),
}
