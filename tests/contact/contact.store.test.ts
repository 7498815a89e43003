import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { connectOwner, rebuildWorkspace } from '../../service/read-models/rebuild.ts'
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
  postForm(running, '/api/contact-submissions', body, options)
const rows = () =>
  running.service.database
    .of(siteWorkspace)
    .selectFrom('contact')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute()
const newest = async () => {
  const row = (await rows()).at(-1)
  if (row === undefined) throw new Error('Nothing was recorded.')
  return row
}

const least = {
  fullName: 'Noah Planted',
  email: 'noah@planted-firm.example',
  subject: 'A planted question',
  message: 'Planted: do you work\nwith two venues?',
}
const whole = { ...least, company: 'Planted Firm', role: 'Planted Partner', phone: '+61 7 5550 0101' }

it('seals sender and message, and keeps the kind of inquiry in clear', async () => {
  const answer = await post({ ...whole, inquiryType: 'partnership', preferredContact: 'either' })
  expect([answer.status, answer.json]).toEqual([200, {}])
  const row = await newest()
  expect(row).toMatchObject({
    inquiry_type: 'partnership',
    preferred_contact: 'either',
    person_subject: `contact-${row.id}`,
  })
  expect(await unsealPerson(running, row)).toEqual(whole)
  const events = await running.service.store.readStream(siteWorkspace, `contact-${row.id}`)
  expect(events).toMatchObject([{ type: 'ContactSubmitted', actor: 'visitor' }])
  expect(JSON.stringify([events, row])).not.toMatch(/planted|5550 ?0101/i)
  // The whole number: four digits of it can stand in a time of the log by chance.
  expect(running.logged()).not.toMatch(/planted|5550 ?0101/i)
})

it('defaults to a general inquiry answered by email; blank fields are dropped', async () => {
  expect((await post({ ...least, company: '', role: '  ', phone: '', website: ' ' })).status).toBe(200)
  const row = await newest()
  expect(row).toMatchObject({ inquiry_type: 'general', preferred_contact: 'email' })
  expect(await unsealPerson(running, row)).toEqual(least)
})

it('answers a bot that fills in the honeypot like a success, and records nothing', async () => {
  const accepted = await post(least)
  const before = await sitePosition(running)
  const caught = await post({ ...least, website: 'https://spam.example' })
  expect([caught.status, caught.text]).toEqual([accepted.status, accepted.text])
  expect(await sitePosition(running)).toBe(before)
})

it('records a message once when it is resent under its idempotency key', async () => {
  const before = await sitePosition(running)
  const keyed = { headers: { 'idempotency-key': 'contact-key-1', 'x-forwarded-for': freshAddress() } }
  const answers = await Promise.all(Array.from({ length: 6 }, () => post(whole, keyed)))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  expect(await sitePosition(running)).toBe(before + 1)
  expect((await post(least, keyed)).status).toBe(422)
})

it.each<[string, object, string]>([
  ['no name', { ...least, fullName: undefined }, 'fullName'],
  ['no email', { ...least, email: undefined }, 'email'],
  ['no subject', { ...least, subject: undefined }, 'subject'],
  ['no message', { ...least, message: undefined }, 'message'],
  ['a blank message', { ...least, message: ' \n ' }, 'message'],
  ['no address', { ...least, email: 'noah at firm' }, 'email'],
  ['an unknown inquiry', { ...least, inquiryType: 'complaint' }, 'inquiryType'],
  ['an unknown way to answer', { ...least, preferredContact: 'pigeon' }, 'preferredContact'],
  ['a book', { ...least, message: 'x'.repeat(8001) }, 'message'],
  ['a phone that is a number', { ...least, phone: 555 }, 'phone'],
])('refuses %s and records nothing', async (_name, body, field) => {
  const before = await sitePosition(running)
  expectProblem(await post(body), 400, field)
  expect(await sitePosition(running)).toBe(before)
})

it('rebuilds to identical rows', async () => {
  const live = await rows()
  const owner = await connectOwner(running.database.ownerUrl)
  await owner.query(`delete from contact where inquiry_type = 'general'`)
  expect(await rows()).not.toEqual(live)
  await rebuildWorkspace(owner, siteWorkspace, projections)
  await owner.end()
  expect(await rows()).toEqual(live)
})
