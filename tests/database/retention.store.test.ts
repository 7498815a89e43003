/** Data outside the history is deleted when its retention ends, and not before. */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { removeExpired } from '../../service/database/retention.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { expiring } from '../../service/slices.ts'
import { startTestService, type TestService } from '../core/service.ts'

let running: TestService
let owner: pg.Client

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  owner = await connectOwner(running.database.ownerUrl)
})
afterAll(async () => {
  await owner.end()
  await running.stop()
})

const count = async (sql: string, values: readonly unknown[] = []): Promise<number> => {
  const { rows } = await owner.query<{ count: number }>(`select count(*)::int as count from ${sql}`, [
    ...values,
  ])
  return rows[0]?.count ?? 0
}
const clean = (workspace = 'cafe') => removeExpired(running.service, workspace, expiring)

it('deletes idempotency records after seven days, in batches, and still answers younger ones', async () => {
  const session = await running.signIn()
  const key = randomUUID()
  const toggle = () =>
    running.call('POST', '/api/privacy/toggle-identifiers', { session, headers: { 'idempotency-key': key } })
  const first = await toggle()
  await owner.query(`insert into idempotency (workspace, key_hash, fingerprint, answer, is_sealed, recorded_at)
    select w, sha256(convert_to(w || n, 'UTF8')), '\\x00', '{}', false,
      now() - case when n <= 1200 then interval '7 days 1 minute' else interval '6 days 23 hours' end
    from generate_series(1, 1300) n, unnest(array['cafe', 'realestate']) w`)
  const events = await count('events')
  expect(await clean()).toBe(1200)
  expect(await count('idempotency where workspace = $1 and fingerprint = $2', ['cafe', '\\x00'])).toBe(100)
  expect(await count('idempotency where workspace = $1 and fingerprint = $2', ['realestate', '\\x00'])).toBe(
    1300,
  )
  expect(await clean()).toBe(0)
  expect((await toggle()).json).toEqual(first.json)
  expect(await count('events')).toBe(events)
})

it('does not let the service delete younger idempotency records', async () => {
  const before = await count(`idempotency where workspace = 'cafe'`)
  expect(before).toBeGreaterThan(0)
  const { rowCount } = await running.service.database.withReader('cafe', (client) =>
    client.query('delete from idempotency'),
  )
  expect([rowCount, await count(`idempotency where workspace = 'cafe'`)]).toEqual([0, before])
})

it('deletes sessions 30 days after their end, and keeps their history', async () => {
  const signedIn = await count(`events where type = 'SignedIn'`)
  const now = running.service.now().getTime()
  const day = 86_400_000
  const time = (days: number) => new Date(now + days * day).toISOString()
  const rows = [
    { id: 'expired-long-ago', signed_out_at: null, expires_at: time(-31) },
    { id: 'left-long-ago', signed_out_at: time(-31), expires_at: time(-5) },
    // Idle since its last use, though its time is not over.
    { id: 'unused-long-ago', signed_out_at: null, expires_at: time(-5) },
    { id: 'expired-lately', signed_out_at: null, expires_at: time(-29) },
    { id: 'left-lately', signed_out_at: time(-29), expires_at: time(-1) },
    { id: 'open', signed_out_at: null, expires_at: time(10) },
  ]
  for (const { id, signed_out_at, expires_at } of rows) {
    await owner.query(
      `insert into session (workspace, id, token_hash, signed_in_at, expires_at, signed_out_at) values ('consulting', $1, $1, $2, $3, $4)`,
      [id, time(-60), expires_at, signed_out_at],
    )
    await owner.query(`insert into session_activity values ('consulting', $1, $2)`, [
      id,
      id.endsWith('long-ago') ? time(-30.5) : time(-29),
    ])
  }
  expect(await clean('consulting')).toBe(6)
  const { rows: left } = await owner.query(
    `select id from session where workspace = 'consulting' and id !~ '-.*-.*-' order by id`,
  )
  expect(left.map(({ id }) => id)).toEqual(['expired-lately', 'left-lately', 'open'])
  expect(await count(`session_activity where workspace = 'consulting'`)).toBe(3)
  expect(await count(`events where type = 'SignedIn'`)).toBe(signedIn)
})
