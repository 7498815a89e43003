import type { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { rightsFaults } from '../../service/database/verify-rights.ts'
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

it('says of every table how it is checked', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'm', 'f')
    order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([...tableAccounts.keys()].sort())
})

it('finds nothing in a database as the migrations make it', async () => {
  expect(await rightsFaults(owner, tableAccounts)).toEqual([])
})

it.each([
  ['everyone has the right to select advisory', 'grant select on advisory to public'],
  ['pg_monitor has the right to update events.actor', 'grant update (actor) on events to pg_monitor'],
  ['jarvin_service has the right to delete checkpoint', 'grant delete on checkpoint to jarvin_service'],
  ['jarvin_service lacks the right to insert events', 'revoke insert on events from jarvin_service'],
  ['everyone has the right to create the schema public', 'grant create on schema public to public'],
  [
    'everyone has the right to execute find_session(text)',
    'grant execute on function find_session(text) to public',
  ],
  [
    'there is an unknown trigger other on memo',
    'create trigger other before insert on memo for each row execute function refuse_change()',
  ],
  ['the trigger events append_only is missing or disabled', 'alter table events disable trigger append_only'],
  [
    'the trigger events destroy_removed_secret is missing or disabled',
    'drop trigger destroy_removed_secret on events',
  ],
  ['there is an unknown rule hide on memo', 'create rule hide as on insert to memo do instead nothing'],
  ['kpi has an unknown policy: wide', 'create policy wide on kpi to pg_monitor using (true)'],
  ['kpi has a policy owner_all that was changed', 'alter policy owner_all on kpi to public'],
  [
    'the function find_session(text) was changed',
    `create or replace function find_session(wanted text) returns table (workspace text, session_id text,
      seen_at timestamptz, expires_at timestamptz, persona text, head bigint) language sql as $$
      select workspace, id, signed_in_at, expires_at, '', 1::bigint from session $$`,
  ],
  [
    'the function find_session(text) was changed',
    'alter function find_session(text) set search_path = pg_temp, public',
  ],
  ['the function find_session(text) was changed', 'alter function find_session(text) security invoker'],
  [
    'the trigger events destroy_removed_secret was changed',
    `drop trigger destroy_removed_secret on events; create trigger destroy_removed_secret after insert on events
      for each row when (false) execute function destroy_removed_secret()`,
  ],
  ['kpi lacks the policy owner_all of its owner', 'drop policy owner_all on kpi'],
  ['kpi has a policy owner_all that was changed', 'alter policy owner_all on kpi with check (false)'],
  [
    'the role jarvin_service sets session_replication_role=replica',
    'alter role jarvin_service set session_replication_role = replica',
  ],
  [
    'the role jarvin_service may create roles or databases, or replicate',
    'alter role jarvin_service createrole',
  ],
  ['there is an unknown function spare()', "create function spare() returns int language sql as 'select 1'"],
])('says: %s', async (fault, statement) => {
  await owner.query('begin')
  try {
    await owner.query(statement)
    expect(await rightsFaults(owner, tableAccounts)).toEqual([fault])
  } finally {
    await owner.query('rollback')
  }
})
