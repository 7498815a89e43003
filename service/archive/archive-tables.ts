/** Rows of one workspace in the text format of COPY, without the column that names it. */
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { ArchivedTable } from '../table-accounts.ts'
import { ArchiveFault } from './archive-fault.ts'

const columnsSql = `
  select a.attname::text as name from pg_attribute a
  where a.attrelid = ('public.' || $1)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' and a.attidentity = '' and a.attname <> 'workspace'
  order by a.attnum`

/** Columns of a table that an archive has. */
export const archivedColumns = async (
  client: Pick<pg.ClientBase, 'query'>,
  table: string,
): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(columnsSql, [table])
  return rows.map(({ name }) => name)
}

const listed = (columns: readonly string[]): string =>
  columns.map((one) => pg.escapeIdentifier(one)).join(', ')

/** Rows of a workspace's table, as COPY writes them; the stream has their number once it has ended. */
export const copyRows = (
  client: pg.ClientBase,
  workspace: string,
  { name, order, except }: ArchivedTable,
  columns: readonly string[],
): Readable & { readonly rowCount: number } =>
  client.query(
    copyTo(
      `copy (select ${listed(columns)} from ${pg.escapeIdentifier(name)} t where workspace = ${pg.escapeLiteral(workspace)}
        ${except === undefined ? '' : `and not (${except})`} order by ${order}) to stdout`,
    ),
  )

/**
 * Writes rows into a workspace's table; returns how many. The rows of an archive name no workspace, so they can only become rows of
 * this one. They pass through a temporary table, because COPY does not write where row-level security applies.
 */
export const loadRows = async (
  client: pg.ClientBase,
  workspace: string,
  name: string,
  columns: readonly string[],
  body: AsyncIterable<Buffer>,
): Promise<number> => {
  const known = await archivedColumns(client, name)
  const unknown = columns.find((column) => !known.includes(column))
  if (unknown !== undefined)
    throw new ArchiveFault(`The archive has a column ${name}.${unknown}, which this version does not know.`)
  const table = pg.escapeIdentifier(name)
  await client.query(
    `create temp table staged on commit drop as select ${listed(columns)} from public.${table} where false`,
  )
  await pipeline(body, client.query(copyFrom(`copy pg_temp.staged (${listed(columns)}) from stdin`)))
  // In the order of the archive.
  const { rowCount } = await client.query(
    `insert into public.${table} (workspace, ${listed(columns)})
      select $1, ${listed(columns)} from pg_temp.staged order by ctid`,
    [workspace],
  )
  await client.query('drop table pg_temp.staged')
  return rowCount ?? 0
}
