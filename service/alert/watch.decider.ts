/** Figures that one person watches, in a stream of their own: each is watched once, and can be stopped. */
import type { AlertMark, WatchedMeasure } from '#schema/alert/alert'
import { E } from '#schema/core/fp'
import type { AccountId } from '#schema/people/people'
import type { Decider } from '../event-store/decider.ts'

/** `accountId` is undefined in a demo. */
export type WatchCommand = {
  readonly subject: WatchedMeasure
  readonly isWatched: boolean
  readonly accountId?: AccountId
}

/** Watched subjects, in the order in which they were added. */
export type WatchState = readonly WatchedMeasure[]

/** Refuses nothing: repeating either command records nothing. */
export const watchDecider: Decider<'alert', WatchCommand, WatchState> = {
  slice: 'alert',
  initial: [],
  evolve: (state, event) => {
    switch (event.type) {
      case 'FigureWatched':
        return [...state, event.data.subject]
      case 'FigureUnwatched':
        return state.filter((subject) => subject !== event.data.subject)
      default:
        return state
    }
  },
  decide: ({ isWatched, ...data }, state) =>
    E.right(
      state.includes(data.subject) === isWatched
        ? []
        : [{ type: isWatched ? 'FigureWatched' : 'FigureUnwatched', data }],
    ),
}

/** What was recorded about a watched subject. */
export const watchMark = (subject: WatchedMeasure, state: WatchState): AlertMark => ({
  about: subject,
  isWatched: state.includes(subject),
})
