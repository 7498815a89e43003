/** What a database holds, to compare two of them. */
import pg from 'pg'
import { leftOutOfBackups } from '../../service/table-accounts.ts'

/** Rows of a query. */
export const rowsOf = async (url: string, sql: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Every row of every table that is not refilled, as one hash for each table. */
export const contents = async (url: string): Promise<Readonly<Record<string, unknown>>> => {
  const tables = await rowsOf(
    url,
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const copied = tables.map(({ name }) => String(name)).filter((name) => !leftOutOfBackups.includes(name))
  // One statement, since a connection for each of seventy tables would be too many. The time at which each migration ran differs.
  const [row] = await rowsOf(
    url,
    `select ${copied
      .filter((name) => name !== 'kysely_migration')
      .map(
        (name) =>
          `(select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text collate "C")), '') from "${name}" t) as "${name}"`,
      )
      .join(', ')}`,
  )
  return row ?? {}
}
