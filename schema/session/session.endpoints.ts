/** Calls of sign-in, sign-out and the session check. */
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { owners, readers } from '../core/roles.ts'
import { DemoBusiness, defaultBusiness, Me, SignIn, VisitorId } from './session.ts'

export const sessionEndpoints = {
  signIn: endpoint({
    method: 'POST',
    path: '/login/demo',
    roles: 'anyone',
    summary:
      'Sign in to a demo business; the café if no businessType is given. With a visitorId, a random UUID that the caller keeps, it is a private copy; without one, the shared demo',
    input: record({}, { businessType: DemoBusiness, visitorId: VisitorId }),
    output: SignIn,
    slices: ['session', 'decision-log'],
    // Limited by address only; for the business as a whole, sign-ins count as changes.
    limit: { calls: 60, seconds: 60, workspace: Number.POSITIVE_INFINITY },
    // The visitor's copy may not exist yet; until then the visitor is counted.
    workspaceOf: ({ businessType = defaultBusiness, visitorId }, demo) =>
      visitorId === undefined || demo !== 'private' ? businessType : `visitor ${visitorId}`,
    hasReserve: true,
    refuses: ['missing', 'full'],
  }),
  resetDemo: endpoint({
    method: 'POST',
    path: '/demo/reset',
    roles: owners,
    summary:
      'Replace a private demo by a new copy of the sample; everything in the old one is dropped, and this session ends',
    input: record({}),
    output: SignIn,
    slices: ['session', 'decision-log'],
    limit: { calls: 20, seconds: 600 },
    hasReserve: true,
    refuses: ['missing', 'full'],
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/logout',
    roles: readers,
    summary: 'End this session on the server',
    input: record({}),
    output: record({}),
    slices: ['session', 'decision-log'],
    hasReserve: true,
    worksWithoutPasskey: true,
  }),
  getMe: endpoint({
    method: 'GET',
    path: '/me',
    roles: readers,
    summary: 'Get the business and persona of this session',
    input: record({}),
    output: Me,
    slices: ['session', 'persona', 'memo', 'people'],
    worksWithoutPasskey: true,
  }),
}
