/** A business that requires passkeys. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { type Endpoint, needsSession } from '#schema/core/endpoint'
import { Me } from '#schema/session/session'
import { issueOwnerLink } from '../../service/people/owner-link.ts'
import type { TestService } from '../core/service.ts'
import { type Browser, join, openBrowser, signInByCode, tess } from '../people/account-client.ts'
import { type Bakery, startBakery } from '../people/account-service.ts'
import {
  type Authenticator,
  addPasskey,
  challengeFor,
  openAuthenticator,
  passkeyOrigin,
  post,
} from './authenticator.ts'

let running: TestService
let owner: Browser
let lines: Bakery['lines']
const laptop = openAuthenticator(passkeyOrigin)
const phone = openAuthenticator(passkeyOrigin)

beforeAll(async () => {
  ;({ running, owner, lines } = await startBakery({ seed: 'none' }))
})
afterAll(() => running.stop())

const ask = (browser: Browser, passkeysOnly = true) =>
  browser.call('PATCH', '/api/workspace/sign-in', { passkeysOnly })
const me = (browser: Browser) => browser.call('GET', '/api/me')
const byPasskey = async (key: Authenticator): Promise<Browser> => {
  const browser = openBrowser(running)
  browser.adopt(await post(browser, '/login/passkey/verify', key.get(await challengeFor(browser))))
  return browser
}
const prove = async (browser: Browser, key: Authenticator) =>
  browser.adopt(
    await post(browser, '/proof/passkey/verify', key.get(await challengeFor(browser, '/proof/passkey'))),
  )
const codes = async (browser: Browser): Promise<readonly string[]> =>
  decodeOrThrow(
    api.makeRecoverySheet.output,
    (await browser.call('POST', '/api/recovery-sheet', {})).json,
    'A sheet',
  ).codes
let sheet: readonly string[] = []

it('is set by an owner who would get in, and shows who would not', async () => {
  expect((await ask(owner)).text).toContain('session/own-passkey')
  expect((await addPasskey(owner, laptop)).status).toBe(200)
  expect((await ask(owner)).text).toContain('session/proof')
  owner = await byPasskey(laptop)
  expect((await ask(owner)).text).toContain('session/own-sheet')
  sheet = await codes(owner)
  await join(running, owner, { email: 'priya@nairlowe.com.au', role: 'adviser' })
  expect((await ask(owner)).json).toEqual({ passkeysOnly: true })
  expect((await owner.call('GET', '/api/people')).json).toMatchObject({
    passkeysOnly: true,
    members: [{ hasPasskey: true }, { hasPasskey: false }],
  })
  expect((await me(owner)).json).not.toHaveProperty('needsPasskey')
})

it('closes everything to a session without a passkey, except what leads to one', async () => {
  const browser = await signInByCode(running, lines, tess.email)
  expect((await me(browser)).json).toMatchObject({ needsPasskey: 'use' })
  const open: string[] = []
  for (const [name, row] of Object.entries<Endpoint>(api)) {
    if (!needsSession(row) || ['signOut', 'enterWorkspace'].includes(name)) continue
    const { status, text } = await browser.call(row.method, `/api${row.path.replace(/:\w+/g, 'x')}`)
    if (status !== 403 || !text.includes('session/passkey')) open.push(name)
  }
  expect(open.sort()).toEqual([
    ...['addPasskey', 'getMe', 'getPersonalProfile', 'listPasskeys', 'listWorkspaces', 'proveByCode'],
    ...['proveByPasskey', 'requestProofCode', 'requestProofPasskey'],
  ])
  // Another code changes nothing; the passkey does.
  await prove(browser, laptop)
  expect((await me(browser)).json).not.toHaveProperty('needsPasskey')
  expect((await browser.call('GET', '/api/people')).status).toBe(200)
})

it('lets whoever reads the mail of a person make no key for them, not even from another business', async () => {
  const browser = await signInByCode(running, lines, tess.email)
  expect((await post(browser, '/passkeys/options')).text).toContain('session/passkey')
  // Another business of hers, without the rule.
  const other = await owner.call('POST', '/api/workspaces', {
    ...{ name: 'Second', trade: 'cafe', suburb: 'Red Hill', state: 'QLD' },
    ...{ timeZone: 'Australia/Brisbane', currency: 'AUD', fiscalYearStart: '07-01' },
  })
  const { id } = decodeOrThrow(api.makeWorkspace.output, other.json, 'A business')
  browser.adopt(await browser.call('POST', `/api/workspaces/${id}/enter`, {}))
  expect((await browser.call('GET', '/api/people')).status).toBe(200)
  expect((await post(browser, '/passkeys/options')).text).toContain('session/passkey')
  expect((await browser.call('POST', '/api/recovery-sheet', {})).text).toContain('session/passkey')
  const [key] = JSON.parse((await browser.call('GET', '/api/passkeys')).text)
  expect((await browser.call('DELETE', `/api/passkeys/${key.id}`)).text).toContain('session/passkey')
})

it('takes no code by mail for fresh proof once a passkey opened the session, not even in another business', async () => {
  const browser = await byPasskey(laptop)
  const places = decodeOrThrow(
    api.listWorkspaces.output,
    (await browser.call('GET', '/api/workspaces')).json,
    'Businesses',
  )
  expect(places).toHaveLength(2)
  for (const { id } of places) {
    browser.adopt(await browser.call('POST', `/api/workspaces/${id}/enter`, {}))
    expect((await post(browser, '/proof/email')).text).toContain('session/passkey')
    expect((await post(browser, '/proof/code', { code: '000000' })).text).toContain('session/passkey')
  }
  await prove(browser, laptop)
  expect((await browser.call('GET', '/api/people')).status).toBe(200)
})

it('lets a person without a passkey add the first one', async () => {
  const browser = await signInByCode(running, lines, 'priya@nairlowe.com.au')
  expect((await me(browser)).json).toMatchObject({ needsPasskey: 'add' })
  expect((await addPasskey(browser, phone)).status).toBe(200)
  expect((await me(browser)).json).toMatchObject({ needsPasskey: 'use' })
  await prove(browser, phone)
  expect((await me(browser)).json).not.toHaveProperty('needsPasskey')
})

it('lets a recovery code, or a link of the operator, replace a passkey that was lost', async () => {
  const lost = openBrowser(running)
  lost.adopt(await lost.call('POST', '/api/login/recovery', { code: sheet[0] }))
  expect((await me(lost)).json).toMatchObject({ needsPasskey: 'add' })
  expect((await lost.call('GET', '/api/people')).status).toBe(403)
  const tablet = openAuthenticator(passkeyOrigin)
  expect((await addPasskey(lost, tablet)).status).toBe(200)
  await prove(lost, tablet)
  expect((await lost.call('GET', '/api/people')).status).toBe(200)
  const { workspace } = decodeOrThrow(Me, (await me(lost)).json, 'Me')
  const link = await issueOwnerLink(running.service, { email: tess.email, workspace })
  const helped = openBrowser(running)
  const token = typeof link === 'string' ? link : link.token
  helped.adopt(await helped.call('POST', '/api/setup', { token, name: tess.name }))
  expect((await me(helped)).json).toMatchObject({ needsPasskey: 'add' })
  expect((await addPasskey(helped, openAuthenticator(passkeyOrigin))).status).toBe(200)
})

it('is taken back, and then a code is enough again', async () => {
  await prove(owner, laptop)
  expect((await ask(owner, false)).json).toEqual({ passkeysOnly: false })
  const browser = await signInByCode(running, lines, tess.email)
  expect((await browser.call('GET', '/api/people')).status).toBe(200)
})
