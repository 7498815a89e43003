/** The command path: read the stream, decide, append; repeat if another append came first. */

import { E } from '#schema/core/fp'
import { conflict, type Problem } from '#schema/core/problem'
import type { AnyEvent } from '#schema/events'
import type { Json } from '../runtime/json.ts'
import type { Append, ConflictRetry, IdempotencyRecord, Outcome } from './append.ts'
import type { AnyDecider } from './decider.ts'
import type { EventStore } from './event-store.ts'
import type { FoldedStream } from './folded-stream.ts'
import { PendingState, type StreamEventRow, type StreamSnapshot } from './stream-state.ts'

/** One command to one stream, named `<slice>-<id>`. */
export type StreamCommand<Command, State extends Json> = {
  readonly workspace: string
  readonly decider: AnyDecider<Command, State>
  readonly id: string
  readonly command: Command
  readonly metadata: Append['metadata']
  /** Builds the record of an idempotent request from the state after its events. */
  readonly record?: (state: State) => IdempotencyRecord
  /** Hash of that request's key. */
  readonly keyHash?: string
}

/** How a command ended; `unchanged` if the decider had nothing to record. */
export type CommandResult<State> =
  | { readonly kind: 'appended' | 'unchanged'; readonly state: State }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'duplicate' }

/** Enough for any number of contenders on one stream: at least one of them wins each round. */
const maxRounds = 200

/**
 * Decides and appends. A guessed state (from memory, or an unknown stream taken as new) may only lead to an append, which
 * checks the guess by the stream's version. A refusal is always decided on the state in the database.
 */
export const runCommand = async <Command, State extends Json>(
  store: EventStore,
  request: StreamCommand<Command, State>,
): Promise<CommandResult<State>> => {
  const { workspace, decider } = request
  const stream = store.foldedStream(workspace, `${decider.slice}-${request.id}`, decider)
  for (let round = 0; round < maxRounds; round++) {
    // After a wrong guess, the stream must be read.
    const current = round > 0 ? await stream.refresh() : undefined
    const guess = stream.predicted ?? current
    let decision = decideOn(request, stream, guess)
    if (decision.kind !== 'append' && (current === undefined || guess !== current))
      decision = decideOn(request, stream, await stream.refresh())
    if (decision.kind !== 'append') return decision
    const result = await appendDecided(store, request, stream, decision)
    if (result.kind !== 'conflict') return result
  }
  const detail = 'Too many changes to the same record arrived at once. Nothing was recorded; try again.'
  return { kind: 'refused', problem: conflict('busy', detail) }
}

/** Events to append, and the state after them. */
type Decided<S extends Json> = {
  readonly kind: 'append'
  readonly base: StreamSnapshot<S> | undefined
  readonly events: readonly AnyEvent[]
  readonly after: PendingState<S>
}

type Ended<S> = Exclude<CommandResult<S>, { readonly kind: 'duplicate' }>

const decideOn = <C, S extends Json>(
  { command, decider }: StreamCommand<C, S>,
  stream: FoldedStream<S>,
  base: StreamSnapshot<S> | undefined,
): Decided<S> | Ended<S> => {
  const state = base ? base.state : decider.initial
  const decision = decider.decide(command, state)
  if (E.isLeft(decision)) return { kind: 'refused', problem: decision.left }
  const events = decision.right
  if (events.length === 0) return { kind: 'unchanged', state }
  // Later commands build on this state optimistically; if this append fails, theirs fail too.
  return { kind: 'append', base, events, after: stream.predict(events, base) }
}

/** A command that is decided again each time another append comes first. A class: closures would make each append slower. */
class Attempt<C, S extends Json> implements ConflictRetry {
  readonly request: StreamCommand<C, S>
  private readonly stream: FoldedStream<S>
  last: Decided<S> | Ended<S>

  constructor(request: StreamCommand<C, S>, stream: FoldedStream<S>, last: Decided<S> | Ended<S>) {
    this.request = request
    this.stream = stream
    this.last = last
  }

  get knownVersion(): number | undefined {
    return this.stream.knownVersion
  }

  catchUp(events: readonly StreamEventRow[]): void {
    this.stream.catchUp(events)
  }

  decide(outcome: Outcome | undefined, isCertain: boolean): Append | undefined {
    const { last, request, stream } = this
    if (last.kind === 'append') last.after.isRefused = true
    const current = isCertain ? stream.newest : stream.positioned
    this.last = decideOn(request, stream, outcome instanceof PendingState ? outcome : current)
    return this.last.kind === 'append' ? new DecidedAppend(stream.name, this, this.last) : undefined
  }
}

class DecidedAppend<C, S extends Json> implements Append {
  readonly stream: string
  readonly retry: Attempt<C, S>
  readonly expectedVersion: number
  readonly events: readonly AnyEvent[]
  readonly metadata: Append['metadata']
  readonly outcome: PendingState<S>
  readonly dependsOn: Outcome | undefined
  readonly keyHash: string | undefined

  constructor(stream: string, retry: Attempt<C, S>, { base, events, after }: Decided<S>) {
    this.stream = stream
    this.retry = retry
    this.expectedVersion = base?.version ?? 0
    this.events = events
    this.metadata = retry.request.metadata
    this.outcome = after
    this.dependsOn = base instanceof PendingState ? base : undefined
    this.keyHash = retry.request.keyHash
  }

  record(recordedAt: string): IdempotencyRecord | undefined {
    this.outcome.recordAt(recordedAt)
    return this.retry.request.record?.(this.outcome.state)
  }
}

const appendDecided = async <C, S extends Json>(
  store: EventStore,
  request: StreamCommand<C, S>,
  stream: FoldedStream<S>,
  first: Decided<S>,
): Promise<CommandResult<S> | { readonly kind: 'conflict' }> => {
  const attempt = new Attempt(request, stream, first)
  const { outcome } = await store.append(request.workspace, new DecidedAppend(stream.name, attempt, first))
  const { last } = attempt
  if (last.kind !== 'append') return outcome === 'decided' ? last : { kind: 'conflict' }
  if (outcome === 'appended') return { kind: outcome, state: stream.commit(last.after) }
  return { kind: outcome === 'duplicate' ? outcome : 'conflict' }
}
