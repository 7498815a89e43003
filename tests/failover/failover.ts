/** Part `failover`: the leader of a Postgres cluster is lost again and again while two processes append. */
import { connectOwner } from '../../service/read-models/rebuild.ts'
import type { Bench } from '../bench/bench-run.ts'
import { demand, demandRebuild, demandValid } from '../bench/correctness.ts'
import { type ServiceProcess, startServiceProcess } from '../bench/service-process.ts'
import { missingForCluster, type PostgresCluster, startPostgresCluster } from './cluster.ts'
import { collectErrors } from './errors.ts'
import { faults, localTable } from './faults.ts'
import { forkedHeads, type Head, watchHeads } from './heads.ts'
import { startReaders } from './readers.ts'
import { inSeconds, report } from './report.ts'
import { changesOnRecord, countAll, inEach, type Loss, loseLeader, workspaces } from './round.ts'
import { startWriters } from './writers.ts'

const clients = 16
const readers = 4

/** Rounds: three faults in turn. `FAILOVER_ROUNDS` gives another number. */
const roundsOf = (isQuick: boolean): number => Number(process.env.FAILOVER_ROUNDS ?? (isQuick ? 3 : 200))

const forkedOf = async (cluster: PostgresCluster, seen: readonly Head[]): Promise<readonly Head[]> => {
  const owner = await connectOwner(cluster.ownerUrl)
  try {
    return await forkedHeads(owner, seen)
  } finally {
    await owner.end()
  }
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
    const errors = collectErrors()
    for (let count = 0; count < 2; count++)
      services.push(await startServiceProcess(environment, errors.reader()))
    const [first] = services
    const sessions = await Promise.all(
      workspaces.map(async (workspace) => ({ workspace, session: (await first?.signIn(workspace)) ?? '' })),
    )
    const owner = await connectOwner(cluster.ownerUrl)
    await owner.query(`create table ${localTable} (n int primary key)`)
    await owner.end()
    const before = await inEach(cluster, changesOnRecord)
    const heads = watchHeads(cluster.ownerUrl, workspaces)
    const reading = startReaders(
      services,
      sessions.map(({ session }) => session),
      readers,
    )
    const writers = startWriters(services, sessions, clients)
    const losses: Loss[] = []
    let leader = await cluster.settled()
    let [lost, twice] = [0, 0]
    for (let round = 0; round < rounds; round++) {
      const fault = faults[round % faults.length]
      if (fault === undefined) throw new Error('There are no faults.')
      const loss = await loseLeader(cluster, writers, leader, fault, round * 1_000_000)
      leader = loss.leader
      losses.push(loss.figures)
      const counted = await writers.whileQuiet(() => countAll(cluster, before, writers))
      lost = counted.lost + loss.lost
      twice = counted.twice
      const forked = (await forkedOf(cluster, heads.seen())).length
      const { withoutWritesMs, untilWholeMs, totalMs, writtenLocally, writtenWhileLost } = loss.figures
      print(
        `  ${String(round + 1).padStart(3)}: leader ${fault.name}, ${inSeconds(withoutWritesMs)} s without writes, whole ` +
          `${inSeconds(untilWholeMs)} s after its return; lost ${lost}, twice ${twice}, forked ${forked}; the old leader acknowledged ` +
          `${writtenLocally} rows, ${writtenWhileLost} of them while it was lost (${inSeconds(totalMs)} s)`,
      )
      demand(lost === 0 && twice === 0, `${lost} changes are lost, and ${twice} on record twice`)
      demand(forked === 0, `${forked} heads that were read are no longer in the history`)
      demand(writtenWhileLost === 0, `a leader that was ${fault.name} acknowledged ${writtenWhileLost} rows`)
    }
    for (const one of [reading, heads, writers]) await one.stop()
    const counted = await countAll(cluster, before, writers)
    const forked = await forkedOf(cluster, heads.seen())
    await inEach(cluster, async (client, workspace) => {
      await demandValid(client, workspace)
      await demandRebuild(client, workspace)
    })
    return report(print, {
      losses,
      acknowledged: [...writers.acknowledged.values()].reduce((sum, one) => sum + one, 0),
      lost: counted.lost,
      twice: counted.twice,
      heads: heads.seen().length,
      forked: forked.length,
      reads: {
        answered: reading.answered(),
        refused: reading.refused(),
        unclean: Object.fromEntries(reading.unclean),
        longestMs: Math.round(reading.longestMs()),
        longestAwayMs: Math.round(reading.longestAwayMs()),
      },
      refusals: Object.fromEntries(writers.refusals),
      errors: Object.fromEntries(errors.found),
    })
  } finally {
    for (const one of services) await one.kill()
    await cluster.stop()
  }
}
