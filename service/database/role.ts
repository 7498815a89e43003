/**
 * The service's database role. Roles are shared by all databases of a server: another installation may use the same role,
 * and would be locked out if we changed its password.
 */
import { createHmac } from 'node:crypto'
import pg from 'pg'
import { serviceRole } from './isolation.ts'
import { searchPathOption } from './search-path.ts'

/** URL for the service role to the database of `ownerUrl`. */
export const serviceUrlOf = (ownerUrl: string): string => {
  const url = new URL(ownerUrl)
  // Every process with the owner's credentials derives the same password, so it need not be stored or passed on.
  const owner = createHmac('sha256', decodeURIComponent(url.password))
  url.username = serviceRole
  url.password = owner.update(serviceRole).digest('hex')
  return url.href
}

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('28')

const canConnect = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, options: searchPathOption })
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

// A database of the same owner derives the same password, and adopts a new one at its next start.
const foreignDatabases = `select d.datname from pg_database d
  where d.datname <> current_database() and d.datdba <> (select oid from pg_roles where rolname = current_user)
    and exists (select from pg_shdepend s where s.dbid = d.oid and s.refclassid = 'pg_authid'::regclass
      and s.refobjid = '${serviceRole}'::regrole)
  order by d.datname`

/**
 * Creates the role if needed, and makes sure that it can connect to the database at `ownerUrl`; `pool` is the owner's.
 * Throws if the role serves a database of another owner on the same server.
 */
export const ensureServiceRole = async (pool: Pick<pg.Pool, 'query'>, ownerUrl: string): Promise<void> => {
  const exists = `select from pg_roles where rolname = '${serviceRole}'`
  // Another migration may create the role at the same time.
  await pool.query(`do $$ begin
    if not exists (${exists}) then create role ${serviceRole}; end if;
    exception when duplicate_object or unique_violation then null; end $$`)
  const url = serviceUrlOf(ownerUrl)
  if (await canConnect(url)) return
  const { rows } = await pool.query<{ datname: string }>(foreignDatabases)
  const [foreign] = rows
  if (foreign)
    throw new Error(
      `The role ${serviceRole} on this server belongs to another Jarvin installation, in the database "${foreign.datname}". Start this one on a server of its own, or drop that database if nobody needs it, and start again.`,
    )
  try {
    await pool.query(`alter role ${serviceRole} login password '${new URL(url).password}'`)
  } catch (error) {
    // The same race: another migration may have just set this password.
    if (!(await canConnect(url))) throw error
  }
}
