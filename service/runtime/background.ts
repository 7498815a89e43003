/** Background work and calls share one thread, so background work gives way to calls. */
import { setTimeout } from 'node:timers/promises'

/** Calls being answered now, without streams and downloads, which last long and need little. */
let calls = 0

const counting = async <A>(difference: 1 | -1, work: () => Promise<A>): Promise<A> => {
  calls += difference
  try {
    return await work()
  } finally {
    calls -= difference
  }
}

/** Answers a call; background work gives way until then. */
export const asCall = <A>(work: () => Promise<A>): Promise<A> => counting(1, work)

/** Waits, within a call, for background work, which need not give way to this call then. */
export const awaitBackground = <A>(work: () => Promise<A>): Promise<A> => counting(-1, work)

/** Shares of the time that calls get while there are any; background work takes one. */
const sharesOfCalls = 9

const pollMs = 5

/**
 * To be awaited between two pieces of background work, with the milliseconds that the last one took: leaves half of the
 * time to others, and nine tenths while a call is being answered.
 */
export const giveWay = async (tookMs: number): Promise<void> => {
  await setTimeout(Math.ceil(tookMs))
  const until = performance.now() + (sharesOfCalls - 1) * tookMs
  while (calls > 0 && performance.now() < until) await setTimeout(pollMs)
}
