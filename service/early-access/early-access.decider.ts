/** A request for early access arrives once. */
import { E } from '#schema/core/fp'
import { conflict } from '#schema/core/problem'
import type { AnyEvent } from '#schema/events'
import type { Decider } from '../event-store/decider.ts'

/** The request as it is to be recorded. */
export type EarlyAccessCommand = Extract<AnyEvent, { readonly type: 'EarlyAccessRequested' }>['data']

/** The state is whether it has arrived. */
export const earlyAccessDecider: Decider<EarlyAccessCommand, boolean> = {
  slice: 'early-access',
  initial: false,
  evolve: (hasArrived, { type }) => hasArrived || type === 'EarlyAccessRequested',
  decide: (data, hasArrived) =>
    hasArrived
      ? E.left(conflict('early-access/known', 'This request has already been recorded.'))
      : E.right([{ type: 'EarlyAccessRequested', data }]),
}
