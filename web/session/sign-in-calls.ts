/** Calls of the login page to sign in to one's own workspace. The page has no store, so these are sent as they are. */
import { decodeOrThrow } from '#schema/core/decode'
import { ProblemDetails } from '#schema/core/problem'
import { PasskeyRequest, SignInWays } from '#schema/session/passkey'
import { SignIn } from '#schema/session/session'
import { serviceRequest } from '../core/request.ts'
import { sessionKey } from '../core/session-key.ts'
import { nextPath } from './next-path.ts'
import { askPasskey } from './passkey-browser.ts'

/** The service refused; the message is its sentence for the user. */
export class Refused extends Error {}

const post = async (path: string, body: object): Promise<unknown> => {
  const response = await fetch(
    serviceRequest(`/api${path}`, null, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
  const answer: unknown = await response.json()
  if (response.ok) return answer
  throw ProblemDetails.is(answer) ? new Refused(answer.detail) : new Error(`${response.status}`)
}

/** Keeps the session and opens the application where the person wanted to go. */
const enter = (answer: unknown): void => {
  const { sessionId } = decodeOrThrow(SignIn, answer, 'A sign-in')
  window.localStorage.setItem(sessionKey, sessionId)
  const { search, origin } = window.location
  window.location.assign(nextPath(new URLSearchParams(search).get('next'), origin))
}

/** The ways to sign in that this installation offers. */
export const decodeWays = (answer: unknown): SignInWays =>
  decodeOrThrow(SignInWays, answer, 'The ways to sign in')

/** Signs in with a passkey of this device. */
export const signInByPasskey = async (): Promise<void> => {
  const options = decodeOrThrow(PasskeyRequest, await post('/login/passkey/options', {}), 'The options')
  enter(await post('/login/passkey/verify', await askPasskey(options)))
}

/** Signs in with a code of the recovery sheet. */
export const signInByRecoveryCode = async (code: string): Promise<void> =>
  enter(await post('/login/recovery', { code }))
