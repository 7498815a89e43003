import { once } from 'node:events'
import express from 'express'
import * as t from 'io-ts'
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest'
import { endpoint } from '#schema/core/endpoint'
import { E } from '#schema/core/fp'
import { conflict } from '#schema/core/problem'
import { record } from '#schema/core/record'
import { readers } from '#schema/core/roles'
import { oneOf } from '#schema/core/scalars'
import { close } from '../../service/http/close.ts'
import type { Handlers } from '../../service/http/handlers.ts'
import { type Listening, listen } from '../../service/http/listen.ts'
import { mount } from '../../service/http/mount.ts'
import { problemMiddleware } from '../../service/http/refusal.ts'
import { openLog } from '../../service/runtime/log.ts'
import { sessionFinder } from '../../service/slices.ts'
import { follow } from '../change-feed/follow.ts'
import { startTestService, type TestService } from '../core/service.ts'

const table = {
  tell: endpoint({
    method: 'GET',
    path: '/tell',
    roles: readers,
    summary: 'Tells in one way or another',
    input: record({ how: oneOf('well', 'refused', 'refusedLate', 'brokenLate', 'forEver') }),
    output: record({ said: t.string }),
    stream: record({ part: t.string }),
    slices: ['session'],
  }),
}

const handlers: Handlers<typeof table> = {
  tell: async ({ how }, { stream, signal }) => {
    if (how === 'refused') return E.left(conflict('tell/no', 'Not now.'))
    await stream?.send({ id: '1', data: { part: 'one' } })
    if (how === 'refusedLate') return E.left(conflict('tell/no', 'No longer.'))
    if (how === 'brokenLate') throw new Error('a fault of ours')
    if (how === 'forEver') await once(signal, 'abort')
    return E.right({ said: 'one' })
  },
}

let running: TestService
let server: Listening
let session: string
let address: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
  const app = express()
  app.use('/api', mount(table, handlers, running.service, sessionFinder(running.service)))
  app.use(problemMiddleware(openLog('silent')))
  server = await listen(app, 0)
  address = `http://127.0.0.1:${server.port}/api/tell?how=`
})
afterAll(async () => {
  await close(server.server)
  await running.stop()
})
afterEach(() => vi.useRealTimers())

it('answers with one document if the caller accepts only that', async () => {
  const answer = await fetch(`${address}well`, { headers: { 'x-session-id': session } })
  expect([answer.headers.get('content-type'), await answer.json()]).toEqual([
    'application/json; charset=utf-8',
    { said: 'one' },
  ])
})

it('streams events and then the answer if the caller accepts a stream', async () => {
  const { response, rest } = await follow(`${address}well`, { session })
  expect(response.status).toBe(200)
  expect(await rest()).toMatchObject([
    { id: '1', data: '{"part":"one"}' },
    { event: 'answer', data: '{"said":"one"}' },
  ])
})

it.each([
  ['refused', 409],
  ['wrong', 400],
])('refuses with a status before anything is sent (%s)', async (how, status) => {
  const { response } = await follow(`${address}${how}`, { session })
  expect([response.status, response.headers.get('content-type')]).toEqual([
    status,
    'application/problem+json; charset=utf-8',
  ])
})

it('requires a session before anything is sent', async () => {
  const { response } = await follow(`${address}well`)
  expect(response.status).toBe(401)
})

it.each([
  ['refusedLate', 409, 'No longer.'],
  ['brokenLate', 500, 'This is our fault, not yours. It has been logged under the reference in `instance`.'],
])('ends with a problem event after something was sent (%s)', async (how, status, detail) => {
  const { rest } = await follow(`${address}${how}`, { session })
  const last = (await rest()).at(-1)
  expect([last?.event, JSON.parse(last?.data ?? '')]).toMatchObject(['problem', { status, detail }])
})

it('does not stream for a HEAD request', async () => {
  const answer = await fetch(`${address}well`, {
    method: 'HEAD',
    headers: { accept: 'text/event-stream', 'x-session-id': session },
  })
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
})

it('closes at the next heartbeat after its session has ended', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const ending = await running.signIn()
  const { next, rest } = await follow(`${address}forEver`, { session: ending })
  await next()
  vi.advanceTimersByTime(15_000)
  await running.call('POST', '/api/logout', { session: ending })
  vi.advanceTimersByTime(15_000)
  const last = (await rest()).at(-1)
  expect([last?.event, JSON.parse(last?.data ?? '')]).toMatchObject(['problem', { status: 401 }])
})

it('does not extend the session', async () => {
  const seen = () =>
    running.service.database.of('realestate').selectFrom('session_activity').select('seen_at').execute()
  const mine = await running.signIn('realestate')
  const before = await seen()
  // Each reading adds a second: enough to exceed the five minutes after which use is recorded.
  for (let reading = 0; reading < 301; reading++) running.service.now()
  await (await follow(`${address}well`, { session: mine })).rest()
  expect(await seen()).toEqual(before)
  await running.call('GET', '/api/me', { session: mine })
  expect(await seen()).not.toEqual(before)
})
