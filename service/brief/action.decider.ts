/** Rules of an action: its content is recorded once, as it was written. */
import type { EmailDraft, RosterDay, SocialPost } from '#schema/brief/brief'
import type { briefEvents } from '#schema/brief/brief.events'
import type { EventOf } from '#schema/core/event'
import { E } from '#schema/core/fp'
import { conflict } from '#schema/core/problem'
import type { Decider } from '../event-store/decider.ts'

/** What may be asked of an action: that its event be recorded. */
export type ActionCommand = EventOf<
  Pick<typeof briefEvents, 'EmailDraftsGenerated' | 'RosterProposalGenerated' | 'SocialPlanGenerated'>
>

/** The list that the action gave, null before it ran. */
export type ActionState = readonly EmailDraft[] | readonly RosterDay[] | readonly SocialPost[] | null

export const actionDecider: Decider<ActionCommand, ActionState> = {
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
