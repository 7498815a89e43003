import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { AdvisoryId } from '#schema/advisory/advisory'
import { decodeOwn } from '#schema/core/decode'
import type { AnyEvent } from '#schema/events'
import { canonicalEvent, canonicalJson, sha256 } from '../../service/core/chain.ts'
import type { Append } from '../../service/core/event-store.ts'
import { openService, realSources } from '../../service/core/open-service.ts'
import { connectOwner } from '../../service/core/rebuild.ts'
import { type EventRow, envelopeOf } from '../../service/core/recorded-event.ts'
import type { Service } from '../../service/core/service.ts'
import { verifyWorkspace } from '../../service/core/verify.ts'
import { projections } from '../../service/slices.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'

let database: FreshDatabase
let one: Service
let other: Service

const open = () => openService(database.serviceUrl, projections, realSources, () => {})

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

const metadata: Append['metadata'] = {
  actor: 'system:test "quoted" \\ é',
  persona: null,
  recordedAt: '2026-11-20T09:12:00.123Z',
  correlationId: null,
  causationId: null,
}

const raised = (id: string, title = 'Café — 6 % "dearer"'): AnyEvent => ({
  type: 'AdvisoryRaised',
  data: {
    advisoryId: decodeOwn(AdvisoryId, id, 'id'),
    title,
    message: 'Line one\nline two 😀',
    urgency: 'low',
  },
})

const raise = (service: Service, workspace: string, id: string, expectedVersion = 0) =>
  service.store.append(workspace, {
    stream: `advisory-${id}`,
    expectedVersion,
    events: [raised(id)],
    metadata,
  })

const historyOf = async (workspace: string): Promise<readonly EventRow[]> => {
  const client = await connectOwner(database.ownerUrl)
  try {
    const { rows } = await client.query<EventRow>(
      'select * from events where workspace = $1 order by position',
      [workspace],
    )
    expect(await verifyWorkspace(client, workspace)).toEqual([])
    return rows
  } finally {
    await client.end()
  }
}

it('numbers without gaps and chains, whatever arrives at once', async () => {
  const results = await Promise.all(Array.from({ length: 600 }, (_, i) => raise(one, 'gapless', `n${i}`)))
  expect(results.every(({ outcome }) => outcome === 'appended')).toBe(true)
  const history = await historyOf('gapless')
  expect(history.map(({ position }) => position)).toEqual(Array.from({ length: 600 }, (_, i) => i + 1))
  // Node agrees with the SQL statement about every hash.
  for (const row of history)
    expect(sha256(canonicalEvent(envelopeOf(row), canonicalJson(row.data)))).toBe(row.hash.toString('hex'))
})

it('lets two processes write one workspace without a gap, a loss or a wait for ever', async () => {
  const writes = Array.from({ length: 400 }, (_, i) => raise(i % 2 ? one : other, 'shared', `s${i}`))
  const results = await Promise.all(writes)
  expect(results.filter(({ outcome }) => outcome === 'appended')).toHaveLength(400)
  expect(await historyOf('shared')).toHaveLength(400)
})

it('gives each version of a stream to exactly one of 16 writers', async () => {
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

it('refuses a stale append without touching its neighbours in the batch', async () => {
  await raise(one, 'stale', 'a')
  const results = await Promise.all([
    raise(one, 'stale', 'b'),
    raise(one, 'stale', 'a'),
    raise(one, 'stale', 'c'),
  ])
  expect(results.map(({ outcome }) => outcome)).toEqual(['appended', 'conflict', 'appended'])
  expect(await historyOf('stale')).toHaveLength(3)
})

it('lets a bad item fail alone', async () => {
  const bad = one.store.append('poison', {
    stream: 'advisory-bad',
    expectedVersion: 0,
    events: [raised('bad')],
    metadata: { ...metadata, recordedAt: 'not a time' },
  })
  const settled = await Promise.allSettled([raise(one, 'poison', 'good'), bad, raise(one, 'poison', 'fine')])
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await historyOf('poison')).toHaveLength(2)
})

it('is append-only for the service, and for its owner too', async () => {
  await raise(one, 'frozen', 'a')
  const attempts = [
    'update events set actor = $1 where workspace = $2',
    'delete from events where actor <> $1 and workspace = $2',
  ]
  for (const sql of attempts)
    await expect(one.database.withWriter('frozen', (c) => c.query(sql, ['x', 'frozen']))).rejects.toThrow(
      'permission denied',
    )
  const owner = await connectOwner(database.ownerUrl)
  try {
    for (const sql of attempts) await expect(owner.query(sql, ['x', 'frozen'])).rejects.toThrow('append-only')
    await expect(owner.query('truncate events')).rejects.toThrow('append-only')
  } finally {
    await owner.end()
  }
})

it('sees every tampering: an edit, a deletion, a swap, a cut tail', async () => {
  const owner = await connectOwner(database.ownerUrl)
  try {
    const tamper = async (workspace: string, ...statements: string[]) => {
      for (const id of ['a', 'b', 'c', 'd']) await raise(one, workspace, id)
      // As somebody with the database's own powers would: past the trigger.
      await owner.query('alter table events disable trigger append_only')
      for (const sql of statements) await owner.query(sql, [workspace])
      await owner.query('alter table events enable trigger append_only')
      return verifyWorkspace(owner, workspace)
    }
    const edit = `update events set data = replace(data::text, 'low', 'high')::json where workspace = $1 and position = 2`
    expect(await tamper('edited', edit)).toEqual([{ position: 2, kind: 'changed' }])
    const time = `update events set recorded_at = recorded_at + interval '1 ms' where workspace = $1 and position = 3`
    expect(await tamper('redated', time)).toEqual([{ position: 3, kind: 'changed' }])
    const remove = 'delete from events where workspace = $1 and position = 2'
    expect(await tamper('removed', remove)).toEqual([{ position: 3, kind: 'gap' }])
    const swap = 'update events set position = 5 - position + 100 where workspace = $1 and position in (2, 3)'
    const back = 'update events set position = position - 100 where workspace = $1 and position > 100'
    expect((await tamper('swapped', swap, back)).slice(0, 2)).toEqual([
      { position: 2, kind: 'changed' },
      { position: 3, kind: 'changed' },
    ])
    const cut = 'delete from events where workspace = $1 and position = 4'
    expect(await tamper('cut', cut)).toEqual([{ position: 4, kind: 'cut' }])
  } finally {
    await owner.end()
  }
})
