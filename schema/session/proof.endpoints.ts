/** Calls by which the person of a session proves again who they are. Each one replaces the session with a new one. */
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { readers } from '../core/roles.ts'
import { oneOf } from '../core/scalars.ts'
import { PasskeyRequest, passkeyAssertion } from './passkey.ts'
import { SignIn } from './session.ts'
import { CodeDigits } from './sign-in.endpoints.ts'

const limit = { calls: 60, seconds: 600 }

export const proofEndpoints = {
  requestProofCode: endpoint({
    method: 'POST',
    path: '/proof/email',
    roles: readers,
    summary: 'Ask for a code by email, to confirm a sensitive call',
    input: record({}),
    output: record({ delivery: oneOf('mail', 'terminal') }, undefined, 'CodeRequested'),
    status: 202,
    slices: ['session'],
    limit: { calls: 12, seconds: 600 },
    hasReserve: true,
    refuses: ['insecure'],
    worksWithoutPasskey: true,
  }),
  proveByCode: endpoint({
    method: 'POST',
    path: '/proof/code',
    roles: readers,
    summary: 'Confirm a sensitive call with the code; five tries, then a new code is needed',
    input: record({ code: CodeDigits }),
    output: SignIn,
    slices: ['session', 'decision-log'],
    limit,
    hasReserve: true,
    refuses: ['insecure'],
    worksWithoutPasskey: true,
  }),
  requestProofPasskey: endpoint({
    method: 'POST',
    path: '/proof/passkey/options',
    roles: readers,
    summary: 'Start to confirm a sensitive call with a passkey',
    input: record({}),
    output: PasskeyRequest,
    slices: ['session'],
    limit,
    hasReserve: true,
    refuses: ['insecure'],
    worksWithoutPasskey: true,
  }),
  proveByPasskey: endpoint({
    method: 'POST',
    path: '/proof/passkey/verify',
    roles: readers,
    summary: 'Confirm a sensitive call with the answer of the passkey',
    input: record(passkeyAssertion),
    output: SignIn,
    slices: ['session', 'decision-log'],
    limit,
    hasReserve: true,
    refuses: ['insecure'],
    worksWithoutPasskey: true,
  }),
}
