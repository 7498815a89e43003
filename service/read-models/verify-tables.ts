/** Holds every read table against a new fold of the history, row by row. */
import type pg from 'pg'
import { isSealed } from '#schema/core/event'
import type { Expiring } from '../database/retention.ts'
import type { Projection } from './projection.ts'
import { foldInto } from './rebuild.ts'
import type { Table } from './table.ts'

/** A row that is not what the history says; `field` where one differs, with what is stored and what should be. */
export type RowFault = {
  readonly table: string
  readonly id: string
  readonly kind: 'missing' | 'surplus' | 'differs'
  readonly fields: readonly { readonly name: string; readonly stored: string; readonly expected: string }[]
}

/** What the comparison found: rows of each table that differ, the first of them named, and events left out of the fold. */
export type TablesVerdict = {
  readonly faults: readonly RowFault[]
  /** How many rows differ, by table; more than are named where there are many. */
  readonly counts: ReadonlyMap<string, number>
  readonly unreadable: readonly number[]
}

/** Rows that are named of each table. */
const maxNamed = 20

/** Signs of a value that are printed. */
const longestValue = 60

type Fields = Readonly<Record<string, unknown>>

// Credentials and the subjects of personal data, whatever the table calls its record.
const isPrivate = (column: string): boolean =>
  /(^|_)(hash|box|subject|person|token|key|message|reply)$/.test(column)

const sealsIn = (value: unknown): boolean => {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return isSealed(value)
  return value.includes('"box"')
}

const printed = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length <= longestValue
    ? text
    : `${text.slice(0, longestValue).toWellFormed()}… (${text.length} characters)`
}

const fieldsThatDiffer = ({ columns }: Table, stored: Fields, expected: Fields): RowFault['fields'] =>
  Object.keys(columns).flatMap((name) => {
    const [is, should] = [stored[name], expected[name]]
    if (JSON.stringify(is) === JSON.stringify(should)) return []
    const isHidden = isPrivate(name) || sealsIn(is) || sealsIn(should)
    return [
      isHidden
        ? { name, stored: 'hidden', expected: 'hidden' }
        : { name, stored: printed(is), expected: printed(should) },
    ]
  })

/** The rows of one table that differ; both tables are seen in one snapshot. */
const compareTable = async (
  client: pg.ClientBase,
  workspace: string,
  table: Table,
): Promise<{ readonly count: number; readonly faults: readonly RowFault[] }> => {
  const { name, key, columns } = table
  const of = (row: string) => Object.keys(columns).map((column) => `${row}.${column}`)
  const on = key === null ? '' : `and s.${key} = r.${key}`
  const id = key === null ? `''` : `coalesce(s.${key}, r.${key})::text`
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

/**
 * Folds the history of a workspace into temporary tables beside the stored ones, by the very code of a rebuild, and compares
 * the two in one snapshot: a service that goes on appending makes no difference. `client` is the owner's; nothing stays.
 */
export const verifyTables = async (
  client: pg.ClientBase,
  workspace: string,
  projections: readonly Projection[],
  expiring: readonly Expiring[] = [],
  now = new Date(),
): Promise<TablesVerdict> => {
  const tables = projections.flatMap((projection) => projection.tables)
  await client.query('begin isolation level repeatable read')
  try {
    // Whatever is named without its schema is the temporary table from here on.
    for (const { name } of tables)
      await client.query(`create temp table ${name} (like public.${name} including all) on commit drop`)
    const { unreadable } = await foldInto(client, workspace, projections)
    // A row whose time is over may be gone already, or not yet.
    for (const { table, isOver } of expiring) {
      const key = tables.find(({ name }) => name === table)?.key
      if (key)
        await client.query(
          `delete from pg_temp.${table} r where ${isOver(now)} and not exists (
            select from public.${table} s where s.workspace = $1 and s.${key} = r.${key})`,
          [workspace],
        )
    }
    const faults: RowFault[] = []
    const counts = new Map<string, number>()
    for (const table of tables) {
      const found = await compareTable(client, workspace, table)
      faults.push(...found.faults)
      if (found.count > 0) counts.set(table.name, found.count)
    }
    return { faults, counts, unreadable }
  } finally {
    await client.query('rollback')
  }
}

/** Says what the comparison found; false where a row differs. */
export const reportTables = (
  workspace: string,
  { faults, counts, unreadable }: TablesVerdict,
  tell: (line: string) => void,
): boolean => {
  const say = (sentence: string): void => tell(`${workspace}: ${sentence}`)
  for (const position of unreadable) say(`the event at position ${position} cannot be read.`)
  for (const { table, id, kind, fields } of faults) {
    const row = id === '' ? `the row of ${table}` : `row ${id} of ${table}`
    if (kind === 'missing') say(`${row} is missing.`)
    else if (kind === 'surplus') say(`${row} comes from no event.`)
    else
      for (const { name, stored, expected } of fields)
        say(`${row}: ${name} is ${stored}, but the history says ${expected}.`)
  }
  for (const [table, count] of counts)
    if (count > maxNamed)
      say(`${count.toLocaleString('en-AU')} rows of ${table} differ; the first ${maxNamed} are listed.`)
  if (counts.size > 0) say('`npm run rebuild` rebuilds the tables from the history.')
  else if (unreadable.length === 0) say('every read table matches the history.')
  return counts.size === 0 && unreadable.length === 0
}
