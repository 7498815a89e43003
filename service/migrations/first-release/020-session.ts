/** Workspaces and their sessions. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants, serviceRole } from '../../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table workspace (
    workspace text primary key,
    business_type text not null,
    business_name text not null)`.execute(db)
  await sql`create table session (
    workspace text not null,
    id text not null,
    token_hash text not null unique,
    signed_in_at timestamptz not null,
    expires_at timestamptz not null,
    signed_out_at timestamptz,
    primary key (workspace, id))`.execute(db)
  // The last use of a session is not a decision, so it is not in the history.
  await sql`create table session_activity (
    workspace text not null,
    session_id text not null,
    seen_at timestamptz not null,
    primary key (workspace, session_id))`.execute(db)
  await isolateTable(db, 'workspace', readTableGrants)
  await isolateTable(db, 'session', readTableGrants)
  await isolateTable(db, 'session_activity', readTableGrants)
  // The only lookup before a workspace is bound: from a credential's hash to its one session.
  await sql`create function find_session(wanted text)
    returns table (workspace text, session_id text, seen_at timestamptz, expires_at timestamptz, persona text,
        head bigint)
    language sql stable security definer set search_path = public, pg_temp as $$
      select s.workspace, s.id, greatest(s.signed_in_at, a.seen_at), s.expires_at, p.persona_key, h.position
      from session s left join session_activity a on a.workspace = s.workspace and a.session_id = s.id
        left join persona p on p.workspace = s.workspace join workspace_head h on h.workspace = s.workspace
      where s.token_hash = wanted and s.signed_out_at is null $$`.execute(db)
  await sql`revoke all on function find_session(text) from public`.execute(db)
  await sql`grant execute on function find_session(text) to ${sql.raw(serviceRole)}`.execute(db)
}
