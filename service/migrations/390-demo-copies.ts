/** Visitors' own copies of the demo businesses, and the removal of a workspace after its tombstone is on record. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants, serviceRole } from '../database/isolation.ts'

/** The tombstone of a workspace, in the history of the installation. */
const tombstoneOf = (workspace: string): string =>
  `from events where workspace = 'installation' and stream = 'session-dropped-' || ${workspace}`

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = (text: string) => sql`${sql.raw(text)}`.execute(db)
  await run(`create table demo_copy (
    workspace text not null,
    copy text not null,
    visitor_hash text not null,
    business_type text not null,
    made_at timestamptz not null,
    used_at timestamptz not null,
    dropping text,
    dropped_at timestamptz,
    primary key (workspace, copy))`)
  await run(`create unique index demo_copy_visitor on demo_copy (workspace, visitor_hash, business_type)
    where dropping is null`)
  await isolateTable(db, 'demo_copy', readTableGrants)

  // Events can only be deleted by `drop_workspace`, which names the workspace in a setting of its transaction.
  await run(`create or replace function refuse_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and exists (select ${tombstoneOf("current_setting('app.dropping', true)")}) then return null; end if;
      raise exception 'events are append-only' using errcode = 'insufficient_privilege';
    end $$`)
  // The head is locked, so nothing is appended meanwhile. False if the tombstone is missing or counts other events.
  await run(`create function drop_workspace(wanted text) returns boolean
    language plpgsql set search_path = public, pg_temp as $$
      declare
        last bigint;
        recorded bigint;
        name text;
      begin
        select position into last from workspace_head where workspace = wanted for update;
        select (data->>'events')::bigint into recorded ${tombstoneOf('wanted')} order by version desc limit 1;
        if recorded is null or last <> recorded then return false; end if;
        if exists (select from subject_key where workspace = wanted) then insert into key_trace default values; end if;
        perform set_config('app.dropping', wanted, true);
        for name in select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
          where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'workspace'
            and not a.attisdropped order by c.relname
        loop
          execute format('delete from %I where workspace = $1', name) using wanted;
        end loop;
        perform set_config('app.dropping', '', true);
        return true;
      end $$`)
  await run('revoke all on function drop_workspace(text) from public')
  await run(`create function drop_demo_copy(wanted text) returns boolean
    language sql security definer set search_path = public, pg_temp as $$
      select case when wanted like 'demo-%' then drop_workspace(wanted) else false end $$`)
  // A request that was under way when its workspace was dropped must not begin the history anew.
  await run(`create function refuse_dropped() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        if exists (select ${tombstoneOf('new.workspace')}) then
          raise exception 'this workspace was dropped' using errcode = 'restrict_violation';
        end if;
        return new;
      end $$`)
  await run(
    'create trigger refuse_dropped before insert on workspace_head for each row execute function refuse_dropped()',
  )
  for (const identity of ['drop_demo_copy(text)', 'refuse_dropped()'])
    await run(`revoke all on function ${identity} from public`)
  await run(`grant execute on function drop_demo_copy(text) to ${serviceRole}`)
}
