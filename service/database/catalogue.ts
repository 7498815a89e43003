/**
 * The catalogue of a database as readable lines: its tables with all that belongs to them, functions, rights, policies,
 * and the role of the service. What the migrations make is recorded in `service/migrations/catalogue.txt`.
 */
import type pg from 'pg'
import { serviceRole } from './isolation.ts'

const service = `'${serviceRole}'`

// A schema that the service may not use is closed with all that is in it. What an extension brought belongs to the server.
const open = `(select oid from pg_namespace where nspname !~ '^(pg_|information_schema$)' and has_schema_privilege(${service}, oid, 'USAGE'))`
const isOurs = (
  catalog: string,
  namespace: string,
) => `${namespace} in ${open} and not exists (select from pg_depend d
  where d.classid = '${catalog}'::regclass and d.objid = ${catalog}.oid and d.deptype = 'e')`

// The account that migrates has another name on each server.
const roleOf = (oid: string, owner: string) =>
  `case ${oid} when 0 then 'everyone' when ${owner} then 'the owner' else pg_get_userbyid(${oid}) end`
const rightsOf = (acl: string, owner: string) => `lateral (
  select g.role, string_agg(g.privilege, ', ' order by g.privilege) as privileges from (
    select ${roleOf('a.grantee', owner)} as role, lower(a.privilege_type) || case when a.is_grantable then ' and grant it' else '' end as privilege
    from aclexplode(${acl}) a where a.grantee <> ${owner}) g group by g.role)`

const expression = (text: string, table: string) => `coalesce(pg_get_expr(${text}, ${table}), 'true')`

const catalogueSql = `
  with tables as (
    select oid, oid::regclass::text as name, relowner as owner, relacl as acl, relkind as kind, reloptions as options,
      relrowsecurity as is_closed, relforcerowsecurity as is_forced, relpersistence as persistence,
      case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' when 'f' then 'foreign table'
        when 'c' then 'composite type' else 'table' end as what
    from pg_class where relkind in ('r', 'p', 'v', 'm', 'f', 'S', 'c') and ${isOurs('pg_class', 'relnamespace')}),
  functions as (
    select *, oid::regprocedure::text as name from pg_proc where ${isOurs('pg_proc', 'pronamespace')}),
  lines as (
    select name as object, what || ' ' || name as what, concat_ws(', ',
      case persistence when 'p' then 'stored' when 'u' then 'unlogged' else 'temporary' end,
      case when is_closed then 'row-level security' end, case when is_forced then 'forced on its owner' end,
      case when owner <> (select relowner from pg_class where oid = 'public.events'::regclass) then 'of the owner ' || pg_get_userbyid(owner) end,
      array_to_string(options, ', ')) as says from tables
    union all
    select name, 'column ' || attname || ' of ' || name, concat_ws(', ', format_type(atttypid, atttypmod),
      case when attnotnull then 'not null' end, case when attgenerated <> '' then 'generated' when attidentity <> '' then 'identity' end,
      'default ' || pg_get_expr(adbin, adrelid),
      case when attcollation not in (0, (select oid from pg_collation where collname = 'default')) then 'collation ' || attcollation::regcollation end)
    from pg_attribute join tables on tables.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped and kind <> 'S'
    union all
    select name, 'constraint ' || conname || ' of ' || name, pg_get_constraintdef(c.oid)
    from pg_constraint c join tables on tables.oid = conrelid where contype <> 'n'
    union all
    select name, 'index ' || i.relname || ' of ' || name,
      case when indisvalid and indisready then '' else 'invalid, ' end || pg_get_indexdef(indexrelid)
    from pg_index join tables on tables.oid = indrelid join pg_class i on i.oid = indexrelid
    union all
    select name, 'trigger ' || tgname || ' of ' || name, pg_get_triggerdef(t.oid)
      || case tgenabled when 'O' then '' when 'A' then ', also in a replica' else ', disabled' end
    from pg_trigger t join tables on tables.oid = tgrelid where not tgisinternal or tgenabled not in ('O', 'A')
    union all
    select name, 'rule ' || rulename || ' of ' || name, pg_get_ruledef(r.oid)
    from pg_rewrite r join tables on tables.oid = ev_class
    union all
    select name, 'policy ' || polname || ' of ' || name, concat_ws(' ', case when polpermissive then '' else 'restrictive' end || 'for',
      case polcmd when '*' then 'all' when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' else 'delete' end, 'to',
      (select string_agg(${roleOf('role', 'owner')}, ', ' order by role) from unnest(polroles) as role),
      'using', ${expression('polqual', 'polrelid')}, 'with check', ${expression('polwithcheck', 'polrelid')})
    from pg_policy join tables on tables.oid = polrelid
    union all
    select name, 'right of ' || r.role || ' to ' || name, r.privileges from tables, ${rightsOf('acl', 'owner')} r
    union all
    select name, 'right of ' || r.role || ' to ' || name || '.' || attname, r.privileges
    from pg_attribute join tables on tables.oid = attrelid, ${rightsOf('attacl', 'owner')} r
    union all
    select p.name, 'child ' || inhrelid::regclass || ' of ' || p.name, ''
    from pg_inherits join tables p on p.oid = inhparent where inhrelid::regclass::text not like 'pg_temp%'
    union all
    select name, 'function ' || name, concat_ws(', ', l.lanname, case when prosecdef then 'with the rights of its owner' end,
      case provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end, case when proisstrict then 'strict' end,
      pg_get_function_result(f.oid), array_to_string(proconfig, ', '),
      'body ' || encode(sha256(convert_to(coalesce(prosrc, '') || coalesce(pg_get_function_sqlbody(f.oid), ''), 'UTF8')), 'hex'))
    from functions f join pg_language l on l.oid = prolang
    union all
    select name, 'right of ' || r.role || ' to ' || name, r.privileges
    from functions, ${rightsOf("coalesce(proacl, acldefault('f', proowner))", 'proowner')} r
    union all
    select '', 'type ' || pg_type.oid::regtype, '' from pg_type where typrelid = 0 and typcategory <> 'A' and ${isOurs('pg_type', 'typnamespace')}
    union all
    select '', 'operator ' || pg_operator.oid::regoperator, '' from pg_operator where ${isOurs('pg_operator', 'oprnamespace')}
    union all
    select '', 'schema ' || nspname, '' from pg_namespace where oid in ${open}
    union all
    select '', 'right of ' || r.role || ' to the schema ' || nspname, r.privileges
    from pg_namespace, ${rightsOf('nspacl', 'nspowner')} r where pg_namespace.oid in ${open}
    union all
    select '', concat_ws(' ', 'default right of', r.role, 'to', case defaclobjtype when 'r' then 'tables' when 'S' then 'sequences'
      when 'f' then 'functions' when 'T' then 'types' else 'schemas' end, 'in the schema ' || nspname), r.privileges
    from pg_default_acl left join pg_namespace n on n.oid = defaclnamespace, ${rightsOf('defaclacl', 'defaclrole')} r
    union all
    select '', 'event trigger ' || evtname, evtevent || ', ' || evtfoid::regprocedure from pg_event_trigger
    union all
    select '', 'role ${serviceRole}', concat_ws(', ', case when rolsuper then 'superuser' end, case when rolcreaterole then 'may create roles' end,
      case when rolcreatedb then 'may create databases' end, case when rolreplication then 'may replicate' end,
      case when rolbypassrls then 'bypasses row-level security' end, case when rolcanlogin then 'may log in' end)
    from pg_roles where rolname = ${service}
    union all
    select '', 'role ${serviceRole} as a member of ' || pg_get_userbyid(roleid), '' from pg_auth_members where member = ${service}::regrole
    union all
    select '', 'setting ' || setting, case setrole when 0 then 'of the database' else 'of the role ${serviceRole}' end
    from pg_db_role_setting, unnest(setconfig) as setting
    where setrole in (0, ${service}::regrole) and setdatabase in (0, (select oid from pg_database where datname = current_database())))
  select what || ': ' || btrim(regexp_replace(says, '\\s+', ' ', 'g')) as line from lines order by object collate "C", what collate "C"`

/** One line for each object: what it is, a colon, and how it is. */
export const readCatalogue = async (client: Pick<pg.ClientBase, 'query'>): Promise<readonly string[]> => {
  const { rows } = await client.query<{ line: string }>(catalogueSql)
  return rows.map(({ line }) => line)
}
