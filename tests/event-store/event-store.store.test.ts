import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { AnyEvent } from '#schema/events'
import { canonicalEvent, canonicalJson, sha256 } from '../../service/event-store/chain.ts'
import { type EventRow, envelopeOf } from '../../service/event-store/recorded-event.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { chainFaults } from '../../service/signing/verify-chain.ts'
import { projections } from '../../service/slices.ts'
import { type FreshDatabase, freshDatabase } from '../core/database.ts'
import { metadata, raise, raised } from './raise.ts'

let database: FreshDatabase
let one: Service
let other: Service

const open = () => openService(database.serviceUrl, projections, systemSources, () => {})

beforeAll(async () => {
  database = await freshDatabase(inject('ownerUrl'))
  one = open()
  other = open()
})

afterAll(async () => {
  await one.database.end()
  await other.database.end()
  await database.drop()
})

const historyOf = async (workspace: string): Promise<readonly EventRow[]> => {
  const client = await connectOwner(database.ownerUrl)
  try {
    const { rows } = await client.query<EventRow>(
      'select * from events where workspace = $1 order by position',
      [workspace],
    )
    expect(await chainFaults(client, workspace)).toEqual([])
    return rows
  } finally {
    await client.end()
  }
}

it('concurrent appends get positions without gaps, and an unbroken chain', async () => {
  const results = await Promise.all(Array.from({ length: 600 }, (_, i) => raise(one, 'gapless', `n${i}`)))
  expect(results.every(({ outcome }) => outcome === 'appended')).toBe(true)
  const history = await historyOf('gapless')
  expect(history.map(({ position }) => position)).toEqual(Array.from({ length: 600 }, (_, i) => i + 1))
  // Node computes the same hashes as the SQL statement.
  for (const row of history)
    expect(sha256(canonicalEvent(envelopeOf(row), canonicalJson(row.data)))).toBe(row.hash.toString('hex'))
})

it('two processes write one workspace without a gap, a loss or a deadlock', async () => {
  const writes = Array.from({ length: 400 }, (_, i) => raise(i % 2 ? one : other, 'shared', `s${i}`))
  const results = await Promise.all(writes)
  expect(results.filter(({ outcome }) => outcome === 'appended')).toHaveLength(400)
  expect(await historyOf('shared')).toHaveLength(400)
})

it('exactly one of 16 writers gets each version of a stream', async () => {
  const wins = new Map<number, number>()
  const writer = async (service: Service) => {
    for (let done = 0; done < 5; ) {
      const version = (await service.store.readStream('contended', 'advisory-hot')).length
      const { outcome } = await service.store.append('contended', {
        stream: 'advisory-hot',
        expectedVersion: version,
        events: [raised('hot')],
        metadata,
      })
      if (outcome !== 'appended') continue
      wins.set(version + 1, (wins.get(version + 1) ?? 0) + 1)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: 16 }, (_, i) => writer(i % 2 ? one : other)))
  expect([...wins.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 80 }, (_, i) => i + 1))
  expect([...wins.values()].every((count) => count === 1)).toBe(true)
  expect((await historyOf('contended')).map(({ version }) => version)).toEqual(
    Array.from({ length: 80 }, (_, i) => i + 1),
  )
})

it('a stale append is refused without affecting others in its batch', async () => {
  await raise(one, 'stale', 'a')
  const results = await Promise.all([
    raise(one, 'stale', 'b'),
    raise(one, 'stale', 'a'),
    raise(one, 'stale', 'c'),
  ])
  expect(results.map(({ outcome }) => outcome)).toEqual(['appended', 'conflict', 'appended'])
  expect(await historyOf('stale')).toHaveLength(3)
})

it('a decision made on an incomplete stream is repeated', async () => {
  await raise(one, 'caught-up', 'a')
  const { outcome } = await one.store.append('caught-up', {
    stream: 'advisory-a',
    expectedVersion: 0,
    events: [raised('a')],
    metadata,
    retry: { knownVersion: 1, catchUp: () => {}, decide: () => undefined },
  })
  expect(outcome).toBe('decided')
  expect(await historyOf('caught-up')).toHaveLength(1)
})

it('an invalid item fails alone', async () => {
  const bad = (id: string, event: AnyEvent, recordedAt: string) =>
    one.store.append('poison', {
      stream: `advisory-${id}`,
      expectedVersion: 0,
      events: [event],
      metadata: { ...metadata, recordedAt },
    })
  const settled = await Promise.allSettled([
    raise(one, 'poison', 'good'),
    bad('late', raised('late'), 'not a time'),
    raise(one, 'poison', 'fine'),
    bad('odd', raised('odd', ''), '2026-11-20T09:12:00.123Z'),
    raise(one, 'poison', 'better'),
  ])
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(await historyOf('poison')).toHaveLength(3)
})

it('acknowledged events survive cut connections under load, and appends continue afterwards', async () => {
  const owner = await connectOwner(database.ownerUrl)
  const acknowledged: string[] = []
  let isOver = false
  const writer = async (name: string) => {
    for (let turn = 0; !isOver; turn++) {
      const id = `${name}-${turn}`
      const result = await raise(one, 'cut-off', id).catch(() => undefined)
      if (result?.outcome === 'appended') acknowledged.push(`advisory-${id}`)
    }
  }
  const writers = Promise.all(Array.from({ length: 8 }, (_, i) => writer(`w${i}`)))
  try {
    for (let cut = 0; cut < 5; cut++) {
      const before = acknowledged.length
      await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(before + 20)
      await owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where usename = 'jarvin_service' and datname = current_database()`,
      )
    }
  } finally {
    // Writers that went on after a failure would disturb the tests that follow.
    isOver = true
    await writers
    await owner.end()
  }
  const stored = new Set((await historyOf('cut-off')).map(({ stream }) => stream))
  expect(acknowledged.filter((stream) => !stored.has(stream))).toEqual([])
  expect((await raise(one, 'cut-off', 'afterwards')).outcome).toBe('appended')
})
