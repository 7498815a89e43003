/** Limits of calls: counted in memory, by session, by address and by workspace. Each running service counts for itself. */
import type { Request } from 'express'
import { ipKeyGenerator, MemoryStore, type Options } from 'express-rate-limit'
import type { Limit } from '#schema/core/limits'
import type { Problem } from '#schema/core/problem'
import { counted } from '../runtime/counted.ts'
import { Refusal } from './refusal.ts'

/** Counts calls; each function throws the refusal (429, with `Retry-After` in seconds) once there were too many. */
export type Count = {
  /** By session where there is one, and by address. */
  readonly caller: (request: Request, sessionId?: string) => Promise<void>
  readonly workspace: (workspace: string) => Promise<void>
}

const limited = (what: string, calls: number, seconds: number, retryAfter: number): Problem => ({
  kind: 'limited',
  code: 'limited',
  detail: `At most ${calls} ${what} in ${seconds} seconds. Nothing was recorded; try again in ${counted(retryAfter, 'second')}.`,
  retryAfter,
})

const sharedBy = { session: 1, address: 2, workspace: 4 } as const

/** Opens one count; `what` names in the plural what is counted, as "changes". */
export const openLimit = (limit: Limit, what: string): Count => {
  const { calls, seconds } = limit
  const store = new MemoryStore()
  // Of all the options of the middleware its store reads this one alone.
  store.init({ windowMs: seconds * 1000 } as Options)
  const count = async (key: string, most: number, who: string): Promise<void> => {
    const { totalHits, resetTime } = await store.increment(key)
    if (totalHits <= most) return
    const left = Math.ceil(((resetTime?.getTime() ?? 0) - Date.now()) / 1000)
    throw new Refusal(limited(`${what} ${who}`, most, seconds, Math.max(1, left)))
  }
  return {
    caller: async (request, sessionId) => {
      // One household or office has a whole IPv6 subnet, and counts as one caller.
      const address = `address ${ipKeyGenerator(request.ip ?? 'none')}`
      if (sessionId === undefined) return count(address, calls * sharedBy.session, 'from one address')
      // In this order: what a session is refused uses up nothing of those that share its address or its workspace.
      await count(`session ${sessionId}`, calls * sharedBy.session, 'from one session')
      await count(address, calls * sharedBy.address, 'from one address')
    },
    workspace: (workspace) =>
      count(`workspace ${workspace}`, limit.workspace ?? calls * sharedBy.workspace, 'in one business'),
  }
}
