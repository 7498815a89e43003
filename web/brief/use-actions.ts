/** The three quick actions, each with the amount it requests. */
import type { EmailDraft, RosterDay, SocialPost } from '#schema/brief/brief'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { now } from '../core/clock.ts'
import { useText } from '../core/language.ts'
import { comingSunday } from '../kit/business-day.ts'
import { briefText } from '../messages/en/brief.ts'
import { useDraftEmailsMutation, usePlanSocialMutation, useProposeRosterMutation } from './brief.api.ts'
import { type Action, useAction } from './use-action.ts'

const amounts = { count: 5, days: 7 }

export type Actions = {
  readonly emails: Action<EmailDraft>
  readonly roster: Action<RosterDay>
  readonly social: Action<SocialPost>
}

/** State and run functions of the actions. `businessName` is the signed-in business; undefined until known. */
export const useActions = (businessName: string | undefined): Actions => {
  const text = useText(briefText)
  const [draftEmails] = useDraftEmailsMutation()
  const [proposeRoster] = useProposeRosterMutation()
  const [planSocial] = usePlanSocialMutation()
  const notDoneText = text.actionNotGeneratedText
  const draftKeyOf = (what: keyof Actions) => businessName && `${what} of ${businessName}`
  return {
    emails: useAction(
      () => draftEmails({ count: amounts.count }),
      { done: text.emailsDone, notDone: text.emailsNotDone, notDoneText },
      draftKeyOf('emails'),
    ),
    roster: useAction(
      (sunday = comingSunday(now())) =>
        proposeRoster({ weekStart: decodeOrThrow(IsoDate, sunday, 'a Sunday') }),
      { done: text.rosterDone, notDone: text.rosterNotDone, notDoneText },
      draftKeyOf('roster'),
    ),
    social: useAction(
      () => planSocial({ days: amounts.days }),
      { done: text.socialDone, notDone: text.socialNotDone, notDoneText },
      draftKeyOf('social'),
    ),
  }
}
