/** Calls of the digest. */
import { advisedSlices } from '../advisor/advised-slices.ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { owners, readers } from '../core/roles.ts'
import { DigestDelivery, sendingTime } from './delivery.ts'
import { Digest, DigestKind } from './digest.ts'

export const digestEndpoints = {
  readDigest: endpoint({
    method: 'GET',
    path: '/digest',
    roles: readers,
    summary:
      'Read the digest of the last whole week, or of the last month, composed from the records of this moment',
    input: record({}, { kind: DigestKind }),
    output: Digest,
    slices: ['digest', 'alert', ...advisedSlices],
  }),
  readDigestDelivery: endpoint({
    method: 'GET',
    path: '/digest/delivery',
    roles: readers,
    summary: 'Read when digests go out by mail, and what became of the caller’s own',
    input: record({}),
    output: DigestDelivery,
    slices: ['digest', 'profile', 'session'],
    isOwn: true,
  }),
  saveDigestSchedule: endpoint({
    method: 'PUT',
    path: '/digest/schedule',
    roles: owners,
    summary: 'Set the day and the hour at which digests go out, in the zone of the business',
    input: record(sendingTime),
    output: DigestDelivery,
    slices: ['digest', 'decision-log'],
  }),
}
