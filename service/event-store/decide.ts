/** The command path: read the stream, decide, append; repeat if another append came first. */

import { E } from '#schema/core/fp'
import { conflict, type Problem } from '#schema/core/problem'
import type { AnyEvent } from '#schema/events'
import type { Json } from '../runtime/json.ts'
import type { Again, Append, IdempotencyRecord, Outcome } from './append.ts'
import type { AnyDecider } from './decider.ts'
import type { EventStore } from './event-store.ts'
import type { FoldedStream } from './folded-stream.ts'
import { PendingState, type StoredEvent, type StreamSnapshot } from './stream-state.ts'

/** One command to one stream, named `<slice>-<id>`. */
export type Change<Command, State extends Json> = {
  readonly workspace: string
  readonly decider: AnyDecider<Command, State>
  readonly id: string
  readonly command: Command
  readonly metadata: Append['metadata']
  /** Builds the record of an idempotent request from the state after its events. */
  readonly remember?: (state: State) => IdempotencyRecord
  /** Hash of that request's key. */
  readonly keyHash?: string
}

/** How a command ended; `unchanged` if the decider had nothing to record. */
export type ChangeResult<State> =
  | { readonly kind: 'appended' | 'unchanged'; readonly state: State }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'duplicate' }

/** Enough for any number of contenders on one stream: at least one of them wins each round. */
const maxRounds = 200

/**
 * Decides and appends. A guessed state (from memory, or an unknown stream taken as new) may only lead to an append, which
 * checks the guess by the stream's version. A refusal is always decided on the state in the database.
 */
export const change = async <Command, State extends Json>(
  store: EventStore,
  order: Change<Command, State>,
): Promise<ChangeResult<State>> => {
  const { workspace, decider } = order
  const stream = store.foldedStream(workspace, `${decider.slice}-${order.id}`, decider)
  for (let round = 0; round < maxRounds; round++) {
    // After a wrong guess, the stream must be read.
    const standing = round > 0 ? await stream.fresh() : undefined
    const guess = stream.predicted ?? standing
    let decision = decideOn(order, stream, guess)
    if (decision.kind !== 'append' && (standing === undefined || guess !== standing))
      decision = decideOn(order, stream, await stream.fresh())
    if (decision.kind !== 'append') return decision
    const result = await appendDecided(store, order, stream, decision)
    if (result.kind !== 'conflict') return result
  }
  const detail = 'Too many changes to the same record arrived at once. Nothing was recorded; try again.'
  return { kind: 'refused', problem: conflict('busy', detail) }
}

/** Events to append, and the state after them. */
type Decided<S extends Json> = {
  readonly kind: 'append'
  readonly basis: StreamSnapshot<S> | undefined
  readonly events: readonly AnyEvent[]
  readonly after: PendingState<S>
}

type Ended<S> = Exclude<ChangeResult<S>, { readonly kind: 'duplicate' }>

const decideOn = <C, S extends Json>(
  { command, decider }: Change<C, S>,
  stream: FoldedStream<S>,
  basis: StreamSnapshot<S> | undefined,
): Decided<S> | Ended<S> => {
  const state = basis ? basis.state : decider.initial
  const decision = decider.decide(command, state)
  if (E.isLeft(decision)) return { kind: 'refused', problem: decision.left }
  const events = decision.right
  if (events.length === 0) return { kind: 'unchanged', state }
  // Later commands build on this state optimistically; if this append fails, theirs fail too.
  return { kind: 'append', basis, events, after: stream.foresee(events, basis) }
}

/** A command that is decided again each time another append comes first. A class: closures would make each append slower. */
class Attempt<C, S extends Json> implements Again {
  readonly order: Change<C, S>
  private readonly stream: FoldedStream<S>
  last: Decided<S> | Ended<S>

  constructor(order: Change<C, S>, stream: FoldedStream<S>, last: Decided<S> | Ended<S>) {
    this.order = order
    this.stream = stream
    this.last = last
  }

  get knownVersion(): number | undefined {
    return this.stream.knownVersion
  }

  learn(events: readonly StoredEvent[]): void {
    this.stream.learn(events)
  }

  decide(outcome: Outcome | undefined, isCertain: boolean): Append | undefined {
    const { last, order, stream } = this
    if (last.kind === 'append') last.after.isRefused = true
    const standing = isCertain ? stream.newest : stream.placed
    this.last = decideOn(order, stream, outcome instanceof PendingState ? outcome : standing)
    return this.last.kind === 'append' ? new DecidedAppend(stream.name, this, this.last) : undefined
  }
}

class DecidedAppend<C, S extends Json> implements Append {
  readonly stream: string
  readonly again: Attempt<C, S>
  readonly expectedVersion: number
  readonly events: readonly AnyEvent[]
  readonly metadata: Append['metadata']
  readonly outcome: PendingState<S>
  readonly dependsOn: Outcome | undefined
  readonly keyHash: string | undefined

  constructor(stream: string, again: Attempt<C, S>, { basis, events, after }: Decided<S>) {
    this.stream = stream
    this.again = again
    this.expectedVersion = basis?.version ?? 0
    this.events = events
    this.metadata = again.order.metadata
    this.outcome = after
    this.dependsOn = basis instanceof PendingState ? basis : undefined
    this.keyHash = again.order.keyHash
  }

  record(recordedAt: string): IdempotencyRecord | undefined {
    this.outcome.recordAt(recordedAt)
    return this.again.order.remember?.(this.outcome.state)
  }
}

const appendDecided = async <C, S extends Json>(
  store: EventStore,
  order: Change<C, S>,
  stream: FoldedStream<S>,
  first: Decided<S>,
): Promise<ChangeResult<S> | { readonly kind: 'conflict' }> => {
  const attempt = new Attempt(order, stream, first)
  const { outcome } = await store.append(order.workspace, new DecidedAppend(stream.name, attempt, first))
  const { last } = attempt
  if (last.kind !== 'append') return outcome === 'decided' ? last : { kind: 'conflict' }
  if (outcome === 'appended') return { kind: outcome, state: stream.commit(last.after) }
  return { kind: outcome === 'duplicate' ? outcome : 'conflict' }
}
