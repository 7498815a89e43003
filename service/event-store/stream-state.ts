/** States of a stream: committed ones, and the one that a pending append will leave. */
import type { AnyEvent } from '#schema/events'
import type { Json } from '../runtime/json.ts'
import { evolve, type Fold } from './decider.ts'
import { readPlacedEvent, UnreadableEvent } from './recorded-event.ts'

/** A state with the stream version that it belongs to. */
export type StreamSnapshot<S> = { readonly version: number; readonly state: S }

/** A row read for a fold. */
export type StreamEventRow = {
  readonly position: number
  readonly version: number
  readonly type: string
  readonly data: unknown
  readonly recorded_at: string
}

/** Folds stored events on from a committed state, skipping those already folded. Throws `UnreadableEvent`. */
export const foldNewer = <S extends Json>(
  fold: Fold<S>,
  from: StreamSnapshot<S>,
  events: readonly StreamEventRow[],
): StreamSnapshot<S> => {
  let { version, state } = from
  for (const event of events) {
    if (event.version <= version) continue
    const read = readPlacedEvent(event.type, event.data, event.recorded_at, event.position)
    if (read === undefined) throw new UnreadableEvent(event.position)
    state = evolve(fold, state, read)
    version = event.version
  }
  return { version, state }
}

/** State that a pending append will leave. Its time is final only once the append has its position. */
export class PendingState<S extends Json> implements StreamSnapshot<S> {
  readonly version: number
  /** Set when the append is refused; appends decided on this state are then refused too. */
  isRefused = false
  /** True once its events have positions. */
  hasPositions = false
  private readonly fold: Fold<S>
  private readonly events: readonly AnyEvent[]
  private base: StreamSnapshot<S> | undefined
  private readonly now: () => Date
  private recordedAt: string | undefined
  private known: S | undefined

  constructor(
    fold: Fold<S>,
    events: readonly AnyEvent[],
    base: StreamSnapshot<S> | undefined,
    now: () => Date,
  ) {
    this.fold = fold
    this.events = events
    this.base = base
    this.now = now
    this.version = (base?.version ?? 0) + events.length
  }

  get state(): S {
    if (this.known === undefined) {
      const recordedAt = this.recordedAt ?? this.now().toISOString()
      this.known = this.events.reduce<S>(
        (state, event) => evolve(this.fold, state, { ...event, recordedAt }),
        this.base ? this.base.state : this.fold.initial,
      )
    }
    return this.known
  }

  /** Folds again with the final time of the events. */
  recordAt(recordedAt: string): void {
    this.recordedAt = recordedAt
    this.hasPositions = true
    this.known = undefined
  }

  /** The final state. Drops the reference to the previous state, so that chains of states can be collected. */
  commit(): StreamSnapshot<S> {
    const { version, state } = this
    this.base = undefined
    return { version, state }
  }

  /** True if this append, or one that it depends on, was refused. */
  get isInvalidated(): boolean {
    let one: StreamSnapshot<S> | undefined = this
    while (one instanceof PendingState) {
      if (one.isRefused) return true
      one = one.base
    }
    return false
  }
}
