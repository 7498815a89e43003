/** Limits of calls: counted in memory, by session, or by address where there is none. */
import type { Request, Response } from 'express'
import { ipKeyGenerator, MemoryStore, type Options } from 'express-rate-limit'
import type { Limit } from '#schema/core/endpoint'
import type { Problem } from '#schema/core/problem'
import { Refusal } from './refusal.ts'

/** Counts one call; throws the refusal (429, with `Retry-After` in seconds) once there were too many. */
export type CountCall = (request: Request, response: Response, sessionId?: string) => Promise<void>

// The time to wait stands in the header alone: the text is the same for every caller.
const limited = ({ calls, seconds }: Limit): Problem => ({
  kind: 'limited',
  code: 'limited',
  detail: `This may be called ${calls} times in ${seconds} seconds. Nothing was recorded; try again later.`,
})

/** Opens the count of one row of the contract; each running service counts for itself. */
export const openLimit = (limit: Limit): CountCall => {
  const { calls, seconds } = limit
  const store = new MemoryStore()
  // Of all the options of the middleware its store reads this one alone.
  store.init({ windowMs: seconds * 1000 } as Options)
  return async (request, response, sessionId) => {
    // One household or office has a whole IPv6 subnet, and counts as one caller.
    const caller = sessionId ?? `address ${ipKeyGenerator(request.ip ?? 'none')}`
    const { totalHits, resetTime } = await store.increment(caller)
    if (totalHits <= calls) return
    const left = (resetTime?.getTime() ?? 0) - Date.now()
    response.set('retry-after', String(Math.max(1, Math.ceil(left / 1000))))
    throw new Refusal(limited(limit))
  }
}
