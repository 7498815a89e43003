/** Brings a database to the present shape, as its owner; the service then runs under its own, weaker role. */
import { createHmac } from 'node:crypto'
import { Kysely, type Migration, Migrator, PostgresDialect } from 'kysely'
import pg from 'pg'
import { isolationFaults, serviceRole } from './isolation.ts'

/** Migrations by name; they run in the order of their names, and never change once released. */
export type Migrations = Readonly<Record<string, Migration>>

// Every process that knows the owner's credentials derives the same password, so none has to be stored or handed on.
const servicePassword = (ownerUrl: URL): string =>
  createHmac('sha256', decodeURIComponent(ownerUrl.password)).update(serviceRole).digest('hex')

const ensureServiceRole = async (pool: pg.Pool, ownerUrl: URL): Promise<void> => {
  const exists = `select from pg_roles where rolname = '${serviceRole}'`
  // Roles belong to the whole server: two databases may be migrated at once, so losing this race is no failure.
  await pool.query(`do $$ begin
    if not exists (${exists}) then create role ${serviceRole}; end if;
    exception when duplicate_object or unique_violation then null; end $$`)
  const password = servicePassword(ownerUrl)
  await pool.query(`do $$ begin
    perform pg_advisory_xact_lock(hashtext('${serviceRole}'));
    alter role ${serviceRole} login password '${password}';
    end $$`)
}

/** Migrates the database at `ownerUrl`; gives the URL under which the service connects. Throws if anything stands open. */
export const migrate = async (ownerUrl: string, migrations: Migrations): Promise<string> => {
  const url = new URL(ownerUrl)
  // The service's own URL is made from this one, and its password from the owner's.
  if (!url.hostname || !url.username || !url.password)
    throw new Error('DATABASE_URL must name user, password and host: postgres://user:password@host/database.')
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2 })
  pool.on('error', () => {})
  try {
    const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num')
    if (Number(rows[0]?.server_version_num) < 150000) throw new Error('Jarvin needs PostgreSQL 15 or later.')
    await ensureServiceRole(pool, url)
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
    const faults = await isolationFaults(pool)
    if (faults.length > 0) throw new Error(`The database stands open: ${faults.join('; ')}.`)
  } finally {
    await pool.end()
  }
  url.username = serviceRole
  url.password = servicePassword(new URL(ownerUrl))
  return url.href
}
