import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Me } from '#schema/session/session'
import { connectOwner } from '../../service/core/rebuild.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'

let running: TestService
let ahead = 0

beforeAll(async () => {
  const sources = fixedSources()
  const now = () => new Date(sources.now().getTime() + ahead)
  running = await startTestService(inject('ownerUrl'), { sources: { ...sources, now } })
})
afterAll(() => running.stop())

const me = (session: string) => running.call('GET', '/api/me', { session })
const hours = (count: number): number => count * 3_600_000

it('signs in to the café unless another business is named', async () => {
  const names = new Set<string>()
  for (const [businessType, expected] of [
    [undefined, 'cafe'],
    ['realestate', 'realestate'],
    ['consulting', 'consulting'],
  ] as const) {
    const answer = (await me(await running.signIn(businessType))).json as Me
    expect(answer).toMatchObject({ businessType: expected, unreadMemos: 3, showIdentifiers: false })
    names.add(answer.businessName)
  }
  expect(names.size).toBe(3)
})

it('ends with sign-out, for good and on the record', async () => {
  const session = await running.signIn()
  expect((await running.call('POST', '/api/logout', { session })).status).toBe(200)
  expect((await me(session)).status).toBe(401)
  expect((await running.call('POST', '/api/logout', { session })).status).toBe(401)
  const { json } = await running.call('GET', '/api/audit', { session: await running.signIn() })
  expect((json as { title: string }[]).map(({ title }) => title).slice(0, 3)).toEqual([
    'Signed in',
    'Signed out',
    'Signed in',
  ])
})

it('ends when it was not used for twelve hours, lives on while it is used, and ends after thirty days in any case', async () => {
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

it('seals what the browser says of itself; destroying the key erases it and the chain still holds', async () => {
  const answer = await running.call('POST', '/api/login/demo', {
    body: {},
    headers: { 'user-agent': 'Planted/7.0' },
  })
  const session = (answer.json as { sessionId: string }).sessionId
  const newest = async () => {
    const { json } = await running.call('GET', '/api/audit', { session })
    return (json as { type: string; verified: boolean; data: { device?: unknown } }[]).find(
      ({ type }) => type === 'SignedIn',
    )
  }
  expect((await newest())?.data.device).toBe('Hidden')
  await running.call('POST', '/api/privacy/toggle-identifiers', { session })
  expect((await newest())?.data.device).toBe('Planted/7.0')
  const { rows } = await running.service.database.withWriter('cafe', (client) =>
    client.query('select string_agg(data::text, $1) as stored from events', ['']),
  )
  expect(rows[0].stored).not.toContain('Planted/7.0')
  const owner = await connectOwner(running.database.ownerUrl)
  await owner.query(`delete from subject_key where workspace = 'cafe'`)
  await owner.end()
  expect(await newest()).toMatchObject({ verified: true, data: { device: 'Erased' } })
})
