/** Row-level security: isolates tables by workspace, and checks that all of them are isolated. */
import { type Kysely, sql } from 'kysely'
import pg from 'pg'

/** Role of the service: no superuser, no owner, bound to one workspace at a time (decision 105). */
export const serviceRole = 'jarvin_service'

/** Restricts a table to the bound workspace, and grants `grants` on it to the service role. */
export const isolateTable = async (db: Kysely<unknown>, table: string, grants: string): Promise<void> => {
  const name = sql.table(table)
  await sql`alter table ${name} enable row level security`.execute(db)
  await sql`alter table ${name} force row level security`.execute(db)
  await sql`create policy own_workspace on ${name} to ${sql.raw(serviceRole)}
    using (workspace = current_setting('app.workspace', true))
    with check (workspace = current_setting('app.workspace', true))`.execute(db)
  // The owner migrates, rebuilds and verifies. Security is forced, so the owner needs a policy too.
  await sql`create policy owner_all on ${name} to current_user using (true) with check (true)`.execute(db)
  await sql`grant ${sql.raw(grants)} on ${name} to ${sql.raw(serviceRole)}`.execute(db)
}

/** Grants on read tables, which projections write. */
export const readTableGrants = 'select, insert, update, delete'

/** Functions allowed to bypass the policies: each touches only rows of the key it is given, or lists ids of workspaces. */
const trusted = [
  ...['find_session(text)', 'find_memberships(text)', 'find_invitation(text)', 'find_account_sessions(text)'],
  'find_half_session(text)',
  ...['own_workspaces()', 'drop_fresh_key(text)', 'destroy_removed_secret()'],
  // Only a demo copy, and only after its tombstone; refuses a new head for a dropped workspace.
  ...['drop_demo_copy(text)', 'refuse_dropped()'],
  // Only in line with the history: a deletion whose grace period is over, or a key with a tombstone.
  ...['find_inbound(text)', 'waiting_deliveries()'],
  ...['digest_schedules()', 'waiting_digests()'],
  ...['find_share(text,timestamp with time zone)', 'waiting_shares()'],
  ...['find_account_workspaces(text)', 'due_workspaces(timestamp with time zone)'],
  ...['drop_deleted_workspace(text,timestamp with time zone)', 'destroy_erased_key(text)'],
]

/** Body of the append-only trigger, with whitespace normalised. */
const refusal = `begin if tg_op = 'DELETE' and exists (select from events where workspace = 'installation' and stream = 'session-dropped-' || current_setting('app.dropping', true)) then return null; end if; raise exception 'events are append-only' using errcode = 'insufficient_privilege'; end`

/** `pg_trigger.tgtype` of a statement trigger before update, delete and truncate. */
const appendOnly = 2 + 8 + 16 + 32

const literal = (value: string): string => pg.escapeLiteral(value)
const service = literal(serviceRole)

// Extension objects belong to the server; schemas without USAGE are out of the service's reach.
const inReach = (catalog: string, namespace: string) => `
  has_schema_privilege(${service}, ${namespace}, 'USAGE')
  and ${namespace} not in (select oid from pg_namespace where nspname ~ '^(pg_|information_schema$)')
  and not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${catalog}.oid and d.deptype = 'e')`

const hasColumn = `exists (select from pg_attribute a
  where a.attrelid = pg_class.oid and a.attname = 'workspace' and not a.attisdropped)`

const faultsSql = `
  with own as (select oid, relname, relkind, relrowsecurity and relforcerowsecurity as is_forced, ${hasColumn} as has_workspace,
      has_table_privilege(${service}, oid, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER')
        or has_any_column_privilege(${service}, oid, 'SELECT, INSERT, UPDATE, REFERENCES') as is_granted
    from pg_class where relkind in ('r', 'p', 'v', 'm', 'f') and ${inReach('pg_class', 'relnamespace')})
  select relname || ' does not enforce row-level security' as fault from own
  where relkind in ('r', 'p') and has_workspace and not is_forced
  union all
  select relname || ' lacks the policy own_workspace of the service role' from own
  where relkind in ('r', 'p') and has_workspace and not exists (
    select from pg_policy p where p.polrelid = own.oid and p.polname = 'own_workspace' and p.polpermissive
      and p.polcmd = '*' and p.polroles = array[${service}::regrole::oid]
      and pg_get_expr(p.polqual, p.polrelid) = '(workspace = current_setting(''app.workspace''::text, true))'
      and pg_get_expr(p.polwithcheck, p.polrelid) = pg_get_expr(p.polqual, p.polrelid))
  union all
  select relname || ' is open to the service role but has no workspace column' from own
  where relkind in ('r', 'p') and is_granted and not has_workspace
  union all
  select relname || ' is open to the service role but is not a table, so no policy protects it' from own
  where relkind not in ('r', 'p') and is_granted
  union all
  select p.tablename || ' has an unknown policy: ' || p.policyname from pg_policies p
  where p.schemaname = 'public' and p.policyname <> 'own_workspace' and p.permissive = 'PERMISSIVE' and p.roles && array['public', ${service}]::name[]
  union all
  select 'the role ' || rolname || ' is a superuser or bypasses row-level security' from pg_roles
  where rolname = ${service} and (rolsuper or rolbypassrls)
  union all
  select 'the role ${serviceRole} owns ' || c.relname from pg_class c join pg_roles r on r.oid = c.relowner
  where r.rolname = ${service} and c.relnamespace = 'public'::regnamespace
  union all
  select oid::regprocedure || ' runs with the rights of its owner' from pg_proc
  where prosecdef and (has_function_privilege(${service}, oid, 'EXECUTE') or prorettype = 'trigger'::regtype)
    and ${inReach('pg_proc', 'pronamespace')}
    and oid::regprocedure::text <> all (array[${trusted.map(literal)}])
  union all
  select 'the role ${serviceRole} has the right to ' || privilege || ' events'
  from unnest(array['UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER']) as privilege
  where has_table_privilege(${service}, 'public.events', privilege)
    or privilege = 'UPDATE' and has_any_column_privilege(${service}, 'public.events', privilege)
  union all
  select 'the events table lacks its append-only trigger'
  where not exists (select from pg_trigger t join pg_proc f on f.oid = t.tgfoid join pg_language l on l.oid = f.prolang
    where t.tgrelid = 'public.events'::regclass and t.tgname = 'append_only' and t.tgtype = ${appendOnly}
      and t.tgqual is null and t.tgattr = '' and t.tgenabled in ('O', 'A')
      and l.lanname = 'plpgsql' and btrim(regexp_replace(f.prosrc, '\\s+', ' ', 'g')) = ${literal(refusal)})`

/** Gaps in the isolation; empty when no request can reach another workspace or change the history. */
export const isolationFaults = async (client: Pick<pg.ClientBase, 'query'>): Promise<readonly string[]> => {
  const { rows } = await client.query<{ fault: string }>(faultsSql)
  return rows.map((row) => row.fault)
}
