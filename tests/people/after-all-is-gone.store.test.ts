/** What remains for a person who was erased, and for an installation whose last business was deleted. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { dropDeletedWorkspaces } from '../../service/accounts/deletions.ts'
import { finishOpenings, issueSetupLink } from '../../service/slices.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'
import { addPasskey, challengeFor, openAuthenticator, passkeyOrigin, post } from '../session/authenticator.ts'
import {
  type Browser,
  bakery,
  join,
  keptMail,
  linkToken,
  openBrowser,
  setUpBakery,
  signInByCode,
  tess,
} from './account-client.ts'

let running: TestService
let owner: Browser
let ahead = 0
const { lines, mailer } = keptMail()
const email = 'jo.lanternfish@example.com'

beforeAll(async () => {
  const fixed = fixedSources()
  const now = () => new Date(fixed.now().getTime() + ahead * 3_600_000)
  running = await startTestService(inject('ownerUrl'), { seed: 'none', mailer, sources: { ...fixed, now } })
  owner = await setUpBakery(running)
})
afterAll(() => running.stop())

it('signs an erased person in by no passkey and no recovery code, and exports no name', async () => {
  await join(running, owner, { email, role: 'executive' })
  const jo = await signInByCode(running, lines, email)
  const laptop = openAuthenticator(passkeyOrigin)
  await addPasskey(jo, laptop)
  const { codes } = decodeOrThrow(
    api.makeRecoverySheet.output,
    (await post(jo, '/recovery-sheet')).json,
    'A sheet',
  )
  await owner.call('POST', '/api/privacy/toggle-identifiers')
  const persons = async (format: string) => {
    const { json } = await owner.call('POST', '/api/audit/exports', { format })
    const { exportId } = decodeOrThrow(api.exportLog.output, json, 'An export')
    const headers = {
      'x-session-id': owner.session(),
      cookie: [...owner.cookies()].map(([name, value]) => `${name}=${value}`).join('; '),
    }
    return (await fetch(`${running.baseUrl}/api/audit/exports/${exportId}`, { headers })).text()
  }
  for (const format of ['csv', 'json', 'ndjson']) expect(await persons(format)).toContain('jo.lanternfish')
  const byPasskey = openBrowser(running)
  const answer = laptop.get(await challengeFor(byPasskey, '/login/passkey'))
  expect((await jo.call('POST', '/api/my-data/erase')).status).toBe(200)
  // Not even with a challenge from before the erasure.
  expect((await post(byPasskey, '/login/passkey/verify', answer)).status).toBe(401)
  const later = openBrowser(running)
  expect(
    (await post(later, '/login/passkey/verify', laptop.get(await challengeFor(later, '/login/passkey'))))
      .status,
  ).toBe(401)
  for (const code of codes)
    expect((await post(openBrowser(running), '/login/recovery', { code })).status).toBe(401)
  for (const format of ['csv', 'json', 'ndjson']) {
    const file = await persons(format)
    expect(file).not.toContain('lanternfish')
    expect(file).toContain('A former member')
  }
})

it('takes no invitation while the business is being deleted', async () => {
  const invited = linkToken(
    await owner.call('POST', '/api/people/invitations', { email: 'ann@example.com', role: 'adviser' }),
  )
  expect((await owner.call('POST', '/api/workspace/deletion', { businessName: bakery.name })).status).toBe(
    200,
  )
  const accept = () =>
    openBrowser(running).call('POST', '/api/people/invitations/accept', { token: invited, name: 'Ann' })
  expect((await accept()).status).toBe(409)
  // The refused call did not use up the invitation.
  expect((await owner.call('DELETE', '/api/workspace/deletion')).status).toBe(200)
  expect((await accept()).status).toBe(200)
})

it('gives an installation without any business a new setup link, and none before', async () => {
  owner = await signInByCode(running, lines, tess.email)
  expect(await issueSetupLink(running.service)).toBeUndefined()
  await owner.call('POST', '/api/workspace/deletion', { businessName: bakery.name })
  expect(await issueSetupLink(running.service)).toBeUndefined()
  ahead += 7 * 24
  expect(await dropDeletedWorkspaces(running.service)).toHaveLength(1)
  const token = await issueSetupLink(running.service)
  const again = openBrowser(running)
  const set = await again.call('POST', '/api/setup', {
    token,
    business: { ...bakery, name: 'Second Bakery' },
    owner: tess,
  })
  expect([set.text, set.status]).toEqual([expect.stringContaining('Second Bakery'), 200])
  await finishOpenings(running.service)
  expect(await issueSetupLink(running.service)).toBeUndefined()
  expect((await again.call('POST', '/api/setup', { token, business: bakery, owner: tess })).status).toBe(404)
  expect((await (await signInByCode(running, lines, tess.email)).call('GET', '/api/me')).text).toContain(
    'Second Bakery',
  )
})
