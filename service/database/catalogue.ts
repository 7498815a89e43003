/**
 * Lists a database's catalogue as readable lines: every schema's objects, rights, members of our roles, and what belongs
 * to the whole database. The lines after all migrations are recorded in `service/migrations/catalogue.txt` (decision 173).
 */
import type pg from 'pg'
import { sequenceRule, serverLines } from './catalogue-server.ts'
import { serviceRole } from './isolation.ts'

const service = `'${serviceRole}'`

// Owner of everything that the migrations make.
const eventsOwner = `(select relowner from pg_class where oid = 'public.events'::regclass)`

// Objects that come with the server have lower numbers.
const firstOwnNumber = 16384

// All schemas but Postgres's own; in these, what our owner added to them.
const isOurSchema = (namespace: string) =>
  `${namespace} in (select oid from pg_namespace where nspname !~ '^(pg_|information_schema$)')`
// An extension is named itself, so its members are not; plpgsql is always there, and could be made to hide others.
const isOfExtension = (catalog: string, oid: string, isHome: string) => `exists (select from pg_depend d
  where d.classid = ${catalog} and d.objid = ${oid} and d.deptype = 'e'
    and (${isHome} or d.refobjid <> (select oid from pg_extension where extname = 'plpgsql')))`
const isOurs = (catalog: string, namespace: string, owner: string) => `(${isOurSchema(namespace)}
    or ${catalog}.oid >= ${firstOwnNumber} and ${owner} = ${eventsOwner}
      and ${namespace} in (select oid from pg_namespace where nspname !~ '^pg_(toast|temp)'))
  and not ${isOfExtension(`'${catalog}'::regclass`, `${catalog}.oid`, `${namespace} = 'pg_catalog'::regnamespace`)}`

const isSuperuser = (role: string) =>
  `coalesce((select rolsuper from pg_roles r where r.oid = ${role}), false)`

// Kinds that no migration makes. Postgres gives each object's type and full name.
const otherKinds = [
  ...[
    'am',
    'cast',
    'collation',
    'conversion',
    'extension',
    'foreign_data_wrapper',
    'foreign_server',
    'language',
  ],
  ...['opclass', 'opfamily', 'publication', 'statistic_ext', 'transform'],
  ...['ts_config', 'ts_dict', 'ts_parser', 'ts_template'],
].map((kind) => `select 'pg_${kind}'::regclass as class, oid from pg_${kind}`)
const otherObjects = [
  ...otherKinds,
  `select 'pg_largeobject'::regclass, oid from pg_largeobject_metadata`,
  `select 'pg_user_mapping'::regclass, umid from pg_user_mappings`,
  `select 'pg_subscription'::regclass, oid from pg_subscription
    where subdbid = (select oid from pg_database where datname = current_database())`,
].join(' union all ')

// The owner's role name differs between servers.
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
    from pg_class where relkind in ('r', 'p', 'v', 'm', 'f', 'S', 'c') and ${isOurs('pg_class', 'relnamespace', 'relowner')}),
  functions as (
    select *, oid::regprocedure::text as name from pg_proc where ${isOurs('pg_proc', 'pronamespace', 'proowner')}),
  lines as (
    select name as object, what || ' ' || name as what, concat_ws(', ',
      case persistence when 'p' then 'stored' when 'u' then 'unlogged' else 'temporary' end,
      case when is_closed then 'row-level security' end, case when is_forced then 'forced on its owner' end,
      case when owner <> ${eventsOwner} then 'of the owner ' || pg_get_userbyid(owner) end,
      ${sequenceRule('tables.oid')},
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
      case when proleakproof then 'leakproof' end, 'defaults ' || pg_get_expr(proargdefaults, 0),
      pg_get_function_result(f.oid), array_to_string(proconfig, ', '),
      case when proowner <> ${eventsOwner} then 'of the owner ' || pg_get_userbyid(proowner) end,
      'body ' || encode(sha256(convert_to(coalesce(prosrc, '') || coalesce(pg_get_function_sqlbody(f.oid), ''), 'UTF8')), 'hex'))
    from functions f join pg_language l on l.oid = prolang
    union all
    select name, 'right of ' || r.role || ' to ' || name, r.privileges
    from functions, ${rightsOf("coalesce(proacl, acldefault('f', proowner))", 'proowner')} r
    union all
    select '', 'type ' || pg_type.oid::regtype, '' from pg_type where typrelid = 0 and typcategory <> 'A' and ${isOurs('pg_type', 'typnamespace', 'typowner')}
    union all
    select '', 'operator ' || pg_operator.oid::regoperator, '' from pg_operator where ${isOurs('pg_operator', 'oprnamespace', 'oprowner')}
    union all
    select '', 'schema ' || nspname, case when nspowner not in (${eventsOwner}, 'pg_database_owner'::regrole) and not ${isSuperuser('nspowner')}
      then 'of the owner ' || pg_get_userbyid(nspowner) else '' end
    from pg_namespace where ${isOurSchema('oid')}
    union all
    select '', 'right of ' || r.role || ' to the schema ' || nspname, r.privileges
    from pg_namespace, ${rightsOf('nspacl', 'nspowner')} r where ${isOurSchema('pg_namespace.oid')}
    union all
    select '', concat_ws(' ', 'default right of', r.role, 'to', case defaclobjtype when 'r' then 'tables' when 'S' then 'sequences'
      when 'f' then 'functions' when 'T' then 'types' else 'schemas' end, 'in the schema ' || nspname), r.privileges
    from pg_default_acl left join pg_namespace n on n.oid = defaclnamespace, ${rightsOf('defaclacl', 'defaclrole')} r
    union all
    select '', 'event trigger ' || evtname, evtevent || ', ' || evtfoid::regprocedure from pg_event_trigger
    union all
    select '', i.type || ' ' || i.identity, ''
    from (${otherObjects}) o, pg_identify_object(o.class, o.oid, 0) i
    where (o.oid >= ${firstOwnNumber} or o.class = 'pg_largeobject'::regclass) and coalesce(i.schema, '') not in ('pg_catalog', 'information_schema')
      and (i.type, i.identity) not in (('extension', 'plpgsql'), ('language', 'plpgsql'))
      and not ${isOfExtension('o.class', 'o.oid', 'false')}
    union all
    select '', 'owner of the database', pg_get_userbyid(datdba) from pg_database
    where datname = current_database() and datdba <> ${eventsOwner} and not ${isSuperuser('datdba')}
    union all
    select '', 'right of ' || ${roleOf('a.grantee', 'datdba')} || ' to the database', 'create'
    from pg_database, aclexplode(datacl) a where datname = current_database() and a.privilege_type = 'CREATE'
      and a.grantee not in (datdba, ${eventsOwner}) and not ${isSuperuser('a.grantee')}
    union all
    select '', 'right of ' || r.role || ' to the setting ' || parname, r.privileges
    from pg_parameter_acl, ${rightsOf('paracl', '10')} r where r.role in ('everyone', ${service})
    union all
    -- Postgres makes whoever creates a role its administrator; that alone gives none of the role's rights.
    select '', 'member ' || pg_get_userbyid(member) || ' of ' || case roleid when ${eventsOwner} then 'the owner' else 'the role ${serviceRole}' end,
      case when bool_or(admin_option) then 'with the right to add members' else '' end
    from pg_auth_members m where roleid in (${eventsOwner}, ${service}::regrole) and member <> ${eventsOwner} and not ${isSuperuser('member')}
      and not (m.grantor = 10 and not ${isSuperuser('roleid')} and coalesce(to_jsonb(m) ->> 'inherit_option' = 'false' and to_jsonb(m) ->> 'set_option' = 'false', false))
    group by roleid, member
    union all
    select '', 'role ${serviceRole}', concat_ws(', ', case when rolsuper then 'superuser' end, case when rolcreaterole then 'may create roles' end,
      case when rolcreatedb then 'may create databases' end, case when rolreplication then 'may replicate' end,
      case when rolbypassrls then 'bypasses row-level security' end, case when rolcanlogin then 'may log in' end)
    from pg_roles where rolname = ${service}
    union all
    select '', 'role ${serviceRole} as a member of ' || pg_get_userbyid(roleid), '' from pg_auth_members where member = ${service}::regrole
    union all
    select '', 'setting ' || setting, case setrole when 0 then 'of the database' when ${eventsOwner} then 'of the owner' else 'of the role ${serviceRole}' end
    from pg_db_role_setting, unnest(setconfig) as setting
    where setrole in (0, ${eventsOwner}, ${service}::regrole) and setdatabase in (0, (select oid from pg_database where datname = current_database()))
    ${serverLines({ service, owner: eventsOwner, isSuperuser, roleOf, firstOwnNumber })})
  select what || ': ' || btrim(regexp_replace(says, '\\s+', ' ', 'g')) as line from lines order by object collate "C", what collate "C"`

/** One line per object: its kind and name, a colon, its properties. */
export const readCatalogue = async (client: Pick<pg.ClientBase, 'query'>): Promise<readonly string[]> => {
  const { rows } = await client.query<{ line: string }>(catalogueSql)
  return rows.map(({ line }) => line)
}
