/**
 * Prefers a session's last use over its recorded sign-in, even if that is later: recorded times never run backwards, so
 * they are ahead of a clock that was set back.
 */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create or replace function find_session(wanted text)
    returns table (workspace text, session_id text, seen_at timestamptz, expires_at timestamptz, persona text,
        head bigint)
    language sql stable security definer set search_path = public, pg_temp as $$
      select s.workspace, s.id, coalesce(a.seen_at, s.signed_in_at), s.expires_at, p.persona_key, h.position
      from session s left join session_activity a on a.workspace = s.workspace and a.session_id = s.id
        left join persona p on p.workspace = s.workspace join workspace_head h on h.workspace = s.workspace
      where s.token_hash = wanted and s.signed_out_at is null $$`.execute(db)
}
