/** Removing a connection destroys its key (decision 142), and traces of destroyed keys are cleared from the files. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // One row per destroyed key that the files may still contain (service/sealing/erase-files.ts).
  await sql`create table key_trace (id bigint generated always as identity primary key)`.execute(db)
  await sql`create function destroy_removed_secret() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        delete from subject_key
        where workspace = new.workspace and subject = 'connection-' || (new.data->>'connectionId');
        if found then insert into key_trace default values; end if;
        return null;
      end $$`.execute(db)
  await sql`revoke all on function destroy_removed_secret() from public`.execute(db)
  // In the same transaction as the removal.
  await sql`create trigger destroy_removed_secret after insert on events
    for each row when (new.type = 'ConnectionRemoved') execute function destroy_removed_secret()`.execute(db)
  await sql`with destroyed as (
      delete from subject_key k using events e
      where e.type = 'ConnectionRemoved' and k.workspace = e.workspace
        and k.subject = 'connection-' || (e.data->>'connectionId')
      returning 1)
    insert into key_trace select from destroyed`.execute(db)
}
