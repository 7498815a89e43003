/** Measures kinds of work one call at a time in a shuffled sequence, so that noise affects all kinds alike. */
import { percentile, type Result, type Sample, shuffled } from './measure.ts'

/** A kind of work, with its calls per round. */
export type Kind = { readonly name: string; readonly turns: number; readonly work: () => Promise<void> }

/** Maximum number of calls of each kind before measuring. */
const warmUps = 200

const sampleOf = (times: readonly number[]): Sample => ({
  perSecond: (1000 * times.length) / times.reduce((sum, time) => sum + time, 0),
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
})

/** Measures every kind in every round, in milliseconds. */
export const interleave = async (kinds: readonly Kind[], rounds: number): Promise<readonly Result[]> => {
  for (const { turns, work } of kinds)
    for (let turn = 0; turn < Math.min(turns, warmUps); turn++) await work()
  const samples = new Map<Kind, Sample[]>(kinds.map((kind) => [kind, []]))
  for (let round = 0; round < rounds; round++) {
    const times = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]))
    for (const kind of shuffled(kinds.flatMap((one) => Array.from({ length: one.turns }, () => one)))) {
      const from = performance.now()
      await kind.work()
      times.get(kind)?.push(performance.now() - from)
    }
    for (const [kind, taken] of times) samples.get(kind)?.push(sampleOf(taken))
  }
  return kinds.map((kind) => ({ name: kind.name, samples: samples.get(kind) ?? [] }))
}
