/** What a call for a link refuses: it names the field, and nothing is recorded. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '#schema/api'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { expectProblem } from '../core/expect-problem.ts'
import { decodeJson } from '../core/service.ts'
import type { Browser } from '../people/account-client.ts'
import { type Bakery, startBakery } from '../people/account-service.ts'
import { until } from './share-client.ts'

let bakery: Bakery
let owner: Browser
let briefId: string

beforeAll(async () => {
  bakery = await startBakery()
  owner = bakery.owner
  const brief = await owner.call('POST', '/api/briefs/generate', { topic: 'How long does our cash last?' })
  briefId = decodeJson(api.generateBrief.output, brief).id
})
afterAll(() => bakery.running.stop())

const heads = async () => {
  const client = await connectOwner(bakery.running.database.ownerUrl)
  const { rows } = await client.query(`select workspace, position from workspace_head order by 1`)
  await client.end()
  return rows
}

it.each([
  ['until', { until: '2026-11-18' }],
  ['until', { until: '2027-11-30' }],
  ['until', { until: '2026-02-30' }],
  ['kind', { kind: 'memo' }],
  ['itemId', { itemId: '' }],
  ['note', { note: 'Hello' }],
  ['note', { note: ' ', email: 'ann@example.com' }],
  ['email', { email: 'ann' }],
  ['email', { email: 'ann@example.com' }],
])('names %s of what it refuses, and records nothing', async (field, more) => {
  const before = await heads()
  const body = { kind: 'brief', itemId: briefId, until, ...more }
  expectProblem(await owner.call('POST', '/api/shares', body), 400, field)
  expect(await heads()).toEqual(before)
})

it('is not made for what is not there', async () => {
  for (const kind of ['brief', 'decision'])
    expectProblem(
      await owner.call('POST', '/api/shares', { kind, itemId: `${kind}-x`, until }),
      404,
      'itemId',
    )
  expectProblem(
    await owner.call('POST', '/api/shares', { kind: 'decision', itemId: briefId, until }),
    404,
    'itemId',
  )
})

it('answers a repeated request with the first link', async () => {
  const body = { kind: 'brief', itemId: briefId, until }
  const headers = { 'idempotency-key': 'share-once' }
  const first = await owner.call('POST', '/api/shares', body, headers)
  const again = await owner.call('POST', '/api/shares', body, headers)
  expect([first.status, again.json]).toEqual([200, first.json])
})
