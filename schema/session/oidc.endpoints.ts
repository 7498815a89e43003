/** Calls of sign-in with a company account, by OpenID Connect. The browser itself opens the first two. */
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { readers } from '../core/roles.ts'
import { IsoTime, text } from '../core/scalars.ts'
import { installationWorkspace } from '../core/site.ts'
import { SignIn } from './session.ts'

const limit = { calls: 60, seconds: 60, workspace: Number.POSITIVE_INFINITY }

/** Address to redirect to; also in the `Location` header. */
const Redirect = record({ location: text(8000, 1) }, undefined, 'Redirect')

/** Parameters from the provider, unchanged; together they fit into the headers of a request. */
const long = text(3000)
const short = text(400)

/** State of the link between a person and their company account; without `linkedAt` they are not linked. */
export const CompanyAccount = record({}, { linkedAt: IsoTime }, 'CompanyAccount')

export const oidcEndpoints = {
  startOidc: endpoint({
    method: 'GET',
    path: '/login/oidc',
    roles: 'anyone',
    summary:
      'Send the browser to the identity provider of the company. `next` is the path to show after sign-in. What comes back works once, for 10 minutes, in this browser only',
    input: record({}, { next: text(2000) }),
    output: Redirect,
    status: 303,
    slices: ['session'],
    limit,
    refuses: ['missing'],
  }),
  finishOidc: endpoint({
    method: 'GET',
    path: '/login/oidc/callback',
    roles: 'anyone',
    summary: 'Where the identity provider sends the browser back to; goes on to the login page',
    input: record(
      {},
      {
        ...{ code: long, state: short, iss: short, session_state: short },
        ...{ error: short, error_description: short, error_uri: short },
      },
    ),
    output: Redirect,
    status: 303,
    slices: ['session'],
    limit,
    refuses: ['missing'],
  }),
  signInByOidc: endpoint({
    method: 'POST',
    path: '/login/oidc',
    roles: 'anyone',
    summary:
      'Open the session of the person whom the identity provider named to this browser; once, within 2 minutes',
    input: record({}),
    output: SignIn,
    slices: ['session', 'decision-log'],
    workspaceOf: () => installationWorkspace,
    hasReserve: true,
    limit,
    refuses: ['unauthenticated', 'insecure'],
  }),
  getCompanyAccount: endpoint({
    method: 'GET',
    path: '/company-account',
    roles: readers,
    summary: 'Get whether the caller has linked a company account',
    input: record({}),
    output: CompanyAccount,
    slices: ['session'],
    appliesAsOf: true,
    isOwn: true,
  }),
  unlinkCompanyAccount: endpoint({
    method: 'DELETE',
    path: '/company-account',
    roles: readers,
    summary: 'Unlink the caller’s company account; the next sign-in with it links it again',
    input: record({}),
    output: record({}),
    slices: ['session'],
    hasReserve: true,
    isSensitive: 'keys',
  }),
}
