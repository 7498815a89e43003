/**
 * Keys of subjects may be wrapped by a key-encryption key. The hash of the key itself stays beside it, because the list of
 * erasures and the tombstones name destroyed keys by it.
 */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = (text: string) => sql`${sql.raw(text)}`.execute(db)
  await run('alter table subject_key add column key_hash bytea')
  await run('alter table subject_key drop constraint subject_key_key_check')
  await run('alter table subject_key add constraint subject_key_key_check check (length(key) in (32, 64))')
  await run(
    'alter table subject_key add constraint subject_key_hash_check check (length(key) = 32 or length(key_hash) = 32)',
  )
  await run(`create or replace function destroy_erased_key(wanted text) returns boolean
    language plpgsql security definer set search_path = public, pg_temp as $$
      declare bound text := current_setting('app.workspace', true);
      begin
        delete from subject_key k where k.workspace = bound and k.subject = wanted and exists (
          select from events e where e.workspace = bound and e.stream = 'decision-log-erased-' || wanted
            and e.type = 'SubjectErased' and e.data->>'keyHash' = encode(case when length(k.key) = 32 then sha256(k.key) else k.key_hash end, 'hex'));
        if not found then return false; end if;
        insert into key_trace default values;
        delete from idempotency where workspace = bound and is_sealed;
        return true;
      end $$`)
}
