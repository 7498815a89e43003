/** Readers of mailed digests: current members whose role and switches allow it. */
import { decodeOrThrow } from '#schema/core/decode'
import { deciders, Role, writers } from '#schema/core/roles'
import { AccountId } from '#schema/people/people'
import { Preferences, preferenceDefaults } from '#schema/profile/profile'
import { openIdentities } from '../../accounts/accounts.ts'
import type { Service } from '../../runtime/service.ts'
import type { Reader } from '../mail/digest-mail.ts'

export type DigestReader = {
  readonly accountId: AccountId
  readonly reader: Reader
  readonly preferences: Preferences
  readonly canDecide: boolean
}

/** Auditors get no digest: they see part of the record, and only for a time. */
const isReader = (role: Role): boolean => writers.some((one) => one === role)

/** Current members who may get digests, in order of joining; only one account if given. */
export const loadReaders = async (
  service: Service,
  workspace: string,
  accountId?: string,
): Promise<readonly DigestReader[]> => {
  const all = service.database
    .of(workspace)
    .selectFrom('member')
    .leftJoin('personal_profile', 'personal_profile.account_id', 'member.account_id')
    .select(['member.account_id as id', 'member.person', 'role', 'ends_at', 'preferences'])
    .where('ended_at', 'is', null)
    .orderBy('joined_at')
    .orderBy('member.account_id')
  const rows = await (accountId === undefined
    ? all
    : all.where('member.account_id', '=', accountId)
  ).execute()
  const now = service.now().toISOString()
  const present = rows.filter(
    ({ ends_at: endsAt, role }) =>
      (endsAt === null || endsAt > now) && isReader(decodeOrThrow(Role, role, 'A role')),
  )
  const people = await openIdentities(
    service,
    workspace,
    present.map(({ person }) => person),
  )
  return present.flatMap(({ id, role, preferences }, index) => {
    const person = people[index]
    // Erased people have no address.
    if (person === undefined || person.email === '') return []
    return [
      {
        accountId: decodeOrThrow(AccountId, id, 'An account'),
        reader: person,
        preferences:
          preferences === null
            ? preferenceDefaults
            : decodeOrThrow(Preferences, JSON.parse(preferences), 'The preferences'),
        canDecide: deciders.some((one) => one === role),
      },
    ]
  })
}
