/** A message arrives once. */
import { E } from '#schema/core/fp'
import { conflict } from '#schema/core/problem'
import type { AnyEvent } from '#schema/events'
import type { Decider } from '../event-store/decider.ts'

/** The message as it is to be recorded. */
export type ContactCommand = Extract<AnyEvent, { readonly type: 'ContactSubmitted' }>['data']

/** The state is whether it has arrived. */
export const contactDecider: Decider<ContactCommand, boolean> = {
  slice: 'contact',
  initial: false,
  evolve: (hasArrived, { type }) => hasArrived || type === 'ContactSubmitted',
  decide: (data, hasArrived) =>
    hasArrived
      ? E.left(conflict('contact/known', 'This message has already been recorded.'))
      : E.right([{ type: 'ContactSubmitted', data }]),
}
