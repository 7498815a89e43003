import * as t from 'io-ts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { Advisory } from '#schema/advisory/advisory'
import { ProblemDetails } from '#schema/core/problem'
import { isolationFaults } from '../../service/core/isolation.ts'
import { connectOwner } from '../../service/core/rebuild.ts'
import { read, startTestService, type TestService } from './service.ts'

let running: TestService

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
})
afterAll(() => running.stop())

it('runs under a role that is neither superuser nor owner', async () => {
  const { rows } = await running.service.database.unbound.query(
    `select current_user, session_user, rolsuper, rolbypassrls from pg_roles where rolname = current_user`,
  )
  expect(rows).toEqual([
    { current_user: 'jarvin_service', session_user: 'jarvin_service', rolsuper: false, rolbypassrls: false },
  ])
})

it('shows no row of another workspace, however one asks, and lets none be written there', async () => {
  const { rows: tables } = await running.service.database.unbound.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
  )
  expect(tables.length).toBeGreaterThan(8)
  await running.service.database.withWriter('cafe', async (client) => {
    for (const { name } of tables) {
      const { rows } = await client.query(`select distinct workspace from ${name}`)
      expect(rows.filter(({ workspace }) => workspace !== 'cafe')).toEqual([])
      if (name === 'events' || name === 'advisory') expect(rows).toEqual([{ workspace: 'cafe' }])
    }
    await expect(
      client.query(`insert into persona (workspace, persona_key) values ('realestate', 'growth_hacker')
        on conflict (workspace) do update set persona_key = excluded.persona_key`),
    ).rejects.toThrow('row-level security')
    const { rowCount } = await client.query(
      `update persona set persona_key = 'x' where workspace = 'realestate'`,
    )
    expect(rowCount).toBe(0)
  })
  const { rows } = await running.service.database.unbound.query('select count(*)::int as events from events')
  expect(rows[0].events).toBe(0)
})

it('turns red when a policy is dropped, a table is opened or the history becomes writable', async () => {
  const owner = await connectOwner(running.database.ownerUrl)
  const faultsAfter = async (...statements: string[]) => {
    await owner.query('begin')
    for (const sql of statements) await owner.query(sql)
    const faults = await isolationFaults(owner)
    await owner.query('rollback')
    return faults
  }
  try {
    expect(await isolationFaults(owner)).toEqual([])
    expect(await faultsAfter('drop policy own_workspace on advisory')).toEqual([
      'advisory lacks the policy own_workspace of the service role',
    ])
    expect(await faultsAfter('alter table memo no force row level security')).toEqual([
      'memo does not force row-level security',
    ])
    expect(await faultsAfter('create policy wide on kpi to public using (true)')).toEqual([
      'kpi has another policy: wide',
    ])
    expect(await faultsAfter('grant update on events to jarvin_service')).toEqual([
      'the role jarvin_service may UPDATE events',
    ])
    expect(await faultsAfter('create table fresh (workspace text)')).toHaveLength(2)
    expect(await faultsAfter('drop trigger append_only on events')).toEqual([
      'the events table lacks its append-only trigger',
    ])
  } finally {
    await owner.end()
  }
})

it('keeps a session inside its workspace', async () => {
  const cafe = await running.signIn('cafe')
  const realestate = await running.signIn('realestate')
  const theirs = read(t.array(Advisory), await running.call('GET', '/api/nudges', { session: realestate }))
  const foreign = theirs.find(({ status }) => status === 'new')?.id
  const known = await running.call('POST', `/api/nudges/${foreign}/accept`, { session: cafe })
  const unknown = await running.call('POST', '/api/nudges/019a0000-0000-7000-8000-000000000000/accept', {
    session: cafe,
  })
  expect(known.status).toBe(404)
  // Not a hint: what exists elsewhere reads like what exists nowhere.
  const told = (answer: typeof known) => ({ ...read(ProblemDetails, answer), instance: '' })
  expect(told(known)).toEqual(told(unknown))
})
