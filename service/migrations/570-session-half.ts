/** Finds the open session of a cookie, so that the next sign-in of the browser ends it. */
import { type Kysely, sql } from 'kysely'
import { serviceRole } from '../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = (text: string) => sql`${sql.raw(text)}`.execute(db)
  await run('create index session_half on session (half_hash) where half_hash is not null')
  // Returns only the session of the half that it is given.
  await run(`create function find_half_session(wanted text) returns table (workspace text, session_id text)
    language sql stable security definer set search_path = public, pg_temp as $$
      select s.workspace, s.id from session s where s.half_hash = wanted and s.signed_out_at is null $$`)
  await run('revoke all on function find_half_session(text) from public')
  await run(`grant execute on function find_half_session(text) to ${serviceRole}`)
}
