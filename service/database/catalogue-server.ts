/** Lines of the catalogue about the server: protections that are switched off, and rights that reach past our tables. */

// Settings with the value that switches a protection off.
const protections = [
  ['session_replication_role', 'replica'],
  ['session_replication_role', 'local'],
  ['fsync', 'off'],
  ['full_page_writes', 'off'],
  ['row_security', 'off'],
  ['zero_damaged_pages', 'on'],
  ['ignore_checksum_failure', 'on'],
  ['allow_system_table_mods', 'on'],
] as const

/** SQL expression for how a sequence counts; null for one that counts from 1 by 1, and for other objects. */
export const sequenceRule = (oid: string): string => `(
  select concat_ws(', ', case when seqstart <> 1 then 'from ' || seqstart end, case when seqincrement <> 1 then 'by ' || seqincrement end,
    case when seqmin <> 1 then 'at least ' || seqmin end, case when seqmax <> 9223372036854775807 then 'at most ' || seqmax end,
    case when seqcycle then 'over and over' end)
  from pg_sequence where seqrelid = ${oid} and (seqstart, seqincrement, seqmin, seqmax, seqcycle) <> (1, 1, 1, 9223372036854775807, false))`

/** Parts of the catalogue's query. */
type Parts = {
  /** SQL literal of the service's role. */
  readonly service: string
  /** SQL expression for the owner of our tables. */
  readonly owner: string
  readonly isSuperuser: (role: string) => string
  readonly roleOf: (oid: string, owner: string) => string
  /** Objects that come with the server have lower numbers. */
  readonly firstOwnNumber: number
}

/** Further `union all` branches of the catalogue's lines. */
export const serverLines = ({ service, owner, isSuperuser, roleOf, firstOwnNumber }: Parts): string => `
    union all
    -- What the server was started with or has read again; a session's own settings end with it.
    select '', 'setting of the server ' || name, reset_val from pg_settings
    where (name, reset_val) in (${protections.map(([name, off]) => `('${name}', '${off}')`).join(', ')})
    union all
    select '', 'role ' || rolname, 'bypasses row-level security' from pg_roles r
    where rolbypassrls and not rolsuper and rolname <> ${service} and oid <> ${owner}
    union all
    select '', 'member ' || pg_get_userbyid(member) || ' of ' || roleid::regrole, '' from pg_auth_members
    where roleid::regrole::text in ('pg_write_all_data', 'pg_write_server_files', 'pg_execute_server_program')
      and member not in (${service}::regrole, ${owner}) and not ${isSuperuser('member')}
    union all
    select '', 'right of ' || ${roleOf('a.grantee', 'p.proowner')} || ' to the server''s function ' || p.oid::regprocedure, lower(a.privilege_type)
    from pg_proc p, aclexplode(p.proacl) a
    where pronamespace = 'pg_catalog'::regnamespace and p.oid < ${firstOwnNumber} and a.grantee in (0, ${service}::regrole)
      and not exists (select from pg_init_privs i, aclexplode(i.initprivs) b
        where i.classoid = 'pg_proc'::regclass and i.objoid = p.oid and b.grantee = a.grantee)`
