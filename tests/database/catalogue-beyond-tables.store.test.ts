/** The catalogue beyond our own tables: other schemas, members of our roles, and objects of the whole database. */
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { catalogueFaults } from '../../service/database/verify-catalogue.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
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

const faultsAfter = async (statement: string): Promise<readonly string[]> => {
  await owner.query('begin')
  try {
    await owner.query(statement)
    return await catalogueFaults(owner)
  } finally {
    await owner.query('rollback')
  }
}

it.each([
  ['there is an unknown schema other', 'create schema other'],
  [
    'there is an unknown table other.spare: stored',
    'create schema other; create table other.spare as table events',
  ],
  [
    /^there is an unknown function other\.spare\(\): sql, with the rights of its owner/,
    `create schema other; create function other.spare() returns int language sql security definer as 'select 1'`,
  ],
  [
    /^there is an unknown function spare\(\): sql/,
    `create function pg_catalog.spare() returns int language sql as 'select 1'`,
  ],
  [
    /^there is an unknown function spare\(\)/,
    `create function spare() returns int language sql as 'select 1'; alter extension plpgsql add function spare()`,
  ],
  [
    /^the function find_session\(text\) is ".*of the owner spare, body .*", not/,
    'create role spare; grant create on schema public to spare; alter function find_session(text) owner to spare',
  ],
  [
    'the schema public is "of the owner spare", not empty',
    'create role spare; alter schema public owner to spare',
  ],
  [
    'there is an unknown right of spare to the database: create',
    `create role spare; do $$ begin execute format('grant create on database %I to spare', current_database()); end $$`,
  ],
  [
    'there is an unknown owner of the database: spare',
    `create role spare; do $$ begin execute format('alter database %I owner to spare', current_database()); end $$`,
  ],
  [
    'there is an unknown right of jarvin_service to the setting session_replication_role: set',
    'grant set on parameter session_replication_role to jarvin_service',
  ],
  [/^the function find_session\(text\) is ".*leakproof/, 'alter function find_session(text) leakproof'],
  [
    /^the function find_session\(text\) is ".*defaults 'anybody'::text/,
    `do $$ begin execute regexp_replace(pg_get_functiondef('find_session(text)'::regprocedure), '\\((\\w+) text\\)',
      $a$(\\1 text default 'anybody')$a$); end $$`,
  ],
  [
    'the sequence key_trace_id_seq is "stored, by -1, at least -9", not "stored"',
    'alter sequence key_trace_id_seq increment by -1 minvalue -9',
  ],
  [
    'the sequence import_delivery_arrival_seq is "stored, at most 8, over and over", not "stored"',
    'alter sequence import_delivery_arrival_seq maxvalue 8 cycle',
  ],
  [
    'there is an unknown member spare of the owner',
    `create role spare login; do $$ begin execute format('grant %I to spare', current_user); end $$`,
  ],
  [
    'there is an unknown member spare of the owner: with the right to add members',
    `create role spare createrole; do $$ begin execute format('grant %I to spare with admin option', current_user); end $$`,
  ],
  [
    'there is an unknown member spare of the role jarvin_service',
    'create role spare; grant jarvin_service to spare',
  ],
  ['there is an unknown role spare: bypasses row-level security', 'create role spare login bypassrls'],
  [
    'there is an unknown member spare of pg_write_all_data',
    'create role spare login; grant pg_write_all_data to spare',
  ],
  [
    "there is an unknown right of jarvin_service to the server's function pg_read_file(text): execute",
    'grant execute on function pg_read_file(text) to jarvin_service',
  ],
  [
    "there is an unknown right of everyone to the server's function pg_ls_dir(text): execute",
    'grant execute on function pg_ls_dir(text) to public',
  ],
  ['there is an unknown publication spare', 'create publication spare for all tables'],
  [
    'there is an unknown subscription spare',
    `create subscription spare connection 'dbname=none' publication spare with (connect = false)`,
  ],
  ['there is an unknown foreign-data wrapper spare', 'create foreign data wrapper spare'],
  [
    'there is an unknown server spare',
    'create foreign data wrapper other; create server spare foreign data wrapper other',
  ],
  [
    'there is an unknown user mapping jarvin_service on server spare',
    'create foreign data wrapper other; create server spare foreign data wrapper other; create user mapping for jarvin_service server spare',
  ],
  [
    /^there is an unknown event trigger spare: ddl_command_end, /,
    'create function spare() returns event_trigger language plpgsql as $$ begin end $$; create event trigger spare on ddl_command_end execute function spare()',
  ],
  ['there is an unknown extension citext', 'create extension citext'],
  [
    'there is an unknown cast (pg_catalog.text AS pg_catalog.bytea)',
    'create cast (text as bytea) without function',
  ],
  ['there is an unknown collation public.spare', `create collation spare from "C"`],
  ['there is an unknown large object 4711', 'select lo_create(4711)'],
  ['there is an unknown language spare', 'create language spare handler plpgsql_call_handler'],
])('reports: %s', async (fault, statement) => {
  const said = await faultsAfter(statement)
  expect(said).toContainEqual(typeof fault === 'string' ? fault : expect.stringMatching(fault))
})

it.each([
  ['another role and its own members', 'create role spare; create role other in role spare'],
  ['superusers, who may do anything anyway', 'create role spare superuser in role jarvin_service'],
  ['temporary objects', 'create temp table spare (id int); create type pg_temp.mood as enum ()'],
])('says nothing about %s', async (_, statement) => {
  expect(await faultsAfter(statement)).toEqual([])
})
