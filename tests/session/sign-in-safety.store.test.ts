/** What a stolen or forgotten session can do: sign-ins replace sessions, and people and owners end them. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import type { Endpoint } from '#schema/core/endpoint'
import { People } from '#schema/people/people'
import { ownWorkspaces } from '../../service/accounts/accounts.ts'
import { decodeJson } from '../core/service.ts'
import { type Browser, codeFor, join, signInByCode, tess } from '../people/account-client.ts'
import { type Bakery, startBakery } from '../people/account-service.ts'
import { post } from './authenticator.ts'

let own: Bakery
let owner: Browser
beforeAll(async () => {
  own = await startBakery()
  owner = own.owner
})
afterAll(() => own.running.stop())

const status = async (browser: Browser) => (await browser.call('GET', '/api/me')).status
const again = () => signInByCode(own.running, own.lines, tess.email)
const openIn = async (browser: Browser) =>
  decodeJson(api.listMySessions.output, await browser.call('GET', '/api/my-sessions')).length
const ended = async () => {
  const { database } = own.running.service
  const [workspace = ''] = await ownWorkspaces(own.running.service)
  const rows = await database
    .of(workspace)
    .selectFrom('events')
    .select('position')
    .where('type', '=', 'SignedOut')
    .execute()
  return rows.length
}

it('ends the session that a browser had when somebody signs in there, and no other', async () => {
  const other = await again()
  const browser = await again()
  const before = new Map(browser.cookies())
  const earlier = browser.session()
  const count = await ended()
  const asked = own.lines.length
  await browser.call('POST', '/api/login/email', { email: tess.email })
  while (own.lines.length === asked) await new Promise((resolve) => setTimeout(resolve, 5))
  browser.adopt(
    await browser.call('POST', '/api/login/code', {
      email: tess.email,
      code: codeFor(own.lines, tess.email),
    }),
  )
  expect(await status(browser)).toBe(200)
  const headers = { 'x-session-id': earlier, cookie: `jarvin=${before.get('jarvin')}` }
  expect((await own.running.call('GET', '/api/me', { headers })).status).toBe(401)
  expect(await ended()).toBe(count + 1)
  expect(await status(other)).toBe(200)
})

it('ends nothing for a sign-in with an unknown or empty cookie', async () => {
  const count = await ended()
  for (const cookie of ['jarvin=', `jarvin=${'A'.repeat(43)}`, 'jarvin=null']) {
    const browser = await again()
    expect([cookie, await status(browser)]).toEqual([cookie, 200])
    await browser.call('POST', '/api/login/code', { email: tess.email, code: '000000' }, { cookie })
  }
  expect(await ended()).toBe(count)
})

it('asks for proof before a session of one’s own is ended', async () => {
  const browser = await again()
  own.later(31)
  for (const [method, path] of [
    ['DELETE', '/api/my-sessions/unknown'],
    ['DELETE', '/api/my-sessions'],
    ['POST', '/api/my-sessions/end-others'],
  ] as const) {
    const answer = await browser.call(method, path)
    expect([path, answer.status, answer.text]).toEqual([path, 403, expect.stringContaining('session/proof')])
  }
  expect((await browser.call('POST', '/api/logout', {})).status).toBe(200)
  // A demo has no proof to give, and ends its own session.
  const session = await own.running.signIn()
  expect((await own.running.call('DELETE', '/api/my-sessions', { session })).status).toBe(200)
})

it('ends all other sessions of a person and keeps the one that asked', async () => {
  const [one, other] = [await again(), await again()]
  expect(await openIn(one)).toBeGreaterThan(1)
  expect((await post(one, '/my-sessions/end-others')).status).toBe(200)
  expect([await status(one), await status(other), await openIn(one)]).toEqual([200, 401, 1])
})

it('changes no key without a proof of the last five minutes', async () => {
  const browser = await again()
  own.later(6)
  const keys = Object.entries<Endpoint>(api).filter(([, row]) => row.isSensitive === 'keys')
  expect(keys.map(([name]) => name).sort()).toEqual([
    ...['addPasskey', 'changeSignInRule', 'makeRecoverySheet', 'removePasskey', 'requestNewPasskey'],
    'unlinkCompanyAccount',
  ])
  for (const path of ['/passkeys/options', '/recovery-sheet'])
    expect([path, (await post(browser, path)).text]).toEqual([path, expect.stringContaining('session/proof')])
  expect((await browser.call('DELETE', '/api/passkeys/unknown')).text).toContain('session/proof')
  // Other sensitive calls accept a proof from the last half hour.
  expect(
    (await post(browser, '/people/invitations', { email: 'x@example.com', role: 'adviser' })).status,
  ).toBe(200)
})

it('lets an owner end the sessions of a member, or of everybody but this one', async () => {
  owner = await again()
  await join(own.running, owner, { email: 'priya@nairlowe.com.au', role: 'executive' })
  await join(own.running, owner, { email: 'sam@example.com', role: 'adviser' })
  const people = decodeOrThrow(People, (await owner.call('GET', '/api/people')).json, 'The people')
  const priya = people.members.find(({ email }) => email.startsWith('priya'))?.id
  const sessions = async () => [
    await signInByCode(own.running, own.lines, 'priya@nairlowe.com.au'),
    await signInByCode(own.running, own.lines, 'sam@example.com'),
  ]
  const [one, two] = await sessions()
  if (one === undefined || two === undefined) throw new Error('Two people signed in.')
  expect((await post(one, '/workspace/sign-out')).status).toBe(403)
  expect((await post(owner, '/workspace/sign-out', { accountId: 'unknown' })).status).toBe(404)
  // One from the invitation, one from the code.
  expect((await post(owner, '/workspace/sign-out', { accountId: priya })).json).toEqual({ ended: 2 })
  expect([await status(one), await status(two), await status(owner)]).toEqual([401, 200, 200])
  const [three] = await sessions()
  if (three === undefined) throw new Error('She signed in again.')
  expect(await status(three)).toBe(200)
  expect((await post(owner, '/workspace/sign-out')).status).toBe(200)
  expect([await status(three), await status(two), await status(owner)]).toEqual([401, 401, 200])
  own.later(31)
  expect((await post(owner, '/workspace/sign-out')).text).toContain('session/proof')
  const session = await own.running.signIn()
  expect((await own.running.call('POST', '/api/workspace/sign-out', { session, body: {} })).status).toBe(409)
})
