/** Rules of a contact message: it is recorded once. */
import { E } from '#schema/core/fp'
import { conflict } from '#schema/core/problem'
import type { EventNamed } from '#schema/events'
import type { Decider } from '../event-store/decider.ts'

/** The message to record. */
export type ContactCommand = EventNamed<'ContactSubmitted'>['data']

/** The state is true once the message is recorded. */
export const contactDecider: Decider<'contact', ContactCommand, boolean> = {
  slice: 'contact',
  initial: false,
  evolve: (hasArrived, { type }) => hasArrived || type === 'ContactSubmitted',
  decide: (data, hasArrived) =>
    hasArrived
      ? E.left(conflict('contact/known', 'This message has already been recorded.'))
      : E.right([{ type: 'ContactSubmitted', data }]),
}
