/** Calls of owners about the whole business: deleting or keeping it, how its people sign in, and ending their sessions. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { owners } from '../core/roles.ts'
import { IsoTime, integer, text } from '../core/scalars.ts'
import { AccountId } from '../people/people.ts'

export const workspaceEndpoints = {
  deleteWorkspace: endpoint({
    method: 'POST',
    path: '/workspace/deletion',
    roles: owners,
    summary:
      'Delete this business: for 7 days it can be read and the deletion cancelled, then everything in it is removed. The name of the business confirms it',
    input: record({ businessName: text(200, 1) }),
    output: record({ endsAt: IsoTime }),
    slices: ['session', 'decision-log'],
    isSensitive: true,
  }),
  changeSignInRule: endpoint({
    method: 'PATCH',
    path: '/workspace/sign-in',
    roles: owners,
    summary:
      'Set whether everybody in this business must sign in with a passkey. To ask for passkeys, sign in with your own first, and have a recovery sheet',
    input: record({ passkeysOnly: t.boolean }),
    output: record({ passkeysOnly: t.boolean }, undefined, 'SignInRule'),
    slices: ['session', 'people', 'decision-log'],
    isSensitive: 'keys',
    refuses: ['conflict'],
  }),
  signOutPeople: endpoint({
    method: 'POST',
    path: '/workspace/sign-out',
    roles: owners,
    summary:
      'End the open sessions of a member in this business; without `accountId`, those of everybody. The session that asks stays',
    input: record({}, { accountId: AccountId }),
    output: record({ ended: integer(0) }, undefined, 'SessionsEnded'),
    slices: ['session', 'decision-log'],
    hasReserve: true,
    isSensitive: true,
    refuses: ['missing'],
  }),
  keepWorkspace: endpoint({
    method: 'DELETE',
    path: '/workspace/deletion',
    roles: owners,
    summary: 'Cancel the deletion of this business',
    input: record({}),
    output: record({}),
    slices: ['session', 'decision-log'],
    isSensitive: true,
    worksWhileDeleting: true,
  }),
}
