/** `GET /health` and `GET /ready`: is the process running, and can it serve? Public, so without details. */
import { setTimeout as pause } from 'node:timers/promises'
import { type RequestHandler, Router } from 'express'
import type { Service } from '../runtime/service.ts'

/** Maximum milliseconds for an answer of the database, and for a pending append. */
export type ReadinessLimits = { readonly answerMs: number; readonly appendMs: number }

const defaultLimits: ReadinessLimits = { answerMs: 2000, appendMs: 30_000 }

/** Tracks pending appends. */
export const trackAppends = () => {
  const started = new Set<{ readonly at: number }>()
  return {
    track: async <A>(append: () => Promise<A>): Promise<A> => {
      const one = { at: performance.now() }
      started.add(one)
      try {
        return await append()
      } finally {
        started.delete(one)
      }
    },
    /** Age in milliseconds of the oldest pending append; 0 if there is none. Sets keep insertion order. */
    oldestMs: (): number => {
      const [oldest] = started
      return oldest === undefined ? 0 : performance.now() - oldest.at
    },
  }
}

const answers = (work: Promise<unknown>, ms: number): Promise<boolean> => {
  const late = new AbortController()
  const answered = work.then(
    () => true,
    () => false,
  )
  const waited = pause(ms, false, { signal: late.signal, ref: false }).catch(() => false)
  return Promise.race([answered, waited]).finally(() => late.abort())
}

/** The routes. Ready means: the database answers, no append is stuck, and the process has not been asked to stop. */
export const readiness = (
  { database, oldestAppendMs }: Pick<Service, 'database' | 'oldestAppendMs'>,
  isEnding: () => boolean,
  { answerMs, appendMs }: ReadinessLimits = defaultLimits,
): RequestHandler => {
  const router = Router({ caseSensitive: true, strict: true })
  // Concurrent callers share one query.
  let asked: Promise<boolean> | undefined
  const databaseAnswers = (): Promise<boolean> => {
    asked ??= answers(database.unbound.query('select 1'), answerMs).finally(() => {
      asked = undefined
    })
    return asked
  }
  router.get('/health', (_request, response) => {
    response.set('cache-control', 'no-store').type('text').send('ok\n')
  })
  router.get('/ready', async (_request, response) => {
    const isWorking = !isEnding() && oldestAppendMs() < appendMs && (await databaseAnswers())
    // Check again: the stop may have been requested in the meantime.
    const isReady = isWorking && !isEnding()
    response.set('cache-control', 'no-store').type('text')
    response.status(isReady ? 200 : 503).send(isReady ? 'ready\n' : 'not ready\n')
  })
  // Asked here, so that other calls need not go through a router.
  return (request, response, next) =>
    request.path === '/health' || request.path === '/ready' ? router(request, response, next) : next()
}
