/** What a business stores as files counts towards its daily quota, and what a demo stores towards the demo's limit. */
import { randomBytes } from 'node:crypto'
import { afterEach, expect, inject, it, vi } from 'vitest'
import { expectProblem } from '../core/expect-problem.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { openFileBakery } from './file-bakery.ts'
import { connectSystem, settled } from './push-client.ts'
import { freshDay, saleMessage } from './pushed-shop.ts'
import { lines } from './read-text.ts'

let running: TestService
afterEach(() => running.stop())

const openBakery = async (dailyBytes: number) => {
  const bakery = await openFileBakery({ allowance: { changesPerMinute: 1_000_000, dailyBytes } })
  running = bakery.running
  return bakery
}

/** A day of sales with large records and small figures. */
const sales = (rows: number): string =>
  lines(
    'Receipt,Date,Total ex GST',
    ...Array.from({ length: rows }, () => `${randomBytes(40).toString('hex')},2026-11-13,5.50`),
  )

it('counts the records of an import', async () => {
  const { owner, files } = await openBakery(60_000)
  const save = () => owner.call('POST', '/api/my-profile', { role: 'Owner' })
  await files.imported(sales(100))
  expect((await save()).status).toBe(200)
  await files.imported(sales(1500))
  await vi.waitFor(async () => expectProblem(await save(), 429, undefined), {
    timeout: 10_000,
    interval: 100,
  })
  expect((await owner.call('GET', '/api/imports')).status).toBe(200)
})

it('counts pushed sales at what they take, also once they are on record', async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'opened' })
  const till = await connectSystem(running, await running.signIn())
  const date = freshDay()
  for (let n = 0; n < 20; n++) await till.push(saleMessage(randomBytes(20).toString('hex'), date, '5.50'))
  await settled(running, 'cafe')
  const { rows } = await running.service.database.withReader('cafe', (client) =>
    client.query(
      `select stored_bytes('cafe', $1) as counted, (select sum(pg_column_size(d)) from import_delivery d)
      + (select sum(pg_column_size(p)) from import_pushed p) as taken`,
      [`${running.service.now().toISOString().slice(0, 10)}T00:00:00Z`],
    ),
  )
  expect(Number(rows[0]?.taken)).toBeGreaterThan(2000)
  expect(Number(rows[0]?.counted)).toBeGreaterThanOrEqual(Number(rows[0]?.taken))
})

it('bounds the files that are kept, and names what may still be done', async () => {
  const { owner, files } = await openBakery(10_000)
  const statuses: number[] = []
  for (let sent = 0; sent < 8; sent++) statuses.push((await files.send(sales(500))).status)
  expect(statuses[0]).toBe(200)
  const refused = await files.send(sales(500))
  expectProblem(refused, 429, undefined)
  expect(refused.text).toContain('files')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await owner.call('POST', '/api/my-profile', { role: 'Owner' })).status).toBe(200)
})
