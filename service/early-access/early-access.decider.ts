/** Rules of a request for early access: it is recorded once. */
import { E } from '#schema/core/fp'
import { conflict } from '#schema/core/problem'
import type { EventNamed } from '#schema/events'
import type { Decider } from '../event-store/decider.ts'

/** Request to record. */
export type EarlyAccessCommand = EventNamed<'EarlyAccessRequested'>['data']

/** The state is true once the request is recorded. */
export const earlyAccessDecider: Decider<'early-access', EarlyAccessCommand, boolean> = {
  slice: 'early-access',
  initial: false,
  evolve: (hasArrived, { type }) => hasArrived || type === 'EarlyAccessRequested',
  decide: (data, hasArrived) =>
    hasArrived
      ? E.left(conflict('early-access/known', 'This request has already been recorded.'))
      : E.right([{ type: 'EarlyAccessRequested', data }]),
}
