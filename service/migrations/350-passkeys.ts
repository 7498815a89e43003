/** Passkeys with their challenges and last uses, and recovery codes; all rows belong to the installation's workspace. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants } from '../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table passkey (
    workspace text not null,
    id text not null,
    account_id text not null,
    passkey text not null,
    added_at timestamptz not null,
    primary key (workspace, id))`.execute(db)
  await sql`create index passkey_account on passkey (workspace, account_id)`.execute(db)
  await sql`create table passkey_use (
    workspace text not null,
    passkey_id text not null,
    counter bigint not null,
    used_at timestamptz,
    primary key (workspace, passkey_id))`.execute(db)
  await sql`create table passkey_challenge (
    workspace text not null,
    browser_hash text not null,
    challenge text not null,
    purpose text not null,
    account_id text,
    expires_at timestamptz not null,
    primary key (workspace, browser_hash))`.execute(db)
  await sql`create table recovery_code (
    workspace text not null,
    code_hash text not null,
    account_id text not null,
    made_at timestamptz not null,
    primary key (workspace, code_hash))`.execute(db)
  await sql`create index recovery_code_account on recovery_code (workspace, account_id)`.execute(db)
  for (const table of ['passkey', 'passkey_use', 'passkey_challenge', 'recovery_code'])
    await isolateTable(db, table, readTableGrants)
}
