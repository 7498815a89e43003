/** Both halves of an account's session, its id and its cookie: one alone is refused and put on record. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestService } from '../core/service.ts'
import { type Browser, join, signInByCode, tess } from './account-client.ts'
import { type Bakery, startBakery } from './account-service.ts'

let running: TestService
let owner: Browser
let lines: Bakery['lines']

beforeAll(async () => {
  ;({ running, owner, lines } = await startBakery())
})
afterAll(() => running.stop())

/** Number of warnings on record. */
const refused = async (): Promise<number> => {
  const reader = await signInByCode(running, lines, tess.email)
  return (await reader.call('GET', '/api/audit')).text.match(/"SessionHalfRefused"/g)?.length ?? 0
}

it('needs both halves of a session, and tells the log once that one came alone', async () => {
  const session = owner.session()
  const half = owner.cookies().get('jarvin') ?? ''
  const get = (headers: Record<string, string>) => running.call('GET', '/api/me', { headers })
  expect(half).toMatch(/^[\w-]{43}$/)
  expect((await get({ 'x-session-id': session })).status).toBe(401)
  expect((await get({ cookie: `jarvin=${half}` })).status).toBe(401)
  expect((await get({ 'x-session-id': session, cookie: `jarvin=${'x'.repeat(43)}` })).status).toBe(401)
  expect((await get({ 'x-session-id': session, cookie: `jarvin=${half}` })).status).toBe(200)
  const log = await owner.call('GET', '/api/audit')
  expect(log.text.match(/"SessionHalfRefused"/g)).toHaveLength(1)
})

it('tells the log, too, that the cookie of an open session came alone', async () => {
  const browser = await signInByCode(running, lines, tess.email)
  const alone = { headers: { cookie: `jarvin=${browser.cookies().get('jarvin')}` } }
  const before = await refused()
  // The login page sends the cookie, too, and needs no session.
  await running.call('GET', '/api/login/ways', alone)
  expect(await refused()).toBe(before)
  for (let time = 0; time < 2; time++) expect((await running.call('GET', '/api/me', alone)).status).toBe(401)
  expect(await refused()).toBe(before + 1)
  expect((await browser.call('POST', '/api/logout')).status).toBe(200)
  expect((await running.call('GET', '/api/me', alone)).status).toBe(401)
  expect(await refused()).toBe(before + 1)
})

it('raises no alarm about a session that gives no access any more', async () => {
  const email = 'leaving@example.com'
  await join(running, await signInByCode(running, lines, tess.email), { email, role: 'adviser' })
  const guest = await signInByCode(running, lines, email)
  expect((await guest.call('POST', '/api/my-data/erase')).status).toBe(200)
  const before = await refused()
  // A second tab of the person, whose cookie is gone.
  const tab = await running.call('GET', '/api/me', { session: guest.session() })
  expect(tab.status).toBe(401)
  expect(await refused()).toBe(before)
})
