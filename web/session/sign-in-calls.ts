/**
 * Calls of the login page for passkeys, company accounts and recovery codes. Loaded with their buttons, so
 * codecs are fine here.
 */
import { PasskeyRequest } from '#schema/session/passkey'
import type { SignIn } from '#schema/session/session'
import { call, type Outcome, readSignIn, type Send } from './code-calls.ts'
import { askPasskey } from './passkey-browser.ts'

const readRequest = (fields: object): PasskeyRequest | undefined =>
  PasskeyRequest.is(fields) ? fields : undefined

/** Signs in with a passkey on this device; rejects if the user cancels. */
export const signInByPasskey = async (send: Send): Promise<Outcome<SignIn>> => {
  const asked = await call(send, '/api/login/passkey/options', {}, readRequest)
  return 'why' in asked
    ? asked
    : call(send, '/api/login/passkey/verify', await askPasskey(asked.answer), readSignIn)
}

/** Opens the session of the person whom the identity provider has just identified in this browser. */
export const signInByCompany = (send: Send): Promise<Outcome<SignIn>> =>
  call(send, '/api/login/oidc', {}, readSignIn)

/** Signs in with a code from the recovery sheet. */
export const signInByRecoveryCode = (send: Send, code: string): Promise<Outcome<SignIn>> =>
  call(send, '/api/login/recovery', { code }, readSignIn)
