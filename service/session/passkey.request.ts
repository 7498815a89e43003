/** Signing in with a passkey: the Web Authentication authentication ceremony. */
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import { AccountId } from '#schema/people/people'
import { PasskeyRequest, type passkeyAssertion } from '#schema/session/passkey'
import type { Cookies } from '../http/cookies.ts'
import type { Context } from '../runtime/service.ts'
import { type Purpose, storeChallenge, takeChallenge, wrongPasskey } from './passkey.challenges.ts'
import { passkeysOf, recordUse } from './passkey.queries.ts'
import { rpIdOf, timeout, unlessRefused } from './passkey.relying-party.ts'

type Assertion = { readonly [K in keyof typeof passkeyAssertion]: t.TypeOf<(typeof passkeyAssertion)[K]> }

/** Options for signing in, or for proving identity with one of the person's own passkeys. */
export const requestOf = async (
  { service, origin }: Context,
  cookies: Cookies,
  purpose: Purpose,
): Promise<E.Either<Problem, PasskeyRequest>> => {
  const rpID = rpIdOf(origin)
  if (E.isLeft(rpID)) return rpID
  const own = purpose.accountId === undefined ? [] : await passkeysOf(service, purpose.accountId)
  const options = await generateAuthenticationOptions({
    rpID: rpID.right,
    timeout,
    userVerification: 'required',
    challenge: await storeChallenge(service, cookies, purpose),
    ...(own.length > 0
      ? { allowCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })) }
      : {}),
  })
  return E.right(decodeOrThrow(PasskeyRequest, options, 'The options of a passkey'))
}

/** Account of an answer, which the authenticator stored when the passkey was created. */
const accountIn = (
  { response: { userHandle } }: Assertion,
  { accountId }: Purpose,
): AccountId | undefined => {
  const named = userHandle === undefined ? accountId : Buffer.from(userHandle, 'base64url').toString('utf8')
  return AccountId.is(named) && (accountId === undefined || accountId === named) ? named : undefined
}

/** Person whose passkey gave the answer. */
export const verifyRequest = async (
  { service, origin }: Context,
  cookies: Cookies,
  purpose: Purpose,
  assertion: Assertion,
): Promise<E.Either<Problem, AccountId>> => {
  const expectedChallenge = await takeChallenge(service, cookies, purpose)
  if (E.isLeft(expectedChallenge)) return expectedChallenge
  const rpID = rpIdOf(origin)
  if (E.isLeft(rpID)) return rpID
  const accountId = accountIn(assertion, purpose)
  const passkey =
    accountId &&
    (await passkeysOf(service, accountId)).find(({ credentialId }) => credentialId === assertion.id)
  if (accountId === undefined || passkey === undefined) return E.left(wrongPasskey)
  const { id, rawId, type, response } = assertion
  const { userHandle, ...rest } = response
  const verified = await unlessRefused(
    verifyAuthenticationResponse({
      response: { id, rawId, type, response: rest, clientExtensionResults: {} },
      expectedChallenge: expectedChallenge.right,
      expectedOrigin: origin,
      expectedRPID: rpID.right,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        // Counters are compared below, together with those of concurrent uses, and a copied passkey is
        // reported.
        counter: 0,
        transports: [...passkey.transports],
      },
    }),
  )
  if (!verified?.verified) return E.left(wrongPasskey)
  const { newCounter } = verified.authenticationInfo
  if (await recordUse(service, passkey.passkeyId, newCounter)) return E.right(accountId)
  service.report(
    'warn',
    { passkeyId: passkey.passkeyId, counter: newCounter, before: passkey.counter },
    'a passkey was refused because its counter went back: it may have been copied',
  )
  return E.left(wrongPasskey)
}
