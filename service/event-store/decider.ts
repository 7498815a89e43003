/** The rules of a slice, as the command path runs them. */
import type { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import type { AnyEvent } from '#schema/events'
import type { SliceName } from '#schema/slices'
import type { Json } from '../runtime/json.ts'
import type { HistoryEvent } from './recorded-event.ts'

/** The rules of a slice: pure, over the state folded from one stream. States are kept as JSON. */
export type Decider<Command, State extends Json> = {
  readonly slice: SliceName
  readonly initial: State
  readonly evolve: (state: State, event: HistoryEvent) => State
  readonly decide: (command: Command, state: State) => E.Either<Problem, readonly AnyEvent[]>
}
