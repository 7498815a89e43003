/** Signing in by a code, and a person's own sessions. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestService } from '../core/service.ts'
import { type Browser, codeFor, join, openBrowser, signInByCode, tess } from './account-client.ts'
import { type Bakery, startBakery } from './account-service.ts'

let running: TestService
let owner: Browser
let lines: Bakery['lines']
let later: Bakery['later']

beforeAll(async () => {
  ;({ running, owner, lines, later } = await startBakery())
})
afterAll(() => running.stop())

const me = async (browser: Browser) => (await browser.call('GET', '/api/me')).status

const ask = async (browser: Browser, email: string) => {
  const before = lines.length
  const { status, json } = await browser.call('POST', '/api/login/email', { email })
  expect([status, json]).toEqual([202, { delivery: 'terminal' }])
  await new Promise((resolve) => setTimeout(resolve, 50))
  return lines.length > before ? codeFor(lines, email.toLowerCase()) : undefined
}

const wrong = (code: string): string => (code === '000000' ? '000001' : '000000')

it('lets the owner in by the code that was printed, once', async () => {
  const browser = openBrowser(running)
  const code = await ask(browser, 'TESS@LarkinStreetBakery.com.au')
  const kept = new Map(browser.cookies())
  expect(
    browser.adopt(await browser.call('POST', '/api/login/code', { email: tess.email, code })).status,
  ).toBe(200)
  expect(await me(browser)).toBe(200)
  const again = openBrowser(running)
  const cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie }
  expect((await again.call('POST', '/api/login/code', { email: tess.email, code }, headers)).status).toBe(401)
})

it('sends one code for a request that is repeated at once, and it works', async () => {
  const browser = openBrowser(running)
  const code = await ask(browser, tess.email)
  expect(await ask(browser, tess.email)).toBeUndefined()
  // Another address is another request.
  expect(await ask(browser, 'nobody@example.com')).toBeUndefined()
  const second = await ask(browser, tess.email)
  expect(second).not.toBe(code)
  expect((await browser.call('POST', '/api/login/code', { email: tess.email, code: second })).status).toBe(
    200,
  )
})

it('answers the same for an unknown address, and sends nothing', async () => {
  const browser = openBrowser(running)
  expect(await ask(browser, 'nobody@example.com')).toBeUndefined()
  const answer = await browser.call('POST', '/api/login/code', {
    email: 'nobody@example.com',
    code: '123456',
  })
  expect([answer.status, answer.json]).toEqual([
    401,
    expect.objectContaining({ errors: [{ field: 'code', message: expect.any(String) }] }),
  ])
})

it('takes five tries, in the browser that asked, for ten minutes', async () => {
  const browser = openBrowser(running)
  const code = (await ask(browser, tess.email)) ?? ''
  const other = openBrowser(running)
  expect((await other.call('POST', '/api/login/code', { email: tess.email, code })).status).toBe(401)
  for (let n = 0; n < 5; n++)
    expect(
      (await browser.call('POST', '/api/login/code', { email: tess.email, code: wrong(code) })).status,
    ).toBe(401)
  expect((await browser.call('POST', '/api/login/code', { email: tess.email, code })).status).toBe(401)
  const late = openBrowser(running)
  const spent = await ask(late, tess.email)
  later(11)
  expect((await late.call('POST', '/api/login/code', { email: tess.email, code: spent })).status).toBe(401)
})

it('survives a thousand wrong codes, and lets the right person in afterwards', async () => {
  const attack = async () => {
    const browser = openBrowser(running)
    await browser.call('POST', '/api/login/email', { email: tess.email })
    const tries = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        browser.call('POST', '/api/login/code', { email: tess.email, code: String(n).padStart(6, '0') }),
      ),
    )
    return tries.filter(({ status }) => status === 200).length
  }
  for (let n = 0; n < 20; n++) expect(await attack()).toBe(0)
  later(10)
  expect(await me(await signInByCode(running, lines, tess.email))).toBe(200)
})

it('lets one caller ask for fewer codes than an address may be sent', async () => {
  later(10)
  const caller = openBrowser(running)
  const asked = []
  for (let n = 0; n < 20; n++)
    asked.push((await caller.call('POST', '/api/login/email', { email: tess.email })).status)
  expect(asked).toEqual([...Array(12).fill(202), ...Array(8).fill(429)])
  expect(await me(await signInByCode(running, lines, tess.email))).toBe(200)
})

it('signs nobody in over an open line', async () => {
  const answer = await running.call('POST', '/api/login/email', {
    body: { email: tess.email },
    headers: { 'x-forwarded-host': 'jarvin.example' },
  })
  expect([answer.status, answer.text.includes('session/insecure')]).toEqual([403, true])
})

it('ends a session after 12 hours, and asks for a fresh sign-in before what is sensitive', async () => {
  const browser = await signInByCode(running, lines, tess.email)
  const invite = () =>
    browser.call('POST', '/api/people/invitations', { email: 'dom@example.com', role: 'executive' })
  expect((await invite()).status).toBe(200)
  later(31)
  const refused = await invite()
  expect([refused.status, refused.text.includes('session/proof')]).toEqual([403, true])
  expect((await browser.call('GET', '/api/people')).status).toBe(200)
  later(12 * 60 - 30)
  expect(await me(browser)).toBe(401)
})

it('lists one’s own sessions, and ends one or all', async () => {
  const [first, second] = [
    await signInByCode(running, lines, tess.email),
    await signInByCode(running, lines, tess.email),
  ]
  const { json } = await first.call('GET', '/api/my-sessions')
  const mine = JSON.parse(JSON.stringify(json))
  const own = mine.filter(({ isThis }: { isThis: boolean }) => isThis)
  expect(own).toEqual([
    expect.objectContaining({ businessName: 'Larkin Street Bakery', device: expect.any(String) }),
  ])
  const [latest] = mine
  expect((await first.call('DELETE', `/api/my-sessions/${latest.id}`)).status).toBe(200)
  expect([await me(first), await me(second)]).toEqual([200, 401])
  expect((await first.call('DELETE', '/api/my-sessions/unknown')).status).toBe(404)
  expect((await first.call('DELETE', '/api/my-sessions')).status).toBe(200)
  expect(await me(first)).toBe(401)
  // A demo has no people: only its own session is listed.
  const demo = await running.signIn()
  expect((await running.call('GET', '/api/my-sessions', { session: demo })).json).toHaveLength(1)
})

it('goes from one workspace to another, and never by a link that others may have seen', async () => {
  owner = await signInByCode(running, lines, tess.email)
  const joined = await join(running, owner, { email: 'priya@nairlowe.com.au', role: 'adviser' })
  const { json } = await joined.call('GET', '/api/workspaces')
  const [{ id }] = JSON.parse(JSON.stringify(json))
  expect(json).toEqual([{ id, name: 'Larkin Street Bakery', role: 'adviser', isCurrent: true }])
  expect((await joined.call('POST', '/api/workspaces/cafe/enter')).status).toBe(404)
  const before = joined.session()
  const entered = await joined.call('POST', `/api/workspaces/${id}/enter`)
  expect(entered.status).toBe(200)
  joined.adopt(entered)
  expect(joined.session()).not.toBe(before)
  expect(await me(joined)).toBe(200)
  expect(
    (await running.call('POST', `/api/workspaces/${id}/enter`, { session: await running.signIn() })).status,
  ).toBe(404)
})
