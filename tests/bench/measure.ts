/** Measurements: client loops for a fixed time, shuffled rounds, medians with their spread. */

/** Result of one round of one candidate. */
export type Sample = { readonly perSecond: number; readonly p50: number; readonly p99: number }

/** Samples of one candidate over all rounds. */
export type Result = { readonly name: string; readonly samples: readonly Sample[] }

/** Runs `clients` loops of `work` for `seconds`; each call gets the client's number and its own count. */
export const load = async (
  clients: number,
  seconds: number,
  work: (client: number, turn: number) => Promise<unknown>,
): Promise<Sample> => {
  const latencies: number[] = []
  const started = performance.now()
  const until = started + seconds * 1000
  const loop = async (client: number) => {
    for (let turn = 0; performance.now() < until; turn++) {
      const from = performance.now()
      await work(client, turn)
      latencies.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => loop(client)))
  const elapsed = (performance.now() - started) / 1000
  return {
    perSecond: latencies.length / elapsed,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
  }
}

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

export const shuffled = <A>(items: readonly A[]): readonly A[] =>
  items
    .map((item) => ({ item, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)

const number = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en-AU') : value.toFixed(2)

/** Median, with minimum and maximum. */
export const spread = (values: readonly number[]): string =>
  `${number(median(values))} (${number(Math.min(...values))} to ${number(Math.max(...values))})`

/** Ratio of the medians of `a` and `b`; a win if the slowest round of `a` beats the fastest of `b`. */
export const compare = (a: Result, b: Result): { readonly ratio: number; readonly isWin: boolean } => {
  const rates = (result: Result) => result.samples.map(({ perSecond }) => perSecond)
  return {
    ratio: median(rates(a)) / median(rates(b)),
    isWin: Math.min(...rates(a)) > Math.max(...rates(b)),
  }
}
