/** The daily quota of a business is counted from its history, so restarts and further processes do not reset it. */
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest'
import { defaultAllowance } from '#schema/core/limits'
import { createApp } from '../../service/app.ts'
import { close } from '../../service/http/close.ts'
import { listen } from '../../service/http/listen.ts'
import { readConfig } from '../../service/runtime/config.ts'
import { openLog } from '../../service/runtime/log.ts'
import { expectProblem } from '../core/expect-problem.ts'
import { freshAddress, startTestService, type TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'

const dailyBytes = 20_000
const allowance = { changesPerMinute: 1_000_000, dailyBytes }

let running: TestService
let ahead = 0

beforeEach(async () => {
  ahead = 0
  const sources = fixedSources()
  const now = () => new Date(sources.now().getTime() + ahead)
  running = await startTestService(inject('ownerUrl'), { sources: { ...sources, now }, allowance })
})
afterEach(() => running.stop())

/** Bytes that the café has recorded on the clock's current day. */
const today = (): Promise<number> =>
  running.service.database.withReader('cafe', async (client) => {
    const { rows } = await client.query<{ bytes: number }>(
      'select coalesce(sum(octet_length(data::text)), 0) as bytes from events where workspace = $1 and recorded_at >= $2',
      ['cafe', `${running.service.now().toISOString().slice(0, 10)}T00:00:00Z`],
    )
    return Number(rows[0]?.bytes)
  })

let turn = 0
const save = (session: string) => {
  turn += 1
  const body = { role: `Owner ${turn}`, firstName: 'y'.repeat(120), lastName: 'z'.repeat(120) }
  return running.call('POST', '/api/my-profile', { session, body })
}

/** Records until the day's quota is used up and the service knows it. */
const useUp = async (session: string): Promise<void> => {
  for (let made = 0; (await today()) < dailyBytes && made < 200; made++) await save(session)
  expect(await today()).toBeGreaterThanOrEqual(dailyBytes)
  await vi.waitFor(async () => expect((await save(session)).status).toBe(429), {
    timeout: 10_000,
    interval: 100,
  })
}

it('refuses changes when the quota is used up, but allows reads, sign-in, sign-out, and other businesses', async () => {
  const session = await running.signIn()
  expect((await save(session)).status).toBe(200)
  await useUp(session)
  const before = await today()
  const refused = await save(session)
  expectProblem(refused, 429, undefined)
  expect(refused.text).toContain('daily limit of 0.02 MB')
  expect(refused.text).toContain('midnight UTC')
  const wait = Number(refused.headers.get('retry-after'))
  const time = running.service.now().getTime()
  expect(Math.abs(wait * 1000 - (86_400_000 - (time % 86_400_000)))).toBeLessThan(60_000)
  expect(await today()).toBe(before)
  expect((await running.call('GET', '/api/my-profile', { session })).status).toBe(200)
  const other = await running.signIn()
  expect((await running.call('POST', '/api/logout', { session: other })).status).toBe(200)
  expect((await save(await running.signIn('consulting'))).status).toBe(200)
  ahead = 86_400_000
  expect((await save(await running.signIn())).status).toBe(200)
})

it('survives a restart, and holds across processes', async () => {
  await useUp(await running.signIn())
  const session = await running.signIn()
  const { server, port } = await listen(
    createApp(running.service, openLog('silent'), undefined, allowance),
    0,
  )
  const answer = await fetch(`http://127.0.0.1:${port}/api/my-profile`, {
    method: 'POST',
    headers: { 'x-session-id': session, 'content-type': 'application/json' },
    body: JSON.stringify({ role: 'Owner again' }),
  })
  await close(server)
  expect(answer.status).toBe(429)
})

it('limits sign-ins too', async () => {
  const session = await running.signIn()
  await useUp(session)
  // The service's own events are not refused; here they use up the quota a second time.
  const { sealer, store, now } = running.service
  const device = await sealer.seal('cafe', 'session-x', 'z'.repeat(2 * dailyBytes))
  const { rows } = await running.service.database.withReader('cafe', (client) =>
    client.query(`select data from events where type = 'SignedIn' order by position limit 1`),
  )
  const outcome = await store.append('cafe', {
    stream: 'session-01940000-0000-7000-8000-000000000001',
    expectedVersion: 0,
    events: [
      {
        type: 'SignedIn',
        data: {
          ...rows[0].data,
          sessionId: '01940000-0000-7000-8000-000000000001',
          tokenHash: 'a'.repeat(64),
          device,
        },
      },
    ],
    metadata: {
      actor: 'system:test',
      persona: null,
      recordedAt: now().toISOString(),
      correlationId: null,
      causationId: null,
    },
  })
  expect(outcome).toEqual({ outcome: 'appended' })
  await vi.waitFor(
    async () => {
      const headers = { 'x-forwarded-for': freshAddress() }
      const answer = await running.call('POST', '/api/login/demo', { body: {}, headers })
      expect(answer.status).toBe(429)
    },
    { timeout: 10_000, interval: 100 },
  )
})

it('is set by the environment, like the number of changes per session', () => {
  expect(readConfig({}).allowance).toEqual(defaultAllowance)
  expect(readConfig({ CHANGES_PER_MINUTE: '5', DAILY_BYTES: '0' }).allowance).toEqual({
    changesPerMinute: 5,
    dailyBytes: 0,
  })
  for (const name of ['CHANGES_PER_MINUTE', 'DAILY_BYTES'])
    for (const value of ['-1', 'many', '1.5']) expect(() => readConfig({ [name]: value })).toThrow(name)
  expect(() => readConfig({ CHANGES_PER_MINUTE: '0' })).toThrow('of 1 or more')
})
