/** Passkeys, in the JSON forms of Web Authentication Level 3, and recovery codes. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { IsoTime, id, integer, nonBlank, oneOf, pattern, text } from '../core/scalars.ts'

/** Our id of a passkey; the credential's own id never leaves the account. */
export const PasskeyId = id('PasskeyId')
export type PasskeyId = t.TypeOf<typeof PasskeyId>

/** Passkeys that one person can have. */
export const maxPasskeys = 20

export const PasskeyName = nonBlank(80)

/** One of a person's passkeys. */
export const Passkey = record(
  { id: PasskeyId, name: text(80), addedAt: IsoTime },
  { lastUsedAt: IsoTime },
  'Passkey',
)
export type Passkey = t.TypeOf<typeof Passkey>

const bytes = (max: number) =>
  pattern(`must be base64url of at most ${max} characters`, new RegExp(`^[A-Za-z0-9_-]{1,${max}}$`))

const keyType = oneOf('public-key')
const credentialId = bytes(1400)
const transports = t.array(text(40))
const descriptors = t.array(record({ id: credentialId, type: keyType }, { transports }))

/** Argument of `navigator.credentials.get`. */
export const PasskeyRequest = record(
  { challenge: bytes(100), rpId: text(253, 1), timeout: integer(0), userVerification: oneOf('required') },
  { allowCredentials: descriptors },
  'PasskeyRequest',
)
export type PasskeyRequest = t.TypeOf<typeof PasskeyRequest>

/** Argument of `navigator.credentials.create`. */
export const PasskeyCreation = record(
  {
    rp: record({ id: text(253, 1), name: text(80) }),
    user: record({ id: bytes(100), name: text(254), displayName: text(120) }),
    challenge: bytes(100),
    pubKeyCredParams: t.array(record({ alg: integer(), type: keyType })),
    timeout: integer(0),
    excludeCredentials: descriptors,
    authenticatorSelection: record({
      residentKey: oneOf('required'),
      requireResidentKey: t.boolean,
      userVerification: oneOf('required'),
    }),
    attestation: oneOf('none'),
  },
  undefined,
  'PasskeyCreation',
)
export type PasskeyCreation = t.TypeOf<typeof PasskeyCreation>

const ceremony = { id: credentialId, rawId: credentialId, type: keyType }

/** What the browser answers to a request, as JSON. */
export const passkeyAssertion = {
  ...ceremony,
  response: record(
    { clientDataJSON: bytes(8000), authenticatorData: bytes(4000), signature: bytes(8000) },
    { userHandle: bytes(100) },
  ),
}

/** What the browser answers to a creation, as JSON. */
export const passkeyAttestation = {
  ...ceremony,
  response: record({ clientDataJSON: bytes(8000), attestationObject: bytes(60_000) }, { transports }),
}

/** Codes of one recovery sheet. */
export const recoveryCodes = 8

/** Six groups of four characters without I, L, O and U: 120 random bits, too many to guess even from the stored hash. */
const recoveryForm = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){5}$/

/** A code as printed. */
export const RecoveryCode = pattern(
  'must be six groups of four letters and digits',
  recoveryForm,
  '7K2M-9QXD-4HTP-WB8R-6NCA-0ZEJ',
)

/** A code as typed: in any case, with or without dashes, and with letters that look like digits. */
export const plainRecoveryCode = (typed: string): string =>
  (
    typed
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replace(/O/g, '0')
      .replace(/[IL]/g, '1')
      .match(/.{1,4}/g) ?? []
  ).join('-')

/** What the login page can offer besides a code by email. */
export const SignInWays = record(
  { passkey: t.boolean, recovery: t.boolean },
  // True if an identity provider is configured.
  { company: t.boolean },
  'SignInWays',
)
export type SignInWays = t.TypeOf<typeof SignInWays>

/** State of a person's recovery sheet; without `madeAt` there is none. */
export const RecoverySheet = record({ left: integer(0, recoveryCodes) }, { madeAt: IsoTime }, 'RecoverySheet')
export type RecoverySheet = t.TypeOf<typeof RecoverySheet>
