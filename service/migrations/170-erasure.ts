/** Keys of subjects can be destroyed without a trace, and one that was made for nothing can be taken back. */
import { type Kysely, sql } from 'kysely'
import { serviceRole } from '../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // The planner's statistics hold samples of a column; a destroyed key must not live on in them.
  await sql`alter table subject_key alter column key set statistics 0`.execute(db)
  // Those that were gathered so far go with a change of type, even to the same one.
  await sql`alter table subject_key alter column key type bytea`.execute(db)
  await sql`alter table subject_key add column made_at timestamptz not null default now()`.execute(db)
  // The service may not remove keys. It may take back one that it has just made for a command that was then refused.
  await sql`create function drop_fresh_key(unused text) returns void
    language sql security definer set search_path = public, pg_temp as $$
      delete from subject_key where workspace = current_setting('app.workspace', true) and subject = unused
        and made_at > now() - interval '5 minutes' $$`.execute(db)
  await sql`revoke all on function drop_fresh_key(text) from public`.execute(db)
  await sql`grant execute on function drop_fresh_key(text) to ${sql.raw(serviceRole)}`.execute(db)
}
