/** Refusals as exceptions: thrown as one class, answered by one middleware as problem details. */
import type { ErrorRequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { E } from '#schema/core/fp'
import {
  conflict,
  invalid,
  type Problem,
  type ProblemKind,
  problemKinds,
  toDetails,
} from '#schema/core/problem'
import { problemOfDatabase } from '../database/database-error.ts'
import { UnreadableEvent } from '../event-store/recorded-event.ts'
import { endStream, isStreaming } from './sse.ts'

/** A refusal, thrown to the middleware that answers it. */
export class Refusal extends Error {
  readonly problem: Problem

  constructor(problem: Problem, cause?: unknown) {
    super(problem.detail, cause === undefined ? undefined : { cause })
    this.problem = problem
  }
}

/** Returns the value, or throws the refusal. */
export const unwrap = <A>(either: E.Either<Problem, A>): A => {
  if (E.isLeft(either)) throw new Refusal(either.left)
  return either.right
}

/** Answers with a refusal; as the last event if a stream has begun. */
export const sendProblem = (response: Response, problem: Problem): void => {
  const details = toDetails(problem, String(response.locals.requestId))
  if (isStreaming(response)) {
    endStream(response, 'problem', details)
    return
  }
  if (problem.retryAfter !== undefined && !response.headersSent)
    response.set('retry-after', String(problem.retryAfter))
  // The session may have ended during the call; the position is its business's.
  if (problem.kind === 'unauthenticated' && !response.headersSent) response.removeHeader('x-position')
  response
    .status(problemKinds[problem.kind].status)
    .type('application/problem+json')
    .send(JSON.stringify(details))
}

const typeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'type' in error ? String(error.type) : ''

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500

/** Problem for an error; undefined for a bug of ours. */
const problemOf = (error: unknown, method: string): Problem | undefined => {
  if (error instanceof Refusal) return error.problem
  const type = typeOf(error)
  if (type === 'entity.too.large')
    return {
      kind: 'oversized',
      code: 'oversized',
      detail: 'The body can be at most 100 kB. Nothing was recorded.',
      errors: [{ field: 'body', message: 'is larger than 100 kB' }],
    }
  if (type === 'encoding.unsupported' || type === 'charset.unsupported')
    return {
      kind: 'unsupported',
      code: 'unsupported',
      detail: 'Send the body as UTF-8 JSON.',
      errors: [{ field: 'Content-Type', message: 'must be application/json in UTF-8' }],
    }
  if (type.startsWith('entity.') || type.startsWith('request.') || error instanceof SyntaxError)
    return invalid([{ field: 'body', message: 'is not well-formed JSON' }])
  // A plain 400 comes from the router (a path with a stray %) or from decompressing the body.
  if (statusOf(error) === 400)
    return invalid([
      error instanceof URIError
        ? { field: 'path', message: 'cannot be decoded' }
        : { field: 'body', message: 'is not encoded as Content-Encoding says' },
    ])
  if (error instanceof UnreadableEvent)
    return conflict(
      'history/unreadable',
      `The event at position ${error.position} was altered in the database and can no longer be read, so its record cannot be used. Nothing was recorded; the Decision Log shows the event as it is stored.`,
    )
  return problemOfDatabase(error, method === 'GET' || method === 'HEAD' ? 'read' : 'change')
}

const broken: Problem = {
  kind: 'broken',
  code: 'broken',
  detail: 'This is our fault, not yours. It has been logged under the reference in `instance`.',
}

/** Refusals to log as errors, for the operator. */
const ourErrors: ReadonlySet<ProblemKind> = new Set(['unavailable', 'full'])

/** The middleware that answers all errors. */
export const problemMiddleware =
  (log: Logger): ErrorRequestHandler =>
  (error, request, response, next) => {
    const problem = problemOf(error, request.method)
    const { requestId, traceId } = response.locals
    const cause = error instanceof Refusal ? (error.cause ?? error) : error
    if (problem === undefined || ourErrors.has(problem.kind))
      log.error({ requestId, traceId, err: cause }, 'failed')
    // Refused meanwhile, so there is nobody to answer.
    if (response.writableEnded) return
    if (response.headersSent && !isStreaming(response)) return next(error)
    if (problem?.kind === 'oversized') response.set('connection', 'close')
    request.resume()
    sendProblem(response, problem ?? broken)
  }
