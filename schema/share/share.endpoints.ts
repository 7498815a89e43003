/** Calls of links for people outside. */
import { endpoint } from '../core/endpoint.ts'
import { pageFields, pageHeaders } from '../core/page.ts'
import { record } from '../core/record.ts'
import { deciders, readers } from '../core/roles.ts'
import { Email, IsoDate, text } from '../core/scalars.ts'
import { installationWorkspace } from '../core/site.ts'
import { LinkToken } from '../people/people.ts'
import { Share, SharedPage, ShareId, ShareKind, ShareNote, Shares } from './share.ts'

export const shareEndpoints = {
  listShares: endpoint({
    method: 'GET',
    path: '/shares',
    roles: readers,
    summary:
      'List the links for people outside, newest first, of one brief or decision or of all; 50 a page by default',
    input: record({}, { itemId: text(64, 1), ...pageFields }),
    output: Shares,
    slices: ['share', 'session'],
    headers: pageHeaders,
  }),
  makeShare: endpoint({
    method: 'POST',
    path: '/shares',
    roles: deciders,
    summary:
      'Make a link that shows one brief or decision, as it is now, until the end of a day; optionally send it by mail with a note',
    input: record(
      { kind: ShareKind, itemId: text(64, 1), until: IsoDate },
      { email: Email, note: ShareNote },
    ),
    // The only time that the address is shown.
    output: record({ share: Share, link: text(400, 1) }, undefined, 'ShareWithLink'),
    slices: ['share', 'decision-log'],
    limit: { calls: 30, seconds: 600 },
    isSensitive: 'in-account',
    refuses: ['missing', 'conflict'],
  }),
  revokeShare: endpoint({
    method: 'DELETE',
    path: '/shares/:shareId',
    roles: deciders,
    summary: 'Revoke a link for good; it shows nothing from then on',
    input: record({ shareId: ShareId }),
    output: Share,
    slices: ['share', 'decision-log'],
  }),
  // A POST, so that no server log contains the secret, and programs that only follow links open nothing.
  openShare: endpoint({
    method: 'POST',
    path: '/shares/open',
    roles: 'anyone',
    summary:
      'Open a link for people outside; the answer is the same for a link that never was, has ended or was revoked',
    input: record({ token: LinkToken }),
    output: SharedPage,
    slices: ['share', 'decision-log'],
    // Far above what readers need. Without the reserve for signing in, which many openings must not use up.
    limit: { calls: 60, seconds: 60, workspace: Number.POSITIVE_INFINITY },
    workspaceOf: () => installationWorkspace,
    refuses: ['missing'],
  }),
}
