import { it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoTime } from '#schema/core/scalars'
import type { AnyEvent } from '#schema/events'
import { SessionId } from '#schema/session/session'
import { sessionDecider } from '../../service/session/session.decider.ts'
import { deciderSpec } from '../core/decider-spec.ts'

const { given } = deciderSpec(sessionDecider)
const sessionId = decodeOrThrow(SessionId, 's1', 'id')
const data = {
  sessionId,
  tokenHash: 'ab'.repeat(32),
  expiresAt: decodeOrThrow(IsoTime, '2026-12-20T00:00:00.000Z', 'time'),
}
const signedIn: AnyEvent = { type: 'SignedIn', data }
const signedOut: AnyEvent = { type: 'SignedOut', data: { sessionId } }

it('opens once', () => {
  given()
    .when({ type: 'signIn', ...data })
    .yields(signedIn)
  given(signedIn)
    .when({ type: 'signIn', ...data })
    .refused('session/known')
  given(signedIn, signedOut)
    .when({ type: 'signIn', ...data })
    .refused('session/known')
})

it('ends once; a second sign-out has no effect', () => {
  given(signedIn).when({ type: 'signOut', sessionId }).yields(signedOut)
  given(signedIn, signedOut).when({ type: 'signOut', sessionId }).yields()
})
