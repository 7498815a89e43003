/** A database as an earlier version left it: only its migrations, with rows that this version recorded. */
import pg from 'pg'
import { tablesSql } from '../../service/backup/write-backup.ts'
import { migrate } from '../../service/database/migrate.ts'
import { migrations } from '../../service/migrations/migrations.ts'
import { emptyDatabase, type FreshDatabase } from './database.ts'

type Table = { readonly name: string; readonly columns: readonly string[] }

const tablesOf = async (client: pg.Client): Promise<readonly Table[]> =>
  (await client.query<Table>(tablesSql, [['kysely_migration', 'kysely_migration_lock']])).rows

/** Copies the tables and columns that both databases have. */
const copyRows = async (from: pg.Client, to: pg.Client): Promise<void> => {
  const stored = new Map((await tablesOf(from)).map(({ name, columns }) => [name, columns]))
  for (const { name, columns } of await tablesOf(to)) {
    const table = pg.escapeIdentifier(name)
    const shared = columns.filter((column) => stored.get(name)?.includes(column))
    if (shared.length === 0) continue
    const list = shared.map((column) => pg.escapeIdentifier(column)).join(', ')
    const { rows } = await from.query<{ all: string | null }>(
      `select json_agg(t)::text as all from ${table} t`,
    )
    // The rows were checked when they were recorded.
    await to.query(`alter table ${table} disable trigger user; delete from ${table}`)
    await to.query(
      `insert into ${table} (${list}) overriding system value
        select ${list} from json_populate_recordset(null::${table}, $1::json)`,
      [rows[0]?.all ?? '[]'],
    )
    await to.query(`alter table ${table} enable trigger user`)
  }
}

/** Makes a database with the migrations before `migration` and the rows of `from`. */
export const databaseBefore = async (
  ownerUrl: string,
  migration: string,
  from: FreshDatabase,
): Promise<FreshDatabase> => {
  if (!(migration in migrations)) throw new Error(`There is no migration ${migration}.`)
  const earlier = await emptyDatabase(ownerUrl)
  const before = Object.entries(migrations).filter(([name]) => name < migration)
  await migrate(earlier.ownerUrl, Object.fromEntries(before), false)
  const clients = [from, earlier].map((one) => new pg.Client({ connectionString: one.ownerUrl }))
  const [source, target] = clients
  if (!source || !target) throw new Error('Two databases are needed.')
  await Promise.all(clients.map((client) => client.connect()))
  try {
    await copyRows(source, target)
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
  return earlier
}
