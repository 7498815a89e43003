/** The log of requests: an id, the trace that the request belongs to, and what it was answered; never its query or body. */
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Sources } from '../runtime/sources.ts'
import { traceOf, withTrace } from '../runtime/trace.ts'
import type { OnRefused } from './listen.ts'

/** Gives each request an id, and logs its answer. */
export const logRequests =
  (log: Logger, { now, nextId }: Sources): RequestHandler =>
  (request, response, next) => {
    const started = process.hrtime.bigint()
    const requestId = nextId(now())
    response.locals.requestId = requestId
    const trace = traceOf(request.get('traceparent'))
    const { traceId } = trace ?? {}
    response.locals.traceId = traceId
    response.on('close', () => {
      const ms = Number(process.hrtime.bigint() - started) / 1e6
      // Without the query, which could contain private data.
      const { method, originalUrl } = request
      const path = originalUrl.split('?', 1)[0]
      const status = response.statusCode
      // Helps to find somebody who tries out credentials.
      const caller = status === 401 ? { address: request.ip, presented: response.locals.presented } : {}
      log.info(
        { requestId, traceId, method, path, status, ms: Math.round(ms * 10) / 10, ...caller },
        'request',
      )
    })
    withTrace(trace, next)
  }

/** Logs requests that Node refuses before they reach the application. */
export const logRefusedRequests =
  (log: Logger, { now, nextId }: Sources): OnRefused =>
  (status, why) => {
    const requestId = nextId(now())
    log.info({ requestId, status, why }, 'refused')
    return requestId
  }
