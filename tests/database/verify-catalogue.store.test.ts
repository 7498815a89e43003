import { readFile } from 'node:fs/promises'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { readCatalogue } from '../../service/database/catalogue.ts'
import { catalogueFaults, catalogueFile } from '../../service/database/verify-catalogue.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { tableAccounts } from '../../service/table-accounts.ts'
import { type FreshDatabase, freshDatabase } from '../core/database.ts'

let database: FreshDatabase
let owner: Client

beforeAll(async () => {
  database = await freshDatabase(inject('ownerUrl'))
  owner = await connectOwner(database.ownerUrl)
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

it('every table states how it is checked', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'm', 'f')
    order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([...tableAccounts.keys()].sort())
})

it('finds nothing in a freshly migrated database, and the recorded catalogue is complete', async () => {
  expect(await readFile(catalogueFile, 'utf8')).toBe(`${(await readCatalogue(owner)).join('\n')}\n`)
  expect(await catalogueFaults(owner)).toEqual([])
})

it('finds nothing after a dump was restored: every check is made again from its printed text', async () => {
  const { rows } = await owner.query<{ table: string; name: string; text: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as text from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace`,
  )
  await owner.query('begin')
  try {
    for (const { table, name, text } of rows)
      await owner.query(
        `alter table ${table} drop constraint ${name}; alter table ${table} add constraint ${name} ${text}`,
      )
    expect(await catalogueFaults(owner)).toEqual([])
  } finally {
    await owner.query('rollback')
  }
})

it.each([
  ['there is an unknown right of everyone to advisory: select', 'grant select on advisory to public'],
  [
    'there is an unknown right of pg_monitor to events.actor: update',
    'grant update (actor) on events to pg_monitor',
  ],
  [
    'the right of jarvin_service to checkpoint is "delete, insert, select", not "insert, select"',
    'grant delete on checkpoint to jarvin_service',
  ],
  [
    'the right of jarvin_service to events is "select", not "insert, select"',
    'revoke insert on events from jarvin_service',
  ],
  [
    'the right of everyone to the schema public is "create, usage", not "usage"',
    'grant create on schema public to public',
  ],
  [
    'there is an unknown right of everyone to find_session(text): execute',
    'grant execute on function find_session(text) to public',
  ],
  [
    'there is an unknown default right of everyone to tables in the schema public: select',
    'alter default privileges in schema public grant select on tables to public',
  ],
  [
    'there is an unknown trigger other of memo: CREATE TRIGGER other BEFORE INSERT ON public.memo FOR EACH ROW EXECUTE FUNCTION refuse_change()',
    'create trigger other before insert on memo for each row execute function refuse_change()',
  ],
  [
    /^the trigger append_only of events is ".*, disabled", not "CREATE/,
    'alter table events disable trigger append_only',
  ],
  [
    'the trigger destroy_removed_secret of events is missing',
    'drop trigger destroy_removed_secret on events',
  ],
  [
    /^the trigger destroy_removed_secret of events is ".* WHEN \(false\) .*", not /,
    `drop trigger destroy_removed_secret on events; create trigger destroy_removed_secret after insert on events
      for each row when (false) execute function destroy_removed_secret()`,
  ],
  [
    'there is an unknown rule hide of memo: CREATE RULE hide AS ON INSERT TO public.memo DO INSTEAD NOTHING;',
    'create rule hide as on insert to memo do instead nothing',
  ],
  [
    'there is an unknown policy wide of kpi: for all to pg_monitor using true with check true',
    'create policy wide on kpi to pg_monitor using (true)',
  ],
  [/^the policy owner_all of kpi is "for all to everyone/, 'alter policy owner_all on kpi to public'],
  [
    /^the policy owner_all of kpi is ".* check false", not/,
    'alter policy owner_all on kpi with check (false)',
  ],
  ['the policy owner_all of kpi is missing', 'drop policy owner_all on kpi'],
  [/^the table kpi is "stored, forced on its owner", not/, 'alter table kpi disable row level security'],
  [
    /^the function find_session\(text\) is ".*", not/,
    `create or replace function find_session(wanted text) returns table (workspace text, session_id text,
      seen_at timestamptz, expires_at timestamptz, persona text, head bigint, account_id text, half_hash text,
      proved_at timestamptz, role text, ends_at timestamptz, sees_from timestamptz, sees_before timestamptz,
      deletes_at timestamptz, proof text, passkeys_only boolean) language sql as $$
      select workspace, id, signed_in_at, expires_at, '', 1::bigint, '', '', now(), 'owner', now(), now(), now(),
        now(), '', false from session $$`,
  ],
  [/^the function find_session/, 'alter function find_session(text) set search_path = pg_temp, public'],
  [/^the function find_session/, 'alter function find_session(text) security invoker'],
  [
    'there is an unknown setting session_replication_role=replica: of the role jarvin_service',
    'alter role jarvin_service set session_replication_role = replica',
  ],
  [
    'the role jarvin_service is "may create roles, may log in", not "may log in"',
    'alter role jarvin_service createrole',
  ],
  ['there is an unknown role jarvin_service as a member of pg_monitor', 'grant pg_monitor to jarvin_service'],
  [
    'the column status of advisory is "text, not null, default \'new\'::text", not "text, not null"',
    `alter table advisory alter column status set default 'new'`,
  ],
  ['there is an unknown column spare of memo: integer', 'alter table memo add column spare int'],
  ['the column worth of advisory is missing', 'alter table advisory drop column worth'],
  [
    'there is an unknown constraint short of memo: CHECK ((length(content) < 9)) NOT VALID',
    'alter table memo add constraint short check (length(content) < 9) not valid',
  ],
  ['the index brief_latest of brief is missing', 'drop index brief_latest'],
  [/^there is an unknown index spare of memo: CREATE INDEX/, 'create index spare on memo (content)'],
  ['there is an unknown table spare: stored', 'create unlogged table spare (); alter table spare set logged'],
  [
    'there is an unknown child evil.spare of events',
    'create schema evil; create table evil.spare () inherits (events)',
  ],
  ['there is an unknown sequence spare: stored', 'create sequence spare'],
  [
    /^there is an unknown function spare\(\): sql, volatile/,
    `create function spare() returns int language sql as 'select 1'`,
  ],
  ['there is an unknown type mood', `create type mood as enum ('good')`],
])('reports: %s', async (fault, statement) => {
  await owner.query('begin')
  try {
    await owner.query(statement)
    const said = await catalogueFaults(owner)
    expect(said).toContainEqual(typeof fault === 'string' ? fault : expect.stringMatching(fault))
  } finally {
    await owner.query('rollback')
  }
})

it.each([
  [
    'primary key',
    'alter table advisory drop constraint advisory_pkey',
    ['constraint advisory_pkey', 'index advisory_pkey'],
  ],
  [
    'view',
    'create view spare as select content from memo',
    ['unknown column content of spare', 'unknown view spare'],
  ],
])('reports everything added or removed with a %s', async (_, statement, parts) => {
  await owner.query('begin')
  try {
    await owner.query(statement)
    const said = (await catalogueFaults(owner)).join('\n')
    for (const part of parts) expect(said).toContain(part)
  } finally {
    await owner.query('rollback')
  }
})
