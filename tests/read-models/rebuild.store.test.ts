import fc from 'fast-check'
import * as t from 'io-ts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { Advisory } from '#schema/advisory/advisory'
import { connectOwner, rebuildWorkspace } from '../../service/read-models/rebuild.ts'
import { maxRowsPerStatement } from '../../service/read-models/row-change-sql.ts'
import { projections } from '../../service/slices.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(() => running.stop())

const tables = projections.flatMap((projection) => projection.tables.map(({ name }) => name))

/** All rows of the café's read tables. */
const liveRows = async () => {
  const owner = await connectOwner(running.database.ownerUrl)
  try {
    const all: Record<string, unknown[]> = {}
    for (const name of tables) {
      const { rows } = await owner.query(
        `select * from ${name} where workspace = 'cafe' order by ${name}::text`,
      )
      all[name] = rows
    }
    return all
  } finally {
    await owner.end()
  }
}

const rebuild = async () => {
  const owner = await connectOwner(running.database.ownerUrl)
  try {
    return await rebuildWorkspace(owner, 'cafe', projections)
  } finally {
    await owner.end()
  }
}

it('rebuilds every read table to identical rows after any history of commands', async () => {
  const ids = decodeJson(t.array(Advisory), await running.call('GET', '/api/nudges', { session })).map(
    ({ id }) => id,
  )
  const command = fc.oneof(
    fc
      .constantFrom(...ids)
      .chain((id) => fc.constantFrom(`/api/nudges/${id}/accept`, `/api/nudges/${id}/dismiss`)),
    fc.constantFrom('/api/privacy/toggle-identifiers', '/api/login/demo'),
    fc
      .constantFrom('growth_hacker', 'value_investor', 'operations_expert')
      .map((key) => `/api/persona/select ${key}`),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 25 }), async (commands) => {
      await Promise.all(
        commands.map((line) => {
          const [path = '', personaKey] = line.split(' ')
          return running.call('POST', path, { session, ...(personaKey ? { body: { personaKey } } : {}) })
        }),
      )
      const live = await liveRows()
      await rebuild()
      expect(await liveRows()).toEqual(live)
    }),
    { numRuns: 8 },
  )
})

it('repairs damaged read tables', async () => {
  const live = await liveRows()
  const owner = await connectOwner(running.database.ownerUrl)
  await owner.query(`update advisory set status = 'accepted' where workspace = 'cafe'`)
  await owner.query(`delete from kpi where workspace = 'cafe'`)
  await owner.query(
    `insert into memo select workspace, id || 'x', subject, content, type, priority, status, from_persona, created_at from memo`,
  )
  await owner.end()
  expect(await liveRows()).not.toEqual(live)
  await rebuild()
  expect(await liveRows()).toEqual(live)
})

it('loses no change made while it runs', async () => {
  const toggles = async () => {
    for (let turn = 0; turn < 40; turn++)
      await running.call('POST', '/api/privacy/toggle-identifiers', { session })
  }
  const signs = async () => {
    for (let turn = 0; turn < 20; turn++)
      await running.call('POST', '/api/logout', { session: await running.signIn() })
  }
  const rebuilds = async () => {
    for (let turn = 0; turn < 6; turn++) await rebuild()
  }
  await Promise.all([toggles(), signs(), rebuilds()])
  const live = await liveRows()
  await rebuild()
  expect(await liveRows()).toEqual(live)
})

it('fills an empty table from more rows than fit into memory at once, and writes replaced rows anew', async () => {
  const count = 2 * maxRowsPerStatement + 100
  const owner = await connectOwner(running.database.ownerUrl)
  try {
    await owner.query(
      `insert into events (workspace, position, id, stream, version, type, data, actor, recorded_at, previous_hash, hash)
      select 'crowd', n, n::text, 's' || n, 1, 'AdvisoryRaised', json_build_object('advisoryId',
          'a' || case when n > $1 then n - $1 else n end, 'title', 'No. ' || n, 'message', 'Look.', 'urgency', 'high'),
        'system', timestamptz '2026-01-01T00:00:00.120Z' + n * interval '1 ms', decode(repeat('00', 32), 'hex'),
        decode(repeat('00', 32), 'hex') from generate_series(1, $1 + 2) as n`,
      [count],
    )
    expect((await rebuildWorkspace(owner, 'crowd', projections)).last).toBe(count + 2)
    const { rows } = await owner.query(
      `select id, title, created_at from advisory where workspace = 'crowd' order by created_at desc limit 3`,
    )
    expect(rows).toEqual([
      { id: 'a2', title: `No. ${count + 2}`, created_at: '2026-01-01T00:00:04.222Z' },
      { id: 'a1', title: `No. ${count + 1}`, created_at: '2026-01-01T00:00:04.221Z' },
      { id: `a${count}`, title: `No. ${count}`, created_at: '2026-01-01T00:00:04.220Z' },
    ])
    const total = await owner.query(`select count(*) from advisory where workspace = 'crowd'`)
    expect(total.rows).toEqual([{ count }])
  } finally {
    await owner.end()
  }
})
