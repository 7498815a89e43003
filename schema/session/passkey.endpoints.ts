/** Calls of passkeys and recovery codes: signing in with them, and managing one's own. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { readers } from '../core/roles.ts'
import { text } from '../core/scalars.ts'
import { installationWorkspace } from '../core/site.ts'
import {
  Passkey,
  PasskeyCreation,
  PasskeyId,
  PasskeyName,
  PasskeyRequest,
  passkeyAssertion,
  passkeyAttestation,
  RecoveryCode,
  RecoverySheet,
  SignInWays,
} from './passkey.ts'
import { SignIn } from './session.ts'

const signInLimit = { calls: 60, seconds: 60, workspace: Number.POSITIVE_INFINITY }

/** A public call on the installation's accounts. */
const ofInstallation = {
  roles: 'anyone',
  workspaceOf: () => installationWorkspace,
  hasReserve: true,
  limit: signInLimit,
} as const

export const passkeyEndpoints = {
  getSignInWays: endpoint({
    method: 'GET',
    path: '/login/ways',
    roles: 'anyone',
    summary: 'Get the ways to sign in that this installation offers',
    input: record({}),
    output: SignInWays,
    slices: ['session'],
    limit: { calls: 240, seconds: 60, workspace: Number.POSITIVE_INFINITY },
  }),
  requestPasskey: endpoint({
    ...ofInstallation,
    method: 'POST',
    path: '/login/passkey/options',
    summary: 'Start a sign-in with a passkey; the challenge works once, for 5 minutes, in this browser only',
    input: record({}),
    output: PasskeyRequest,
    slices: ['session'],
    refuses: ['insecure'],
  }),
  signInByPasskey: endpoint({
    ...ofInstallation,
    method: 'POST',
    path: '/login/passkey/verify',
    summary: 'Sign in with the answer of a passkey',
    input: record(passkeyAssertion),
    output: SignIn,
    slices: ['session', 'decision-log'],
    refuses: ['unauthenticated', 'insecure'],
  }),
  signInByRecoveryCode: endpoint({
    ...ofInstallation,
    method: 'POST',
    path: '/login/recovery',
    summary: 'Sign in with a code of the recovery sheet; each works once',
    input: record({ code: text(80, 1) }),
    output: SignIn,
    slices: ['session', 'decision-log'],
    // 120 random bits cannot be guessed at any rate; this limit only keeps the log readable.
    limit: { calls: 20, seconds: 600, workspace: Number.POSITIVE_INFINITY },
    refuses: ['unauthenticated', 'insecure'],
  }),
  listPasskeys: endpoint({
    method: 'GET',
    path: '/passkeys',
    roles: readers,
    summary: 'List one’s own passkeys, the newest first',
    input: record({}),
    output: t.array(Passkey),
    slices: ['session'],
    appliesAsOf: true,
    worksWithoutPasskey: true,
  }),
  requestNewPasskey: endpoint({
    method: 'POST',
    path: '/passkeys/options',
    roles: readers,
    summary: 'Start to add a passkey; the challenge works once, for 5 minutes, in this browser only',
    input: record({}),
    output: PasskeyCreation,
    slices: ['session'],
    hasReserve: true,
    isSensitive: 'keys',
    refuses: ['insecure'],
    worksWithoutPasskey: true,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/passkeys/verify',
    roles: readers,
    summary: 'Add a passkey with the answer of the browser',
    input: record(passkeyAttestation, { name: PasskeyName }),
    output: Passkey,
    slices: ['session'],
    hasReserve: true,
    isSensitive: 'keys',
    refuses: ['insecure'],
    worksWithoutPasskey: true,
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/passkeys/:passkeyId',
    roles: readers,
    summary: 'Remove one’s own passkey',
    input: record({ passkeyId: PasskeyId }),
    output: record({}),
    slices: ['session'],
    hasReserve: true,
    isSensitive: 'keys',
  }),
  getRecoverySheet: endpoint({
    method: 'GET',
    path: '/recovery-sheet',
    roles: readers,
    summary: 'Get how many recovery codes are left; the codes themselves are shown once only',
    input: record({}),
    output: RecoverySheet,
    slices: ['session'],
    appliesAsOf: true,
  }),
  makeRecoverySheet: endpoint({
    method: 'POST',
    path: '/recovery-sheet',
    roles: readers,
    summary: 'Make a new recovery sheet of eight codes; those of the sheet before stop working',
    input: record({}),
    output: record({ codes: t.array(RecoveryCode) }, undefined, 'RecoveryCodes'),
    slices: ['session'],
    hasReserve: true,
    isSensitive: 'keys',
  }),
}
