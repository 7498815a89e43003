/** What codes, links and memberships no longer open once they have ended. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import type { Sources } from '../../service/runtime/sources.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'
import {
  type Browser,
  bakery,
  codeFor,
  join,
  keptMail,
  openBrowser,
  setUpBakery,
  tess,
} from './account-client.ts'

let running: TestService
let owner: Browser
const { lines, mailer } = keptMail()
let daysAhead = 0

beforeAll(async () => {
  const fixed = fixedSources()
  const sources: Sources = { ...fixed, now: () => new Date(fixed.now().getTime() + daysAhead * 86_400_000) }
  running = await startTestService(inject('ownerUrl'), { seed: 'none', mailer, sources })
  owner = await setUpBakery(running)
})
afterAll(() => running.stop())

/** Asks for a code; undefined if none was sent. */
const ask = async (browser: Browser, email: string): Promise<string | undefined> => {
  const before = lines.length
  expect((await browser.call('POST', '/api/login/email', { email })).status).toBe(202)
  await new Promise((resolve) => setTimeout(resolve, 50))
  return lines.length > before ? codeFor(lines, email) : undefined
}
const signIn = (browser: Browser, email: string, code = '') =>
  browser.call('POST', '/api/login/code', { email, code })

it('a code is for the address that it was sent to', async () => {
  const browser = openBrowser(running)
  const code = await ask(browser, tess.email)
  expect((await signIn(browser, 'somebody@example.com', code)).status).toBe(401)
  expect((await signIn(browser, tess.email, code)).status).toBe(200)
})

it('a newer code of the same browser ends the one before', async () => {
  const browser = openBrowser(running)
  const first = await ask(browser, tess.email)
  const cookie = [...browser.cookies()].map(([name, value]) => `${name}=${value}`).join('; ')
  // Within half a minute it would be a repeat, which keeps the first code.
  daysAhead += 1 / (24 * 60)
  await ask(browser, tess.email)
  const earlier = openBrowser(running)
  const tried = await earlier.call('POST', '/api/login/code', { email: tess.email, code: first }, { cookie })
  expect(tried.status).toBe(401)
})

it('one address is sent no more than 20 codes in ten minutes, whoever asks', async () => {
  const sent: boolean[] = []
  for (let n = 0; n < 25; n++) sent.push((await ask(openBrowser(running), tess.email)) !== undefined)
  expect(sent.filter(Boolean).length).toBeLessThanOrEqual(20)
  expect(sent.slice(-5)).toEqual(Array(5).fill(false))
})

it('a link that the owner passed on proves nobody’s address', async () => {
  const second = await join(running, owner, { email: 'second@example.com', role: 'owner' })
  const invited = await second.call('POST', '/api/people/invitations', {
    email: 'x@example.com',
    role: 'adviser',
  })
  expect([invited.status, invited.text.includes('session/proof')]).toEqual([403, true])
})

it('a link that the owner passed on opens one business, and not the person’s others', async () => {
  const email = 'both@example.com'
  const both = await join(running, owner, { email, role: 'adviser' })
  const made = await owner.call('POST', '/api/workspaces', { ...bakery, name: 'Larkin Street Catering' })
  const { id } = decodeJson(api.makeWorkspace.output, made)
  owner.adopt(await owner.call('POST', `/api/workspaces/${id}/enter`))
  await join(running, owner, { email, role: 'adviser' })
  expect((await both.call('GET', '/api/workspaces')).json).toHaveLength(2)
  const entered = await both.call('POST', `/api/workspaces/${id}/enter`)
  expect([entered.status, entered.text.includes('session/proof')]).toEqual([403, true])
})

it('a membership that is over opens nothing and is sent no code', async () => {
  const until = '2026-11-22'
  const guest = await join(running, owner, { email: 'guest@example.com', role: 'auditor', until })
  expect((await guest.call('GET', '/api/me')).status).toBe(200)
  daysAhead = 3
  expect((await guest.call('GET', '/api/me')).status).toBe(401)
  expect(await ask(openBrowser(running), 'guest@example.com')).toBeUndefined()
})

it('a setup link that somebody made up leaves nothing behind', async () => {
  const database = await connectOwner(running.database.ownerUrl)
  const count = async () =>
    (await database.query('select count(*)::int as count from account_address')).rows[0].count
  const before = await count()
  const made = { token: 'x'.repeat(43), business: bakery, owner: { name: 'Mallory', email: 'm@example.com' } }
  expect((await openBrowser(running).call('POST', '/api/setup', made)).status).toBe(404)
  expect(await count()).toBe(before)
  await database.end()
})

it('a session that proves nothing ends after 12 hours, however often it enters its own business', async () => {
  const again = openBrowser(running)
  again.adopt(await signIn(again, tess.email, await ask(again, tess.email)))
  const guest = await join(running, again, { email: 'late@example.com', role: 'adviser' })
  const { workspace } = decodeJson(api.getMe.output, await guest.call('GET', '/api/me'))
  daysAhead += 11 / 24
  guest.adopt(await guest.call('POST', `/api/workspaces/${workspace}/enter`))
  expect((await guest.call('GET', '/api/me')).status).toBe(200)
  daysAhead += 2 / 24
  expect((await guest.call('GET', '/api/me')).status).toBe(401)
})
