import * as t from 'io-ts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { AuditEntry } from '#schema/decision-log/decision-log'
import { Memo } from '#schema/memo/memo'
import { Me } from '#schema/session/session'
import { expectProblem } from '../core/expect-problem.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { rowsAroundRebuild } from '../read-models/rows-of.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(() => running.stop())

const list = async (query = '', as = session): Promise<readonly Memo[]> =>
  decodeJson(t.array(Memo), await running.call('GET', `/api/memos${query}`, { session: as }))
const turn = (id: string | undefined, status: unknown, headers = {}) =>
  running.call('PATCH', `/api/memos/${id}/status`, { session, body: { status }, headers })
const unread = async () => decodeJson(Me, await running.call('GET', '/api/me', { session })).unreadMemos
const recorded = async (id: string | undefined) =>
  (await running.service.store.readStream('cafe', `memo-${id}`)).map(({ type }) => type)

it('lists newest first, all memos or those with one status', async () => {
  const all = await list()
  expect(all.length).toBeGreaterThan(2)
  expect(all).toEqual([...all].sort((a, b) => b.createdAt.localeCompare(a.createdAt)))
  for (const status of ['unread', 'read', 'archived'])
    expect(await list(`?status=${status}`)).toEqual(all.filter((memo) => memo.status === status))
})

it('refuses an unknown status', async () => {
  const [first] = await list('?status=unread')
  for (const status of ['all', '', 'Read'])
    expectProblem(await running.call('GET', `/api/memos?status=${status}`, { session }), 400, 'status')
  for (const status of ['unread', 'starred', null, undefined])
    expectProblem(await turn(first?.id, status), 400, 'status')
  expect(await recorded(first?.id)).toEqual(['MemoReceived'])
})

it('is read once, and no longer counts as unread', async () => {
  const before = await list('?status=unread')
  const [memo] = before
  const key = { 'idempotency-key': 'memo-1' }
  const first = await turn(memo?.id, 'read', key)
  expect([first.status, first.json]).toEqual([200, { ...memo, status: 'read' }])
  expect((await turn(memo?.id, 'read', key)).text).toBe(first.text)
  expectProblem(await turn(memo?.id, 'read'), 409, undefined)
  expect(await recorded(memo?.id)).toEqual(['MemoReceived', 'MemoRead'])
  expect(await list('?status=read')).toContainEqual({ ...memo, status: 'read' })
  expect(await list('?status=unread')).toEqual(before.slice(1))
  expect([before.length, await unread()]).toEqual([3, 2])
})

it('is archived once, read or unread, and that is recorded', async () => {
  const [wasRead] = await list('?status=read')
  const [neverRead] = await list('?status=unread')
  for (const memo of [wasRead, neverRead]) {
    expect((await turn(memo?.id, 'archived')).json).toEqual({ ...memo, status: 'archived' })
    expectProblem(await turn(memo?.id, 'archived'), 409, undefined)
    expectProblem(await turn(memo?.id, 'read'), 409, undefined)
    expect(await list('?status=archived')).toContainEqual({ ...memo, status: 'archived' })
  }
  expect(await recorded(neverRead?.id)).toEqual(['MemoReceived', 'MemoArchived'])
  expect(await unread()).toBe(1)
  const [newest] = decodeJson(t.array(AuditEntry), await running.call('GET', '/api/audit', { session }))
  expect(newest).toMatchObject({
    title: 'Memo archived',
    dataRefsJson: { action: 'memo_archived', topic: neverRead?.subject },
  })
})

it('is unknown outside its workspace', async () => {
  const [theirs] = await list('?status=unread', await running.signIn('consulting'))
  const known = await turn(theirs?.id, 'read')
  const unknown = await turn('019a0000-0000-7000-8000-000000000000', 'read')
  expectProblem(known, 404, 'memoId')
  const told = (text: string) => text.replace(/"instance":"[^"]*"/, '')
  expect(told(known.text)).toBe(told(unknown.text))
  expect(await recorded(theirs?.id)).toEqual([])
})

it('is the same after a rebuild', async () => {
  const { live, rebuilt } = await rowsAroundRebuild(running, 'cafe', ['memo'])
  expect(live).toHaveLength((await list()).length)
  expect(rebuilt).toEqual(live)
})
