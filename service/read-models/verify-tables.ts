/** Compares every read table, row by row, with a new fold of the history (decision 151). */
import type pg from 'pg'
import { isSealed } from '#schema/core/event'
import type { ExpiringTable } from '../database/retention.ts'
import type { Compared } from './derived.ts'
import type { Projection } from './projection.ts'
import { foldInto } from './rebuild.ts'
import type { Table } from './table.ts'
import { differenceOf } from './value-difference.ts'

/** A row that differs from the history; `fields` lists the columns and their differences. */
export type RowFault = {
  readonly table: string
  readonly id: string
  readonly kind: 'missing' | 'surplus' | 'differs'
  readonly fields: readonly { readonly name: string; readonly difference: string }[]
}

/** Result of the comparison. */
export type TablesVerdict = {
  /** The first `maxNamed` faults of each table. */
  readonly faults: readonly RowFault[]
  /** Number of faults by table. */
  readonly counts: ReadonlyMap<string, number>
  /** Positions of events that the fold skipped. */
  readonly unreadable: readonly number[]
}

/** Faults listed per table. */
const maxNamed = 20

type Fields = Readonly<Record<string, unknown>>

// Columns with credentials or personal data.
const isPrivate = (column: string): boolean =>
  /(^|_)(hash|box|subject|person|token|key|message|reply)$/.test(column)

const sealsIn = (value: unknown): boolean => {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return isSealed(value)
  return value.includes('"box"')
}

const fieldsThatDiffer = ({ columns }: Compared, stored: Fields, expected: Fields): RowFault['fields'] =>
  columns.flatMap((name) => {
    const [is, should] = [stored[name], expected[name]]
    if (JSON.stringify(is) === JSON.stringify(should)) return []
    const isHidden = isPrivate(name) || sealsIn(is) || sealsIn(should)
    return [
      { name, difference: isHidden ? 'differs from the history (both hidden)' : differenceOf(is, should) },
    ]
  })

/** Finds the differing rows of one table. */
const compareTable = async (
  client: pg.ClientBase,
  workspace: string,
  table: Compared,
): Promise<{ readonly count: number; readonly faults: readonly RowFault[] }> => {
  const { name, keys, columns } = table
  const of = (row: string) => columns.map((column) => `${row}.${column}`)
  const on = keys.map((key) => `and s.${key} = r.${key}`).join(' ')
  const id =
    keys.length === 0 ? `''` : keys.map((key) => `coalesce(s.${key}, r.${key})::text`).join(` || ' ' || `)
  const { rows } = await client.query<{
    id: string
    stored: Fields | null
    expected: Fields | null
    count: string
  }>(
    `select ${id} as id, to_jsonb(s) as stored, to_jsonb(r) as expected, count(*) over () as count
    from (select * from public.${name} where workspace = $1) s
      full join pg_temp.${name} r on s.workspace = r.workspace ${on}
    where s.workspace is null or r.workspace is null or (${of('s')}) is distinct from (${of('r')})
    order by 1 limit ${maxNamed}`,
    [workspace],
  )
  const faults = rows.map(({ id: found, stored, expected }): RowFault => {
    const place = { table: name, id: found }
    if (stored === null) return { ...place, kind: 'missing', fields: [] }
    if (expected === null) return { ...place, kind: 'surplus', fields: [] }
    return { ...place, kind: 'differs', fields: fieldsThatDiffer(table, stored, expected) }
  })
  return { count: Number(rows[0]?.count ?? 0), faults }
}

/** Finds the rows of stored tables that differ from their temporary namesakes. */
export const compareAll = async (
  client: pg.ClientBase,
  workspace: string,
  tables: readonly Compared[],
): Promise<TablesVerdict> => {
  const faults: RowFault[] = []
  const counts = new Map<string, number>()
  for (const table of tables) {
    const found = await compareTable(client, workspace, table)
    faults.push(...found.faults)
    if (found.count > 0) counts.set(table.name, found.count)
  }
  return { faults, counts, unreadable: [] }
}

const comparedOf = ({ name, key, columns }: Table): Compared => ({
  name,
  keys: key === null ? [] : [key],
  columns: Object.keys(columns),
})

/**
 * Folds a workspace's history into temporary tables, with the same code as a rebuild, and compares them with the stored
 * ones. Both are read in one snapshot, so the service may keep appending. `client` is the owner's; everything is rolled
 * back.
 */
export const verifyTables = async (
  client: pg.ClientBase,
  workspace: string,
  projections: readonly Projection[],
  expiring: readonly ExpiringTable[] = [],
  now = new Date(),
): Promise<TablesVerdict> => {
  const tables = projections.flatMap((projection) => projection.tables)
  await client.query('begin isolation level repeatable read')
  try {
    // From here on, unqualified names mean the temporary tables.
    for (const { name } of tables)
      await client.query(`create temp table ${name} (like public.${name} including all) on commit drop`)
    const { unreadable } = await foldInto(client, workspace, projections)
    // An expired row may or may not have been removed already.
    for (const { table, isExpired } of expiring) {
      const key = tables.find(({ name }) => name === table)?.key
      if (key)
        await client.query(
          `delete from pg_temp.${table} r where ${isExpired(now)} and not exists (
            select from public.${table} s where s.workspace = $1 and s.${key} = r.${key})`,
          [workspace],
        )
    }
    return { ...(await compareAll(client, workspace, tables.map(comparedOf))), unreadable }
  } finally {
    await client.query('rollback')
  }
}

/** Prints the result; true if every row matches. */
export const reportTables = (
  workspace: string,
  { faults, counts, unreadable }: TablesVerdict,
  print: (line: string) => void,
): boolean => {
  const say = (sentence: string): void => print(`${workspace}: ${sentence}`)
  for (const position of unreadable) say(`the event at position ${position} cannot be read.`)
  for (const { table, id, kind, fields } of faults) {
    const row = id === '' ? `the row of ${table}` : `row ${id} of ${table}`
    if (kind === 'missing') say(`${row} is missing.`)
    else if (kind === 'surplus') say(`${row} was not made by any event.`)
    else for (const { name, difference } of fields) say(`${row}: ${name} ${difference}.`)
  }
  for (const [table, count] of counts)
    if (count > maxNamed)
      say(`${count.toLocaleString('en-AU')} rows of ${table} differ; the first ${maxNamed} are listed.`)
  if (counts.size > 0) say('`npm run rebuild` rebuilds the tables from the history.')
  else if (unreadable.length === 0) say('every read table matches the history.')
  return counts.size === 0 && unreadable.length === 0
}
