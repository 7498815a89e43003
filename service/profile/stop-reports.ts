/** Turns off a person's reports without a session, through the link in each report. */
import { decodeOrThrow } from '#schema/core/decode'
import { Sealed } from '#schema/core/event'
import { AccountId } from '#schema/people/people'
import { Preferences, preferenceDefaults } from '#schema/profile/profile'
import { canonicalJson } from '../event-store/chain.ts'
import { runCommand } from '../event-store/decide.ts'
import type { Service } from '../runtime/service.ts'
import { personalProfileDecider } from './profile.decider.ts'
import { knownOf, subjectOf } from './profile.person.ts'

const byLink = {
  actor: 'system:unsubscribe',
  persona: null,
  correlationId: null,
  causationId: null,
} as const

/** Turns off weekly reports and monthly reviews; repeating it changes nothing. */
export const stopReports = async (service: Service, workspace: string, account: string): Promise<void> => {
  const accountId = decodeOrThrow(AccountId, account, 'An account')
  const session = { workspace, accountId }
  const row = await service.database
    .of(workspace)
    .selectFrom('personal_profile')
    .select(['person', 'preferences'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const known = { ...(await knownOf({ service, session })), role: '' }
  const person = row
    ? decodeOrThrow(Sealed, JSON.parse(row.person), 'The sealed person')
    : await service.sealer.seal(workspace, subjectOf(session), canonicalJson(known))
  const preferences = row
    ? decodeOrThrow(Preferences, JSON.parse(row.preferences), 'The preferences')
    : preferenceDefaults
  await runCommand(service.store, {
    workspace,
    decider: personalProfileDecider,
    id: `personal-${accountId}`,
    command: {
      person,
      preferences: { ...preferences, weeklyReports: false, monthlyReports: false },
      accountId,
    },
    metadata: byLink,
  })
}
