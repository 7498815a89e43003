/** Admits a few callers at once, queues a few more for a moment, and refuses the rest. */
import type { Problem } from '#schema/core/problem'
import { Refusal } from './refusal.ts'

/** Runs `use` now or after a wait; throws a refusal (503) without running it if the queue is full or the wait too long. */
export type RunLimited = <A>(use: () => Promise<A>, signal?: AbortSignal) => Promise<A>

const busy: Problem = {
  kind: 'busy',
  code: 'busy',
  detail: 'Too many people are viewing earlier moments right now. Try again in a second.',
  retryAfter: 1,
}

type Place = { readonly enter: () => void }

/** Admits `max` callers at once; `maxWaiting` more may wait, each for `timeoutMs` milliseconds or until its signal aborts. */
export const openConcurrencyLimit = ({
  max,
  maxWaiting,
  timeoutMs,
}: {
  readonly max: number
  readonly maxWaiting: number
  readonly timeoutMs: number
}): RunLimited => {
  let inside = 0
  const queue = new Set<Place>()

  const wait = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', giveUp)
        queue.delete(place)
      }
      const giveUp = () => {
        leave()
        reject(new Refusal(busy))
      }
      const place: Place = {
        enter: () => {
          leave()
          resolve()
        },
      }
      const timer = setTimeout(giveUp, timeoutMs)
      signal?.addEventListener('abort', giveUp)
      queue.add(place)
    })

  return async (use, signal) => {
    if (signal?.aborted) throw new Refusal(busy)
    if (inside < max) inside += 1
    else if (queue.size < maxWaiting) await wait(signal)
    else throw new Refusal(busy)
    try {
      return await use()
    } finally {
      // Pass the place directly to the next in the queue, so that no new caller overtakes it.
      const [next] = queue
      if (next) next.enter()
      else inside -= 1
    }
  }
}
