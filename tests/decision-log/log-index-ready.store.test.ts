/** A search over a history without an index builds the index first instead of reading every event. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { logState } from '../../service/decision-log/search/log-finder.ts'
import { catchUpLogIndex } from '../../service/decision-log/search/log-index.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { fillHistory } from './fill-history.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
  await fillHistory(running.database.ownerUrl, 'cafe', 12_000)
})
afterAll(() => running.stop())

const stateOf = () => logState(running.service.database.of('cafe'))

it('is exact, and indexes every complete chunk', async () => {
  expect((await stateOf()).indexed).toBeLessThan(1024)
  const answer = await running.call('GET', '/api/audit/count?kinds=persona&q=growth', { session })
  const { head, indexed } = await stateOf()
  expect(head - indexed).toBeLessThan(256)
  expect(decodeJson(api.countAudit.output, answer).count).toBeGreaterThanOrEqual(12_000)
})

it('fills a gap that two simultaneous writers left', async () => {
  const db = running.service.database.of('cafe')
  const chunks = async () =>
    (await sql<{ chunk: number }>`select chunk from log_chunk order by chunk`.execute(db)).rows
  await catchUpLogIndex(db)
  const before = await chunks()
  const owner = await connectOwner(running.database.ownerUrl)
  for (const table of ['log_chunk', 'log_index'])
    await owner.query(`delete from ${table} where workspace = 'cafe' and chunk = 5`)
  await owner.end()
  // Nothing behind the gap counts as indexed, so a search reads those events.
  expect((await stateOf()).indexed).toBe(5 * 256)
  await catchUpLogIndex(db)
  expect(await chunks()).toEqual(before)
  expect((await stateOf()).indexed).toBe(before.length * 256)
})
