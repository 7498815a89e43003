/** A member tries to be somebody else: with passkeys, challenges, recovery codes, sessions and stale proof. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { PasskeyCreation } from '#schema/session/passkey'
import { Me } from '#schema/session/session'
import type { Answer, TestService } from '../core/service.ts'
import { type Browser, join, openBrowser, signInByCode, tess } from '../people/account-client.ts'
import { type Bakery, startBakery } from '../people/account-service.ts'
import { addPasskey, challengeFor, openAuthenticator, passkeyOrigin, post } from './authenticator.ts'

let running: TestService
let victim: Browser
let mallory: Browser
const phone = openAuthenticator(passkeyOrigin)
const stolen = openAuthenticator(passkeyOrigin)
let lines: Bakery['lines']
let later: Bakery['later']

beforeAll(async () => {
  ;({ running, owner: victim, lines, later } = await startBakery({ seed: 'none' }))
  await join(running, victim, { email: 'mallory@example.com', role: 'adviser' })
  mallory = await signInByCode(running, lines, 'mallory@example.com')
  expect((await addPasskey(victim, phone)).status).toBe(200)
  expect((await addPasskey(mallory, stolen)).status).toBe(200)
})
afterAll(() => running.stop())

const emailOf = async (browser: Browser) =>
  decodeOrThrow(Me, (await browser.call('GET', '/api/me')).json, 'The current user').person?.email
const keysOf = async (browser: Browser) =>
  decodeOrThrow(api.listPasskeys.output, (await browser.call('GET', '/api/passkeys')).json, 'The passkeys')
/** The handle in the answer of the victim's authenticator, which names the account. */
const handleOf = async (): Promise<string> =>
  phone.get(await challengeFor(openBrowser(running))).response.userHandle
const creation = async (browser: Browser): Promise<PasskeyCreation> =>
  decodeOrThrow(PasskeyCreation, (await post(browser, '/passkeys/options')).json, 'The options')

it('names the victim with a key of their own, and stays outside', async () => {
  const browser = openBrowser(running)
  const answer = stolen.get(await challengeFor(browser))
  const forged = { ...answer, response: { ...answer.response, userHandle: await handleOf() } }
  expect((await post(browser, '/login/passkey/verify', forged)).status).toBe(401)
  // Not with the victim's credential id on another key's answer either.
  const named = { ...forged, id: phone.get(await challengeFor(browser)).id }
  expect((await post(browser, '/login/passkey/verify', { ...named, rawId: named.id })).status).toBe(401)
})

it('registers a key for the victim, and gets one of their own', async () => {
  const fresh = openAuthenticator(passkeyOrigin)
  const asked = await creation(mallory)
  const forVictim = fresh.create({ ...asked, user: { id: await handleOf() } })
  expect((await post(mallory, '/passkeys/verify', { ...forVictim, name: 'Mine' })).status).toBe(200)
  expect((await keysOf(victim)).length).toBe(1)
  const browser = openBrowser(running)
  // Its handle names the victim, who has no such key.
  expect((await post(browser, '/login/passkey/verify', fresh.get(await challengeFor(browser)))).status).toBe(
    401,
  )
})

it('registers the victim’s own key a second time, which lets the victim in as before', async () => {
  const copied = phone.create(await creation(mallory))
  await post(mallory, '/passkeys/verify', { ...copied, name: 'Copied' })
  // The test's authenticator now names the other account; a real one keeps the account it was made for.
  const own = phone.create(await creation(victim))
  expect((await post(victim, '/passkeys/verify', { ...own, name: 'Again' })).status).toBe(409)
  const browser = openBrowser(running)
  browser.adopt(await post(browser, '/login/passkey/verify', phone.get(await challengeFor(browser))))
  expect(await emailOf(browser)).toBe(tess.email)
})

it('answers a challenge that the victim asked for, or one for another purpose', async () => {
  const asked = await creation(victim)
  const cookie = [...victim.cookies()].find(([name]) => name.includes('passkey'))?.join('=') ?? ''
  const half = [...mallory.cookies()].find(([name]) => name === 'jarvin')?.join('=') ?? ''
  const made = openAuthenticator(passkeyOrigin).create(asked)
  const headers = { cookie: `${half}; ${cookie}`, 'x-forwarded-host': 'localhost:3000' }
  const answer = await running.call('POST', '/api/passkeys/verify', {
    session: mallory.session(),
    body: { ...made, name: 'Theirs' },
    headers,
  })
  expect(answer.status).toBe(409)
  // It is also used up for the victim: nobody can answer it now.
  expect((await post(victim, '/passkeys/verify', { ...made, name: 'Late' })).status).toBe(409)
  const proving = stolen.get(await challengeFor(mallory, '/proof/passkey'))
  expect((await post(mallory, '/login/passkey/verify', proving)).status).toBe(401)
})

it('replays a registration, and sends twenty at once', async () => {
  const fresh = openAuthenticator(passkeyOrigin)
  const made = { ...fresh.create(await creation(mallory)), name: 'Twice' }
  const before = (await keysOf(mallory)).length
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(mallory, '/passkeys/verify', made)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await keysOf(mallory)).length).toBe(before + 1)
})

it('removes the victim’s key, or ends the victim’s session, by their ids', async () => {
  const [key] = await keysOf(victim)
  const sessions = decodeOrThrow(
    api.listMySessions.output,
    (await victim.call('GET', '/api/my-sessions')).json,
    'The sessions',
  )
  const tries: Answer[] = [
    await mallory.call('DELETE', `/api/passkeys/${key?.id}`),
    await mallory.call('DELETE', `/api/my-sessions/${sessions[0]?.id}`),
  ]
  expect(tries.map(({ status }) => status)).toEqual([404, 404])
  expect((await keysOf(victim)).length).toBe(1)
})

it('uses one recovery code twenty times at once', async () => {
  const { codes } = decodeOrThrow(
    api.makeRecoverySheet.output,
    (await post(victim, '/recovery-sheet')).json,
    'A sheet',
  )
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post(openBrowser(running), '/login/recovery', { code: codes[0] })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(401)])
})

it('keeps an old session, or mixes its halves with those of the new one', async () => {
  const old = { session: mallory.session(), half: mallory.cookies().get('jarvin') ?? '' }
  const proof = stolen.get(await challengeFor(mallory, '/proof/passkey'))
  mallory.adopt(await post(mallory, '/proof/passkey/verify', proof))
  const half = mallory.cookies().get('jarvin') ?? ''
  const get = async (session: string, cookie: string) =>
    (await running.call('GET', '/api/me', { session, headers: { cookie: `jarvin=${cookie}` } })).status
  expect(await get(mallory.session(), half)).toBe(200)
  for (const [session, cookie] of [
    [old.session, old.half],
    [old.session, half],
    [mallory.session(), old.half],
    [mallory.session(), victim.cookies().get('jarvin') ?? ''],
    [victim.session(), half],
  ] as const)
    expect(await get(session, cookie)).toBe(401)
})

it('finishes with a stale proof what began with a fresh one', async () => {
  const fresh = openAuthenticator(passkeyOrigin)
  mallory = await signInByCode(running, lines, 'mallory@example.com')
  later(4)
  const asked = await creation(mallory)
  later(2)
  const added = await post(mallory, '/passkeys/verify', { ...fresh.create(asked), name: 'Late' })
  expect([added.status, added.text.includes('session/proof')]).toEqual([403, true])
  // Opening the same business again makes a new session, which is no fresher.
  const [here] = decodeOrThrow(
    api.listWorkspaces.output,
    (await mallory.call('GET', '/api/workspaces')).json,
    'The workspaces',
  )
  mallory.adopt(await mallory.call('POST', `/api/workspaces/${here?.id}/enter`))
  expect((await post(mallory, '/passkeys/options')).status).toBe(403)
})
