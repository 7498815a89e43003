/** Calls of people with an account: signing in by a code, their workspaces and their sessions. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { readers } from '../core/roles.ts'
import { Email, IsoTime, oneOf, pattern, text } from '../core/scalars.ts'
import { installationWorkspace } from '../core/site.ts'
import { SessionId, SignIn } from './session.ts'

/** One of a person's open sessions; `device` is the browser as it identified itself. */
export const MySession = record(
  { id: SessionId, businessName: text(200, 1), signedInAt: IsoTime, lastSeenAt: IsoTime, isThis: t.boolean },
  { device: text(400) },
  'MySession',
)
export type MySession = t.TypeOf<typeof MySession>

/** The code from an email, as typed. */
export const CodeDigits = pattern('must be six digits', /^\d{6}$/, '042617')

export const signInEndpoints = {
  requestCode: endpoint({
    method: 'POST',
    path: '/login/email',
    roles: 'anyone',
    summary:
      'Ask for a code of six digits by email. It works for 10 minutes, in this browser only. The answer is the same for every address',
    input: record({ email: Email }),
    output: record({ delivery: oneOf('mail', 'terminal') }, undefined, 'CodeRequested'),
    status: 202,
    slices: ['session'],
    // Each code allows five tries, so one caller can try 60 of a million codes in that time. The limit is below the number
    // of codes that an address may be sent (`code.queries.ts`), so that one caller cannot use them up for the right person.
    limit: { calls: 12, seconds: 600, workspace: Number.POSITIVE_INFINITY },
    workspaceOf: () => installationWorkspace,
    hasReserve: true,
    refuses: ['insecure'],
  }),
  signInByCode: endpoint({
    method: 'POST',
    path: '/login/code',
    roles: 'anyone',
    summary: 'Sign in with the code; five tries, then a new code is needed',
    input: record({ email: Email, code: CodeDigits }),
    output: SignIn,
    slices: ['session', 'decision-log'],
    limit: { calls: 60, seconds: 60, workspace: Number.POSITIVE_INFINITY },
    workspaceOf: () => installationWorkspace,
    hasReserve: true,
    refuses: ['unauthenticated', 'insecure'],
  }),
  enterWorkspace: endpoint({
    method: 'POST',
    path: '/workspaces/:workspace/enter',
    roles: readers,
    summary: 'Go to another workspace of this person: ends this session and opens one there',
    input: record({ workspace: text(100, 1) }),
    output: SignIn,
    slices: ['session', 'decision-log'],
    hasReserve: true,
    refuses: ['insecure'],
    worksWithoutPasskey: true,
  }),
  listMySessions: endpoint({
    method: 'GET',
    path: '/my-sessions',
    roles: readers,
    summary: 'List the open sessions of this person, the latest sign-in first',
    input: record({}),
    output: t.array(MySession),
    slices: ['session'],
    appliesAsOf: true,
  }),
  endMySession: endpoint({
    method: 'DELETE',
    path: '/my-sessions/:sessionId',
    roles: readers,
    summary: 'End one of one’s own sessions',
    input: record({ sessionId: SessionId }),
    output: record({}),
    slices: ['session', 'decision-log'],
    hasReserve: true,
    isSensitive: 'in-account',
  }),
  endMySessions: endpoint({
    method: 'DELETE',
    path: '/my-sessions',
    roles: readers,
    summary: 'End all of one’s own sessions, this one too',
    input: record({}),
    output: record({}),
    slices: ['session', 'decision-log'],
    hasReserve: true,
    isSensitive: 'in-account',
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/my-sessions/end-others',
    roles: readers,
    summary: 'End all of one’s own sessions but this one',
    input: record({}),
    output: record({}),
    slices: ['session', 'decision-log'],
    hasReserve: true,
    isSensitive: 'in-account',
  }),
}
