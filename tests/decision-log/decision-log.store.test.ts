import * as t from 'io-ts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { Advisory } from '#schema/advisory/advisory'
import { AuditEntry } from '#schema/decision-log/decision-log'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(() => running.stop())

const page = async (query = '') => {
  const answer = await running.call('GET', `/api/audit${query}`, { session })
  const link = answer.headers.get('link') ?? ''
  const to = (rel: string) => new RegExp(`</api/audit(\\?[^>]+)>; rel="${rel}"`).exec(link)?.[1]
  return { entries: decodeJson(t.array(AuditEntry), answer), next: to('next'), prev: to('prev') }
}

const historySize = async (): Promise<number> => {
  const head = await running.service.database
    .of('cafe')
    .selectFrom('workspace_head')
    .select('position')
    .executeTakeFirstOrThrow()
  return head.position
}

it.each(['', '?limit=60'])(
  'lists every event once, newest first, following its page links down and up again: “%s”',
  async (first) => {
    const size = await historySize()
    const down: number[] = []
    let query: string | undefined = first
    let last = await page(query)
    expect(last.prev).toBeUndefined()
    while (query !== undefined) {
      last = await page(query)
      down.push(...last.entries.map(({ position }) => position))
      query = last.next
    }
    expect(down).toEqual(Array.from({ length: size }, (_, i) => size - i))
    const up: number[] = []
    for (query = last.prev; query !== undefined; query = last.prev) {
      last = await page(query)
      up.push(...last.entries.map(({ position }) => position))
    }
    expect(Math.max(...up)).toBe(size)
  },
)

it('has one row for every state change, with its references, and none for reads or refusals', async () => {
  const advisories = decodeJson(t.array(Advisory), await running.call('GET', '/api/nudges', { session }))
  const open = advisories.find(({ status }) => status === 'new')
  const before = await historySize()
  await running.call('POST', `/api/nudges/${open?.id}/accept`, { session })
  await running.call('POST', `/api/nudges/${open?.id}/accept`, { session })
  await running.call('POST', '/api/persona/select', { session, body: { personaKey: 'growth_hacker' } })
  await running.call('GET', '/api/me', { session })
  const { entries } = await page()
  expect(await historySize()).toBe(before + 2)
  expect(entries[0]).toMatchObject({
    title: 'Persona changed',
    personaKey: 'hospitality_ceo',
    dataRefsJson: { action: 'persona_changed', previousPersona: 'hospitality_ceo' },
    version: expect.any(Number),
    position: before + 2,
    verified: true,
  })
  expect(entries[1]).toMatchObject({
    title: 'Advisory accepted',
    dataRefsJson: { action: 'advisory_accepted', topic: open?.title },
  })
})

it('links back from the empty page before the first event', async () => {
  const { entries, next, prev } = await page('?before=1')
  expect({ entries, next, prev }).toEqual({ entries: [], next: undefined, prev: '?after=0' })
  const first = await page(prev)
  expect({ next: first.next, oldest: first.entries.at(-1)?.position }).toEqual({ next: undefined, oldest: 1 })
})

it('masks identifiers on the server until they are shown', async () => {
  const hidden = await page()
  const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-7/
  expect(JSON.stringify(hidden.entries)).not.toMatch(uuid)
  expect(hidden.entries.every(({ actor }) => actor === 'Hidden')).toBe(true)
  const toggled = await running.call('POST', '/api/privacy/toggle-identifiers', { session })
  expect(toggled.json).toEqual({ showIdentifiers: true })
  const shown = await page()
  expect(JSON.stringify(shown.entries)).toMatch(uuid)
  expect(shown.entries[0]?.actor).toMatch(/^session:/)
  await running.call('POST', '/api/privacy/toggle-identifiers', { session })
  expect(JSON.stringify((await page()).entries)).not.toMatch(uuid)
})

it('never shows the hash of a credential', async () => {
  expect(JSON.stringify((await page()).entries)).not.toContain('tokenHash')
})

it('reports a row changed in the database, even if only a space in the stored text', async () => {
  const owner = await connectOwner(running.database.ownerUrl)
  const { entries } = await page()
  const [other, another] = [entries[3]?.position, entries[5]?.position]
  const change = (set: string, position: number | undefined) =>
    owner.query(`update events set ${set} where workspace = 'cafe' and position = $1`, [position])
  await owner.query('alter table events disable trigger append_only')
  await change(`actor = 'somebody'`, other)
  await change(`data = (data::text || ' ')::json`, another)
  await owner.query('alter table events enable trigger append_only')
  await owner.end()
  const after = await page()
  const broken = after.entries.filter(({ verified }) => !verified).map(({ position }) => position)
  expect(broken).toEqual([other, another])
})
