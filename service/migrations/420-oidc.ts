/** Sign-in by the company's identity provider: whom it knows, and sign-ins under way; all rows belong to the installation's workspace. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants } from '../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table oidc_identity (
    workspace text not null,
    identity_hash text not null,
    issuer_hash text not null,
    account_id text not null,
    linked_at timestamptz not null,
    primary key (workspace, identity_hash),
    unique (workspace, account_id, issuer_hash))`.execute(db)
  await sql`create table oidc_sign_in (
    workspace text not null,
    browser_hash text not null,
    state text not null,
    nonce text not null,
    verifier text not null,
    next text,
    account_id text,
    proved_at timestamptz,
    expires_at timestamptz not null,
    primary key (workspace, browser_hash))`.execute(db)
  for (const table of ['oidc_identity', 'oidc_sign_in']) await isolateTable(db, table, readTableGrants)
}
