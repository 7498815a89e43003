/** What the catalogue of the database holds beside what the migrations made: grants, triggers, rules, policies, functions. */
import type pg from 'pg'
import { serviceRole } from './isolation.ts'

/** Triggers on tables of ours, as `table trigger`, and what each does. */
const triggers: { readonly [name: string]: string } = {
  'events append_only':
    'BEFORE DELETE OR UPDATE OR TRUNCATE ON public.events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()',
  'events destroy_removed_secret': `AFTER INSERT ON public.events FOR EACH ROW WHEN ((new.type = 'ConnectionRemoved'::text)) EXECUTE FUNCTION destroy_removed_secret()`,
}

/** Policies beside the two that every isolated table has, as `table policy`. */
const policies = ['idempotency old_only']

/** Functions by the SHA-256 of their bodies, blanks aside. All but the refusal run with their owner's rights and names. */
const functions: { readonly [signature: string]: string } = {
  'destroy_removed_secret()': '82564622ad3ffb825a808312739be72062585d2a84ba4244e6037c997c125a39',
  'drop_fresh_key(text)': '4de3093b109b4f7565c9ccedc2c907799436bb5f334e3937d3c19a9730c3bcab',
  'find_session(text)': '39af2a0e86f4e1dac90d1130dd01587d80abef590c9ec6b5a05f80fb188588ab',
  'refuse_change()': 'b1c54a720135c19e48830c86b05e18cd05cc0269491aa9c49b794fa756090428',
}

const ours = `in (select oid from pg_namespace where nspname = 'public')`
const byExtension = (
  catalog: string,
) => `exists (select from pg_depend d where d.classid = '${catalog}'::regclass
  and d.objid = ${catalog}.oid and d.deptype = 'e')`

// $1: tables, $2: what the service's role may do with each, $3: triggers, $4: policies, $5: functions, $6: their hashes.
const faultsSql = `
  with granted as (
    select relname as name, relowner as owner, relacl as acl from pg_class
      where relnamespace ${ours} and relkind <> 'i' and not ${byExtension('pg_class')}
    union all
    select c.relname || '.' || a.attname, c.relowner, a.attacl from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace ${ours} and a.attacl is not null
    union all
    select 'the schema ' || nspname, nspowner, nspacl from pg_namespace where nspname = 'public'
    union all
    select oid::regprocedure::text, proowner, proacl from pg_proc
      where pronamespace ${ours} and not ${byExtension('pg_proc')}),
  held as (
    select name, coalesce(pg_get_userbyid(nullif(a.grantee, 0)), 'everyone') as role, lower(a.privilege_type) as privilege
    from granted, aclexplode(acl) a where a.grantee <> owner),
  expected as (
    select name, unnest(string_to_array(nullif(privileges, ''), ', ')) as privilege
    from unnest($1::text[], $2::text[]) as t(name, privileges)),
  bodies as (
    select oid::regprocedure::text as name, encode(sha256(convert_to(btrim(regexp_replace(prosrc, '\\s+', ' ', 'g')), 'UTF8')), 'hex') as hash,
      case when oid::regprocedure::text = 'refuse_change()' then not prosecdef and proconfig is null
        else prosecdef and coalesce(proconfig = array['search_path=public, pg_temp'], false) end as is_bound
    from pg_proc where pronamespace ${ours} and not ${byExtension('pg_proc')})
  select role || ' has the right to ' || privilege || ' ' || name as fault from held
  where not (name = 'the schema public' and privilege = 'usage')
    and not (role = '${serviceRole}' and privilege = 'execute' and name = any($5))
    and not (role = '${serviceRole}' and (name, privilege) in (select name, privilege from expected))
  union all
  select '${serviceRole} lacks the right to ' || privilege || ' ' || name from expected
  where (name, privilege) not in (select name, privilege from held where role = '${serviceRole}')
  union all
  select 'the table ' || t.name || ' is missing' from unnest($1::text[]) as t(name) where to_regclass('public.' || t.name) is null
  union all
  select 'there is an unknown trigger ' || tgname || ' on ' || relname from pg_trigger join pg_class c on c.oid = tgrelid
  where not tgisinternal and c.relnamespace ${ours} and relname || ' ' || tgname <> all ($3)
  union all
  select 'the trigger ' || t.name || ' is missing or disabled' from unnest($3::text[]) as t(name)
  where not exists (select from pg_trigger join pg_class c on c.oid = tgrelid
    where c.relnamespace ${ours} and relname || ' ' || tgname = t.name and tgenabled in ('O', 'A'))
  union all
  select 'the trigger ' || t.name || ' was changed' from unnest($3::text[], $7::text[]) as t(name, does)
  where exists (select from pg_trigger join pg_class c on c.oid = tgrelid
    where c.relnamespace ${ours} and relname || ' ' || tgname = t.name
      and pg_get_triggerdef(pg_trigger.oid) <> 'CREATE TRIGGER ' || tgname || ' ' || t.does)
  union all
  select 'there is an unknown event trigger ' || evtname from pg_event_trigger
  union all
  select 'there is an unknown rule ' || rulename || ' on ' || tablename from pg_rules where schemaname = 'public'
  union all
  select tablename || ' has an unknown policy: ' || policyname from pg_policies
  where schemaname = 'public' and policyname not in ('own_workspace', 'owner_all')
    and tablename || ' ' || policyname <> all ($4)
  union all
  select p.tablename || ' has a policy owner_all that was changed' from pg_policies p
    join pg_class c on c.relname = p.tablename and c.relnamespace ${ours}
  where p.policyname = 'owner_all' and (p.roles <> array[pg_get_userbyid(c.relowner)] or p.qual <> 'true' or p.with_check <> 'true' or p.cmd <> 'ALL')
  union all
  select relname || ' lacks the policy owner_all of its owner' from pg_class c
  where relnamespace ${ours} and relrowsecurity
    and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'owner_all')
  union all
  select 'the role ${serviceRole} sets ' || setting from pg_db_role_setting, unnest(setconfig) as setting
  where setrole = '${serviceRole}'::regrole
  union all
  select 'the role ${serviceRole} may create roles or databases, or replicate' from pg_roles
  where rolname = '${serviceRole}' and (rolcreaterole or rolcreatedb or rolreplication)
  union all
  select 'the function ' || f.name || ' was changed' from unnest($5::text[], $6::text[]) as f(name, hash)
  where not exists (select from bodies where bodies.name = f.name and bodies.hash = f.hash and bodies.is_bound)
  union all
  select 'there is an unknown function ' || name from bodies where name <> all ($5)`

/** What differs from what the migrations made; `grants` is what the service's role may do with each table there is. */
export const rightsFaults = async (
  client: Pick<pg.ClientBase, 'query'>,
  grants: ReadonlyMap<string, { readonly grants: string }>,
): Promise<readonly string[]> => {
  const { rows } = await client.query<{ fault: string }>(faultsSql, [
    [...grants.keys()],
    [...grants.values()].map((table) => table.grants),
    Object.keys(triggers),
    policies,
    Object.keys(functions),
    Object.values(functions),
    Object.values(triggers),
  ])
  return rows.map(({ fault }) => fault)
}
