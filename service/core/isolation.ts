/** Row-level security: how a table is closed to other workspaces, and the guard that looks whether all of them are. */
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'

/** The role under which the service runs: no superuser, no owner, bound to one workspace at a time. */
export const serviceRole = 'jarvin_service'

/** Closes a table to all but the bound workspace, and grants the service's role what it may do with it. */
export const isolateTable = async (db: Kysely<unknown>, table: string, grants: string): Promise<void> => {
  const name = sql.table(table)
  await sql`alter table ${name} enable row level security`.execute(db)
  await sql`alter table ${name} force row level security`.execute(db)
  await sql`create policy own_workspace on ${name} to ${sql.raw(serviceRole)}
    using (workspace = current_setting('app.workspace', true))
    with check (workspace = current_setting('app.workspace', true))`.execute(db)
  // The owner migrates, rebuilds and verifies; forced security binds even him without a policy of his own.
  await sql`create policy owner_all on ${name} to current_user using (true) with check (true)`.execute(db)
  await sql`grant ${sql.raw(grants)} on ${name} to ${sql.raw(serviceRole)}`.execute(db)
}

/** What read tables grant: projections write them. */
export const readTableGrants = 'select, insert, update, delete'

const faultsSql = `
  select c.relname || ' does not force row-level security' as fault
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace' and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not (c.relrowsecurity and c.relforcerowsecurity)
  union all
  select c.relname || ' lacks the policy own_workspace of the service role'
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace' and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not exists (
    select from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname and p.policyname = 'own_workspace'
      and p.cmd = 'ALL' and p.roles = '{${serviceRole}}'::name[]
      and p.qual = '(workspace = current_setting(''app.workspace''::text, true))' and p.with_check = p.qual)
  union all
  select p.tablename || ' has another policy: ' || p.policyname from pg_policies p
  where p.schemaname = 'public' and p.policyname <> 'own_workspace' and p.roles && array['public', '${serviceRole}']::name[]
  union all
  select 'the role ' || rolname || ' is superuser or bypasses row-level security' from pg_roles
  where rolname = '${serviceRole}' and (rolsuper or rolbypassrls)
  union all
  select 'the role ${serviceRole} owns ' || c.relname from pg_class c join pg_roles r on r.oid = c.relowner
  where r.rolname = '${serviceRole}' and c.relnamespace = 'public'::regnamespace
  union all
  select 'the role ${serviceRole} may ' || privilege || ' events'
  from unnest(array['UPDATE', 'DELETE', 'TRUNCATE']) as privilege
  where has_table_privilege('${serviceRole}', 'public.events', privilege)
  union all
  select 'the events table lacks its append-only trigger'
  where not exists (select from pg_trigger where tgrelid = 'public.events'::regclass and tgname = 'append_only' and tgenabled <> 'D')`

/** What stands open: an empty list when no request can reach another workspace or change the history. */
export const isolationFaults = async (client: Pick<pg.ClientBase, 'query'>): Promise<readonly string[]> => {
  const { rows } = await client.query<{ fault: string }>(faultsSql)
  return rows.map((row) => row.fault)
}
