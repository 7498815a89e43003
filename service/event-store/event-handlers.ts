/** Handlers for the events of several slices, for what is read from the history outside of projections. */
import type { AnyEvent, EventNamed, SliceEvent } from '#schema/events'
import type { SliceName } from '#schema/slices'

/** A handler for each event of these slices; null for an event that needs none. */
export type EventHandlers<S extends SliceName, A> = {
  readonly [T in SliceEvent<S>['type']]: ((event: EventNamed<T>) => A) | null
}

/** Sends each event to the handler of its type. */
export type Dispatch<A> = {
  /** Event types that have a handler. */
  readonly types: readonly string[]
  /** Result of the handler; undefined for an event without one. */
  readonly handle: (event: AnyEvent) => A | undefined
}

/** Makes handlers callable with any event. `S` names every slice whose events are read. */
export const dispatchOf = <S extends SliceName, A>(handlers: EventHandlers<S, A>): Dispatch<A> => {
  // A handler is listed under the type of the event that it takes.
  const byType = new Map(
    Object.entries(handlers).flatMap(([type, handle]) =>
      handle === null ? [] : [[type, handle as (event: AnyEvent) => A] as const],
    ),
  )
  return { types: [...byType.keys()], handle: (event) => byType.get(event.type)?.(event) }
}
