/** One round: the leader is lost and returns, and everything acknowledged must still be there. */
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import type { ClusterNode, PostgresCluster } from './cluster.ts'
import { type Fault, type LocalRow, localTable, startLocalWriter } from './faults.ts'
import type { Writers } from './writers.ts'

/** Workspaces that are written to. */
export const workspaces = ['cafe', 'consulting'] as const
/** Milliseconds of writing before a fault, and with the new leader before the old one returns. */
const calmMs = 500

/** Milliseconds on the way between the leader's acknowledgement and our note of it. */
const noteMs = 50

/** One loss of the leader. */
export type Loss = {
  readonly fault: string
  readonly withoutWritesMs: number
  /** Rows that the leader acknowledged on its own machine, and those of them while it was lost to everybody else. */
  readonly writtenLocally: number
  readonly writtenWhileLost: number
  /** Milliseconds from its return until all nodes follow the new leader. */
  readonly untilWholeMs: number
  readonly totalMs: number
}

const stream = 'decision-log-identifiers'

/** Changes of the settings that are on record. */
export const changesOnRecord = async (owner: pg.Client, workspace: string): Promise<number> => {
  const { rows } = await owner.query<{ count: number }>(
    'select count(*)::int as count from events where workspace = $1 and stream = $2',
    [workspace, stream],
  )
  return rows[0]?.count ?? 0
}

/** Runs `use` for each of the workspaces, as the database's owner. */
export const inEach = async <A>(
  cluster: PostgresCluster,
  use: (owner: pg.Client, workspace: string) => Promise<A>,
) => {
  const owner = await connectOwner(cluster.ownerUrl)
  try {
    const found = new Map<string, A>()
    for (const workspace of workspaces) found.set(workspace, await use(owner, workspace))
    return found
  } finally {
    await owner.end()
  }
}

/** Acknowledged changes that are not on record, and changes on record more than once or never acknowledged. */
export const countAll = async (
  cluster: PostgresCluster,
  before: ReadonlyMap<string, number>,
  writers: Writers,
) => {
  const now = await inEach(cluster, changesOnRecord)
  let [lost, twice] = [0, 0]
  for (const workspace of workspaces) {
    const recorded = (now.get(workspace) ?? 0) - (before.get(workspace) ?? 0)
    const acknowledged = writers.acknowledged.get(workspace) ?? 0
    lost += Math.max(0, acknowledged - recorded)
    twice += Math.max(0, recorded - acknowledged)
  }
  return { lost, twice }
}

/** How many rows the new leader lacks that the old one acknowledged. */
const lostLocally = async (cluster: PostgresCluster, rows: readonly LocalRow[]): Promise<number> => {
  const owner = await connectOwner(cluster.ownerUrl)
  try {
    const { rows: found } = await owner.query<{ n: number }>(
      `select n from unnest($1::int[]) as n where not exists (select from ${localTable} t where t.n = n.n)`,
      [rows.map(({ n }) => n)],
    )
    return found.length
  } finally {
    await owner.end()
  }
}

/** Loses the leader while all write, gets it back, and waits until the cluster is whole. */
export const loseLeader = async (
  cluster: PostgresCluster,
  writers: Writers,
  leader: ClusterNode,
  fault: Fault,
  firstRow: number,
): Promise<{ readonly leader: ClusterNode; readonly lost: number; readonly figures: Loss }> => {
  const from = performance.now()
  const local = startLocalWriter(leader, firstRow)
  await pause(calmMs)
  writers.takeLongestGap()
  const struck = performance.now()
  fault.strike(leader)
  const gone = performance.now()
  while (writers.newest() < struck + calmMs) await pause(50)
  const withoutWritesMs = writers.takeLongestGap()
  await pause(calmMs)
  const healed = performance.now()
  fault.heal(leader)
  const next = await cluster.settled()
  const untilWholeMs = performance.now() - healed
  const rows = await local.stop()
  const whileLost = rows.filter(({ at }) => at > gone + noteMs && at < healed)
  const figures = {
    ...{ fault: fault.name, withoutWritesMs, untilWholeMs },
    ...{ writtenLocally: rows.length, writtenWhileLost: whileLost.length },
  }
  const lost = await lostLocally(cluster, rows)
  return { leader: next, lost, figures: { ...figures, totalMs: performance.now() - from } }
}
