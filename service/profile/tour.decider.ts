/** Rules of the tour: each person leaves it once; a tour that was started again ends without a record. */
import { E } from '#schema/core/fp'
import type { AccountId } from '#schema/people/people'
import type { TourEnding } from '#schema/profile/tour'
import type { Decider } from '../event-store/decider.ts'

export type TourCommand = {
  readonly ending: TourEnding
  /** Who leaves it; undefined in a demo. */
  readonly accountId?: AccountId
}

/** The state is whether this person has left the tour. */
export const tourDecider: Decider<'profile', TourCommand, boolean> = {
  slice: 'profile',
  initial: false,
  evolve: (state, event) => state || event.type === 'TourLeft',
  decide: (data, hasLeft) => E.right(hasLeft ? [] : [{ type: 'TourLeft', data }]),
}
