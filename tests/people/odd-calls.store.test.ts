/** Calls that our client never makes: other methods, other spellings of an address, and two at the same time. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { type Endpoint, needsSession } from '#schema/core/endpoint'
import { People } from '#schema/people/people'
import { systemSources } from '../../service/runtime/open-service.ts'
import { startTestService, type TestService } from '../core/service.ts'
import {
  type Browser,
  join,
  keptMail,
  linkToken,
  openBrowser,
  setUpBakery,
  signInByCode,
} from './account-client.ts'

let running: TestService
let owner: Browser
let adviser: Browser
const { lines, mailer } = keptMail()

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'none', mailer, sources: systemSources })
  owner = await setUpBakery(running)
  adviser = await join(running, owner, { email: 'priya@nairlowe.com.au', role: 'adviser' })
})
afterAll(() => running.stop())

const rows: readonly (readonly [string, Endpoint])[] = Object.entries(api)
const members = async () =>
  decodeOrThrow(People, (await owner.call('GET', '/api/people')).json, 'People').members
const invite = (email: string) => owner.call('POST', '/api/people/invitations', { email, role: 'adviser' })
const accept = (token: string, name = 'Ann') =>
  openBrowser(running).call('POST', '/api/people/invitations/accept', { token, name })

it('HEAD is refused like GET, and says nothing more', async () => {
  for (const [name, row] of rows) {
    if (row.method !== 'GET' || !needsSession(row)) continue
    const path = `/api${row.path.replace(/:\w+/g, 'unknown')}`
    // A stream has no end.
    if (name === 'followChanges') continue
    const [head, get] = [await adviser.call('HEAD', path), await adviser.call('GET', path)]
    expect([name, head.status, head.text]).toEqual([name, get.status, ''])
    expect([name, (await openBrowser(running).call('HEAD', path)).status]).toEqual([name, 401])
  }
}, 60_000)

it.each(['PUT', 'OPTIONS', 'PROPFIND', 'SEARCH'])('%s does nothing anywhere', async (method) => {
  const before = (await owner.call('GET', '/api/people')).text
  for (const path of new Set(rows.map(([, row]) => `/api${row.path.replace(/:\w+/g, 'unknown')}`))) {
    const { status } = await owner.call(method, path)
    expect([method, path, status >= 400 || method === 'OPTIONS']).toEqual([method, path, true])
    expect([method, path, status]).not.toEqual([method, path, 500])
  }
  expect((await owner.call('GET', '/api/people')).text).toBe(before)
})

it('a header or a field that names another method changes no method', async () => {
  const [, other] = await members()
  for (const header of ['x-http-method-override', 'x-method-override']) {
    const headers = { [header]: 'DELETE' }
    await owner.call('POST', `/api/people/${other?.id}?_method=DELETE`, { _method: 'DELETE' }, headers)
    await owner.call('GET', `/api/people/${other?.id}?_method=DELETE`, undefined, headers)
  }
  expect(await members()).toHaveLength(2)
})

it('one invitation in two tabs at once makes one member', async () => {
  const token = linkToken(await invite('ann@example.com'))
  const tabs = await Promise.all(Array.from({ length: 6 }, (_, n) => accept(token, `Ann ${n}`)))
  expect(tabs.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404])
  expect((await members()).filter(({ email }) => email === 'ann@example.com')).toHaveLength(1)
})

it('an address in another case is the same person, whoever accepts', async () => {
  const token = linkToken(await invite('  ANN@Example.COM '.trim()))
  const accepted = await accept(token, 'Somebody else')
  // An existing account is not opened by a link that the inviter has.
  expect(accepted.json).toEqual({ businessName: 'Larkin Street Bakery' })
  expect((await members()).filter(({ email }) => email.toLowerCase() === 'ann@example.com')).toHaveLength(1)
  const ann = await signInByCode(running, lines, 'ann@example.com')
  expect((await ann.call('GET', '/api/me')).status).toBe(200)
})

it.each([
  ['a Kelvin sign', 'mar\u212a@example.com'],
  ['a letter of full width', '\uff4dark@example.com'],
  ['a combining accent', 'mark\u0301@example.com'],
  ['a soft hyphen', 'ma\u00adrk@example.com'],
  ['a mark of direction', 'mark\u202e@example.com'],
  ['a Cyrillic letter', 'm\u0430rk@example.com'],
])('an address with %s is not the one that it looks like', async (_what, lookalike) => {
  if (!(await members()).some(({ email }) => email === 'mark@example.com'))
    await accept(linkToken(await invite('mark@example.com')), 'Mark')
  const before = await members()
  const invited = await invite(lookalike)
  if (invited.status === 200) {
    const accepted = await accept(linkToken(invited), 'Not Mark')
    // The look-alike address gets an account of its own, or none at all.
    expect(accepted.status).toBe(200)
    expect((await members()).filter(({ email }) => email === 'mark@example.com')).toEqual(
      before.filter(({ email }) => email === 'mark@example.com'),
    )
    expect(accepted.json).toHaveProperty('sessionId')
  } else expect(invited.text).toContain('"email"')
  // Nor does it get a code for the other account.
  const browser = openBrowser(running)
  const count = lines.length
  await browser.call('POST', '/api/login/email', { email: lookalike })
  expect(lines.slice(count).filter((line) => line.startsWith('For mark@example.com'))).toEqual([])
})
