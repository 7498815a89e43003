/** Lets subject keys be destroyed without a trace, and unused new ones be dropped. */
import { type Kysely, sql } from 'kysely'
import { serviceRole } from '../../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Planner statistics contain sample values, so turn them off: a destroyed key must not remain there.
  await sql`alter table subject_key alter column key set statistics 0`.execute(db)
  // Changing the type, even to the same one, discards the statistics collected so far.
  await sql`alter table subject_key alter column key type bytea`.execute(db)
  await sql`alter table subject_key add column made_at timestamptz not null default now()`.execute(db)
  // The service may not delete keys, except one that it has just created for a command that was then refused.
  await sql`create function drop_fresh_key(unused text) returns void
    language sql security definer set search_path = public, pg_temp as $$
      delete from subject_key where workspace = current_setting('app.workspace', true) and subject = unused
        and made_at > now() - interval '5 minutes' $$`.execute(db)
  await sql`revoke all on function drop_fresh_key(text) from public`.execute(db)
  await sql`grant execute on function drop_fresh_key(text) to ${sql.raw(serviceRole)}`.execute(db)
}
