import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { SearchResults } from '#schema/decision-log/find.endpoints'
import { logState } from '../../service/decision-log/search/log-finder.ts'
import { decodeEvent } from '../../service/event-store/recorded-event.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'opened' })
  session = await running.signIn()
})
afterAll(() => running.stop())

const find = async (q: string, headers: Record<string, string> = {}) =>
  decodeJson(
    SearchResults,
    await running.call('GET', `/api/find?q=${encodeURIComponent(q)}`, { session, headers }),
  )

const idOf = (n: number) => `0193f4a2-b7a0-7cc1-8d2e-${n.toString(16).padStart(12, '0')}`

const receive = (n: number, subject: string, content: string, workspace = 'cafe') =>
  running.service.store.append(workspace, {
    stream: `memo-${idOf(n)}`,
    expectedVersion: 0,
    events: [
      decodeEvent('MemoReceived', {
        ...{ memoId: idOf(n), subject, content, type: 'memo', priority: 'low' },
        fromPersona: 'risk_manager',
      }),
    ],
    metadata: {
      ...{ actor: 'system:test', persona: null, correlationId: null, causationId: null },
      recordedAt: new Date().toISOString(),
    },
  })

it('finds records by title first, then by text, at most five, and shows the match', async () => {
  await receive(1, 'Quokka visit', 'They come on Friday.')
  for (let n = 2; n < 9; n++) await receive(n, `Note ${n}`, `Feed the quokka at ${n}.`)
  const { records, events } = await find('quokka')
  expect(records.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
    ...['memo Quokka visit', 'memo Note 8', 'memo Note 7', 'memo Note 6', 'memo Note 5'],
  ])
  expect(records[1]?.match).toMatchObject({ field: 'content', text: 'Feed the quokka at 8.' })
  expect(events.map(({ subject }) => subject)).toEqual(['Note 8', 'Note 7', 'Note 6', 'Note 5', 'Note 4'])
  expect((await find('quok')).records).toEqual([])
  expect((await find('quok*')).records).toHaveLength(5)
})

it('lists a record once, however many events it has', async () => {
  await running.call('PATCH', `/api/memos/${idOf(1)}/status`, { session, body: { status: 'read' } })
  const titles = (await find('quokka')).records.map(({ id }) => id)
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles).toContain(idOf(1))
})

it('tells a decision that no advisory raised from an advisory', async () => {
  const title = 'Close the wallaby corner on Mondays'
  const { status } = await running.call('POST', '/api/decisions', { session, body: { title } })
  expect(status).toBe(200)
  expect((await find('wallaby')).records).toMatchObject([{ kind: 'decision', title }])
})

it('finds what existed at an earlier moment', async () => {
  const { events } = await find('quokka visit')
  const position = Math.min(...events.map((one) => one.position))
  const then = await find('quokka', { 'x-as-of': String(position) })
  expect(then.records.map(({ title }) => title)).toEqual(['Quokka visit'])
})

it('finds nothing of another workspace', async () => {
  await receive(1, 'Wombat matters', 'x', 'realestate')
  expect(await find('wombat')).toEqual({ records: [], events: [] })
})

it('reads events that are not in the index once, not for each kind of record', async () => {
  const db = running.service.database.of('cafe')
  const run = vi.spyOn(db.getExecutor(), 'executeQuery')
  await find('xylophone')
  const answers = await Promise.all(run.mock.results.map(({ value }) => value))
  const rowsRead = answers.flatMap(({ rows }) =>
    rows.filter((row: unknown) => Object.hasOwn(Object(row), 'text')),
  )
  const { head, indexed } = await logState(db)
  expect(head - indexed).toBeGreaterThan(10)
  expect(rowsRead.length).toBeLessThanOrEqual(head - indexed + 1)
})

it('refuses an empty search', async () => {
  expect((await running.call('GET', '/api/find?q=', { session })).status).toBe(400)
  expect((await running.call('GET', `/api/find?q=${'x'.repeat(201)}`, { session })).status).toBe(400)
  expect(await find('!?')).toEqual({ records: [], events: [] })
})
