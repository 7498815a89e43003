/** Reads the browser's answer to a passkey creation, and names the field that cannot be read. */
import {
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
  parseAuthenticatorData,
} from '@simplewebauthn/server/helpers'
import type * as t from 'io-ts'
import { invalid, type Problem } from '#schema/core/problem'
import type { passkeyAttestation } from '#schema/session/passkey'

/** What the browser answers to a creation. */
export type Attestation = {
  readonly [K in keyof typeof passkeyAttestation]: t.TypeOf<(typeof passkeyAttestation)[K]>
}

/** The result of a library function, which throws for bytes that it cannot read. */
const readable = <A>(read: () => A): A | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

const clientDataOf = (json: string) =>
  readable(() => {
    const { type, challenge, origin } = decodeClientDataJSON(json)
    return [type, challenge, origin].every((part) => typeof part === 'string')
  })

/** Id of the credential in an attestation object. */
const credentialIdOf = (bytes: string) =>
  readable(() => {
    const { credentialID } = parseAuthenticatorData(
      decodeAttestationObject(isoBase64URL.toBuffer(bytes)).get('authData'),
    )
    return credentialID && isoBase64URL.fromBuffer(credentialID)
  })

/** The field of an answer that no browser sends; undefined if all can be read. */
export const attestationProblem = ({ id, rawId, response }: Attestation): Problem | undefined => {
  if (rawId !== id) return invalid([{ field: 'rawId', message: 'must be the same as id' }])
  if (!clientDataOf(response.clientDataJSON))
    return invalid([{ field: 'response.clientDataJSON', message: 'must be the client data of a browser' }])
  const credentialId = credentialIdOf(response.attestationObject)
  if (credentialId === undefined)
    return invalid([
      { field: 'response.attestationObject', message: 'must be an attestation object with a credential' },
    ])
  return credentialId === id
    ? undefined
    : invalid([{ field: 'id', message: 'must be the credential of the attestation object' }])
}
