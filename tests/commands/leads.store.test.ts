/** The list of leads from a real database: newest first, unsealed, filtered, and without erased people's data. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { type LeadsOptions, listLeads, readLeadsOptions } from '../../service/site/leads.ts'
import { siteWorkspace } from '../../service/site/site-commands.ts'
import { leadReaders } from '../../service/slices.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'
import { postForm } from '../site/site-leads.ts'

let running: TestService
// Each reading of the clock adds a second; a test may also skip days.
let daysLater = 0

beforeAll(async () => {
  const fixed = fixedSources()
  const sources = { ...fixed, now: () => new Date(fixed.now().getTime() + daysLater * 86_400_000) }
  running = await startTestService(inject('ownerUrl'), { seed: 'none', sources })
  const early = {
    email: 'mia@venue.example',
    fullName: 'Mia Chen',
    interests: ['Executive Analytics & KPIs'],
  }
  await postForm(running, '/api/early-access-signups', {
    ...early,
    industry: 'Real Estate',
    company: 'Venue',
  })
  await postForm(running, '/api/contact-submissions', {
    fullName: 'Noah Taylor',
    email: 'noah@firm.example',
    subject: 'Two venues',
    message: 'First line\nsecond line',
    inquiryType: 'sales',
  })
  daysLater = 3
  await postForm(running, '/api/early-access-signups', { email: 'ada@later.example', fullName: 'Ada Later' })
})
afterAll(() => running.stop())

const leads = (order: Partial<LeadsOptions> = {}) =>
  listLeads(running.service.database.of(siteWorkspace), running.service.sealer, leadReaders, {
    since: undefined,
    kind: undefined,
    ...order,
  })
const names = async (order?: Partial<LeadsOptions>) =>
  (await leads(order)).map(({ fields }) => fields.fullName)

it('lists both forms, newest first, with every field', async () => {
  expect(await names()).toEqual(['Ada Later', 'Noah Taylor', 'Mia Chen'])
  const [, contact, early] = await leads()
  expect(contact).toMatchObject({ kind: 'contact', isErased: false })
  expect(contact?.fields).toEqual({
    fullName: 'Noah Taylor',
    email: 'noah@firm.example',
    subject: 'Two venues',
    message: 'First line\nsecond line',
    inquiryType: 'sales',
    preferredContact: 'email',
  })
  expect(early?.fields).toEqual({
    fullName: 'Mia Chen',
    email: 'mia@venue.example',
    company: 'Venue',
    industry: 'Real Estate',
    interests: 'Executive Analytics & KPIs',
  })
})

it('filters by form and by first day', async () => {
  expect(await names({ kind: 'contact' })).toEqual(['Noah Taylor'])
  const order = readLeadsOptions(['--since', '2026-11-22'])
  if (typeof order === 'string') throw new Error(order)
  expect(await names(order)).toEqual(['Ada Later'])
})

it('shows erased people as erased, and keeps the fields that are not personal', async () => {
  const subject = (await leads()).at(-1)?.subject
  const owner = await connectOwner(running.database.ownerUrl)
  await owner.query('delete from subject_key where workspace = $1 and subject = $2', [siteWorkspace, subject])
  await owner.end()
  const erased = (await leads()).at(-1)
  expect(erased).toMatchObject({ isErased: true, subject })
  expect(erased?.fields).toEqual({ industry: 'Real Estate', interests: 'Executive Analytics & KPIs' })
})
