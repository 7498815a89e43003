/** Ends the links of people who may not share any more: the same for a removal, a change of role and an invitation. */
import { isAllowed } from '#schema/core/endpoint'
import { Role } from '#schema/core/roles'
import type { AccountId } from '#schema/people/people'
import { shareEndpoints } from '#schema/share/share.endpoints'
import type { Metadata } from '../event-store/append.ts'
import type { Service } from '../runtime/service.ts'

/** Ends the links for people outside that a person made in a workspace. */
export type EndLinks = (
  service: Service,
  workspace: string,
  accountId: AccountId,
  metadata: Metadata,
) => Promise<void>

/** Ends a person's links unless they are a member who may share. Safe to repeat, as after an interrupted call. */
export const endLinksUnlessSharing =
  (endLinks: EndLinks): EndLinks =>
  async (service, workspace, accountId, metadata) => {
    const member = await service.database
      .of(workspace)
      .selectFrom('member')
      .select('role')
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    const mayShare =
      member !== undefined && Role.is(member.role) && isAllowed(shareEndpoints.makeShare, member.role)
    if (!mayShare) await endLinks(service, workspace, accountId, metadata)
  }
