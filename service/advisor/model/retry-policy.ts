/** How long and how often to wait for a model: time limits, a circuit breaker, and the pause that a server requests. */
import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
} from 'cockatiel'
import { ModelError, modelErrorOf } from './model-error.ts'

const faultsToOpen = 5
const openForMs = 30_000
/** Longest pause that a server can request. */
const longestRestMs = 300_000

/**
 * Maximum duration of an answer as a multiple of the longest wait for one step. Otherwise a slow stream would
 * be waited for without end; three steps (refused schema, answer, correction) fit.
 */
const longestAnswer = 4

/** Ended without the model's fault: stopped by the user, or a failing reader. */
export class Ended extends Error {
  readonly reason: unknown

  constructor(reason: unknown) {
    super('Stopped from outside.')
    this.reason = reason
  }
}

/** Limits the time of one step, and of all steps together. */
export type Within = <A>(step: (signal: AbortSignal) => PromiseLike<A>) => Promise<A>

/** Runs work with a model; throws `Ended`, or a `ModelError` for everything else. */
export type RetryPolicy = <A>(
  work: (within: Within) => Promise<A>,
  signal: AbortSignal,
  /** Milliseconds for all steps, if less than the policy allows. */
  mostMs?: number,
) => Promise<A>

/** Opens the policy of one model; `now` is for the pause that a server requested. */
export const openRetryPolicy = (timeoutMs: number, now: () => Date): RetryPolicy => {
  const breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof Ended)),
    { halfOpenAfter: openForMs, breaker: new ConsecutiveBreaker(faultsToOpen) },
  )
  const limit = timeout(timeoutMs, TimeoutStrategy.Aggressive)
  let restUntil = 0

  return async (work, signal, mostMs = Number.POSITIVE_INFINITY) => {
    const attempt = async () => {
      const late = AbortSignal.timeout(Math.min(mostMs, timeoutMs * longestAnswer))
      const ended = AbortSignal.any([signal, late])
      const within: Within = async (step) => {
        // A piece that is already here would win against the limit.
        if (late.aborted) throw new TaskCancelledError()
        return limit.execute(({ signal: ending }) => step(ending), ended)
      }
      try {
        signal.throwIfAborted()
        return await work(within)
      } catch (error) {
        throw signal.aborted ? new Ended(signal.reason) : error
      }
    }
    if (now().getTime() < restUntil) throw new ModelError('asked for a pause in requests')
    // Other calls do not wait for the one that tests whether the model is back.
    if (breaker.state === CircuitState.HalfOpen)
      throw new ModelError('is being retried after several failures')
    try {
      return await breaker.execute(attempt)
    } catch (error) {
      if (error instanceof Ended) throw error
      const fault = modelErrorOf(error)
      if (fault.restMs !== undefined) restUntil = now().getTime() + Math.min(fault.restMs, longestRestMs)
      throw fault
    }
  }
}
