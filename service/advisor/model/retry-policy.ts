/** How long and how often a model is waited for: time limits, a circuit breaker, and the rest that a server asks for itself. */
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
/** The longest rest that a server can ask for. */
const longestRestMs = 300_000

/**
 * How often over the longest wait for one step all steps of an answer may take. A stream that drips, each piece in time,
 * would otherwise be waited for without an end; three steps (a refused schema, an answer, its correction) fit in.
 */
const longestAnswer = 4

/** What ended the work but was no fault of the model: a person who stopped it, or a reader that could not be told. */
export class Ended extends Error {
  readonly reason: unknown

  constructor(reason: unknown) {
    super('Stopped from outside.')
    this.reason = reason
  }
}

/** Limits one step of the work in time, and all its steps together. */
export type Within = <A>(step: (signal: AbortSignal) => PromiseLike<A>) => Promise<A>

/** Does work with a model; throws `Ended`, or a `Fault` for everything else. */
export type RetryPolicy = <A>(
  work: (within: Within) => Promise<A>,
  signal: AbortSignal,
  /** Milliseconds for all steps, if fewer than the policy allows. */
  mostMs?: number,
) => Promise<A>

/** Opens the policy of one model; `now` tells until when a server that asked for rest is left alone. */
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
        // A piece that is there already would be faster than the limit.
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
    // Others do not wait for the one that tries whether it answers again.
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
