/** The call of the contact form. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { text } from '../core/scalars.ts'
import { siteWorkspace } from '../core/site.ts'
import { ContactSubmission } from './contact.ts'

export const contactEndpoints = {
  submitContact: endpoint({
    method: 'POST',
    path: '/contact-submissions',
    roles: 'anyone',
    summary: 'Send us a message',
    // `website` is an invisible field that only bots fill in (decision 38).
    input: t.intersection([ContactSubmission, record({}, { website: text(400) })]),
    output: record({}),
    slices: ['contact'],
    limit: { calls: 10, seconds: 600, workspace: 1000 },
    workspaceOf: () => siteWorkspace,
  }),
}
