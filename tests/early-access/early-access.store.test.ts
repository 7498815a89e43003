import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { connectOwner, rebuildWorkspace } from '../../service/read-models/rebuild.ts'
import { chainFaults } from '../../service/signing/verify-chain.ts'
import { siteWorkspace } from '../../service/site/site-commands.ts'
import { projections } from '../../service/slices.ts'
import { expectProblem } from '../core/expect-problem.ts'
import { type CallOptions, freshAddress, startTestService, type TestService } from '../core/service.ts'
import { postForm, sitePosition, unsealPerson } from '../site/site-leads.ts'

let running: TestService

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
})
afterAll(() => running.stop())

const post = (body: unknown, options?: CallOptions) =>
  postForm(running, '/api/early-access-signups', body, options)
const rows = () =>
  running.service.database
    .of(siteWorkspace)
    .selectFrom('early_access')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute()
const newest = async () => {
  const row = (await rows()).at(-1)
  if (row === undefined) throw new Error('Nothing was recorded.')
  return row
}

const least = { email: 'mia@planted-venue.example', fullName: 'Mia Planted' }
const whole = {
  ...least,
  company: 'Planted Venue',
  role: 'Owner of Planted',
  industry: 'Hospitality & F&B',
  teamSize: '6-20 employees',
  interests: ['Executive Analytics & KPIs', 'AI-Powered Business Insights', 'Executive Analytics & KPIs'],
  heardAbout: 'Referral',
  additionalInfo: 'Planted: we open a second room in March.',
}

it('seals personal data, and keeps the rest in clear for statistics', async () => {
  const answer = await post(whole)
  expect([answer.status, answer.json]).toEqual([200, {}])
  const row = await newest()
  expect(row).toMatchObject({
    industry: 'Hospitality & F&B',
    team_size: '6-20 employees',
    heard_about: 'Referral',
    interests: JSON.stringify(['Executive Analytics & KPIs', 'AI-Powered Business Insights']),
    person_subject: `lead-${row.id}`,
  })
  const { company, role, additionalInfo } = whole
  expect(await unsealPerson(running, row)).toEqual({ ...least, company, role, additionalInfo })
  const events = await running.service.store.readStream(siteWorkspace, `early-access-${row.id}`)
  expect(events).toMatchObject([{ type: 'EarlyAccessRequested', actor: 'visitor', persona: null }])
  expect(JSON.stringify([events, row])).not.toMatch(/planted/i)
  expect(running.logged()).not.toMatch(/planted/i)
})

it('drops blank fields', async () => {
  const blank = {
    company: ' ',
    role: '',
    industry: '',
    teamSize: '',
    heardAbout: '',
    additionalInfo: '',
    website: '',
  }
  expect((await post({ ...least, ...blank, interests: [] })).status).toBe(200)
  const row = await newest()
  expect(row).toMatchObject({ industry: null, team_size: null, heard_about: null, interests: '[]' })
  expect(await unsealPerson(running, row)).toEqual(least)
  const [event] = await running.service.store.readStream(siteWorkspace, `early-access-${row.id}`)
  expect(Object.keys(event?.data ?? {}).sort()).toEqual(['earlyAccessId', 'person'])
})

it('answers a bot that fills in the honeypot like a success, and records nothing', async () => {
  const accepted = await post(least)
  const before = await sitePosition(running)
  const caught = await post({ ...least, website: 'https://spam.example' })
  expect([caught.status, caught.text]).toEqual([accepted.status, accepted.text])
  expect([...caught.headers.keys()]).toEqual([...accepted.headers.keys()])
  expect(await sitePosition(running)).toBe(before)
})

it('records a request once when it is resent under its idempotency key, also concurrently', async () => {
  const before = await sitePosition(running)
  const keyed = { headers: { 'idempotency-key': 'lead-key-1', 'x-forwarded-for': freshAddress() } }
  const answers = await Promise.all(Array.from({ length: 6 }, () => post(whole, keyed)))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  expect((await post(whole, keyed)).json).toEqual({})
  expect(await sitePosition(running)).toBe(before + 1)
  expect((await post(least, keyed)).status).toBe(422)
  expect(await sitePosition(running)).toBe(before + 1)
})

it.each<[string, object, string]>([
  ['no email', { fullName: 'Mia' }, 'email'],
  ['no name', { email: least.email }, 'fullName'],
  ['a blank name', { ...least, fullName: '   ' }, 'fullName'],
  ['an address without a host', { ...least, email: 'mia@venue' }, 'email'],
  ['an unknown industry', { ...least, industry: 'Mining' }, 'industry'],
  ['an unknown size', { ...least, teamSize: '7' }, 'teamSize'],
  ['an unknown interest', { ...least, interests: ['Everything'] }, 'interests.0'],
  ['one interest outside a list', { ...least, interests: 'Everything' }, 'interests'],
  ['an essay', { ...least, additionalInfo: 'x'.repeat(4001) }, 'additionalInfo'],
  ['a NUL', { ...least, company: 'a\u0000b' }, 'company'],
])('refuses %s and records nothing', async (_name, body, field) => {
  const before = await sitePosition(running)
  expectProblem(await post(body), 400, field)
  expect(await sitePosition(running)).toBe(before)
})

it('is unreachable for any session, erasable, and rebuilt to identical rows', async () => {
  const session = await running.signIn()
  expect((await running.call('GET', '/api/audit', { session })).text).not.toContain('EarlyAccess')
  const owner = await connectOwner(running.database.ownerUrl)
  try {
    const live = await rows()
    await owner.query(`update early_access set industry = 'Other', interests = '[]'`)
    await rebuildWorkspace(owner, siteWorkspace, projections)
    expect(await rows()).toEqual(live)
    await owner.query('delete from subject_key where workspace = $1', [siteWorkspace])
    expect(await unsealPerson(running, await newest())).toBeUndefined()
    expect(await chainFaults(owner, siteWorkspace)).toEqual([])
  } finally {
    await owner.end()
  }
})
