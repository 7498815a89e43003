/** Answers that follow from the history are kept for a moment, but a change is seen at once, whoever made it. */
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { api } from '#schema/api'
import { createApp } from '../../service/app.ts'
import { close } from '../../service/http/close.ts'
import { type Listening, listen } from '../../service/http/listen.ts'
import { openLog } from '../../service/runtime/log.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { projections } from '../../service/slices.ts'
import { type Answer, decodeJson, startTestService, type TestService } from '../core/service.ts'
import { fixedSources, testKeyring } from '../core/sources.ts'
import { ask } from '../database/embedded-scratch.ts'

let running: TestService
let session: string
let other: { readonly service: Service; readonly listening: Listening }

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { answersKeptMs: 60_000 })
  session = await running.signIn()
  // Another process on the same database.
  const sources = { ...systemSources, now: fixedSources().now }
  const service = openService(
    running.database.serviceUrl,
    projections,
    sources,
    () => {},
    undefined,
    undefined,
    {
      keyring: testKeyring,
    },
  )
  other = { service, listening: await listen(createApp(service, openLog('silent')), 0) }
})
afterAll(async () => {
  await close(other.listening.server)
  await other.service.database.end()
  await running.stop()
})

const get = (path: string, headers: Record<string, string> = {}, by = session): Promise<Answer> =>
  running.call('GET', path, { session: by, headers })

const toggle = () => running.call('POST', '/api/privacy/toggle-identifiers', { session })

const edit = (sql: string) => ask(running.database.ownerUrl, sql)

const memos = async () => decodeJson(api.listMemos.output, await get('/api/memos'))

it('a kept answer is the same, with its headers, and asks the database for the session only', async () => {
  const first = await get('/api/audit')
  expect(first.headers.get('link')).toContain('rel="next"')
  const bound = vi.spyOn(running.service.database, 'of')
  const second = await get('/api/audit')
  expect(bound).not.toHaveBeenCalled()
  expect([second.status, second.text]).toEqual([200, first.text])
  for (const name of ['link', 'etag', 'x-position', 'content-type', 'content-length', 'cache-control'])
    expect([name, second.headers.get(name)]).toEqual([name, first.headers.get(name)])
})

it('equal calls at the same time wait for one, and another finds the answer if that one fails', async () => {
  await toggle()
  const bound = vi.spyOn(running.service.database, 'of')
  const texts = await Promise.all(
    Array.from({ length: 20 }, async () => (await get('/api/connections')).text),
  )
  expect([new Set(texts).size, bound.mock.calls.length]).toEqual([1, 1])
  await toggle()
  bound.mockImplementationOnce(() => {
    throw new Error('This one fails.')
  })
  const all = await Promise.all(Array.from({ length: 5 }, () => get('/api/connections')))
  expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 500])
})

it('every change is seen by the next read, also one of another process', async () => {
  const newest = async () => decodeJson(api.listAudit.output, await get('/api/audit'))[0]?.position ?? 0
  const before = await newest()
  for (let turn = 1; turn <= 20; turn++) {
    await toggle()
    expect(await newest()).toBe(before + turn)
  }
  const url = `http://127.0.0.1:${other.listening.port}/api/privacy/toggle-identifiers`
  for (let turn = 21; turn <= 40; turn++) {
    expect((await fetch(url, { method: 'POST', headers: { 'x-session-id': session } })).status).toBe(200)
    expect(await newest()).toBe(before + turn)
  }
})

it('identifiers that were hidden are in no kept answer', async () => {
  const actors = async () =>
    decodeJson(api.listAudit.output, await get('/api/audit')).map(({ actor }) => JSON.stringify(actor))
  const before = await actors()
  await toggle()
  expect((await actors()).slice(1)).not.toEqual(before.slice(0, -1))
})

it('is not shared between workspaces, queries, or with a session that has ended', async () => {
  const agency = await running.signIn('realestate')
  expect((await get('/api/memos', {}, agency)).text).not.toBe((await get('/api/memos')).text)
  expect((await get('/api/memos?limit=1')).text).not.toBe((await get('/api/memos')).text)
  expect((await get('/api/memos?limit=0')).status).toBe(400)
  const leaving = await running.signIn()
  expect((await get('/api/focus', {}, leaving)).status).toBe(200)
  await running.call('POST', '/api/logout', { session: leaving })
  expect((await get('/api/focus', {}, leaving)).status).toBe(401)
  expect((await running.call('GET', '/api/focus')).status).toBe(401)
})

it('answers 304 to the tag of the same answer, and not after it changed', async () => {
  const first = await get('/api/memos')
  const tag = first.headers.get('etag') ?? ''
  expect(tag).toMatch(/^"[\w-]{22}"$/)
  const same = await get('/api/memos', { 'if-none-match': `"other", W/${tag}` })
  expect([same.status, same.text, same.headers.get('etag')]).toEqual([304, '', tag])
  // A change elsewhere keeps the tag, and moves the position.
  await toggle()
  const later = await get('/api/memos', { 'if-none-match': tag })
  expect(later.status).toBe(304)
  expect(Number(later.headers.get('x-position'))).toBeGreaterThan(Number(first.headers.get('x-position')))
  const [unread] = (await memos()).filter(({ status }) => status === 'unread')
  const body = { status: 'read' }
  expect((await running.call('PATCH', `/api/memos/${unread?.id}/status`, { session, body })).status).toBe(200)
  const changed = await get('/api/memos', { 'if-none-match': tag })
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(tag)
})

it('an earlier moment is never answered from the present, nor the other way round', async () => {
  const present = await get('/api/memos')
  const then = await get('/api/memos', { 'x-as-of': '20' })
  expect(then.text).not.toBe(present.text)
  expect(then.headers.get('etag')).toBeNull()
  expect((await get('/api/memos')).text).toBe(present.text)
})

it('by default an edit in the database itself shows after a second', async () => {
  const url = `http://127.0.0.1:${other.listening.port}/api/focus`
  const read = async () => (await fetch(url, { headers: { 'x-session-id': session } })).text()
  expect(await read()).not.toContain('Edited')
  await edit(`update focus set primary_focus = 'Edited' where workspace = 'cafe'`)
  await vi.waitFor(async () => expect(await read()).toContain('Edited'), { timeout: 5000, interval: 200 })
})
