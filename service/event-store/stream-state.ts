/** States of a stream: how events are folded on, and what an append under way will leave. */
import type { AnyEvent } from '#schema/events'
import type { Json } from '../runtime/json.ts'
import type { Decider } from './decider.ts'
import { readHistoryEvent, UnreadableEvent } from './recorded-event.ts'

/** How a decider folds its stream. */
export type Fold<S extends Json> = Pick<Decider<never, S>, 'slice' | 'initial' | 'evolve'>

/** A state and the version of the stream that it belongs to. */
export type StreamSnapshot<S> = { readonly version: number; readonly state: S }

/** An event as a stream is read. */
export type StoredEvent = {
  readonly position: number
  readonly version: number
  readonly type: string
  readonly data: unknown
  readonly recorded_at: string
}

/** The committed state after more stored events; those it has seen already are passed over. Throws `UnreadableEvent`. */
export const foldOn = <S extends Json>(
  fold: Fold<S>,
  from: StreamSnapshot<S>,
  events: readonly StoredEvent[],
): StreamSnapshot<S> => {
  let { version, state } = from
  for (const event of events) {
    if (event.version <= version) continue
    const read = readHistoryEvent(event.type, event.data, event.recorded_at)
    if (read === undefined) throw new UnreadableEvent(event.position)
    state = fold.evolve(state, read)
    version = event.version
  }
  return { version, state }
}

/** The state that an append under way will leave. Its time is only known once the append gets its position. */
export class PendingState<S extends Json> implements StreamSnapshot<S> {
  readonly version: number
  /** Set when the append is refused; whatever was decided on this state is refused with it. */
  isRefused = false
  /** True once its events have positions. */
  isPlaced = false
  private recordedAt: string | undefined
  private known: S | undefined

  constructor(
    private readonly fold: Fold<S>,
    private readonly events: readonly AnyEvent[],
    private basis: StreamSnapshot<S> | undefined,
    private readonly now: () => Date,
  ) {
    this.version = (basis?.version ?? 0) + events.length
  }

  get state(): S {
    if (this.known === undefined) {
      const recordedAt = this.recordedAt ?? this.now().toISOString()
      this.known = this.events.reduce<S>(
        (state, event) => this.fold.evolve(state, { ...event, recordedAt }),
        this.basis ? this.basis.state : this.fold.initial,
      )
    }
    return this.known
  }

  /** Folds anew with the time that the events were given. */
  recordAt(recordedAt: string): void {
    this.recordedAt = recordedAt
    this.isPlaced = true
    this.known = undefined
  }

  /** The state for good; lets go of the one before, which would otherwise be remembered for as long as this one. */
  commit(): StreamSnapshot<S> {
    const { version, state } = this
    this.basis = undefined
    return { version, state }
  }

  /** True where this append, or one that it was decided on, was refused. */
  get isDoomed(): boolean {
    let one: StreamSnapshot<S> | undefined = this
    while (one instanceof PendingState) {
      if (one.isRefused) return true
      one = one.basis
    }
    return false
  }
}
