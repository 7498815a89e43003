import type { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { reportTables, verifyTables } from '../../service/read-models/verify-tables.ts'
import { expiring, projections } from '../../service/slices.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { fillTables } from './fill-tables.ts'

let running: TestService
let owner: Client
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  owner = await connectOwner(running.database.ownerUrl)
  session = await fillTables(running)
})
afterAll(async () => {
  await owner.end()
  await running.stop()
})

const verdict = (workspace = 'cafe') => verifyTables(owner, workspace, projections)

const tables = projections.flatMap((projection) => projection.tables)

it('finds nothing in untouched tables of any workspace', async () => {
  for (const workspace of ['cafe', 'realestate', 'consulting', 'site', 'nobody'])
    expect([workspace, (await verifyTables(owner, workspace, projections)).faults]).toEqual([workspace, []])
})

it.each(tables.map((table) => [table.name, table] as const))(
  'reports what was changed, added or removed in %s',
  async (name, { key, columns }) => {
    const [column, type] = Object.entries(columns).findLast(([one]) => one !== key) ?? ['', '']
    const other = {
      text: `coalesce(${column}, '') || '!'`,
      timestamptz: `coalesce(${column}, now()) + interval '1 microsecond'`,
      integer: `${column} + 1`,
      bigint: `${column} + 1`,
      boolean: `not ${column}`,
    }[type.replace('?', '')]
    expect([name, other]).toEqual([name, expect.anything()])
    const { rows } = await owner.query(
      `select *, ${key ?? `''`}::text as id from ${name} order by workspace limit 1`,
    )
    // An empty table would prove nothing.
    expect([name, rows]).toEqual([name, [expect.anything()]])
    const { workspace, id } = rows[0]
    const found = async () => (await verdict(workspace)).faults
    const which = `where workspace = '${workspace}' ${key === null ? '' : `and ${key}::text = '${id}'`}`
    await owner.query(`create table spared as select * from ${name} ${which}`)
    await owner.query(`update ${name} set ${column} = ${other} ${which}`)
    const [changed, ...more] = await found()
    expect([changed, more]).toMatchObject([
      { table: name, id, kind: 'differs', fields: [{ name: column }] },
      [],
    ])
    await owner.query(`delete from ${name} ${which}`)
    expect(await found()).toEqual([{ table: name, id, kind: 'missing', fields: [] }])
    await owner.query(`insert into ${name} select * from spared`)
    await owner.query('drop table spared')
    await owner.query(`update ${name} set workspace = 'nobody' ${which}`)
    expect((await verdict('nobody')).faults).toEqual([{ table: name, id, kind: 'surplus', fields: [] }])
    await owner.query(`update ${name} set workspace = '${workspace}' where workspace = 'nobody'`)
    expect(await found()).toEqual([])
  },
)

it('prints values, but no credentials and no sealed text', async () => {
  const lines: string[] = []
  await owner.query('begin')
  await owner.query(
    `update advisory set status = 'accepted', title = 'Nothing to see' where workspace = 'cafe'`,
  )
  await owner.query(`update session set token_hash = 'feedfeed' where workspace = 'cafe'`)
  await owner.query('commit')
  expect(reportTables('cafe', await verdict(), (line) => void lines.push(line))).toBe(false)
  const text = lines.join('\n')
  expect(text).toContain('title is "Nothing to see", but should be "')
  expect(text).toContain('token_hash differs from the history (both hidden).')
  expect(text).not.toContain('hidden, but')
  expect(text).not.toContain('feedfeed')
})

it('reads a consistent snapshot while the service runs', async () => {
  const before = (await verdict()).faults.length
  const [found] = await Promise.all([
    verdict(),
    ...Array.from({ length: 20 }, () => running.call('POST', '/api/privacy/toggle-identifiers', { session })),
  ])
  expect(found.faults).toHaveLength(before)
})

it('accepts that an ended session may already be deleted', async () => {
  const whole = (await verdict()).faults.length
  await owner.query(`create table spared as select * from session where workspace = 'cafe'`)
  await owner.query(`delete from session where workspace = 'cafe'`)
  const at = async (now: string) => {
    const { faults } = await verifyTables(owner, 'cafe', projections, expiring, new Date(now))
    return faults.filter(({ table, kind }) => table === 'session' && kind === 'missing').length
  }
  const { rows } = await owner.query<{ count: number }>('select count(*)::int as count from spared')
  expect([await at('2026-11-20T00:00:00Z'), await at('2027-11-20T00:00:00Z')]).toEqual([rows[0]?.count, 0])
  await owner.query('insert into session select * from spared')
  await owner.query('drop table spared')
  expect((await verdict()).faults).toHaveLength(whole)
})
