/** Checks tables that are filled from the history on demand, by filling temporary copies with the code that fills them. */
import { Kysely, PostgresDialect, PostgresDriver } from 'kysely'
import pg from 'pg'
import type { Tables } from '../tables.ts'
import type { Derived } from './derived.ts'
import { compareAll, type TablesVerdict } from './verify-tables.ts'

/** Part of the transaction that is already open on its connection. */
class WithinTransaction extends PostgresDriver {
  override async beginTransaction(): Promise<void> {}
  override async commitTransaction(): Promise<void> {}
  override async rollbackTransaction(): Promise<void> {}
}

/** Query builder on a client in a transaction; its own transactions become part of that one. */
export const within = (client: pg.ClientBase): Kysely<Tables> => {
  const query = client.query.bind(client)
  const pool = { connect: async () => ({ query, release: () => {} }), end: async () => {} }
  return new Kysely<Tables>({
    dialect: new (class extends PostgresDialect {
      override createDriver = () => new WithinTransaction({ pool })
    })({ pool }),
  })
}

/** From here on, unqualified names mean empty copies of the tables, and one workspace's history up to `reach`. */
const hideStored = async (
  client: pg.ClientBase,
  workspace: string,
  { tables }: Derived,
  reach: number,
): Promise<void> => {
  const own = `workspace = ${pg.escapeLiteral(workspace)}`
  for (const { name } of tables) {
    // Without generated columns: computing them costs much, and nobody can write to them.
    await client.query(
      `create temp table ${name} (like public.${name} including all excluding generated) on commit drop`,
    )
    const { rows } = await client.query<{ column: string }>(
      `select attname as column from pg_attribute where attrelid = $1::regclass and attgenerated <> ''`,
      [`public.${name}`],
    )
    for (const { column } of rows) await client.query(`alter table pg_temp.${name} drop column ${column}`)
  }
  await client.query(`create temp view events as select * from public.events where ${own}`)
  await client.query(
    `create temp view workspace_head as
      select workspace, least(position, ${reach}) as position from public.workspace_head where ${own}`,
  )
}

const verifyOne = async (
  client: pg.ClientBase,
  workspace: string,
  derived: Derived,
): Promise<TablesVerdict> => {
  await client.query('begin isolation level repeatable read')
  try {
    const { rows } = await client.query<{ reach: number | null }>(
      `select (${derived.reach})::bigint as reach`,
      [workspace],
    )
    const reach = rows[0]?.reach ?? null
    await hideStored(client, workspace, derived, reach ?? 0)
    await client.query(`select set_config('app.workspace', $1, true)`, [workspace])
    if (reach !== null) await derived.catchUp(within(client))
    return await compareAll(client, workspace, derived.tables)
  } finally {
    await client.query('rollback')
  }
}

/**
 * Compares derived tables with the history, up to where they claim to be filled: they may lag behind it. `client` is the
 * owner's; the service may keep appending, and everything is rolled back.
 */
export const verifyDerived = async (
  client: pg.ClientBase,
  workspace: string,
  all: readonly Derived[],
): Promise<TablesVerdict> => {
  const verdicts: TablesVerdict[] = []
  for (const derived of all) verdicts.push(await verifyOne(client, workspace, derived))
  return mergeVerdicts(verdicts)
}

/** One verdict over the tables of several. */
export const mergeVerdicts = (verdicts: readonly TablesVerdict[]): TablesVerdict => ({
  faults: verdicts.flatMap(({ faults }) => faults),
  counts: new Map(verdicts.flatMap(({ counts }) => [...counts])),
  unreadable: verdicts.flatMap(({ unreadable }) => unreadable),
})
