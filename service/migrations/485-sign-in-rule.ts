/** What opened a session, and whether people of a business must use a passkey. */
import { type Kysely, sql } from 'kysely'
import { serviceRole } from '../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = (text: string) => sql`${sql.raw(text)}`.execute(db)
  await run('alter table session add column proof text')
  await run('alter table workspace add column passkeys_only boolean not null default false')
  await run('drop function find_session(text)')
  // Returns only the session of the credential that it is given.
  await run(`create function find_session(wanted text) returns table (workspace text, session_id text,
      seen_at timestamptz, expires_at timestamptz, persona text, head bigint, account_id text, half_hash text,
      proved_at timestamptz, role text, ends_at timestamptz, sees_from timestamptz, sees_before timestamptz,
      deletes_at timestamptz, proof text, passkeys_only boolean)
    language sql stable security definer set search_path = public, pg_temp as $$
      select s.workspace, s.id, coalesce(a.seen_at, s.signed_in_at), s.expires_at, p.persona_key, h.position,
        s.account_id, s.half_hash, s.proved_at, m.role, m.ends_at, m.sees_from, m.sees_before, w.deletes_at,
        s.proof, w.passkeys_only
      from session s left join session_activity a on a.workspace = s.workspace and a.session_id = s.id
        left join persona p on p.workspace = s.workspace join workspace_head h on h.workspace = s.workspace
        left join workspace w on w.workspace = s.workspace
        left join member m on m.workspace = s.workspace and m.account_id = s.account_id and m.ended_at is null
      where s.token_hash = wanted and s.signed_out_at is null $$`)
  await run('revoke all on function find_session(text) from public')
  await run(`grant execute on function find_session(text) to ${serviceRole}`)
}
