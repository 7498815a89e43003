/** Part `failover`: the leader of a Postgres cluster is lost again and again while two processes append. */
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import type { Bench } from '../bench/bench-run.ts'
import { demand, demandRebuild, demandValid } from '../bench/correctness.ts'
import { percentile, spread } from '../bench/measure.ts'
import { type ServiceProcess, startServiceProcess } from '../bench/service-process.ts'
import { missingForCluster, type PostgresCluster, startPostgresCluster } from './cluster.ts'
import { type Fault, faults, localTable, startLocalWriter } from './faults.ts'
import { startWriters, type Writers } from './writers.ts'

const workspaces = ['cafe', 'consulting'] as const
const clients = 16

/** Milliseconds of writing before a fault, and with the new leader before the old one returns. */
const calmMs = 1000

/** Rounds: three faults in turn. `FAILOVER_ROUNDS` gives another number. */
const roundsOf = (isQuick: boolean): number => Number(process.env.FAILOVER_ROUNDS ?? (isQuick ? 3 : 200))

/** One loss of the leader. */
type Loss = { readonly fault: string; readonly withoutWritesMs: number; readonly writtenLocally: number }

const stream = 'decision-log-identifiers'

const changesOnRecord = async (owner: pg.Client, workspace: string): Promise<number> => {
  const { rows } = await owner.query<{ count: number }>(
    'select count(*)::int as count from events where workspace = $1 and stream = $2',
    [workspace, stream],
  )
  return rows[0]?.count ?? 0
}

const inEach = async <A>(
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

/** Demands that all acknowledged changes are on record, once each. */
const demandAll = async (cluster: PostgresCluster, before: ReadonlyMap<string, number>, writers: Writers) => {
  const now = await inEach(cluster, changesOnRecord)
  for (const workspace of workspaces) {
    const recorded = (now.get(workspace) ?? 0) - (before.get(workspace) ?? 0)
    const acknowledged = writers.acknowledged.get(workspace) ?? 0
    demand(
      recorded === acknowledged,
      `${workspace} acknowledged ${acknowledged} changes, and ${recorded} are on record`,
    )
  }
}

/** Demands that the new leader has every row that the old one acknowledged. */
const demandLocal = async (cluster: PostgresCluster, rows: readonly number[]) => {
  const owner = await connectOwner(cluster.ownerUrl)
  try {
    const { rows: found } = await owner.query<{ n: number }>(
      `select n from unnest($1::int[]) as n where not exists (select from ${localTable} t where t.n = n.n)`,
      [rows],
    )
    demand(found.length === 0, `${found.length} rows are lost that a leader acknowledged to its own machine`)
  } finally {
    await owner.end()
  }
}

const lose = async (
  cluster: PostgresCluster,
  writers: Writers,
  fault: Fault,
  firstRow: number,
): Promise<Loss> => {
  const leader = await cluster.settled()
  const local = startLocalWriter(leader, firstRow)
  await pause(calmMs)
  writers.takeLongestGap()
  const struck = performance.now()
  fault.strike(leader)
  while (writers.newest() < struck + calmMs) await pause(50)
  const withoutWritesMs = writers.takeLongestGap()
  await pause(calmMs)
  fault.heal(leader)
  await cluster.settled()
  const rows = await local.stop()
  await demandLocal(cluster, rows)
  return { fault: fault.name, withoutWritesMs, writtenLocally: rows.length }
}

export const failover = async ({ print, isQuick }: Bench): Promise<unknown> => {
  const missing = missingForCluster()
  if (missing !== undefined) {
    print(`Not measured: this machine lacks ${missing}.`)
    return { missing }
  }
  const rounds = roundsOf(isQuick)
  const cluster = await startPostgresCluster()
  const services: ServiceProcess[] = []
  try {
    const environment = { DATABASE_URL: cluster.ownerUrl, DEMO: 'shared' } as const
    for (let count = 0; count < 2; count++) services.push(await startServiceProcess(environment))
    const [first] = services
    const sessions = await Promise.all(
      workspaces.map(async (workspace) => ({ workspace, session: (await first?.signIn(workspace)) ?? '' })),
    )
    const owner = await connectOwner(cluster.ownerUrl)
    await owner.query(`create table ${localTable} (n int primary key)`)
    await owner.end()
    const before = await inEach(cluster, changesOnRecord)
    const writers = startWriters(services, sessions, clients)
    const losses: Loss[] = []
    for (let round = 0; round < rounds; round++) {
      const fault = faults[round % faults.length]
      if (fault === undefined) throw new Error('There are no faults.')
      const loss = await lose(cluster, writers, fault, round * 1_000_000)
      losses.push(loss)
      await writers.whileQuiet(() => demandAll(cluster, before, writers))
      print(
        `  ${String(round + 1).padStart(3)}: leader ${loss.fault}, ${Math.round(loss.withoutWritesMs)} ms without writes`,
      )
    }
    await writers.stop()
    await demandAll(cluster, before, writers)
    await inEach(cluster, async (client, workspace) => {
      await demandValid(client, workspace)
      await demandRebuild(client, workspace)
    })
    const acknowledged = [...writers.acknowledged.values()].reduce((sum, one) => sum + one, 0)
    for (const { name } of faults) {
      const gaps = losses.filter((one) => one.fault === name).map(({ withoutWritesMs }) => withoutWritesMs)
      if (gaps.length > 0) print(`Without writes after the leader was ${name}: ${spread(gaps)} ms`)
    }
    const p95 = percentile(
      losses.map(({ withoutWritesMs }) => withoutWritesMs),
      0.95,
    )
    print(`${rounds} losses of the leader: p95 ${(p95 / 1000).toFixed(1)} s without writes (target: 15)`)
    print(
      `${acknowledged.toLocaleString('en-AU')} changes were acknowledged, and all are on record once: none lost, no fork; ` +
        'chains verify, and read tables equal a refold',
    )
    const refusals = Object.fromEntries(writers.refusals)
    print(`Other answers, each repeated until it was acknowledged: ${JSON.stringify(refusals)}`)
    return { losses, acknowledged, p95, refusals }
  } finally {
    for (const one of services) await one.kill()
    await cluster.stop()
  }
}
