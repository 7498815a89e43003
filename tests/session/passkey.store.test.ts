/** Sign-in with passkeys, with a provider in software. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { installationWorkspace } from '#schema/core/site'
import { Passkey, PasskeyCreation } from '#schema/session/passkey'
import type { TestService } from '../core/service.ts'
import { type Browser, openBrowser } from '../people/account-client.ts'
import { type Bakery, startBakery } from '../people/account-service.ts'
import {
  type Authenticator,
  addPasskey,
  challengeFor,
  type Lapse,
  openAuthenticator,
  passkeyOrigin,
  post,
} from './authenticator.ts'

let running: TestService
let owner: Browser
let later: Bakery['later']
beforeAll(async () => {
  ;({ running, owner, later } = await startBakery())
})
afterAll(() => running.stop())

const me = async (browser: Browser) => (await browser.call('GET', '/api/me')).status

const signIn = async (browser: Browser, authenticator: Authenticator, lapse?: Lapse) =>
  post(browser, '/login/passkey/verify', authenticator.get(await challengeFor(browser), lapse))

it('adds several passkeys, signs in with each, and removes one', async () => {
  const [laptop, phone] = [openAuthenticator(passkeyOrigin), openAuthenticator(passkeyOrigin)]
  expect((await addPasskey(owner, laptop)).status).toBe(200)
  const added = decodeOrThrow(Passkey, (await addPasskey(owner, phone)).json, 'A passkey')
  for (const authenticator of [laptop, phone]) {
    const browser = openBrowser(running)
    const answer = await signIn(browser, authenticator)
    expect(answer.status).toBe(200)
    browser.adopt(answer)
    expect(await me(browser)).toBe(200)
  }
  const { json } = await owner.call('GET', '/api/passkeys')
  expect(json).toEqual([
    { ...added, lastUsedAt: expect.any(String) },
    expect.objectContaining({ name: 'Laptop', lastUsedAt: expect.any(String) }),
  ])
  expect((await owner.call('DELETE', `/api/passkeys/${added.id}`)).status).toBe(200)
  expect((await owner.call('DELETE', `/api/passkeys/${added.id}`)).status).toBe(404)
  expect((await signIn(openBrowser(running), phone)).status).toBe(401)
  const events = await running.service.store.readStream(
    installationWorkspace,
    (await streams()).find((stream) => stream.startsWith('session-keys-')) ?? '',
  )
  expect(events.map(({ type }) => type)).toEqual(['PasskeyAdded', 'PasskeyAdded', 'PasskeyRemoved'])
  expect(JSON.stringify(events)).not.toContain('Laptop')
})

const streams = async () =>
  (
    await running.service.database
      .of(installationWorkspace)
      .selectFrom('events')
      .select('stream')
      .distinct()
      .execute()
  ).map(({ stream }) => stream)

it('takes a challenge once, in the browser that asked, for five minutes', async () => {
  const laptop = openAuthenticator(passkeyOrigin)
  await addPasskey(owner, laptop)
  const [first, second] = [openBrowser(running), openBrowser(running)]
  const answer = laptop.get(await challengeFor(first))
  await challengeFor(second)
  expect((await post(second, '/login/passkey/verify', answer)).status).toBe(401)
  expect((await post(first, '/login/passkey/verify', answer)).status).toBe(200)
  expect((await post(first, '/login/passkey/verify', answer)).status).toBe(401)
  const late = laptop.get(await challengeFor(first))
  later(6)
  expect((await post(first, '/login/passkey/verify', late)).status).toBe(401)
  // A challenge for a sign-in is no proof, and the other way round.
  const signInAnswer = laptop.get(await challengeFor(owner))
  expect((await post(owner, '/proof/passkey/verify', signInAnswer)).status).toBe(400)
  // The following tests add keys, which needs a fresh sign-in.
  owner.adopt(await signIn(owner, laptop))
})

it('refuses another site, an unverified person, another name, and a copy', async () => {
  const laptop = openAuthenticator(passkeyOrigin)
  await addPasskey(owner, laptop)
  const fresh = () => openBrowser(running)
  expect((await signIn(fresh(), laptop)).status).toBe(200)
  const lapses: Lapse[] = [
    { origin: 'https://jarvin.example' },
    { rpId: 'jarvin.example' },
    { isVerified: false },
    // A copy of the key has a lower count.
    { counter: 1 },
    { counter: 0 },
  ]
  for (const lapse of lapses)
    expect([lapse, (await signIn(fresh(), laptop, lapse)).status]).toEqual([lapse, 401])
  expect(running.logged()).toContain('it may have been copied')
  const other = openAuthenticator(passkeyOrigin)
  expect((await addPasskey(owner, other, { isVerified: false })).status).toBe(409)
  expect((await addPasskey(owner, other, { origin: 'https://jarvin.example' })).status).toBe(409)
  // At an address without a host name, browsers offer no passkeys.
  const plain = await owner.call('POST', '/api/passkeys/options', {})
  expect([plain.status, plain.text.includes('passkey/address')]).toEqual([409, true])
})

it('names the field of a new key that cannot be read, and keeps the challenge', async () => {
  const options = decodeOrThrow(
    PasskeyCreation,
    (await post(owner, '/passkeys/options')).json,
    'The options of a passkey',
  )
  const made = openAuthenticator(passkeyOrigin).create(options)
  const { response } = made
  const junk = (text: string) => Buffer.from(text).toString('base64url')
  const cut = Buffer.from(response.attestationObject, 'base64url').subarray(0, 40).toString('base64url')
  for (const [field, change] of [
    ['response.clientDataJSON', { response: { ...response, clientDataJSON: junk('no JSON') } }],
    ['response.clientDataJSON', { response: { ...response, clientDataJSON: junk('[]') } }],
    ['response.attestationObject', { response: { ...response, attestationObject: 'AAAA' } }],
    ['response.attestationObject', { response: { ...response, attestationObject: junk('junk') } }],
    ['response.attestationObject', { response: { ...response, attestationObject: cut } }],
    ['rawId', { rawId: junk('another') }],
    ['id', { id: junk('another'), rawId: junk('another') }],
  ] as const) {
    const { status, json } = await post(owner, '/passkeys/verify', { ...made, ...change })
    expect([field, status, json]).toEqual([
      field,
      400,
      expect.objectContaining({ errors: [{ field, message: expect.any(String) }] }),
    ])
  }
  expect((await post(owner, '/passkeys/verify', { ...made, name: 'Read' })).status).toBe(200)
})

it('lets one of many concurrent answers with the same count in', async () => {
  const laptop = openAuthenticator(passkeyOrigin)
  await addPasskey(owner, laptop)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => signIn(openBrowser(running), laptop, { counter: 7 })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})
