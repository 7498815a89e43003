/** The command path: read the stream, decide, append; again when somebody else was faster. */
import { E } from '#schema/core/fp'
import { conflict, type Problem } from '#schema/core/problem'
import type { AnyEvent } from '#schema/events'
import type { SliceName } from '#schema/slices'
import type { Append, EventStore, FoldedStream } from './event-store.ts'
import type { HistoryEvent } from './recorded-event.ts'

/** The rules of a slice: pure, over the state folded from one stream. */
export type Decider<Command, State> = {
  readonly slice: SliceName
  readonly initial: State
  readonly evolve: (state: State, event: HistoryEvent) => State
  readonly decide: (command: Command, state: State) => E.Either<Problem, readonly AnyEvent[]>
}

/** One command to one stream, named `<slice>-<id>`. */
export type Change<Command, State> = {
  readonly workspace: string
  readonly decider: Decider<Command, State>
  readonly id: string
  readonly command: Command
  readonly metadata: Append['metadata']
  /** What to keep of an idempotent request, given the state that its events leave. */
  readonly remember?: (state: State) => Append['idempotency']
}

/** How a command ended; `unchanged` where the decider had nothing to record. */
export type ChangeResult<State> =
  | { readonly kind: 'appended' | 'unchanged'; readonly state: State }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'duplicate' }

/** Enough for any crowd on one stream: in each round at least one of the contenders wins. */
const mostRounds = 200

/**
 * Decides and appends. A state that is guessed (from memory, or a stream that is not there: taken for new) may only
 * accept, and the append checks the guess by the stream's version. A refusal is always decided on what the database holds.
 */
export const change = async <Command, State>(
  store: EventStore,
  order: Change<Command, State>,
): Promise<ChangeResult<State>> => {
  const cacheKey = `${order.workspace}/${streamOf(order)}`
  for (let round = 0; round < mostRounds; round++) {
    // Where even the first guess was wrong, the stream is there, and has to be read.
    const guess = store.folded.get(cacheKey) ?? (round === 0 ? unknownStream(order) : undefined)
    let result = guess && (await attempt(store, order, cacheKey, guess))
    if (result === undefined || result.kind === 'refused' || result.kind === 'unchanged')
      result = await attempt(store, order, cacheKey, await read(store, order))
    if (result.kind !== 'conflict') return result
  }
  const detail = 'Too many changes of the same thing arrive at once. Nothing was recorded; try again.'
  return { kind: 'refused', problem: conflict('busy', detail) }
}

const streamOf = <C, S>({ decider, id }: Change<C, S>): string => `${decider.slice}-${id}`

const unknownStream = <C, S>({ decider }: Change<C, S>): FoldedStream => ({
  version: 0,
  state: decider.initial,
})

const read = async <C, S>(store: EventStore, order: Change<C, S>): Promise<FoldedStream> => {
  const events = await store.readStream(order.workspace, streamOf(order))
  return {
    version: events.at(-1)?.version ?? 0,
    state: events.reduce(order.decider.evolve, order.decider.initial),
  }
}

const attempt = async <C, S>(
  store: EventStore,
  order: Change<C, S>,
  cacheKey: string,
  from: FoldedStream,
): Promise<ChangeResult<S> | { readonly kind: 'conflict' }> => {
  const { decider, metadata } = order
  const before = from.state as S
  const decision = decider.decide(order.command, before)
  if (E.isLeft(decision)) return { kind: 'refused', problem: decision.left }
  const events = decision.right
  if (events.length === 0) return { kind: 'unchanged', state: before }

  const state = events.reduce<S>(
    (s, e) => decider.evolve(s, { ...e, recordedAt: metadata.recordedAt }),
    before,
  )
  const fate = { isRefused: false }
  const after: FoldedStream = { version: from.version + events.length, state, fate }
  // Whoever comes while this is under way builds on it; should it fail, their append is refused with it.
  store.folded.set(cacheKey, after)
  const idempotency = order.remember?.(state)
  try {
    const { outcome } = await store.append(order.workspace, {
      stream: streamOf(order),
      expectedVersion: from.version,
      events,
      metadata,
      fate,
      basis: from.fate,
      ...(idempotency ? { idempotency } : {}),
    })
    if (outcome === 'appended') return { kind: outcome, state }
    // Whatever is remembered by now may stand on it, too.
    store.folded.delete(cacheKey)
    return { kind: outcome }
  } catch (error) {
    store.folded.delete(cacheKey)
    throw error
  }
}
