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

const find = async (
  q: string,
  headers: Record<string, string> = {},
  filters: Record<string, string> = {},
  as = session,
) =>
  decodeJson(
    SearchResults,
    await running.call('GET', `/api/find?${new URLSearchParams({ q, ...filters })}`, {
      session: as,
      headers,
    }),
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

it('finds a chat once, by its question, and by what was replied', async () => {
  await running.call('POST', '/api/chat/send', {
    session,
    body: { message: 'Would a bandicoot lift our sales?', personaKey: 'financial_analyst' },
  })
  const { records, events } = await find('bandicoot')
  expect(records).toMatchObject([{ kind: 'chat', title: 'Would a bandicoot lift our sales?' }])
  expect(records[0]?.marks).toEqual([{ from: 8, to: 17 }])
  expect(events.length).toBeGreaterThan(0)
  expect((await find('bandicoot', {}, { kinds: 'memo,brief' })).records).toEqual([])
})

it('filters by days and by who acted; who others are is as hidden as in the log', async () => {
  const day = { from: '2030-01-01T00:00:00.000Z' }
  expect((await find('quokka', {}, day)).records).toEqual([])
  const own = await find('wallaby', {}, { who: 'me' })
  expect(own.records).toHaveLength(1)
  expect((await find('feed', {}, { who: 'me' })).records).toEqual([])
  const other = await running.signIn()
  expect((await find('wallaby', {}, { who: 'me' }, other)).records).toEqual([])
  const asked = (who: string) => running.call('GET', `/api/find?q=quokka&who=${who}`, { session })
  for (const who of ['system', 'people', idOf(1)]) expect((await asked(who)).status, who).toBe(409)
  await running.call('POST', '/api/privacy/toggle-identifiers', { session })
  expect((await find('quokka', {}, { who: 'system' })).records).toHaveLength(5)
  expect((await find('feed', {}, { who: 'people' })).records).toEqual([])
  expect((await find('quokka', {}, { who: idOf(1) })).records).toEqual([])
  await running.call('POST', '/api/privacy/toggle-identifiers', { session })
})

it('says which kinds have more, and gives as many as are asked for', async () => {
  const few = await find('quokka')
  expect(few.more).toEqual(['memo', 'event'])
  const all = await find('quokka', {}, { kinds: 'memo', limit: '50' })
  expect([all.records.length, all.events, all.more]).toEqual([8, [], []])
})

it.each([
  ['kinds', 'memo,ghost'],
  ['kinds', ''],
  ['who', 'somebody'],
  ['from', 'yesterday'],
  ['limit', '0'],
  ['limit', '51'],
])('names %s if it is %j', async (field, value) => {
  const answer = await running.call(
    'GET',
    `/api/find?${new URLSearchParams({ q: 'quokka', [field]: value })}`,
    {
      session,
    },
  )
  expect([answer.status, Object(answer.json).errors?.[0]?.field]).toEqual([400, field])
})

it('finds what existed at an earlier moment', async () => {
  const { events } = await find('quokka visit')
  const position = Math.min(...events.map((one) => one.position))
  const then = await find('quokka', { 'x-as-of': String(position) })
  expect(then.records.map(({ title }) => title)).toEqual(['Quokka visit'])
})

it('finds nothing of another workspace', async () => {
  await receive(1, 'Wombat matters', 'x', 'realestate')
  expect(await find('wombat')).toEqual({ records: [], events: [], more: [] })
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
  expect(await find('!?')).toEqual({ records: [], events: [], more: [] })
})
