/** The three actions: email drafts, roster proposal, social plan. */
import * as t from 'io-ts'
import { EmailDraft, RosterDay, SocialPost } from '#schema/brief/brief'
import type { briefEndpoints } from '#schema/brief/brief.endpoints'
import { ActionId } from '#schema/brief/brief.events'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import { emailsFromRecords } from '../advisor/actions/emails/write-emails.ts'
import { rosterFromRecords } from '../advisor/actions/roster/propose-roster.ts'
import { socialPlanFromRecords } from '../advisor/actions/social/plan-social.ts'
import { loadSourcedRecords } from '../advisor/load-sourced-records.ts'
import type { Records } from '../advisor/records.ts'
import { findFirstAnswer } from '../event-store/idempotency.ts'
import type { Handlers } from '../http/handlers.ts'
import type { SessionContext } from '../runtime/service.ts'
import { type ActionCommand, actionDecider } from './action.decider.ts'
import { rosterWeek } from './roster-week.ts'

/** Default number of drafts, and of days. */
const defaults = { count: 5, days: 7 }

/** Generates from the records and records the result, once per idempotency key; answers with the bare list (decision 22). */
const run = async <A>(
  context: SessionContext,
  list: t.Type<A[], unknown, unknown>,
  write: (records: Records, actionId: ActionId) => ActionCommand,
): Promise<E.Either<Problem, A[]>> => {
  const { keyed, service, session, db, now, run } = context
  const first = keyed ? await findFirstAnswer(service.database, session.workspace, keyed) : E.right(undefined)
  if (E.isLeft(first)) return first
  if (first.right) return E.right(decodeOrThrow(list, first.right.answer, 'The first answer'))
  const actionId = decodeOrThrow(ActionId, service.nextId(now), 'The id of an action')
  return run({
    decider: actionDecider,
    id: actionId,
    command: write(await loadSourcedRecords(db, now, service.imported), actionId),
    answer: (state) => decodeOrThrow(list, state, 'A list that was just written'),
  })
}

export const actionHandlers: Handlers<
  Pick<typeof briefEndpoints, 'draftEmails' | 'proposeRoster' | 'planSocial'>
> = {
  draftEmails: ({ count = defaults.count }, context) =>
    run(context, t.array(EmailDraft), (records, actionId) => {
      const { items, basis } = emailsFromRecords(records, count)
      return { type: 'EmailDraftsGenerated', data: { actionId, count, emails: [...items], basis } }
    }),

  proposeRoster: async (input, context) => {
    const week = rosterWeek(input.weekStart, context.now)
    if (E.isLeft(week)) return week
    const weekStart = week.right
    return run(context, t.array(RosterDay), (records, actionId) => {
      const { items, basis } = rosterFromRecords(records, weekStart)
      return { type: 'RosterProposalGenerated', data: { actionId, weekStart, roster: [...items], basis } }
    })
  },

  planSocial: ({ days = defaults.days }, context) =>
    run(context, t.array(SocialPost), (records, actionId) => {
      const { items, basis } = socialPlanFromRecords(records, days)
      return { type: 'SocialPlanGenerated', data: { actionId, days, posts: [...items], basis } }
    }),
}
