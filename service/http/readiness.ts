/** `GET /health` and `GET /ready`: whether the process runs, and whether it can serve. Both without detail, for anybody. */
import { setTimeout as pause } from 'node:timers/promises'
import { type RequestHandler, Router } from 'express'
import type { Service } from '../runtime/service.ts'

/** Milliseconds that the database may take to answer, and that an append may be under way. */
export type ReadyLimits = { readonly answerMs: number; readonly appendMs: number }

const usualLimits: ReadyLimits = { answerMs: 2000, appendMs: 30_000 }

/** Follows appends; tells whether the oldest one under way has been so for too long. */
export const followAppends = () => {
  const started = new Set<{ readonly at: number }>()
  return {
    follow: async <A>(append: () => Promise<A>): Promise<A> => {
      const one = { at: performance.now() }
      started.add(one)
      try {
        return await append()
      } finally {
        started.delete(one)
      }
    },
    /** Milliseconds since the oldest append under way began; 0 where none is. A set keeps the order of adding. */
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

/**
 * The routes. A service is ready once its database has been brought up to date, which comes before it listens, as long as
 * the database answers, no append is stuck, and nobody has asked it to stop (`isEnding`).
 */
export const readiness = (
  { database, oldestAppendMs }: Pick<Service, 'database' | 'oldestAppendMs'>,
  isEnding: () => boolean,
  { answerMs, appendMs }: ReadyLimits = usualLimits,
): RequestHandler => {
  const router = Router({ caseSensitive: true, strict: true })
  // Any number of callers share one question to the database.
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
    // It may have been asked to stop while the database answered.
    const isReady = isWorking && !isEnding()
    response.set('cache-control', 'no-store').type('text')
    response.status(isReady ? 200 : 503).send(isReady ? 'ready\n' : 'not ready\n')
  })
  return router
}
