/** A frozen database: callers get an error at once, and nothing is lost or doubled when it resumes. */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeTemplate } from '../core/database.ts'
import { expectProblem } from '../core/expect-problem.ts'
import { freshAddress, startTestService, type TestService } from '../core/service.ts'
import { makeScratch, type Scratch, serverPid } from './embedded-scratch.ts'

let scratch: Scratch
let running: TestService
let session: string
let stop: () => void
let resume: () => void

const pidsOf = (parent: number): number[] =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', `${parent}`], { encoding: 'utf8' })
    .split('\n')
    .map(Number)
    .filter(Boolean)

beforeAll(async () => {
  scratch = makeScratch()
  const dataDir = join(scratch.home, 'data')
  const { ownerUrl } = await scratch.start(dataDir)
  await makeTemplate(ownerUrl)
  running = await startTestService(ownerUrl)
  session = await running.signIn()
  let stopped: number[] = []
  stop = () => {
    const postmaster = serverPid(dataDir)
    // The postmaster first, so that it starts no new backend in the meantime.
    process.kill(postmaster, 'SIGSTOP')
    stopped = [postmaster, ...pidsOf(postmaster)]
    for (const pid of stopped) process.kill(pid, 'SIGSTOP')
  }
  resume = () => {
    for (const pid of stopped) process.kill(pid, 'SIGCONT')
    stopped = []
  }
}, 120_000)

afterAll(async () => {
  resume()
  await running.stop()
  await scratch.remove()
}, 60_000)

const change = (key: string) =>
  running.call('POST', '/api/privacy/toggle-identifiers', {
    session,
    headers: { 'idempotency-key': key, 'x-forwarded-for': freshAddress() },
  })
const toggles = (): Promise<number> =>
  running.service.database.withReader('cafe', async (client) => {
    const { rows } = await client.query(`select 1 from events where type = 'IdentifiersToggled'`)
    return rows.length
  })

it('answers 503 to everybody while the database is frozen, then records every change once', async () => {
  // Opens connections in every pool.
  const kpis = { session, headers: { 'x-as-of': '50' } }
  expect((await running.call('GET', '/api/kpis', kpis)).status).toBe(200)
  expect((await change(randomUUID())).status).toBe(200)
  const before = await toggles()
  const keys = Array.from({ length: 24 }, () => randomUUID())
  const early = keys.slice(0, 12).map(change)
  stop()
  const late = keys.slice(12).map(change)
  const answers = await Promise.all([
    ...late,
    running.call('GET', '/api/me', { session }),
    running.call('GET', '/api/kpis', kpis),
    running.call('POST', '/api/login/demo', { body: {} }),
    fetch(`${running.baseUrl}/api/changes`, {
      headers: { 'x-session-id': session, accept: 'text/event-stream' },
    }).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      text: await response.text(),
      json: null,
    })),
  ])
  // The database is still frozen, so it answered none of these.
  for (const answer of answers)
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([503, 2])
  expectProblem(await running.call('GET', '/api/me', { session }), 503, undefined)
  for (const answer of await Promise.all(early)) expect([200, 503]).toContain(answer.status)
  resume()
  await vi.waitFor(async () => expect((await running.call('GET', '/api/me', { session })).status).toBe(200), {
    timeout: 20_000,
    interval: 200,
  })
  for (const key of keys) expect((await change(key)).status).toBe(200)
  expect((await running.call('GET', '/api/kpis', kpis)).status).toBe(200)
  expect((await toggles()) - before).toBe(keys.length)
}, 90_000)

it('notices a freeze in the middle of running statements', async () => {
  const owned = running.service.database.withWriter('cafe', (client) => client.query('select pg_sleep(60)'))
  const read = running.service.database.withReader('cafe', (client) => client.query('select pg_sleep(60)'))
  const heard = Promise.allSettled([owned, read])
  await new Promise((resolve) => setTimeout(resolve, 100))
  stop()
  const outcomes = await heard
  resume()
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await vi.waitFor(async () => expect((await running.call('GET', '/api/me', { session })).status).toBe(200), {
    timeout: 20_000,
    interval: 200,
  })
}, 90_000)
