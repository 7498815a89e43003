/** Types of an append: events for one stream, the state they were decided on, and the outcome. */

import type { AnyEvent } from '#schema/events'
import type { StreamEventRow } from './stream-state.ts'

/** Actor and cause of a command, shared by all its events. */
export type Metadata = {
  readonly actor: string
  readonly persona: string | null
  readonly correlationId: string | null
  readonly causationId: string | null
  /** Original time of imported events, ISO 8601 UTC. Without it, events get their time when they get their position. */
  readonly recordedAt?: string
}

/** Stored answer to a request with an `Idempotency-Key`, written in the same transaction as its events. Hashes are hexadecimal. */
export type IdempotencyRecord = {
  readonly keyHash: string
  readonly fingerprint: string
  readonly answer: string
  readonly isSealed: boolean
}

/** Events to append to one stream, provided that its version is still `expectedVersion`. */
export type Append = {
  readonly stream: string
  readonly expectedVersion: number
  readonly events: readonly AnyEvent[]
  readonly metadata: Metadata
  /** Hash of the idempotency key for `record`. */
  readonly keyHash?: string | undefined
  /** Builds the idempotency record. Called with the events' time, and again if a retry changes that time. */
  readonly record?: (recordedAt: string) => IdempotencyRecord | undefined
  /** Set to refused when this append is. */
  readonly outcome?: Outcome
  /** The outcome of the append that this one was decided on; if that is refused, so is this one. */
  readonly dependsOn?: Outcome | undefined
  readonly retry?: ConflictRetry
}

/** Tells appends that were decided on this one, before it was committed, whether it was refused. */
export type Outcome = { isRefused: boolean }

/** Decides a command again after another append to its stream was committed first. */
export type ConflictRetry = {
  /** Committed version of the stream known to this process; undefined if it has not been read. */
  readonly knownVersion: number | undefined
  /** Folds events committed since `knownVersion`. */
  readonly catchUp: (events: readonly StreamEventRow[]) => void
  /**
   * Decides again on the state that the append `dependsOn` leaves. Without one: on the newest committed state if
   * `isCertain`, otherwise on the state that pending appends will leave. Undefined when there is nothing to append.
   */
  readonly decide: (dependsOn: Outcome | undefined, isCertain: boolean) => Append | undefined
}

/**
 * Outcome of an append: written; refused because the stream has newer events (`conflict`) or the key was used before
 * (`duplicate`); or `decided`: decided again on the stored state, the command has nothing to append.
 */
export type AppendResult = { readonly outcome: 'appended' | 'conflict' | 'duplicate' | 'decided' }

/** End of a workspace's history; `recordedAt` is the time of the last event, or '' if there is none. */
export type Head = {
  readonly position: number
  readonly hash: string
  readonly recordedAt: string
  /** First position of events that the service did not append, if it has found any. */
  readonly doubtedFrom?: number | undefined
}
