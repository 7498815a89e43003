/** A passkey provider in software with one ES256 key, which answers like a browser. */
import { createECDH, createHash, createPrivateKey, createSign, randomBytes } from 'node:crypto'
import { decodeOrThrow } from '#schema/core/decode'
import { PasskeyCreation, PasskeyRequest } from '#schema/session/passkey'
import type { Answer } from '../core/service.ts'
import type { Browser } from '../people/account-client.ts'

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()
const text = (value: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const byteString = (value: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 255]), value])

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** What a test can make go wrong. */
export type Lapse = {
  readonly origin?: string
  readonly rpId?: string
  readonly counter?: number
  readonly isVerified?: boolean
}

/** The P-256 key of a seed, as a JSON Web Key. */
const keyOf = (seed: Buffer) => {
  const pair = createECDH('prime256v1')
  const d = sha256(seed)
  pair.setPrivateKey(d)
  // An uncompressed point: 4, x, y.
  const point = pair.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  return { kty: 'EC', crv: 'P-256', d: d.toString('base64url'), x: x ?? '', y: y ?? '' }
}

/**
 * Opens a provider with one credential; `origin` is the address that the browser shows. The same `seed` gives the same
 * credential, for recordings.
 */
export const openAuthenticator = (origin: string, seed: Buffer = randomBytes(32)) => {
  const jwk = keyOf(seed)
  const { x, y } = jwk
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' })
  const credentialId = sha256(Buffer.concat([seed, Buffer.from('credential')]))
  const id = credentialId.toString('base64url')
  let userHandle = ''
  let uses = 0

  // Flags: user present, user verified, and a credential attached.
  const authenticatorData = (lapse: Lapse, attached?: Buffer): Buffer =>
    Buffer.concat([
      sha256(lapse.rpId ?? new URL(origin).hostname),
      Buffer.from([1 + (lapse.isVerified === false ? 0 : 4) + (attached ? 64 : 0)]),
      uint32(lapse.counter ?? uses),
      ...(attached ? [attached] : []),
    ])
  const clientData = (type: string, challenge: string, lapse: Lapse): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: lapse.origin ?? origin, crossOrigin: false }))

  return {
    /** Answers `navigator.credentials.create`. */
    create: ({ challenge, user }: { challenge: string; user: { id: string } }, lapse: Lapse = {}) => {
      userHandle = user.id
      // COSE: EC2, ES256, P-256.
      const key = Buffer.concat([
        Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]),
        Buffer.from(x, 'base64url'),
        Buffer.from([0x22, 0x58, 32]),
        Buffer.from(y, 'base64url'),
      ])
      const attached = Buffer.concat([Buffer.alloc(16), Buffer.from([0, 32]), credentialId, key])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
        ...[text('authData'), byteString(authenticatorData(lapse, attached))],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, lapse).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** Answers `navigator.credentials.get`. */
    get: ({ challenge }: { challenge: string }, lapse: Lapse = {}) => {
      uses += 1
      const data = authenticatorData(lapse)
      const client = clientData('webauthn.get', challenge, lapse)
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: createSign('sha256')
            .update(Buffer.concat([data, sha256(client)]))
            .sign(privateKey)
            .toString('base64url'),
          userHandle,
        },
      }
    },
  }
}

/** A passkey provider in software. */
export type Authenticator = ReturnType<typeof openAuthenticator>

/** The address of the service as the browser sees it, and the header that says so. */
export const passkeyOrigin = 'http://localhost:3000'
export const atPasskeyOrigin = { 'x-forwarded-host': 'localhost:3000' }

/** Posts to a path below `/api`. */
export const post = (browser: Browser, path: string, body: unknown = {}): Promise<Answer> =>
  browser.call('POST', `/api${path}`, body, atPasskeyOrigin)

/** Adds a passkey to the person's account. */
export const addPasskey = async (
  browser: Browser,
  authenticator: Authenticator,
  lapse?: Lapse,
): Promise<Answer> => {
  const options = await post(browser, '/passkeys/options')
  const asked = decodeOrThrow(PasskeyCreation, options.json, 'The options')
  return post(browser, '/passkeys/verify', { ...authenticator.create(asked, lapse), name: 'Laptop' })
}

/** Asks for a passkey. */
export const challengeFor = async (browser: Browser, path = '/login/passkey'): Promise<PasskeyRequest> =>
  decodeOrThrow(PasskeyRequest, (await post(browser, `${path}/options`)).json, 'The options')
