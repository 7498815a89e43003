/** Generated advice: briefs and the three actions (decision 26). */
import * as t from 'io-ts'
import { Basis, basisRefs } from '../core/advice.ts'
import { event } from '../core/event.ts'
import { record } from '../core/record.ts'
import { IsoDate, id, integer, text } from '../core/scalars.ts'
import { BriefChart, BriefId, EmailDraft, RosterDay, SocialPost } from './brief.ts'

/** Id of one run of an action and of its stream. */
export const ActionId = id('ActionId')
export type ActionId = t.TypeOf<typeof ActionId>

export const briefEvents = {
  BriefGenerated: event(
    'BriefGenerated',
    record(
      {
        briefId: BriefId,
        topic: text(300, 1),
        title: text(200, 1),
        category: text(60, 1),
        what: text(4000, 1),
        why: text(4000, 1),
        soWhat: text(4000, 1),
        personaKey: text(80, 1),
        basis: Basis,
      },
      { chart: BriefChart },
    ),
    {
      title: 'Brief generated',
      refs: (data) => ({ topic: data.topic, briefId: data.briefId, ...basisRefs(data.basis) }),
    },
  ),
  EmailDraftsGenerated: event(
    'EmailDraftsGenerated',
    record({ actionId: ActionId, count: integer(1), emails: t.array(EmailDraft), basis: Basis }),
    {
      title: 'Email drafts generated',
      refs: (data) => ({ action: 'email-drafts', count: data.count, ...basisRefs(data.basis) }),
    },
  ),
  RosterProposalGenerated: event(
    'RosterProposalGenerated',
    record({ actionId: ActionId, weekStart: IsoDate, roster: t.array(RosterDay), basis: Basis }),
    {
      title: 'Roster proposal generated',
      refs: (data) => ({ action: 'roster-proposal', weekStart: data.weekStart, ...basisRefs(data.basis) }),
    },
  ),
  SocialPlanGenerated: event(
    'SocialPlanGenerated',
    record({ actionId: ActionId, days: integer(1), posts: t.array(SocialPost), basis: Basis }),
    {
      title: 'Social plan generated',
      refs: (data) => ({ action: 'social-plan', days: data.days, ...basisRefs(data.basis) }),
    },
  ),
}
