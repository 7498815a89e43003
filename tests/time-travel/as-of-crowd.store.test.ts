/** Many concurrent reads at earlier moments: some wait or are refused, and others are unaffected. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { expectProblem } from '../core/expect-problem.ts'
import { type Answer, freshAddress, startTestService, type TestService } from '../core/service.ts'

let running: TestService
let owner: pg.Client
let holder: pg.Client
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
  const { ownerUrl: connectionString } = running.database
  owner = new pg.Client({ connectionString })
  holder = new pg.Client({ connectionString })
  await Promise.all([owner.connect(), holder.connect()])
})
afterAll(async () => {
  await Promise.all([owner.end(), holder.end()])
  await running.stop()
})

const kpisAsOf = (position: number): Promise<Answer> =>
  running.call('GET', '/api/kpis', {
    session,
    headers: { 'x-as-of': String(position), 'x-forwarded-for': freshAddress() },
  })

const connections = async (): Promise<number> => {
  const { rows } = await owner.query(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  return rows[0].count
}

it('120 concurrent reads get the right answer or 503, and other calls work as usual', async () => {
  // Reads at earlier moments copy this table's form, and nothing else here needs it. They are held until a call was refused:
  // otherwise a busy machine may send the calls no faster than it answers them.
  await holder.query('begin; lock table kpi')
  const crowd = Array.from({ length: 120 }, (_, n) => kpisAsOf(10 + n))
  const others = Array.from({ length: 60 }, () => running.call('GET', '/api/nudges', { session }))
  const change = running.call('POST', '/api/privacy/toggle-identifiers', { session })
  let most = 0
  const counting = setInterval(async () => {
    most = Math.max(most, await connections())
  }, 20)
  expect((await Promise.race(crowd)).status).toBe(503)
  await holder.query('rollback')
  const answers = await Promise.all(crowd)
  clearInterval(counting)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(4)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) {
    expectProblem(answer, 503, undefined)
    expect([Number(answer.headers.get('retry-after')), answer.text]).toEqual([
      1,
      expect.stringContaining('Too many'),
    ])
  }
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(60).fill(200))
  expect((await change).status).toBe(200)
  // Readers 8, writers 16, look-ups 4, earlier moments 4 and their rows 2, and one health check.
  expect(most).toBeLessThanOrEqual(35)
  expect((await kpisAsOf(50)).status).toBe(200)
})

it('a caller that leaves the queue frees its place', async () => {
  // Four read and 32 wait: there is no place left.
  const crowd = Array.from({ length: 36 }, (_, n) => {
    const leaving = new AbortController()
    const headers = { 'x-session-id': session, 'x-as-of': String(10 + n) }
    const asked = fetch(`${running.baseUrl}/api/kpis`, { headers, signal: leaving.signal }).catch(() => {})
    return { asked, leave: () => leaving.abort() }
  })
  await pause(50)
  for (const { leave } of crowd) leave()
  await Promise.all(crowd.map(({ asked }) => asked))
  // The four reads that had begun still run to their end, which a busy machine takes longer for than the two seconds
  // that a call waits for its turn. A place that was never freed would keep this from ever passing.
  await vi.waitFor(async () => expect((await kpisAsOf(60)).status).toBe(200), {
    timeout: 20_000,
    interval: 200,
  })
  const answers = await Promise.all(Array.from({ length: 8 }, () => kpisAsOf(60)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
})
