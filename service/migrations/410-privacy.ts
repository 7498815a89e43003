/** Deletion of a workspace after its days of grace, and erasing of a person by themselves. */
import { type Kysely, sql } from 'kysely'
import { serviceRole } from '../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = (text: string) => sql`${sql.raw(text)}`.execute(db)
  const grant = async (identity: string) => {
    await run(`revoke all on function ${identity} from public`)
    await run(`grant execute on function ${identity} to ${serviceRole}`)
  }
  await run(`alter table workspace add column deletes_at timestamptz, add column deletion_asked_at timestamptz,
    add column deletion_by text`)
  await run('drop function find_session(text)')
  // Returns only the session of the credential that it is given.
  await run(`create function find_session(wanted text) returns table (workspace text, session_id text,
      seen_at timestamptz, expires_at timestamptz, persona text, head bigint, account_id text, half_hash text,
      proved_at timestamptz, role text, ends_at timestamptz, sees_from timestamptz, sees_before timestamptz,
      deletes_at timestamptz)
    language sql stable security definer set search_path = public, pg_temp as $$
      select s.workspace, s.id, coalesce(a.seen_at, s.signed_in_at), s.expires_at, p.persona_key, h.position,
        s.account_id, s.half_hash, s.proved_at, m.role, m.ends_at, m.sees_from, m.sees_before, w.deletes_at
      from session s left join session_activity a on a.workspace = s.workspace and a.session_id = s.id
        left join persona p on p.workspace = s.workspace join workspace_head h on h.workspace = s.workspace
        left join workspace w on w.workspace = s.workspace
        left join member m on m.workspace = s.workspace and m.account_id = s.account_id and m.ended_at is null
      where s.token_hash = wanted and s.signed_out_at is null $$`)
  await grant('find_session(text)')
  // Members who have left too: what is stored of them is theirs.
  await run(`create function find_account_workspaces(account text) returns table (workspace text)
    language sql stable security definer set search_path = public, pg_temp as $$
      select m.workspace from member m where m.account_id = account order by m.joined_at, m.workspace $$`)
  await grant('find_account_workspaces(text)')
  await run(`create function due_workspaces(moment timestamptz) returns table (workspace text)
    language sql stable security definer set search_path = public, pg_temp as $$
      select w.workspace from workspace w where w.is_own and w.deletes_at <= moment order by w.workspace $$`)
  await grant('due_workspaces(timestamptz)')
  // The history has the last word: the newest of these events must be a request whose days are over.
  await run(`create function drop_deleted_workspace(wanted text, moment timestamptz) returns boolean
    language sql security definer set search_path = public, pg_temp as $$
      select case when coalesce((select e.type = 'WorkspaceDeletionRequested'
          and (e.data->>'endsAt')::timestamptz <= moment
        from events e where e.workspace = wanted and e.stream = 'session-workspace'
          and e.type in ('WorkspaceDeletionRequested', 'WorkspaceDeletionCancelled')
        order by e.version desc limit 1), false) then drop_workspace(wanted) else false end $$`)
  await grant('drop_deleted_workspace(text, timestamptz)')
  // Only a key whose tombstone is in the history. Sealed answers do not name their subject, so all of them go.
  await run(`create function destroy_erased_key(wanted text) returns boolean
    language plpgsql security definer set search_path = public, pg_temp as $$
      declare bound text := current_setting('app.workspace', true);
      begin
        delete from subject_key k where k.workspace = bound and k.subject = wanted and exists (
          select from events e where e.workspace = bound and e.stream = 'decision-log-erased-' || wanted
            and e.type = 'SubjectErased' and e.data->>'keyHash' = encode(sha256(k.key), 'hex'));
        if not found then return false; end if;
        insert into key_trace default values;
        delete from idempotency where workspace = bound and is_sealed;
        return true;
      end $$`)
  await grant('destroy_erased_key(text)')
}
