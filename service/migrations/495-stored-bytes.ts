/** What a workspace stores beside its events, for its limits. */
import { type Kysely, sql } from 'kysely'
import { serviceRole } from '../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = (text: string) => sql`${sql.raw(text)}`.execute(db)
  // The text of a message goes once it is on record; what it brought does not.
  await run('alter table import_delivery add column bytes integer not null default 0')
  // The bytes of imported records and of pushed sales since a moment, with what their rows take beside them.
  await run(`create function stored_bytes(wanted text, since timestamptz) returns bigint
    language sql stable set search_path = public, pg_temp as $$
      select (select coalesce(sum(octet_length(b.entries) + 200), 0) from import i
          join import_block b on b.workspace = i.workspace and b.import_id = i.id
          where i.workspace = wanted and i.imported_at >= since)
        + (select coalesce(sum(2 * d.bytes + 400), 0) from import_delivery d
          where d.workspace = wanted and d.received_at >= since) $$`)
  await run('revoke all on function stored_bytes(text, timestamptz) from public')
  await run(`grant execute on function stored_bytes(text, timestamptz) to ${serviceRole}`)
}
