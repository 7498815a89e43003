/** What the part `failover` prints at its end. */
import { demand } from '../bench/correctness.ts'
import { percentile, spread } from '../bench/measure.ts'
import { faults } from './faults.ts'
import type { Loss } from './round.ts'

/** Milliseconds as seconds with one decimal. */
export const inSeconds = (ms: number): string => (ms / 1000).toFixed(1)

/** Seconds without writes that the 95th percentile may take, and that a read may take. */
const targetSeconds = 15

type Outcome = {
  readonly losses: readonly Loss[]
  readonly acknowledged: number
  readonly lost: number
  readonly twice: number
  /** Heads that somebody read, and those of them that the history no longer has. */
  readonly heads: number
  readonly forked: number
  readonly reads: {
    readonly answered: number
    readonly refused: number
    readonly unclean: Readonly<Record<string, number>>
    readonly longestMs: number
    readonly longestAwayMs: number
  }
  readonly refusals: Readonly<Record<string, number>>
  /** Errors in the logs of the services. */
  readonly errors: Readonly<Record<string, number>>
}

const count = (value: number): string => value.toLocaleString('en-AU')

/** Prints it, and gives it for the file of results; throws if something was lost, forked or acknowledged wrongly. */
export const report = (print: (line: string) => void, outcome: Outcome): unknown => {
  const { losses, acknowledged, lost, twice, heads, forked, reads, refusals } = outcome
  const waits = losses.map(({ withoutWritesMs }) => withoutWritesMs / 1000)
  for (const { name } of faults) {
    const some = losses.filter((one) => one.fault === name)
    if (some.length === 0) continue
    print(
      `Leader ${name}, ${some.length} times: ${spread(some.map((one) => one.withoutWritesMs / 1000))} s without writes`,
    )
  }
  const p95 = percentile(waits, 0.95)
  print(`lost ${lost} of ${count(acknowledged)} acknowledged changes, ${twice} on record twice (targets: 0)`)
  print(
    `forked ${forked} of ${count(heads)} heads that were read (target: 0); chains verify, read tables equal a refold`,
  )
  print(
    `seconds without writes over ${losses.length} losses of the leader: median ${percentile(waits, 0.5).toFixed(1)}, ` +
      `p95 ${p95.toFixed(1)}, longest ${Math.max(...waits).toFixed(1)} (target: p95 ${targetSeconds})`,
  )
  const sum = (of: (loss: Loss) => number) => losses.reduce((total, loss) => total + of(loss), 0)
  print(
    `leaders acknowledged ${count(sum((one) => one.writtenLocally))} rows to a program on their own machine, ` +
      `${sum((one) => one.writtenWhileLost)} of them while nobody else could reach them (target: 0)`,
  )
  print(
    `reads: ${count(reads.answered)} answered, ${count(reads.refused)} refused with 503, unclean ` +
      `${JSON.stringify(reads.unclean)} (target: none); longest wait ${inSeconds(reads.longestMs)} s, ` +
      `${inSeconds(reads.longestAwayMs)} s without any answer`,
  )
  print(`Other answers to changes, each repeated until it was acknowledged: ${JSON.stringify(refusals)}`)
  print(`Errors in the services' logs: ${JSON.stringify(outcome.errors)}`)
  demand(lost === 0 && twice === 0, `${lost} changes are lost, and ${twice} on record twice`)
  demand(forked === 0, `${forked} heads that were read are no longer in the history`)
  return { ...outcome, p95 }
}
