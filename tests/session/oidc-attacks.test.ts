/**
 * What an identity provider, or somebody answering in its place, can send: the sign-in always ends with a code word, never
 * with an exception.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Asked } from '../../service/accounts/identity-provider.ts'
import { openIdentityProvider } from '../../service/accounts/open-identity-provider.ts'
import {
  json,
  openScriptedProvider,
  type Script,
  type ScriptedProvider,
  strangeKey,
} from './scripted-provider.ts'

const asked: Asked = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) }
const redirectUri = 'http://localhost/api/login/oidc/callback'
let provider: ScriptedProvider

beforeAll(async () => {
  provider = await openScriptedProvider(asked.nonce)
})
afterAll(() => provider.close())

/** The outcome of an answer; with a new client each time, which has nothing cached. */
const outcome = async (script: Partial<Script>, parameters: Record<string, string> = {}) => {
  provider.say(script)
  const { settings } = provider
  const client = openIdentityProvider(
    settings,
    () => new Date(),
    () => {},
  )
  const sent = { code: 'one', state: asked.state, iss: settings.issuer, ...parameters }
  const found = await client.identify(sent, asked, redirectUri)
  return found._tag === 'Left' ? found.left : found.right
}

it('knows the person of a sound answer', async () => {
  expect(await outcome({})).toMatchObject({
    subject: 'tess',
    verifiedEmail: 'tess@larkinstreetbakery.com.au',
  })
})

const now = () => Math.floor(Date.now() / 1000)
const all = { id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'] }

describe('a token is refused', () => {
  it.each<[string, Partial<Script>]>([
    ['of another issuer', { claims: { iss: 'https://login.elsewhere.example' } }],
    ['without an issuer', { claims: { iss: undefined } }],
    ['for another application', { claims: { aud: 'another' } }],
    ['for several, and given to another', { claims: { aud: ['jarvin', 'another'], azp: 'another' } }],
    ['for several, and given to nobody', { claims: { aud: ['jarvin', 'another'] } }],
    ['for nobody', { claims: { aud: [] } }],
    ['that has run out', { claims: { iat: now() - 7200, exp: now() - 3600 } }],
    ['without an end', { claims: { exp: undefined } }],
    ['that does not hold yet', { claims: { nbf: now() + 3600 } }],
    ['with the nonce of another sign-in', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['whose subject is no text', { claims: { sub: { $ne: '' } } }],
    ['without a signature', { header: { alg: 'none' }, key: 'none' }],
    [
      'without a signature, where the provider allows it',
      { header: { alg: 'none' }, key: 'none', metadata: all },
    ],
    ['signed with the secret of both', { header: { alg: 'HS256' }, key: 'secret' }],
    [
      'signed with the secret, where the provider allows it',
      { header: { alg: 'HS256' }, key: 'secret', metadata: all },
    ],
    ['signed with a key that is not the provider’s', { key: strangeKey }],
    ['signed with a key of an unknown name', { header: { alg: 'RS256', kid: 'two' }, key: strangeKey }],
    [
      'that brings its own key',
      { header: { alg: 'RS256', kid: 'one', jwk: strangeKey.export({ format: 'jwk' }) }, key: strangeKey },
    ],
    ['with a critical header that nobody knows', { header: { alg: 'RS256', kid: 'one', crit: ['b64'] } }],
  ])('%s', async (_what, script) => {
    expect(await outcome(script)).toBe('refused')
  })
})

describe('the answer in the address is refused', () => {
  it.each<[string, Record<string, string>]>([
    ['of another provider', { iss: 'https://login.elsewhere.example' }],
    ['of a provider whose name only begins the same', { iss: 'http://127.0.0.1' }],
    ['for another sign-in', { state: 'another' }],
    ['with an error that nobody knows', { error: 'nonsense' }],
  ])('%s', async (_what, parameters) => {
    expect(await outcome({}, parameters)).toBe('refused')
    // The code was not sent anywhere.
    expect(provider.asked()).not.toContain('/token')
  })

  it('without the name of the provider, though it says that it always sends it', async () => {
    provider.say({})
    const { settings } = provider
    const client = openIdentityProvider(
      settings,
      () => new Date(),
      () => {},
    )
    const found = await client.identify({ code: 'one', state: asked.state }, asked, redirectUri)
    expect(found).toMatchObject({ _tag: 'Left', left: 'refused' })
  })
})

describe('an address is not taken for checked', () => {
  const email = 'tess@larkinstreetbakery.com.au'
  it.each<[string, Partial<Script>]>([
    ['if the provider says that it is not', { claims: { email_verified: false } }],
    ['if the provider does not say', { claims: { email_verified: undefined } }],
    ['if it says so in a word', { claims: { email_verified: 'true' } }],
    ['if there are several', { claims: { email: [email] } }],
    ['if it is none', { claims: { email: 'tess' } }],
    // Its lower case is somebody else's address.
    ['if it is written in look-alikes', { claims: { email: 'tess@lar\u212ainstreetbakery.com.au' } }],
    [
      'if only the other document says so',
      { claims: { email_verified: undefined }, userInfo: { sub: 'tess', email, email_verified: true } },
    ],
  ])('%s', async (_what, script) => {
    expect(await outcome(script)).toMatchObject({ subject: 'tess', verifiedEmail: undefined })
  })

  it('that belongs to another person', async () => {
    const claims = { email: undefined, email_verified: undefined }
    const userInfo = { sub: 'dom', email, email_verified: true }
    expect(await outcome({ claims, userInfo })).toBe('refused')
    expect(await outcome({ claims, userInfo: { ...userInfo, sub: 'tess' } })).toMatchObject({
      verifiedEmail: email,
    })
  })
})

describe('a time of proof', () => {
  it.each([Number.MAX_VALUE, 9e15])('that is no time is none: %s', async (auth_time) => {
    expect(await outcome({ claims: { auth_time } })).toMatchObject({ authenticatedAt: undefined })
  })

  it('must be recent, if the provider says that it gives one', async () => {
    const metadata = { claims_supported: ['auth_time'] }
    expect(await outcome({ metadata })).toBe('refused')
    expect(await outcome({ metadata, claims: { auth_time: now() - 7200 } })).toBe('refused')
    expect(await outcome({ metadata, claims: { auth_time: now() - 60 } })).toMatchObject({ subject: 'tess' })
  })
})

describe('a provider that is out of order is "unavailable"', () => {
  const text = (body: string, status = 200, type = 'text/html') => ({
    answer: (response: Parameters<ReturnType<typeof json>>[0]) =>
      response.writeHead(status, { 'content-type': type }).end(body),
  })
  const drip = (response: Parameters<ReturnType<typeof json>>[0]) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"access_token":"')
  }
  const flood = (response: Parameters<ReturnType<typeof json>>[0]) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"access_token":"')
    const part = 'x'.repeat(1_000_000)
    const more = () => {
      while (!response.destroyed) if (!response.write(part)) return void response.once('drain', more)
    }
    more()
  }
  it.each<[string, Partial<Script>]>([
    ['no description', { answers: { '/.well-known/openid-configuration': text('', 500).answer } }],
    ['an error at its token address', { answers: { '/token': json({ error: 'server_error' }, 500) } }],
    ['a page at its token address', { answers: { '/token': text('<h1>Maintenance</h1>').answer } }],
    ['no answer at all', { answers: { '/token': (response) => response.destroy() } }],
    ['an answer that never ends', { answers: { '/token': drip } }],
    ['an answer without an end', { answers: { '/token': flood } }],
    ['keys without an end', { answers: { '/keys': flood } }],
  ])('%s', { timeout: 30_000 }, async (_what, script) => {
    const before = process.memoryUsage().rss
    const from = performance.now()
    expect(await outcome(script)).toBe('unavailable')
    expect(performance.now() - from).toBeLessThan(12_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
  })

  it('a description of another provider is refused', async () => {
    expect(await outcome({ metadata: { issuer: 'https://login.elsewhere.example' } })).toBe('refused')
  })

  it('an answer that sends us elsewhere is not followed', async () => {
    const away = { '/token': text('', 307).answer }
    expect(await outcome({ answers: away })).toBe('unavailable')
  })
})
