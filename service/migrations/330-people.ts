/** People with accounts: members and invitations of workspaces, codes for signing in, and both halves of a session. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants, serviceRole } from '../database/isolation.ts'

/** Functions that look up rows before a workspace is bound; each returns only rows of the key it is given. */
const trusted = async (db: Kysely<unknown>, signature: string, body: string): Promise<void> => {
  const [name = '', rest = ''] = signature.split(' returns ')
  await sql`${sql.raw(`create function ${name} returns ${rest}
    language sql stable security definer set search_path = public, pg_temp as $$ ${body} $$`)}`.execute(db)
  const identity = name.replace(/\(\w+ (\w+)\)/, '($1)')
  await sql`${sql.raw(`revoke all on function ${identity} from public`)}`.execute(db)
  await sql`${sql.raw(`grant execute on function ${identity} to ${serviceRole}`)}`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table workspace add column is_own boolean not null default false, add column suburb text,
    add column state text, add column time_zone text, add column currency text,
    add column fiscal_year_start text`.execute(db)
  await sql`alter table session add column account_id text, add column half_hash text,
    add column proved_at timestamptz, add column device text`.execute(db)
  await sql`create index session_account on session (account_id) where account_id is not null`.execute(db)
  await sql`create table account (
    workspace text not null,
    id text not null,
    person text not null,
    opened_at timestamptz not null,
    primary key (workspace, id))`.execute(db)
  await sql`create table member (
    workspace text not null,
    account_id text not null,
    person text not null,
    role text not null,
    until date,
    ends_at timestamptz,
    joined_at timestamptz not null,
    ended_at timestamptz,
    primary key (workspace, account_id))`.execute(db)
  await sql`create index member_account on member (account_id)`.execute(db)
  await sql`create table invitation (
    workspace text not null,
    id text not null,
    token_hash text not null unique,
    person text not null,
    role text not null,
    until date,
    invited_at timestamptz not null,
    expires_at timestamptz not null,
    by_operator boolean not null,
    primary key (workspace, id))`.execute(db)
  // Addresses are kept as keyed hashes outside the history, so that nothing in an event can be tested against a guess.
  await sql`create table account_address (
    workspace text not null,
    address_hash text not null,
    account_id text not null,
    primary key (workspace, address_hash))`.execute(db)
  await sql`create table login_code (
    workspace text not null,
    browser_hash text not null,
    address_hash text not null,
    code_hash text not null,
    account_id text,
    tries integer not null,
    asked_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (workspace, browser_hash))`.execute(db)
  await sql`create index login_code_address on login_code (workspace, address_hash, asked_at)`.execute(db)
  for (const table of ['account', 'member', 'invitation']) await isolateTable(db, table, readTableGrants)
  await isolateTable(db, 'account_address', 'select, insert, delete')
  await isolateTable(db, 'login_code', readTableGrants)

  await sql`drop function find_session(text)`.execute(db)
  await trusted(
    db,
    `find_session(wanted text) returns table (workspace text, session_id text, seen_at timestamptz,
      expires_at timestamptz, persona text, head bigint, account_id text, half_hash text, proved_at timestamptz,
      role text, ends_at timestamptz)`,
    `select s.workspace, s.id, coalesce(a.seen_at, s.signed_in_at), s.expires_at, p.persona_key, h.position,
        s.account_id, s.half_hash, s.proved_at, m.role, m.ends_at
      from session s left join session_activity a on a.workspace = s.workspace and a.session_id = s.id
        left join persona p on p.workspace = s.workspace join workspace_head h on h.workspace = s.workspace
        left join member m on m.workspace = s.workspace and m.account_id = s.account_id and m.ended_at is null
      where s.token_hash = wanted and s.signed_out_at is null`,
  )
  await trusted(
    db,
    `find_memberships(account text) returns table (workspace text, name text, role text, ends_at timestamptz)`,
    `select m.workspace, w.business_name, m.role, m.ends_at
      from member m join workspace w on w.workspace = m.workspace
      where m.account_id = account and m.ended_at is null order by m.joined_at, m.workspace`,
  )
  await trusted(
    db,
    `find_invitation(wanted text) returns table (workspace text, id text)`,
    `select i.workspace, i.id from invitation i where i.token_hash = wanted`,
  )
  await trusted(
    db,
    `find_account_sessions(account text) returns table (workspace text, id text, name text,
      signed_in_at timestamptz, seen_at timestamptz, expires_at timestamptz, device text)`,
    `select s.workspace, s.id, w.business_name, s.signed_in_at, coalesce(a.seen_at, s.signed_in_at),
        s.expires_at, s.device
      from session s join workspace w on w.workspace = s.workspace
        left join session_activity a on a.workspace = s.workspace and a.session_id = s.id
      where s.account_id = account and s.signed_out_at is null order by s.signed_in_at desc, s.id desc`,
  )
  await trusted(
    db,
    `own_workspaces() returns table (workspace text)`,
    `select w.workspace from workspace w where w.is_own order by w.workspace`,
  )
}
