/** Adding a passkey: the Web Authentication registration ceremony. */
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { conflict, type Problem } from '#schema/core/problem'
import type { AccountId, Identity } from '#schema/people/people'
import { PasskeyCreation } from '#schema/session/passkey'
import type { Cookies } from '../http/cookies.ts'
import type { Context } from '../runtime/service.ts'
import { type Attestation, attestationProblem } from './passkey.attestation.ts'
import { storeChallenge, takeChallenge } from './passkey.challenges.ts'
import { passkeysOf, type StoredPasskey } from './passkey.queries.ts'
import { rpIdOf, timeout, unlessRefused } from './passkey.relying-party.ts'

/** EdDSA, ES256 and RS256: every passkey has one of them. */
const algorithms = [-8, -7, -257]

const refusedCreation = conflict(
  'passkey/refused',
  'The browser’s answer did not match, or came too late. Nothing was recorded. Start again.',
)

/** Options to add a passkey. */
export const creationOf = async (
  { service, origin }: Context,
  cookies: Cookies,
  accountId: AccountId,
  { name, email }: Identity,
): Promise<E.Either<Problem, PasskeyCreation>> => {
  const rpID = rpIdOf(origin)
  if (E.isLeft(rpID)) return rpID
  const options = await generateRegistrationOptions({
    rpName: 'Jarvin',
    rpID: rpID.right,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(accountId),
    timeout,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: (await passkeysOf(service, accountId)).map(({ credentialId: id, transports }) => ({
      id,
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    challenge: await storeChallenge(service, cookies, { purpose: 'add', accountId }),
  })
  return E.right(decodeOrThrow(PasskeyCreation, options, 'The options of a passkey'))
}

/** The new passkey with its counter, if the browser's answer is valid. */
export const verifyCreation = async (
  { service, origin }: Context,
  cookies: Cookies,
  accountId: AccountId,
  attestation: Attestation,
): Promise<E.Either<Problem, Omit<StoredPasskey, 'name'> & { readonly counter: number }>> => {
  const unreadable = attestationProblem(attestation)
  if (unreadable) return E.left(unreadable)
  const { id, rawId, type, response } = attestation
  const expectedChallenge = await takeChallenge(service, cookies, { purpose: 'add', accountId })
  if (E.isLeft(expectedChallenge)) return E.left(refusedCreation)
  const rpID = rpIdOf(origin)
  if (E.isLeft(rpID)) return rpID
  const { transports = [], ...rest } = response
  const verified = await unlessRefused(
    verifyRegistrationResponse({
      response: { id, rawId, type, response: { ...rest, transports }, clientExtensionResults: {} },
      expectedChallenge: expectedChallenge.right,
      expectedOrigin: origin,
      expectedRPID: rpID.right,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!verified?.verified) return E.left(refusedCreation)
  const { credential } = verified.registrationInfo
  const known = await passkeysOf(service, accountId)
  if (known.some(({ credentialId }) => credentialId === credential.id)) return E.left(refusedCreation)
  return E.right({
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    transports: [...transports],
    counter: credential.counter,
  })
}
