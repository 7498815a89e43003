/** Signing in with a company account, against a real identity provider in this process. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openIdentityProvider } from '../../service/accounts/open-identity-provider.ts'
import { systemSources } from '../../service/runtime/open-service.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { type Browser, join, keptMail, openBrowser, setUpBakery, tess } from '../people/account-client.ts'
import { type CompanyProvider, openCompanyProvider } from './company-provider.ts'

let running: TestService
let company: CompanyProvider
let owner: Browser
/** Seconds by which our clock is ahead of the provider's. */
let ahead = 0
const now = () => new Date(Date.now() + ahead * 1000)

beforeAll(async () => {
  company = await openCompanyProvider()
  const identityProvider = openIdentityProvider(company.settings, now, () => {})
  running = await startTestService(inject('ownerUrl'), {
    seed: 'none',
    mailer: keptMail().mailer,
    sources: { ...systemSources, now },
    identityProvider,
  })
  owner = await setUpBakery(running)
  company.people.set('tess', { email: tess.email.toUpperCase(), email_verified: true })
  expect(await start(openBrowser(running))).toBe('/login#oidc=unavailable')
  company.open(`${running.baseUrl}${callback}`)
})
afterAll(async () => {
  await running.stop()
  await company.close()
})

const callback = '/api/login/oidc/callback'
const start = async (browser: Browser, query = ''): Promise<string> =>
  (await browser.call('GET', `/api/login/oidc${query}`)).headers.get('location') ?? ''
const back = async (browser: Browser, url: URL): Promise<string> =>
  (await browser.call('GET', `${callback}${url.search}`)).headers.get('location') ?? ''
/** Takes a browser as a subject up to the login page. */
const arrive = async (subject: string, browser = openBrowser(running)): Promise<string> =>
  back(browser, await company.signIn(await start(browser), subject))
const enter = (browser: Browser) => browser.call('POST', '/api/login/oidc', {})

it('asks the provider once it answers, with a challenge, a state and a nonce', async () => {
  const address = new URL(await start(openBrowser(running)))
  expect(address.origin).toBe(company.settings.issuer)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect((await running.call('GET', '/api/login/ways')).json).toMatchObject({ company: true })
})

it('opens a session of both halves for a member with a checked address, and remembers the subject', async () => {
  const browser = openBrowser(running)
  const address = await start(browser, '?next=%2Fpeople')
  expect(await back(browser, await company.signIn(address, 'tess'))).toBe('/login?next=%2Fpeople#oidc=done')
  // Somebody else who has the address of the page gets nothing.
  expect((await enter(openBrowser(running))).status).toBe(401)
  const entered = browser.adopt(await enter(browser))
  expect(entered.headers.getSetCookie().join()).toMatch(/jarvin=[\w-]{43};.*SameSite=Strict/)
  expect((await browser.call('GET', '/api/me')).json).toMatchObject({ person: tess, role: 'owner' })
  expect((await running.call('GET', '/api/me', { session: browser.session() })).status).toBe(401)
  expect((await enter(browser)).status).toBe(401)
  // A fresh proof at the provider counts as one here.
  const invite = (email: string) =>
    browser.call('POST', '/api/people/invitations', { email, role: 'adviser' })
  expect((await invite('ann@example.com')).status).toBe(200)
  // From now on the address does not matter, and nobody else gets in by it.
  company.people.set('tess', { email: 'married@example.com', email_verified: false })
  company.people.set('new', { email: tess.email, email_verified: true })
  expect(await arrive('tess')).toBe('/login#oidc=done')
  expect(await arrive('new')).toBe('/login#oidc=other')
  const linked = (await browser.call('GET', '/api/company-account')).json
  expect(linked).toEqual({ linkedAt: expect.any(String) })
  expect(JSON.stringify((await browser.call('GET', '/api/my-data')).json)).toContain(company.settings.issuer)
  // Once unlinked, the address counts again.
  expect((await browser.call('DELETE', '/api/company-account')).status).toBe(200)
  expect((await browser.call('GET', '/api/company-account')).json).toEqual({})
  expect(await arrive('tess')).toBe('/login#oidc=unverified')
  expect(await arrive('new')).toBe('/login#oidc=done')
  const rows = await running.service.database
    .of('installation')
    .selectFrom('events')
    .select(['type', 'data'])
    .where('type', 'like', 'CompanyAccount%')
    .orderBy('position')
    .execute()
  expect(rows.map(({ type }) => type)).toEqual([
    'CompanyAccountLinked',
    'CompanyAccountUnlinked',
    'CompanyAccountLinked',
  ])
  expect(JSON.stringify(rows)).not.toContain(company.settings.issuer)
})

it('lets in nobody who is no member, or whose address nobody checked', async () => {
  company.people.set('stranger', { email: 'stranger@example.com', email_verified: true })
  company.people.set('unchecked', { email: 'dom@example.com', email_verified: false })
  await join(running, owner, { email: 'dom@example.com', role: 'executive' })
  expect(await arrive('stranger')).toBe('/login#oidc=unknown')
  expect(await arrive('unchecked')).toBe('/login#oidc=unverified')
  company.people.set('dom', { email: 'dom@example.com', email_verified: true })
  expect(await arrive('dom')).toBe('/login#oidc=done')
  // A remembered subject is forgotten with the membership, even between the two steps.
  const browser = openBrowser(running)
  expect(await arrive('dom', browser)).toBe('/login#oidc=done')
  const { members } = JSON.parse((await owner.call('GET', '/api/people')).text)
  const { id } = members.find((one: { email: string }) => one.email === 'dom@example.com')
  await owner.call('DELETE', `/api/people/${id}`)
  expect((await enter(browser)).status).toBe(401)
  expect(await arrive('dom')).toBe('/login#oidc=unknown')
})

it('refuses answers that do not belong to what this browser asked', async () => {
  const browser = openBrowser(running)
  const wrong = async (change: (asked: URL, answer?: URL) => void, subject = 'new') => {
    const asked = new URL(await start(browser))
    change(asked)
    const answer = await company.signIn(asked.href, subject)
    change(asked, answer)
    return back(browser, answer)
  }
  expect(await wrong(() => {})).toBe('/login#oidc=done')
  expect(await wrong((asked) => asked.searchParams.set('nonce', 'another'))).toBe('/login#oidc=refused')
  expect(await wrong((_, answer) => answer?.searchParams.set('state', 'another'))).toBe('/login#oidc=expired')
  expect(await wrong((_, answer) => answer?.searchParams.delete('state'))).toBe('/login#oidc=expired')
  expect(await wrong((_, answer) => answer?.searchParams.set('iss', 'https://evil.example'))).toBe(
    '/login#oidc=refused',
  )
  expect(await wrong((_, answer) => answer?.searchParams.delete('iss'))).toBe('/login#oidc=refused')
  // The challenge of somebody else's sign-in.
  const other = openBrowser(running)
  const stolen = await company.signIn(await start(other), 'new')
  expect(
    await wrong((_, answer) => answer?.searchParams.set('code', stolen.searchParams.get('code') ?? '')),
  ).toBe('/login#oidc=refused')
  // Somebody else's answer, in a browser that did not ask, and in one that asked for something else.
  expect(await back(openBrowser(running), stolen)).toBe('/login#oidc=expired')
  expect(await back(browser, stolen)).toBe('/login#oidc=expired')
})

it('takes each answer once', async () => {
  const browser = openBrowser(running)
  const answer = await company.signIn(await start(browser), 'new')
  const twice = await Promise.all([back(browser, answer), back(browser, answer)])
  expect(twice.sort()).toEqual(['/login#oidc=done', '/login#oidc=expired'])
  expect(await back(browser, answer)).toBe('/login#oidc=expired')
  // The code alone, with a sign-in of the attacker's own.
  const again = await company.signIn(await start(browser), 'new')
  again.searchParams.set('code', answer.searchParams.get('code') ?? '')
  expect(await back(browser, again)).toBe('/login#oidc=refused')
  // A HEAD request does not use up the answer.
  const looked = await company.signIn(await start(browser), 'new')
  expect((await browser.call('HEAD', `${callback}${looked.search}`)).status).toBe(405)
  expect(await back(browser, looked)).toBe('/login#oidc=done')
})

it('says that the person went back', async () => {
  const browser = openBrowser(running)
  expect(await back(browser, await company.decline(await start(browser)))).toBe('/login#oidc=declined')
})

it('allows for clocks that differ by seconds, and refuses tokens that have run out', async () => {
  for (const [seconds, said] of [
    [-20, 'done'],
    [20, 'done'],
    [4000, 'refused'],
  ] as const) {
    const browser = openBrowser(running)
    const answer = await company.signIn(await start(browser), 'new')
    // The ten minutes after which the browser forgets are not tested here.
    await running.service.database
      .of('installation')
      .updateTable('oidc_sign_in')
      .set({ expires_at: '2099-01-01T00:00:00.000Z' })
      .execute()
    ahead = seconds
    expect([seconds, await back(browser, answer)]).toEqual([seconds, `/login#oidc=${said}`])
    ahead = 0
  }
})

it('ends a sign-in after ten minutes, and its last step after two', async () => {
  const browser = openBrowser(running)
  const answer = await company.signIn(await start(browser), 'new')
  ahead = 601
  expect(await back(browser, answer)).toBe('/login#oidc=expired')
  ahead = 0
  await arrive('new', browser)
  ahead = 121
  expect((await enter(browser)).status).toBe(401)
  ahead = 0
})
