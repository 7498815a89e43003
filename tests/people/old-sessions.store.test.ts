/** A session’s row leaves 30 days after its end (decision 421); what its person did and left behind is found all the same. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '#schema/api'
import { removeExpired } from '../../service/database/retention.ts'
import { expiring } from '../../service/slices.ts'
import { decodeJson } from '../core/service.ts'
import { type Browser, join, signInByCode, tess } from './account-client.ts'
import { type Bakery, startBakery } from './account-service.ts'

const word = `Wombat${randomUUID().slice(0, 4)}`
const email = 'ann@example.com'
let bakery: Bakery
let owner: Browser
let workspace = ''
let annId = ''

const ann = async () => {
  const { members } = decodeJson(api.listPeople.output, await owner.call('GET', '/api/people'))
  return members.find((one) => one.email === email)
}
const sessionKeys = async () =>
  (
    await bakery.running.service.database
      .of(workspace)
      .selectFrom('subject_key')
      .select('subject')
      .where('subject', 'like', 'session-%')
      .execute()
  ).map(({ subject }) => subject)

beforeAll(async () => {
  bakery = await startBakery()
  const { running, lines, later } = bakery
  owner = bakery.owner
  ;({ workspace } = decodeJson(api.getMe.output, await owner.call('GET', '/api/me')))
  await join(running, owner, { email, role: 'auditor', until: '2099-12-31' })
  const auditor = await signInByCode(running, lines, email)
  await auditor.call('POST', '/api/audit/exports', { format: 'csv' })
  await auditor.call('POST', '/api/my-profile', { role: word })
  await auditor.call('POST', '/api/logout')
  later(40 * 24 * 60)
  owner = await signInByCode(running, lines, tess.email)
  annId = (await ann())?.id ?? ''
  expect(await removeExpired(running.service, workspace, expiring)).toBeGreaterThan(0)
})
afterAll(() => bakery.running.stop())

it('the People screen keeps when they were here, and how often an auditor exported', async () => {
  expect(await ann()).toMatchObject({ exports: 1, lastSeenAt: expect.stringMatching(/^2026-11/) })
})

it('a search by person finds what they did then', async () => {
  await owner.call('POST', '/api/privacy/toggle-identifiers')
  const found = await owner.call('GET', `/api/find?q=exported&who=${annId}`)
  const { events } = decodeJson(api.findRecords.output, found)
  expect(events.map(({ title }) => title)).toContain('Log exported')
})

it('their data has what they recorded then, and is erased with the devices of then', async () => {
  const again = await signInByCode(bakery.running, bakery.lines, email)
  const data = await again.call('GET', '/api/my-data')
  expect(data.text).toContain(word)
  const before = await sessionKeys()
  expect((await again.call('POST', '/api/my-data/erase', {})).status).toBe(200)
  const left = await sessionKeys()
  // By the link, by the code and this one; the others are the owner’s.
  expect(before.length - left.length).toBe(3)
})
