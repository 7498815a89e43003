import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { expectProblem } from '../core/expect-problem.ts'
import { startTestService, type TestService } from '../core/service.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(() => running.stop())

it.each([
  ['none', undefined],
  ['an unknown one', 'A'.repeat(43)],
  ['an empty one', ''],
  ['an odd one', "' or 1=1 --"],
])('answers 401 to every call with %s for a session', async (_name, credential) => {
  for (const [method, path] of [
    ['GET', '/api/me'],
    ['GET', '/api/nudges'],
    ['GET', '/api/audit'],
    ['GET', '/api/kpis'],
    ['GET', '/api/personas'],
    ['POST', '/api/logout'],
    ['POST', '/api/nudges/none/accept'],
    ['POST', '/api/privacy/toggle-identifiers'],
    ['POST', '/api/persona/select'],
  ] as const)
    expectProblem(
      await running.call(method, path, credential === undefined ? {} : { session: credential }),
      401,
      undefined,
    )
})

it('ignores cookies', async () => {
  const headers = { cookie: `sessionId=${session}; x-session-id=${session}` }
  expectProblem(await running.call('GET', '/api/me', { headers }), 401, undefined)
})

it('writes one JSON line per request, without credentials and secrets', async () => {
  const secret = 'Jarvin-Test-Browser/1.0'
  const from = running.logged().length
  await running.call('GET', '/api/me?token=visible', { session, headers: { 'user-agent': secret } })
  await running.call('GET', '/api/nothing', { session })
  const lines = running.logged().slice(from).trim().split('\n')
  expect(lines).toHaveLength(2)
  for (const line of lines)
    expect(Object.keys(JSON.parse(line))).toEqual(
      expect.arrayContaining(['requestId', 'method', 'path', 'status', 'ms']),
    )
  expect(running.logged()).not.toContain(session)
  expect(running.logged()).not.toContain(secret)
  expect(running.logged()).not.toContain('visible')
})
