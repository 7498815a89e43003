/** Calls of the Advisories screen. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { countsHeader, pageFields, pageHeaders } from '../core/page.ts'
import { record } from '../core/record.ts'
import { deciders, readers } from '../core/roles.ts'
import { IsoDate } from '../core/scalars.ts'
import { Advisory, AdvisoryId, Reason } from './advisory.ts'
import { planFields } from './decision.endpoints.ts'
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
    summary:
      'Accept an advisory (the Consult button); without a due date or owner, the service proposes them from the advisory and the caller',
    input: record({ advisoryId: AdvisoryId }, planFields),
    output: Advisory,
    slices: ['advisory', 'decision-log'],
  }),
  dismissAdvisory: endpoint({
    method: 'POST',
    path: '/nudges/:advisoryId/dismiss',
    roles: deciders,
    summary: 'Dismiss an advisory',
    input: record({ advisoryId: AdvisoryId }, { reason: Reason }),
    output: Advisory,
    slices: ['advisory', 'decision-log'],
  }),
  reopenAdvisory: endpoint({
    method: 'POST',
    path: '/nudges/:advisoryId/reopen',
    roles: deciders,
    summary: 'Take back the answer to an advisory, until its outcome is on record',
    input: record({ advisoryId: AdvisoryId }, { reason: Reason }),
    output: Advisory,
    slices: ['advisory', 'decision-log'],
  }),
  deferAdvisory: endpoint({
    method: 'POST',
    path: '/nudges/:advisoryId/defer',
    roles: deciders,
    summary: 'Put a new advisory off until a later day within a year',
    input: record({ advisoryId: AdvisoryId, until: IsoDate }),
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
