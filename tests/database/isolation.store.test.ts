import * as t from 'io-ts'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { Advisory } from '#schema/advisory/advisory'
import { ProblemDetails } from '#schema/core/problem'
import { isolationFaults } from '../../service/database/isolation.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'

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

it('shows no rows of other workspaces to any query, and lets none be written there', async () => {
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

const leak = 'language sql security definer as $$ select count(*) from events $$'
const open: readonly [fault: string, ...statements: string[]][] = [
  ['advisory lacks the policy own_workspace of the service role', 'drop policy own_workspace on advisory'],
  ['memo does not enforce row-level security', 'alter table memo no force row level security'],
  ['kpi has an unknown policy: wide', 'create policy wide on kpi to public using (true)'],
  ['the role jarvin_service has the right to UPDATE events', 'grant update on events to jarvin_service'],
  [
    'the role jarvin_service has the right to UPDATE events',
    'grant update (actor) on events to jarvin_service',
  ],
  ['the role jarvin_service has the right to TRIGGER events', 'grant trigger on events to jarvin_service'],
  [
    'fresh does not enforce row-level security',
    'create table fresh (workspace text)',
    `
    create policy own_workspace on fresh to jarvin_service using (workspace = current_setting('app.workspace', true))
      with check (workspace = current_setting('app.workspace', true))`,
  ],
  [
    'fresh is open to the service role but has no workspace column',
    'create table fresh (id text)',
    'grant select (id) on fresh to jarvin_service',
  ],
  [
    'every is open to the service role but is not a table, so no policy protects it',
    'create view every as select * from events',
    'grant select on every to public',
  ],
  [
    'gathered is open to the service role but is not a table, so no policy protects it',
    'create schema elsewhere',
    'grant usage on schema elsewhere to jarvin_service',
    'create materialized view elsewhere.gathered as select * from events',
    'grant select on elsewhere.gathered to jarvin_service',
  ],
  ['leak() runs with the rights of its owner', `create function leak() returns bigint ${leak}`],
  [
    'find_session() runs with the rights of its owner',
    `create function find_session() returns bigint ${leak}`,
  ],
  ['the events table lacks its append-only trigger', 'drop trigger append_only on events'],
  ['the events table lacks its append-only trigger', 'alter table events disable trigger append_only'],
  ['the events table lacks its append-only trigger', 'alter table events enable replica trigger append_only'],
  [
    'the events table lacks its append-only trigger',
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return null; end $$',
  ],
  [
    'the events table lacks its append-only trigger',
    'drop trigger append_only on events',
    'create trigger append_only before delete on events for each statement execute function refuse_change()',
  ],
]

describe('the check for cross-workspace access', () => {
  let owner: pg.Client
  beforeAll(async () => {
    owner = await connectOwner(running.database.ownerUrl)
  })
  afterAll(() => owner.end())

  const faultsAfter = async (statements: readonly string[]) => {
    await owner.query('begin')
    try {
      for (const sql of statements) await owner.query(sql)
      return await isolationFaults(owner)
    } finally {
      await owner.query('rollback')
    }
  }

  it('finds nothing in the migrated database, nor in objects closed to the service', async () => {
    expect(await isolationFaults(owner)).toEqual([])
    const closed = [
      'create view every as select * from events',
      `create function leak() returns bigint ${leak}`,
      'revoke execute on function leak() from public',
      'create table plain (id text)',
    ]
    expect(await faultsAfter(closed)).toEqual([])
    expect(await faultsAfter(['create table fresh (workspace text)'])).toHaveLength(2)
  })

  it.each(open)('reports: %s', async (fault, ...statements) => {
    expect(await faultsAfter(statements)).toEqual([fault])
  })
})

it('keeps a session inside its workspace', async () => {
  const cafe = await running.signIn('cafe')
  const realestate = await running.signIn('realestate')
  const theirs = decodeJson(
    t.array(Advisory),
    await running.call('GET', '/api/nudges', { session: realestate }),
  )
  const foreign = theirs.find(({ status }) => status === 'new')?.id
  const known = await running.call('POST', `/api/nudges/${foreign}/accept`, { session: cafe })
  const unknown = await running.call('POST', '/api/nudges/019a0000-0000-7000-8000-000000000000/accept', {
    session: cafe,
  })
  expect(known.status).toBe(404)
  // Existing and made-up ids must give the same answer.
  const told = (answer: typeof known) => ({ ...decodeJson(ProblemDetails, answer), instance: '' })
  expect(told(known)).toEqual(told(unknown))
})
