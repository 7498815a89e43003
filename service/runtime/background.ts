/** Background work and calls share one thread, so background work gives way to calls. */
import { setTimeout } from 'node:timers/promises'

/** Calls being answered now, excluding streams and downloads, which last long but need little. */
let calls = 0

/** Monotonic time in milliseconds at which the last call was answered. */
let lastAnswered = Number.NEGATIVE_INFINITY

const counting = async <A>(difference: 1 | -1, work: () => Promise<A>): Promise<A> => {
  calls += difference
  try {
    return await work()
  } finally {
    calls -= difference
    lastAnswered = performance.now()
  }
}

/** Answers a call; background work gives way until it is answered. */
export const asCall = <A>(work: () => Promise<A>): Promise<A> => counting(1, work)

/** Waits for background work within a call; meanwhile that work need not give way to this call. */
export const awaitBackground = <A>(work: () => Promise<A>): Promise<A> => counting(-1, work)

/** Share of time for calls while there are any; background work gets one. */
const sharesOfCalls = 9

const pollMs = 5

/**
 * Await this between two pieces of background work, with the milliseconds that the last one took: leaves half
 * of the time to others, and nine tenths while a call is being answered.
 */
export const giveWay = async (tookMs: number): Promise<void> => {
  await setTimeout(Math.ceil(tookMs))
  const until = performance.now() + (sharesOfCalls - 1) * tookMs
  while (calls > 0 && performance.now() < until) await setTimeout(pollMs)
}

/** Milliseconds without a call after which the service counts as quiet, and the most that work waits for it. */
const quiet = { afterMs: 1000, atMostMs: 60_000 }

/**
 * Await this before work that can wait: resolves after a second without a call, in any case after a minute, and
 * at once if the work is no longer wanted.
 */
export const untilQuiet = async (
  isEnded: () => boolean,
  { afterMs, atMostMs }: typeof quiet = quiet,
): Promise<void> => {
  const from = performance.now()
  const quietMs = () => (calls > 0 ? 0 : performance.now() - Math.max(from, lastAnswered))
  while (!isEnded() && quietMs() < afterMs && performance.now() - from < atMostMs) await setTimeout(pollMs)
}
