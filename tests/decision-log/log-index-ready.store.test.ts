/** A search over a history that is far from indexed answers at once with what it has, and completes with the index. */
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { logState } from '../../service/decision-log/search/log-finder.ts'
import { catchUpLogIndex } from '../../service/decision-log/search/log-index.ts'
import { indexLog } from '../../service/decision-log/search/log-indexing.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { fillHistory } from './fill-history.ts'

let running: TestService
let session: string
let owner: pg.Client

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
  await fillHistory(running.database.ownerUrl, 'cafe', 12_000)
  owner = await connectOwner(running.database.ownerUrl)
})
afterAll(async () => {
  await owner.end()
  await running.stop()
})

const stateOf = () => logState(running.service.database.of('cafe'))

const countOf = async (query: string) =>
  decodeJson(api.countAudit.output, await running.call('GET', `/api/audit/count?${query}`, { session }))

/** Positions on a page, and the path of the next one. */
const pageOf = async (path: string) => {
  const answer = await running.call('GET', path, { session })
  const next = /<([^>]*)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
  return { positions: decodeJson(api.listAudit.output, answer).map(({ position }) => position), next }
}

it('says how much it has searched, and pages lead through the rest', async () => {
  // Holds the index back: it can be read, but not written.
  await owner.query('begin')
  await owner.query('lock table log_chunk in share mode')
  try {
    const { head, indexed } = await stateOf()
    expect(await countOf('kinds=persona&q=growth')).toEqual({
      count: expect.any(Number),
      total: head,
      searched: indexed,
    })
    const common = await pageOf('/api/audit?kinds=persona&q=growth')
    expect(common.positions).toHaveLength(25)
    const positions: number[] = []
    let pages = 0
    for (let path: string | undefined = '/api/audit?q=roster'; path !== undefined; pages++) {
      const page = await pageOf(path)
      positions.push(...page.positions)
      path = page.next
    }
    expect(pages).toBeGreaterThan(2)
    expect([...new Set(positions)].sort((a, b) => b - a)).toEqual(positions)
    await owner.query('rollback')
    await indexLog(running.service.database, 'cafe')
    expect((await countOf('q=roster')).count).toBe(positions.length)
  } finally {
    await owner.query('rollback')
  }
})

it('the search over records says so while the index is behind, and nothing once it is not', async () => {
  const found = async () =>
    decodeJson(api.findRecords.output, await running.call('GET', '/api/find?q=roster', { session }))
  for (const table of ['log_chunk', 'log_index'])
    await owner.query(`delete from ${table} where workspace = 'cafe' and chunk > 4`)
  await owner.query('begin')
  await owner.query('lock table log_chunk in share mode')
  try {
    const { head, indexed } = await stateOf()
    expect(head - indexed).toBeGreaterThan(4096)
    expect((await found()).indexing).toEqual({ searched: 4096, total: head })
  } finally {
    await owner.query('rollback')
  }
  await indexLog(running.service.database, 'cafe')
  expect((await found()).indexing).toBeUndefined()
})

it('is exact once every complete chunk is indexed', async () => {
  await indexLog(running.service.database, 'cafe')
  const { head, indexed } = await stateOf()
  expect(head - indexed).toBeLessThan(256)
  const { count, total, searched } = await countOf('kinds=persona&q=growth')
  expect([total, searched]).toEqual([head, undefined])
  expect(count).toBeGreaterThanOrEqual(12_000)
})

it('fills a gap that two simultaneous writers left', async () => {
  const db = running.service.database.of('cafe')
  const chunks = async () =>
    (await sql<{ chunk: number }>`select chunk from log_chunk order by chunk`.execute(db)).rows
  await catchUpLogIndex(db)
  const before = await chunks()
  for (const table of ['log_chunk', 'log_index'])
    await owner.query(`delete from ${table} where workspace = 'cafe' and chunk = 5`)
  // Nothing behind the gap counts as indexed, so a search reads those events.
  expect((await stateOf()).indexed).toBe(5 * 256)
  await catchUpLogIndex(db)
  expect(await chunks()).toEqual(before)
  expect((await stateOf()).indexed).toBe(before.length * 256)
})
