/** Calls of sign-in, sign-out and the session check. */
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { readers } from '../core/roles.ts'
import { DemoBusiness, defaultBusiness, Me, SignIn } from './session.ts'

export const sessionEndpoints = {
  signIn: endpoint({
    method: 'POST',
    path: '/login/demo',
    roles: 'anyone',
    summary: 'Sign in to a demo business; the café if no businessType is given',
    input: record({}, { businessType: DemoBusiness }),
    output: SignIn,
    slices: ['session', 'decision-log'],
    // Limited by address only; for the business as a whole, sign-ins count towards its changes.
    limit: { calls: 60, seconds: 60, workspace: Number.POSITIVE_INFINITY },
    workspaceOf: ({ businessType = defaultBusiness }) => businessType,
    hasReserve: true,
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
  }),
  getMe: endpoint({
    method: 'GET',
    path: '/me',
    roles: readers,
    summary: 'Get the business and persona of this session',
    input: record({}),
    output: Me,
    slices: ['session', 'persona', 'memo', 'people'],
  }),
}
