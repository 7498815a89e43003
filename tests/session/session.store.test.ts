import * as t from 'io-ts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { AuditEntry } from '#schema/decision-log/decision-log'
import { Me, SignIn } from '#schema/session/session'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'

let running: TestService
let ahead = 0

beforeAll(async () => {
  const sources = fixedSources()
  const now = () => new Date(sources.now().getTime() + ahead)
  running = await startTestService(inject('ownerUrl'), { sources: { ...sources, now } })
})
afterAll(() => running.stop())

const log = async (session: string) =>
  decodeJson(t.array(AuditEntry), await running.call('GET', '/api/audit', { session }))
const me = (session: string) => running.call('GET', '/api/me', { session })
const hours = (count: number): number => count * 3_600_000

it('signs in to the café by default', async () => {
  const names = new Set<string>()
  for (const [businessType, expected] of [
    [undefined, 'cafe'],
    ['realestate', 'realestate'],
    ['consulting', 'consulting'],
  ] as const) {
    const answer = decodeJson(Me, await me(await running.signIn(businessType)))
    expect(answer).toMatchObject({ businessType: expected, unreadMemos: 3, showIdentifiers: false })
    names.add(answer.businessName)
  }
  expect(names.size).toBe(3)
})

it('ends with sign-out, permanently, and that is recorded', async () => {
  const session = await running.signIn()
  expect((await running.call('POST', '/api/logout', { session })).status).toBe(200)
  expect((await me(session)).status).toBe(401)
  expect((await running.call('POST', '/api/logout', { session })).status).toBe(401)
  const titles = (await log(await running.signIn())).map(({ title }) => title)
  expect(titles.slice(0, 3)).toEqual(['Signed in', 'Signed out', 'Signed in'])
})

it('ends after twelve hours without use, and after 30 days in any case', async () => {
  ahead = 0
  const idle = await running.signIn()
  const used = await running.signIn()
  for (ahead = hours(10); ahead < hours(29 * 24); ahead += hours(10))
    expect((await me(used)).status).toBe(200)
  expect((await me(idle)).status).toBe(401)
  ahead = hours(30 * 24 + 1)
  expect((await me(used)).status).toBe(401)
  ahead = 0
})

it('ends by the clock even after it was set back, whatever the recorded time of the sign-in', async () => {
  ahead = hours(20)
  await running.signIn()
  ahead = 0
  const idle = await running.signIn()
  expect((await me(idle)).status).toBe(200)
  ahead = hours(13)
  expect((await me(idle)).status).toBe(401)
  ahead = 0
})

it("seals the browser's description; destroying the key erases it, and the chain is still valid", async () => {
  const answer = await running.call('POST', '/api/login/demo', {
    body: {},
    headers: { 'user-agent': 'Planted/7.0' },
  })
  const session = decodeJson(SignIn, answer).sessionId
  const newest = async () => (await log(session)).find(({ type }) => type === 'SignedIn')
  expect((await newest())?.data).toMatchObject({ device: 'Hidden' })
  await running.call('POST', '/api/privacy/toggle-identifiers', { session })
  expect((await newest())?.data).toMatchObject({ device: 'Planted/7.0' })
  const { rows } = await running.service.database.withWriter('cafe', (client) =>
    client.query('select string_agg(data::text, $1) as stored from events', ['']),
  )
  expect(rows[0].stored).not.toContain('Planted/7.0')
  const owner = await connectOwner(running.database.ownerUrl)
  await owner.query(`delete from subject_key where workspace = 'cafe'`)
  await owner.end()
  expect(await newest()).toMatchObject({ verified: true, data: { device: 'Erased' } })
})

it('says that records of a business are missing, to the caller and in the log, and takes the same key later', async () => {
  const owner = await connectOwner(running.database.ownerUrl)
  const session = await running.signIn('consulting')
  const signIn = () =>
    running.call('POST', '/api/login/demo', {
      body: { businessType: 'consulting' },
      headers: { 'idempotency-key': 'a-sign-in-that-waits' },
    })
  await owner.query('create table aside as select * from workspace')
  await owner.query(`delete from workspace where workspace = 'consulting'`)
  for (const answer of [await signIn(), await me(session)]) {
    expect(answer.status).toBe(503)
    expect(answer.json).toMatchObject({ detail: expect.stringContaining('missing') })
  }
  expect(running.logged()).toContain('npm run rebuild')
  await owner.query('insert into workspace select * from aside where workspace = $1', ['consulting'])
  await owner.query('drop table aside')
  await owner.end()
  expect((await signIn()).status).toBe(200)
})
