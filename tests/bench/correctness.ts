/** Checks on a measured history; a run that violates one has no result. */
import type pg from 'pg'
import { rebuildWorkspace } from '../../service/read-models/rebuild.ts'
import { chainFaults } from '../../service/signing/verify-chain.ts'
import { projections } from '../../service/slices.ts'

/** Ends the run if a claim is false. */
export const demand = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(`Correctness: ${what}.`)
}

/** Demands positions and versions without gaps, a correct head and a valid chain; returns the number of events. */
export const demandValid = async (owner: pg.Client, workspace: string): Promise<number> => {
  const { rows } = await owner.query<{ count: number; last: number; head: number }>(
    `select count(*)::int as count, coalesce(max(position), 0)::int as last,
      (select position::int from workspace_head where workspace = $1) as head from events where workspace = $1`,
    [workspace],
  )
  const { count, last, head } = rows[0] ?? { count: 0, last: -1, head: -1 }
  demand(
    count === last && count === head,
    `${workspace} has ${count} events, the last at ${last}, its head at ${head}`,
  )
  const { rows: torn } = await owner.query<{ stream: string; found: string }>(
    `select stream, count(*) || ' events up to version ' || max(version) as found from events where workspace = $1
      group by stream having count(*) <> max(version) limit 1`,
    [workspace],
  )
  demand(torn.length === 0, `the stream ${torn[0]?.stream} of ${workspace} has ${torn[0]?.found}`)
  const damage = await chainFaults(owner, workspace)
  demand(damage.length === 0, `the chain of ${workspace} is broken: ${JSON.stringify(damage[0])}`)
  return count
}

/** A checksum over every read table of a workspace; equal if and only if all rows are. */
export const checksumOfReadTables = async (owner: pg.Client, workspace: string): Promise<string> => {
  const sums: string[] = []
  for (const { name } of projections.flatMap(({ tables }) => tables)) {
    const { rows } = await owner.query<{ sum: string }>(
      `select count(*) || ' rows ' || coalesce(sum(hashtextextended(r::text, 0)), 0) as sum
        from ${name} r where workspace = $1`,
      [workspace],
    )
    sums.push(`${name} ${rows[0]?.sum}`)
  }
  return sums.join('; ')
}

/** Demands that a rebuild leaves the read tables unchanged. */
export const demandRebuild = async (owner: pg.Client, workspace: string): Promise<void> => {
  const before = await checksumOfReadTables(owner, workspace)
  await rebuildWorkspace(owner, workspace, projections)
  const after = await checksumOfReadTables(owner, workspace)
  demand(before === after, `the read tables of ${workspace} were ${before}, a refold gives ${after}`)
}

/** How often each workspace changed what `startWriters` in `tests/failover` changes. */
export const countChanges = async (
  owner: pg.Client,
  workspaces: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await owner.query<{ workspace: string; count: number }>(
    `select workspace, count(*)::int as count from events
      where workspace = any($1) and stream = 'decision-log-identifiers' group by workspace`,
    [workspaces],
  )
  return new Map(rows.map(({ workspace, count }) => [workspace, count]))
}
