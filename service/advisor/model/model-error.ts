/** Errors of a model, without any content that was sent or received: a server may repeat the key there. */
import { APICallError } from 'ai'
import { BrokenCircuitError, TaskCancelledError } from 'cockatiel'
import { noTokens, type TokenUsage } from './token-usage.ts'

/** A model without a usable answer; `why` continues "The language model". */
export class ModelError extends Error {
  readonly why: string
  /** Token usage of the attempts. */
  readonly spent: TokenUsage
  /** How long the server asked us to wait. */
  readonly restMs?: number

  constructor(why: string, spent: TokenUsage = noTokens, restMs?: number) {
    super(`The language model ${why}.`)
    this.why = why
    this.spent = spent
    this.restMs = restMs
  }
}

/** An answer that ends early, or violates the protocol. */
export const unreadable = (spent: TokenUsage = noTokens): ModelError =>
  new ModelError('stopped partway or sent something unreadable', spent)

/** Milliseconds in a `Retry-After` header: seconds, or a date. */
const restOf = (header: string | undefined): number | undefined => {
  if (header === undefined) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return ms > 0 ? ms : undefined
}

/** The error behind anything thrown while a model was asked. */
export const modelErrorOf = (error: unknown): ModelError => {
  if (error instanceof ModelError) return error
  if (error instanceof BrokenCircuitError)
    return new ModelError('failed several times in a row and is paused for half a minute')
  if (error instanceof TaskCancelledError) return new ModelError('did not answer in time')
  if (!APICallError.isInstance(error)) return unreadable()
  const { statusCode, responseHeaders } = error
  if (statusCode === undefined) return new ModelError('could not be reached')
  if (statusCode < 400) return unreadable()
  const asks = statusCode === 429 || statusCode === 503
  const rest = asks ? restOf(responseHeaders?.['retry-after']) : undefined
  return new ModelError(`was refused by its server (status ${statusCode})`, noTokens, rest)
}
