/** An identity provider in this process that answers whatever a test wants, with tokens signed by the test. */
import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { freePort } from '../../service/database/embedded/free-port.ts'

type Json = { readonly [field: string]: unknown }

/** Answers one request in place of the usual answer. */
type Answering = (response: ServerResponse) => void

/** What the provider says instead of the usual; a test sets only what is to be different. */
export type Script = {
  /** Claims of the ID token besides the usual ones; undefined leaves a usual one out. */
  claims: Json
  /** Header of the ID token, and the key that signs it. */
  header: Json
  key: KeyObject | 'secret' | 'none'
  metadata: Json
  /** Answers by request path. */
  answers: Record<string, Answering>
  userInfo: Json
}

export type ScriptedProvider = {
  readonly settings: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string }
  /** Changes what it says from now on; everything else is as usual. */
  readonly say: (script: Partial<Script>) => void
  /** Paths requested since the last `say`. */
  readonly asked: () => readonly string[]
  readonly close: () => Promise<unknown>
}

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
/** A key that the provider never published. */
export const strangeKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

/** Writes JSON, as the provider does. */
export const json =
  (value: unknown, status = 200): Answering =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))

/** `nonce` is that of every token, unless the test sets another. */
export const openScriptedProvider = async (nonce = ''): Promise<ScriptedProvider> => {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const settings = { issuer, clientId: 'jarvin', clientSecret: 'a-secret-of-the-two-of-them' }
  const usual = (): Script => ({
    claims: {},
    header: { alg: 'RS256', kid: 'one' },
    key: keys.privateKey,
    metadata: {},
    answers: {},
    userInfo: {},
  })
  let script = usual()
  let asked: string[] = []

  const idToken = (): string => {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      ...{ iss: issuer, aud: settings.clientId, sub: 'tess', nonce, iat: now, exp: now + 300 },
      ...{ email: 'tess@larkinstreetbakery.com.au', email_verified: true },
      ...script.claims,
    }
    const text = `${encoded(script.header)}.${encoded(claims)}`
    if (script.key === 'none') return `${text}.`
    const signature =
      script.key === 'secret'
        ? createHmac('sha256', settings.clientSecret).update(text).digest()
        : sign('sha256', Buffer.from(text), script.key)
    return `${text}.${signature.toString('base64url')}`
  }

  const answers = (): Record<string, Answering> => ({
    '/.well-known/openid-configuration': json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      userinfo_endpoint: `${issuer}/person`,
      authorization_response_iss_parameter_supported: true,
      ...script.metadata,
    }),
    '/keys': json({ keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig' }] }),
    '/token': json({ access_token: 'opaque', token_type: 'Bearer', id_token: idToken() }),
    '/person': json(script.userInfo),
    ...script.answers,
  })
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    asked.push(path)
    const answer = answers()[path]
    if (answer) answer(response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    settings,
    say: (wanted) => {
      script = { ...usual(), ...wanted }
      asked = []
    },
    asked: () => asked,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
