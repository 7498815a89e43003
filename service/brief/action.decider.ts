/** Rules of an action: its content is recorded once. */
import type { EmailDraft, RosterDay, SocialPost } from '#schema/brief/brief'
import { E } from '#schema/core/fp'
import { conflict } from '#schema/core/problem'
import type { EventNamed } from '#schema/events'
import type { Decider } from '../event-store/decider.ts'

/** Event to record. */
export type ActionCommand = EventNamed<
  'EmailDraftsGenerated' | 'RosterProposalGenerated' | 'SocialPlanGenerated'
>

/** Content that the action generated; null before. */
export type ActionState = readonly EmailDraft[] | readonly RosterDay[] | readonly SocialPost[] | null

export const actionDecider: Decider<'brief', ActionCommand, ActionState> = {
  slice: 'brief',
  initial: null,
  evolve: (state, { type, data }) => {
    if (type === 'EmailDraftsGenerated') return data.emails
    if (type === 'RosterProposalGenerated') return data.roster
    return type === 'SocialPlanGenerated' ? data.posts : state
  },
  decide: (generated, state) =>
    state
      ? E.left(conflict('brief/already-generated', 'This action has already been recorded.'))
      : E.right([generated]),
}
