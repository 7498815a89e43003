/** Two processes that append to one stream against one that has it to itself; correctness checked inside the run. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { freshDatabase } from '../core/database.ts'
import type { Bench } from './bench-run.ts'
import { demandRefold, demandSound } from './correctness.ts'
import { median, type Sample, shuffled, spread } from './measure.ts'

/** Clients of each process. */
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
    await demandSound(owner, 'w0')
    await demandRefold(owner, 'w0')
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

/** Runs it; tells appends a second of all processes together, and the worst of their latencies. */
export const severalProcesses = async (bench: Bench): Promise<unknown> => {
  const samples = new Map<number, Sample[]>(counts.map((count) => [count, []]))
  for (let round = 0; round < bench.rounds; round++)
    for (const count of shuffled(counts)) samples.get(count)?.push(await measure(bench, count))
  bench.tell(`\n${clients} clients a process, all on one hot stream: appends a second together; p99 in ms`)
  const rates = (count: number) => (samples.get(count) ?? []).map(({ perSecond }) => perSecond)
  for (const [count, all] of samples)
    bench.tell(
      `  ${`${count} process${count > 1 ? 'es' : ''}`.padEnd(12)} ${spread(rates(count)).padEnd(28)} p99 ${spread(all.map((s) => s.p99))}`,
    )
  bench.tell(`  two make ${(median(rates(2)) / median(rates(1))).toFixed(2)} of one`)
  return { shape: 'several processes, one hot stream', results: [...samples] }
}
