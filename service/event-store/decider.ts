/** The rules of a slice, as the command path runs them. */
import type { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import type { AnyEvent, SliceEvent } from '#schema/events'
import type { SliceName } from '#schema/slices'
import type { Json } from '../runtime/json.ts'
import type { HistoryEvent } from './recorded-event.ts'

/**
 * The rules of a slice: pure, over the state folded from one stream. They see and emit events of their slice only. States
 * are kept as JSON.
 */
export type Decider<Slice extends SliceName, Command, State extends Json> = {
  readonly slice: Slice
  readonly initial: State
  readonly evolve: (state: State, event: HistoryEvent<SliceEvent<Slice>>) => State
  readonly decide: (command: Command, state: State) => E.Either<Problem, readonly SliceEvent<Slice>[]>
}

/** How a stream of any slice is folded, for code that does not look into its events. */
export type Fold<State extends Json> = {
  readonly slice: SliceName
  readonly initial: State
  readonly evolve: (state: State, event: never) => State
}

/** The rules of any slice, for code that runs them on their own stream and does not look into its events. */
export type AnyDecider<Command, State extends Json> = Fold<State> & {
  readonly decide: (command: Command, state: State) => E.Either<Problem, readonly AnyEvent[]>
}

/** Folds one event on. A stream is named after its slice, so its events are those that `evolve` takes. */
export const evolve = <S extends Json>(fold: Fold<S>, state: S, event: HistoryEvent): S =>
  fold.evolve(state, event as never)
