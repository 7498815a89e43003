/** Names refer to our migrations and to Postgres, whatever objects with the same names a database has. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { takeLock } from '../../service/database/embedded/lock.ts'
import { migrate } from '../../service/database/migrate.ts'
import { migrations } from '../../service/migrations/migrations.ts'
import { inDatabase } from '../core/database.ts'

let client: pg.Client
let name: string

const connected = async (url: string): Promise<pg.Client> => {
  const made = new pg.Client({ connectionString: url })
  await made.connect()
  return made
}

beforeEach(async () => {
  name = `names_${randomUUID().replaceAll('-', '')}`
  const server = await connected(inject('ownerUrl'))
  await server.query(`create database ${name}`)
  await server.end()
  client = await connected(inDatabase(inject('ownerUrl'), name))
})
afterEach(async () => {
  await client.end()
  const server = await connected(inject('ownerUrl'))
  await server.query(`drop database ${name} with (force)`)
  await server.end()
})

const url = () => inDatabase(inject('ownerUrl'), name)

it('creates its tables in one schema, even if the account has a schema of its own name', async () => {
  await client.query('create schema authorization current_user')
  await migrate(url(), migrations)
  const { rows } = await client.query<{ place: string }>(
    `select distinct relnamespace::regnamespace::text as place from pg_class where relname in ('events', 'kysely_migration')`,
  )
  expect(rows).toEqual([{ place: 'public' }])
})

it("checks the database's privileges with Postgres's own functions", async () => {
  await migrate(url(), migrations)
  await client.query(`create schema forged;
    create function forged.has_table_privilege(name, text, text) returns boolean language sql as 'select false';
    create function forged.has_any_column_privilege(name, text, text) returns boolean language sql as 'select false';
    alter database ${name} set search_path = forged, pg_catalog, public;
    grant update, delete on events to jarvin_service`)
  await expect(migrate(url(), migrations)).rejects.toThrow(
    'the role jarvin_service has the right to DELETE events',
  )
})

it("locks a folder with Postgres's own lock function", async () => {
  await client.query(`create schema forged;
    create function forged.pg_try_advisory_lock(bigint) returns boolean language sql as 'select true';
    alter database ${name} set search_path = forged, pg_catalog, public`)
  const held = { isGone: () => false, onGone: () => {} }
  const one = await takeLock(url(), held)
  const other = await takeLock(url(), held)
  for (const lock of [one, other]) {
    lock?.release()
    await lock?.client.end()
  }
  expect([one !== undefined, other]).toEqual([true, undefined])
})
