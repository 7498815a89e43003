import * as t from 'io-ts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { AuditEntry } from '#schema/decision-log/decision-log'
import { BusinessProfile, businessProfileDefaults } from '#schema/profile/profile'
import { expectProblem } from '../core/expect-problem.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { rowsAroundRebuild } from '../read-models/rows-of.ts'

// A new business has no profile; the seeded ones may have one.
let running: TestService
let seeded: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'opened' })
  seeded = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(async () => {
  await running.stop()
  await seeded.stop()
})

const fields = {
  ...businessProfileDefaults,
  companyStage: 'growth',
  teamSize: 14,
  annualRevenue: '100k-1M',
  primaryObjectives: ['Revenue Growth', 'Operational Efficiency'],
  keyChallenges: ['Talent Acquisition'],
  industryFocus: ['Hospitality'],
  decisionMakingStyle: 'data-driven',
  riskTolerance: 'moderate',
  preferredPersonas: ['hospitality_ceo'],
}
const profile = async (at = running, as = session) =>
  decodeJson(BusinessProfile, await at.call('GET', '/api/profile', { session: as }))
const save = (body: object, headers = {}) => running.call('POST', '/api/profile', { session, body, headers })
const recorded = async () => (await running.service.store.readStream('cafe', 'profile-business')).length

it.each<[string, object]>([
  ['companyStage', { companyStage: 'unicorn' }],
  ['teamSize', { teamSize: 2.5 }],
  ['teamSize', { teamSize: -1 }],
  ['teamSize', { teamSize: '14' }],
  ['annualRevenue', { annualRevenue: 'Less than $100K' }],
  ['primaryObjectives.0', { primaryObjectives: ['revenue_growth'] }],
  ['primaryObjectives.1', { primaryObjectives: ['Revenue Growth', 'Revenue Growth'] }],
  ['keyChallenges.1', { keyChallenges: ['Talent Acquisition', 'Talent Acquisition'] }],
  ['industryFocus', { industryFocus: 'Retail' }],
  ['preferredTone', { preferredTone: 'witty' }],
  ['decisionMakingStyle', { decisionMakingStyle: 'data_driven' }],
  ['reportingFrequency', { reportingFrequency: 'hourly' }],
  ['riskTolerance', { riskTolerance: '' }],
  ['preferredPersonas.0', { preferredPersonas: ['financial_analyst'] }],
  ['preferredPersonas.1', { preferredPersonas: ['value_investor', 'value_investor'] }],
])("refuses an invalid %s with the field's name, and records nothing", async (field, bad) => {
  expectProblem(await save({ ...fields, ...bad }), 400, field)
  expect(await recorded()).toBe(0)
  expect(await profile()).toEqual(businessProfileDefaults)
})

it('has the defaults until it is saved, then the saved values and the time', async () => {
  expect(await profile()).toEqual(businessProfileDefaults)
  const key = { 'idempotency-key': 'profile-1' }
  const first = await save(fields, key)
  expect([first.status, first.json]).toEqual([200, { ...fields, savedAt: expect.any(String) }])
  expect(await profile()).toEqual(first.json)
  expect((await save(fields, key)).text).toBe(first.text)
  expect(await recorded()).toBe(1)
  const [newest] = decodeJson(t.array(AuditEntry), await running.call('GET', '/api/audit', { session }))
  expect(newest).toMatchObject({
    title: 'Business profile saved',
    dataRefsJson: { action: 'business_profile_saved' },
    data: fields,
  })
})

it('is answered but not recorded again when nothing changed', async () => {
  const before = await profile()
  const again = await save(fields)
  expect([again.status, again.json]).toEqual([200, before])
  expect(await recorded()).toBe(1)
})

it('uses the defaults for missing fields', async () => {
  const other = await seeded.signIn('consulting')
  const answer = await seeded.call('POST', '/api/profile', {
    session: other,
    body: { companyStage: 'mature' },
  })
  expect(answer.json).toEqual({
    ...businessProfileDefaults,
    companyStage: 'mature',
    savedAt: expect.any(String),
  })
})

it('is replaced as a whole: missing fields are removed', async () => {
  const { savedAt: earlier } = await profile()
  const answer = await save(businessProfileDefaults)
  expect(answer.json).toEqual({ ...businessProfileDefaults, savedAt: expect.any(String) })
  expect(await profile()).toEqual(answer.json)
  expect(decodeJson(BusinessProfile, answer).savedAt).not.toBe(earlier)
  expect(await recorded()).toBe(2)
})

it('belongs to its workspace', async () => {
  const [cafe, realestate] = [await seeded.signIn('cafe'), await seeded.signIn('realestate')]
  const before = await profile(seeded, realestate)
  await seeded.call('POST', '/api/profile', { session: cafe, body: fields })
  expect(await profile(seeded, cafe)).toMatchObject(fields)
  expect(await profile(seeded, realestate)).toEqual(before)
})

it('is the same after a rebuild', async () => {
  const { live, rebuilt } = await rowsAroundRebuild(running, 'cafe', ['business_profile'])
  expect(live).toHaveLength(1)
  expect(rebuilt).toEqual(live)
})
