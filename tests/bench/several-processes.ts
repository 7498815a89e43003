/** Two processes appending to one stream, compared with one process; correctness is checked during the run. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { freshDatabase } from '../core/database.ts'
import type { Bench } from './bench-run.ts'
import { demandRebuild, demandValid } from './correctness.ts'
import { median, type Sample, shuffled, spread } from './measure.ts'

/** Clients per process. */
const clients = 16

const counts = [1, 2] as const

const measure = async (bench: Bench, processes: number): Promise<Sample> => {
  const database = await freshDatabase(bench.ownerUrl)
  const started = Array.from({ length: processes }, () => {
    const child = fork(
      resolve(import.meta.dirname, 'append.writer.ts'),
      [database.serviceUrl, clients, bench.seconds, bench.warmUpSeconds].map(String),
    )
    return { child, isReady: once(child, 'message'), ended: once(child, 'exit') }
  })
  try {
    await Promise.all(started.map(({ isReady }) => isReady))
    const samples = await Promise.all(
      started.map(async ({ child }): Promise<Sample> => {
        const answer = once(child, 'message')
        child.send('go')
        const [sample] = await answer
        return sample
      }),
    )
    await Promise.all(started.map(({ ended }) => ended))
    const owner = await connectOwner(database.ownerUrl)
    await demandValid(owner, 'w0')
    await demandRebuild(owner, 'w0')
    await owner.end()
    return {
      perSecond: samples.reduce((sum, { perSecond }) => sum + perSecond, 0),
      p50: Math.max(...samples.map(({ p50 }) => p50)),
      p99: Math.max(...samples.map(({ p99 }) => p99)),
    }
  } finally {
    for (const { child } of started) child.kill('SIGKILL')
    await database.drop()
  }
}

/** Prints appends per second of all processes together, and the worst latency. */
export const severalProcesses = async (bench: Bench): Promise<unknown> => {
  const samples = new Map<number, Sample[]>(counts.map((count) => [count, []]))
  for (let round = 0; round < bench.rounds; round++)
    for (const count of shuffled(counts)) samples.get(count)?.push(await measure(bench, count))
  bench.print(`\n${clients} clients per process, all on one hot stream: total appends per second; p99 in ms`)
  const rates = (count: number) => (samples.get(count) ?? []).map(({ perSecond }) => perSecond)
  for (const [count, all] of samples)
    bench.print(
      `  ${`${count} process${count > 1 ? 'es' : ''}`.padEnd(12)} ${spread(rates(count)).padEnd(28)} p99 ${spread(all.map((s) => s.p99))}`,
    )
  bench.print(`two processes: ${(median(rates(2)) / median(rates(1))).toFixed(2)} times one`)
  return { shape: 'several processes, one hot stream', results: [...samples] }
}
