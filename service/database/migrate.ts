/** Migrates a database as its owner; the service then runs under its own, weaker role. */
import { Kysely, type Migration, Migrator, PostgresDialect } from 'kysely'
import pg from 'pg'
import { isolationFaults } from './isolation.ts'
import { ensureServiceRole, serviceUrlOf } from './role.ts'
import { searchPathOption } from './search-path.ts'

/** Migrations by name, run in order of name; never changed once released. */
export type Migrations = Readonly<Record<string, Migration>>

/**
 * Migrates the database at `ownerUrl` and returns the service's URL. Throws if the isolation has gaps, which only the tables
 * of this version can be checked for: `isComplete` is false for the migrations of an earlier one.
 */
export const migrate = async (
  ownerUrl: string,
  migrations: Migrations,
  isComplete = true,
): Promise<string> => {
  const url = new URL(ownerUrl)
  // The service's URL and password are derived from the owner's.
  if (!url.hostname || !url.username || !url.password)
    throw new Error(
      'DATABASE_URL must have a user, a password and a host: postgres://user:password@host/database.',
    )
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2, options: searchPathOption })
  pool.on('error', () => {})
  try {
    const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num')
    if (Number(rows[0]?.server_version_num) < 150000) throw new Error('Jarvin needs PostgreSQL 15 or later.')
    await ensureServiceRole(pool, ownerUrl)
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
    const faults = isComplete ? await isolationFaults(pool) : []
    if (faults.length > 0) throw new Error(`The isolation of the database has gaps: ${faults.join('; ')}.`)
  } finally {
    await pool.end()
  }
  return serviceUrlOf(ownerUrl)
}
