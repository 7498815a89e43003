import type { Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest'
import { ChangeNote } from '#schema/core/changes'
import { sliceNames } from '#schema/slices'
import { createApp } from '../../service/app.ts'
import { close } from '../../service/http/close.ts'
import { listen } from '../../service/http/listen.ts'
import { openLog } from '../../service/runtime/log.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { raise } from '../event-store/raise.ts'
import { follow } from './follow.ts'
import { disconnectAll, expectEnded, followChanges, makeChange, noteOf, readNotesUntil } from './followers.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterEach(disconnectAll)
afterAll(() => running.stop())

const position = async (): Promise<number> =>
  decodeJson(ChangeNote, await running.call('GET', '/api/changes', { session })).position

it('gives the current position', async () => {
  const answer = await running.call('GET', '/api/changes', { session })
  expect(decodeJson(ChangeNote, answer).slices).toEqual([])
  const { position: head } = await running.service.database
    .of('cafe')
    .selectFrom('workspace_head')
    .select('position')
    .executeTakeFirstOrThrow()
  expect(await position()).toBe(head)
})

it('puts the position into every answer', async () => {
  const before = await position()
  const shown = async () => (await running.call('GET', '/api/nudges', { session })).headers.get('x-position')
  expect(await shown()).toBe(String(before))
  await makeChange(running.service)
  expect(await shown()).toBe(String(before + 1))
})

it('tells one session what another one changed, by slice', async () => {
  const colleague = await running.signIn()
  const head = await position()
  const { next, note } = await followChanges(running.baseUrl, session)
  expect(await note()).toEqual({ position: head, slices: [...sliceNames] })
  const [advisory] = JSON.parse((await running.call('GET', '/api/nudges', { session: colleague })).text)
  await running.call('POST', `/api/nudges/${advisory.id}/accept`, { session: colleague })
  const event = await next()
  expect([event?.id, noteOf(event)]).toEqual([
    String(head + 1),
    { position: head + 1, slices: ['advisory', 'decision-log'] },
  ])
  await running.call('POST', '/api/privacy/toggle-identifiers', { session: colleague })
  expect(await note()).toEqual({ position: head + 2, slices: ['session', 'decision-log'] })
})

it('tells other workspaces nothing', async () => {
  const foreign = await running.signIn('realestate')
  const { note } = await followChanges(running.baseUrl, foreign)
  const { position: head } = await note()
  await makeChange(running.service)
  await running.call('POST', '/api/privacy/toggle-identifiers', { session: foreign })
  expect(await note()).toEqual({ position: head + 1, slices: ['session', 'decision-log'] })
})

it('resumes from a position and sends only what changed since', async () => {
  const from = await position()
  await makeChange(running.service)
  await makeChange(running.service)
  const { note } = await followChanges(running.baseUrl, session, from)
  expect(await note()).toEqual({ position: from + 2, slices: ['advisory', 'decision-log'] })
  const again = await followChanges(running.baseUrl, session, from + 2)
  expect(await again.note()).toEqual({ position: from + 2, slices: [] })
})

it.each([
  ['ahead of the history', 1_000_000],
  ['that is no position', Number.NaN],
])('treats everything as changed after a position %s', async (_name, after) => {
  const { note } = await followChanges(running.baseUrl, session, after)
  expect((await note()).slices).toEqual([...sliceNames])
})

it('treats everything as changed if too much happened in between', async () => {
  const from = await position()
  const many = Array.from({ length: 5001 }, (_, n) => raise(running.service, 'cafe', `many-${n}`))
  await Promise.all(many)
  const { note } = await followChanges(running.baseUrl, session, from)
  expect(await note()).toEqual({ position: from + 5001, slices: [...sliceNames] })
  const near = await followChanges(running.baseUrl, session, from + 1)
  expect(await near.note()).toEqual({ position: from + 5001, slices: ['advisory', 'decision-log'] })
})

it('never blocks a writer because of a slow reader', async () => {
  const { note } = await followChanges(running.baseUrl, session)
  await note()
  const sockets: Socket[] = []
  const { server, port } = await listen(createApp(running.service, openLog('silent')), 0)
  server.on('connection', (socket) => sockets.push(socket))
  const lazy = await followChanges(`http://127.0.0.1:${port}`, session)
  await lazy.note()
  const [full] = sockets
  // From here on nothing sent to `lazy` gets through: the backlog exceeds its buffer.
  full?.cork()
  full?.write('x'.repeat(200_000))
  const head = await position()
  for (let n = 0; n < 50; n++) await makeChange(running.service)
  expect((await readNotesUntil(note, head + 50)).at).toBe(head + 50)
  expect(full?.writableNeedDrain).toBe(true)
  expect(full?.writableLength).toBeLessThan(201_000)
  full?.destroy()
  await close(server)
})

it('answers 503 while the database is down', async () => {
  const away = await startTestService(inject('ownerUrl'), { seed: 'none' })
  await away.database.drop()
  const { response } = await follow(`${away.baseUrl}/api/changes`, { session })
  expect(response.status).toBe(503)
  await away.stop()
})

it('ends with its session, before sending anything else', async () => {
  const ending = await running.signIn()
  const { note, rest } = await followChanges(running.baseUrl, ending)
  await note()
  await running.call('POST', '/api/logout', { session: ending })
  await makeChange(running.service)
  await expectEnded(rest)
})

it('ends at once if its session has ended before it is opened', async () => {
  const ending = await running.signIn()
  const { changes } = running.service
  const { follow } = changes
  vi.spyOn(changes, 'follow').mockImplementationOnce(async function* (...asked) {
    await running.call('POST', '/api/logout', { session: ending })
    yield* follow(...asked)
  })
  const { response } = await followChanges(running.baseUrl, ending)
  expect(response.status).toBe(401)
})

it('requires a session', async () => {
  const { response } = await follow(`${running.baseUrl}/api/changes`)
  expect(response.status).toBe(401)
})
