/**
 * The role of the service on its server. Roles belong to the whole server, with all its databases: another installation
 * may have made it, and would be locked out by a password of ours.
 */
import { createHmac } from 'node:crypto'
import pg from 'pg'
import { serviceRole } from './isolation.ts'
import { ownNames } from './own-names.ts'

/** The URL under which the service connects to the database of `ownerUrl`. */
export const serviceUrlOf = (ownerUrl: string): string => {
  const url = new URL(ownerUrl)
  // Every process that knows the owner's credentials derives the same password, so none has to be stored or handed on.
  const owner = createHmac('sha256', decodeURIComponent(url.password))
  url.username = serviceRole
  url.password = owner.update(serviceRole).digest('hex')
  return url.href
}

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('28')

const opens = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, options: ownNames })
  try {
    await client.connect()
    return true
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

// A database of the same owner derives the password that we do, and so will take up the new one at its next start.
const foreignDatabases = `select d.datname from pg_database d
  where d.datname <> current_database() and d.datdba <> (select oid from pg_roles where rolname = current_user)
    and exists (select from pg_shdepend s where s.dbid = d.oid and s.refclassid = 'pg_authid'::regclass
      and s.refobjid = '${serviceRole}'::regrole)
  order by d.datname`

/**
 * Makes the role, and sees that it opens the database at `ownerUrl`; `pool` is the owner's. Throws where the role serves
 * a database of another owner on the same server.
 */
export const ensureServiceRole = async (pool: Pick<pg.Pool, 'query'>, ownerUrl: string): Promise<void> => {
  const exists = `select from pg_roles where rolname = '${serviceRole}'`
  // Two databases may be migrated at once, so losing this race is no failure.
  await pool.query(`do $$ begin
    if not exists (${exists}) then create role ${serviceRole}; end if;
    exception when duplicate_object or unique_violation then null; end $$`)
  const url = serviceUrlOf(ownerUrl)
  if (await opens(url)) return
  const { rows } = await pool.query<{ datname: string }>(foreignDatabases)
  const [foreign] = rows
  if (foreign)
    throw new Error(
      `The role ${serviceRole} on this server belongs to another Jarvin installation, in the database "${foreign.datname}". Start this one on a server of its own, or drop that database if nobody needs it, and start again.`,
    )
  try {
    await pool.query(`alter role ${serviceRole} login password '${new URL(url).password}'`)
  } catch (error) {
    // The same race: somebody else has just set the same password.
    if (!(await opens(url))) throw error
  }
}
