/** A search over a history without an index builds the index first instead of reading every event. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { logState } from '../../service/decision-log/search/log-finder.ts'
import { read, startTestService, type TestService } from '../core/service.ts'
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
  expect(read(api.countAudit.output, answer).count).toBeGreaterThanOrEqual(12_000)
})
