/** Calls of the digest. */
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { readers } from '../core/roles.ts'
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
    slices: ['digest', 'kpi', 'advisory', 'profile', 'persona', 'import'],
  }),
}
