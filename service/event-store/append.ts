/** What an append is: events for one stream, what it was decided on, and how it ends. Types only. */

import type { AnyEvent } from '#schema/events'
import type { StoredEvent } from './stream-state.ts'

/** Who acts, and in answer to what; the same for every event of one command. */
export type Metadata = {
  readonly actor: string
  readonly persona: string | null
  readonly correlationId: string | null
  readonly causationId: string | null
  /** The time of events of a history that is brought in; others get theirs together with their position. */
  readonly recordedAt?: string
}

/** What is kept of a request that carried an `Idempotency-Key`, in the same transaction as its events; hashes in hexadecimal. */
export type IdempotencyRecord = {
  readonly keyHash: string
  readonly fingerprint: string
  readonly answer: string
  readonly isSealed: boolean
}

/** Events to be appended to one stream that must still stand at `expectedVersion`. */
export type Append = {
  readonly stream: string
  readonly expectedVersion: number
  readonly events: readonly AnyEvent[]
  readonly metadata: Metadata
  /** The key under which `record` gives what to keep. */
  readonly keyHash?: string | undefined
  /** Called with the time that the events get, each time they get one; gives what to keep of an idempotent request. */
  readonly record?: (recordedAt: string) => IdempotencyRecord | undefined
  /** Marked when this append is refused. */
  readonly outcome?: Outcome
  /** The outcome of the append that this one was decided on; if that is refused, so is this one. */
  readonly dependsOn?: Outcome | undefined
  readonly again?: Again
}

/** Whether an append under way was refused; others may have been decided on it meanwhile. */
export type Outcome = { isRefused: boolean }

/** How a command is decided again where others were faster. */
export type Again = {
  /** The version up to which its stream is known, undefined where nothing of it is. */
  readonly knownVersion: number | undefined
  /** Takes in what was appended to the stream since. */
  readonly learn: (events: readonly StoredEvent[]) => void
  /**
   * Decides anew: on the append with this outcome, else on the newest committed state, or without `isCertain` on what
   * the appends under way will make of it. Undefined where there is nothing to append now.
   */
  readonly decide: (dependsOn: Outcome | undefined, isCertain: boolean) => Append | undefined
}

/**
 * How an append ended: written; refused because the stream moved on or the key was used before; or `decided`: on what the
 * database holds there is nothing to append any more.
 */
export type AppendResult = { readonly outcome: 'appended' | 'conflict' | 'duplicate' | 'decided' }

/** Where a workspace's history ends; `recordedAt` is the time of the last event, '' before the first. */
export type Head = { readonly position: number; readonly hash: string; readonly recordedAt: string }
