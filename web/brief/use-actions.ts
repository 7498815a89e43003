/** The three quick actions, with the numbers that they are asked for. */
import type { EmailDraft, RosterDay, SocialPost } from '#schema/brief/brief'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { now } from '../core/clock.ts'
import { useText } from '../core/language.ts'
import { comingSunday } from '../kit/business-day.ts'
import { briefText } from '../messages/en/brief.ts'
import { useDraftEmailsMutation, usePlanSocialMutation, useProposeRosterMutation } from './brief.api.ts'
import { type Action, useAction } from './use-action.ts'

const asked = { count: 5, days: 7 }

/** The actions by name. */
export type Actions = {
  readonly emails: Action<EmailDraft>
  readonly roster: Action<RosterDay>
  readonly social: Action<SocialPost>
}

/** What came of each action so far, and how to run it. `businessName` is whose it is, once that is known. */
export const useActions = (businessName: string | undefined): Actions => {
  const text = useText(briefText)
  const [draftEmails] = useDraftEmailsMutation()
  const [proposeRoster] = useProposeRosterMutation()
  const [planSocial] = usePlanSocialMutation()
  const notDoneText = text.actionNotGeneratedText
  const keepAs = (what: keyof Actions) => businessName && `${what} of ${businessName}`
  return {
    emails: useAction(
      () => draftEmails({ count: asked.count }),
      { done: text.emailsDone, notDone: text.emailsNotDone, notDoneText },
      keepAs('emails'),
    ),
    roster: useAction(
      (sunday = comingSunday(now())) =>
        proposeRoster({ weekStart: decodeOrThrow(IsoDate, sunday, 'a Sunday') }),
      { done: text.rosterDone, notDone: text.rosterNotDone, notDoneText },
      keepAs('roster'),
    ),
    social: useAction(
      () => planSocial({ days: asked.days }),
      { done: text.socialDone, notDone: text.socialNotDone, notDoneText },
      keepAs('social'),
    ),
  }
}
