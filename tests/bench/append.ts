/** Part `append`: appends per second beside other stores, with our correctness checked during the run. */
import { randomUUID } from 'node:crypto'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { type FreshDatabase, freshDatabase } from '../core/database.ts'
import type { Bench } from './bench-run.ts'
import { bareInsert, type Candidate, emmett, ours, oursThroughHttp } from './candidates.ts'
import { demand, demandRebuild, demandValid } from './correctness.ts'
import { compare, load, type Result, type Sample, shuffled, spread } from './measure.ts'
import { severalProcesses } from './several-processes.ts'

type Shape = {
  readonly name: string
  readonly clients: number
  readonly workspaces: number
  /** All clients append to one stream. */
  readonly isHot?: boolean
}

const shapes: readonly Shape[] = [
  { name: '1 client', clients: 1, workspaces: 1 },
  { name: '16 clients', clients: 16, workspaces: 1 },
  { name: '64 clients', clients: 64, workspaces: 1 },
  { name: '16 clients, 16 workspaces', clients: 16, workspaces: 16 },
  { name: '16 clients, one hot stream', clients: 16, workspaces: 1, isHot: true },
]

// One row per page, as a rebuild reads: transferring a row per event would cost more than finding it.
const tailSql = `select json_agg(position) as positions from (
  select position from events where workspace = $1 and position > $2 order by position limit 5000) as page`

/** Follows a workspace by position during writes; must see every event once, in order. */
const tail = (database: FreshDatabase, workspace: string) => {
  let isOver = false
  const seen: number[] = []
  const run = async () => {
    const client = await connectOwner(database.ownerUrl)
    // Like the service's readers of a growing table: by primary key, whatever the planner's statistics.
    await client.query('set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off')
    for (let last = 0, quiet = false; !quiet; ) {
      const { rows } = await client.query<{ positions: number[] | null }>({
        name: 'tail',
        text: tailSql,
        values: [workspace, last],
      })
      const positions = rows[0]?.positions ?? []
      for (const position of positions) seen.push(position)
      last = seen.at(-1) ?? 0
      quiet = isOver && positions.length === 0
      await new Promise((done) => setTimeout(done, 50))
    }
    await client.end()
  }
  const running = run()
  return {
    stop: async () => {
      isOver = true
      await running
      return seen
    },
  }
}

const check = async (database: FreshDatabase, workspace: string, seen: readonly number[] | undefined) => {
  const owner = await connectOwner(database.ownerUrl)
  try {
    const count = await demandValid(owner, workspace)
    if (seen)
      demand(
        seen.length === count && seen.every((position, index) => position === index + 1),
        'the tail missed an event',
      )
    await demandRebuild(owner, workspace)
  } finally {
    await owner.end()
  }
}

const measure = async (bench: Bench, candidate: Candidate, shape: Shape): Promise<Sample> => {
  const database = await freshDatabase(bench.ownerUrl)
  const running = await candidate.open(database)
  const run = randomUUID().slice(0, 8)
  const work = (phase: string) => (client: number, turn: number) =>
    shape.isHot
      ? running.toggle('w0')
      : running.append(
          `w${client % shape.workspaces}`,
          `${run}-${phase}-${client}-${Math.floor(turn / 2)}`,
          turn,
        )
  try {
    await load(shape.clients, bench.warmUpSeconds, work('a'))
    const reader = candidate === ours ? tail(database, 'w0') : undefined
    const sample = await load(shape.clients, bench.seconds, work('b'))
    const seen = await reader?.stop()
    if (candidate === ours)
      for (let w = 0; w < shape.workspaces; w++) await check(database, `w${w}`, w === 0 ? seen : undefined)
    return sample
  } finally {
    await running.close()
    // A pool's `end` resolves before its last socket closes, and dropping the database would cut that one.
    await new Promise((done) => setTimeout(done, 200))
    await database.drop()
  }
}

export const append = async (bench: Bench): Promise<unknown> => {
  const report: unknown[] = []
  for (const shape of shapes) {
    const candidates = shape.isHot ? [ours, oursThroughHttp, emmett] : [ours, emmett, bareInsert]
    const results = new Map<Candidate, Sample[]>(candidates.map((candidate) => [candidate, []]))
    for (let round = 0; round < bench.rounds; round++)
      for (const candidate of shuffled(candidates))
        results.get(candidate)?.push(await measure(bench, candidate, shape))
    bench.print(`\n${shape.name}: appends per second; p99 in ms`)
    const all = candidates.map(
      (candidate): Result => ({ name: candidate.name, samples: results.get(candidate) ?? [] }),
    )
    for (const { name, samples } of all)
      bench.print(
        `  ${name.padEnd(12)} ${spread(samples.map((s) => s.perSecond)).padEnd(28)} p99 ${spread(samples.map((s) => s.p99))}`,
      )
    const [own, ...others] = all
    if (own)
      for (const other of others) {
        const { ratio, isWin } = compare(own, other)
        bench.print(
          `  jarvin is ${ratio.toFixed(2)} times ${other.name}${isWin ? ' (win: slowest round beats its fastest)' : ''}`,
        )
      }
    report.push({ shape: shape.name, results: all })
  }
  report.push(await severalProcesses(bench))
  return report
}
