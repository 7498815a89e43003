/** Rate limits by session, address and workspace. Counted in memory, separately in each process (decision 116). */
import type { Request } from 'express'
import { MemoryStore, type Options } from 'express-rate-limit'
import type { Limit } from '#schema/core/limits'
import type { Problem } from '#schema/core/problem'
import { counted } from '../runtime/counted.ts'
import { callerAddress } from './caller-address.ts'
import { Refusal } from './refusal.ts'

/** Counts calls; each function throws a refusal (429 with `Retry-After`) beyond the limit. */
export type RateLimit = {
  /** Counts by session and by address; without a session by address alone, apart from the sessions there. */
  readonly countCaller: (request: Request, sessionId?: string) => void
  readonly countWorkspace: (workspace: string) => void
}

const limited = (what: string, calls: number, seconds: number, retryAfter: number): Problem => ({
  kind: 'limited',
  code: 'limited',
  detail: `At most ${calls} ${what} in ${seconds} seconds. Nothing was recorded; try again in ${counted(retryAfter, 'second')}.`,
  retryAfter,
})

const sharedBy = { address: 2, workspace: 4 } as const

/** Opens a limit; `what` is the plural of what it counts, such as "changes". */
export const openRateLimit = (limit: Limit, what: string): RateLimit => {
  const { calls, seconds } = limit
  const store = new MemoryStore()
  // The store reads only this one of the middleware's options.
  store.init({ windowMs: seconds * 1000 } as Options)
  const count = (key: string, max: number, who: string): void => {
    // It counts at once, in memory. Its promise would come after other calls of the same moment, and with their count.
    void store.increment(key)
    const { totalHits = 0, resetTime } = store.current.get(key) ?? {}
    if (totalHits <= max) return
    const left = Math.ceil(((resetTime?.getTime() ?? 0) - Date.now()) / 1000)
    throw new Refusal(limited(`${what} ${who}`, max, seconds, Math.max(1, left)))
  }
  return {
    countCaller: (request, sessionId) => {
      // A household or office has a whole IPv6 subnet, which counts as one address.
      const address = `address ${callerAddress(request)}`
      // Counted apart, so that busy sessions of an office cannot stop a colleague there from signing in.
      if (sessionId === undefined) return count(`${address} without session`, calls, 'from one address')
      // Session first: its refused calls must not use up the limits of others with the same address or workspace.
      count(`session ${sessionId}`, calls, 'from one session')
      count(address, calls * sharedBy.address, 'from the sessions of one address')
    },
    countWorkspace: (workspace) =>
      count(`workspace ${workspace}`, limit.workspace ?? calls * sharedBy.workspace, 'in one business'),
  }
}
