/** Kinds of work measured one call at a time, all in one shuffled sequence, so that no kind gets the quiet minutes. */
import { percentile, type Result, type Sample, shuffled } from './measure.ts'

/** One kind of work: how often it is called in a round. */
export type Kind = { readonly name: string; readonly turns: number; readonly work: () => Promise<void> }

/** At most so many calls of each kind come before the first that counts. */
const warmUps = 200

const sampleOf = (times: readonly number[]): Sample => ({
  perSecond: (1000 * times.length) / times.reduce((sum, time) => sum + time, 0),
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
})

/** Measures every kind in every round; milliseconds. */
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
