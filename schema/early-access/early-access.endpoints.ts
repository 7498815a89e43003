/** The call of the early-access form. */

import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { text } from '../core/scalars.ts'
import { siteWorkspace } from '../core/site.ts'
import { EarlyAccessSignup } from './early-access.ts'

export const earlyAccessEndpoints = {
  requestEarlyAccess: endpoint({
    method: 'POST',
    path: '/early-access-signups',
    roles: 'anyone',
    summary: 'Request early access',
    // `website` is an invisible field that only bots fill in (decision 38).
    input: t.intersection([EarlyAccessSignup, record({}, { website: text(400) })]),
    output: record({}),
    slices: ['early-access'],
    limit: { calls: 10, seconds: 600, workspace: 1000 },
    workspaceOf: () => siteWorkspace,
  }),
}
