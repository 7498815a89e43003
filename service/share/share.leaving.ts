/** Ends the links of a person who leaves a business, or may no longer share there. */

import type { Metadata } from '../event-store/append.ts'
import { runCommand } from '../event-store/decide.ts'
import type { Service } from '../runtime/service.ts'
import { shareDecider } from './share.decider.ts'
import { forgetLink } from './share.link.ts'

/**
 * Revokes every link that a person made in a workspace. Until this is done, none of them opens anything either, because
 * `find_share` looks at the membership.
 */
export const endLinksOf = async (
  service: Service,
  workspace: string,
  accountId: string,
  metadata: Metadata,
): Promise<void> => {
  const links = await service.database
    .of(workspace)
    .selectFrom('share_link')
    .select('share_id')
    .where('account_id', '=', accountId)
    .orderBy('share_id')
    .execute()
  for (const { share_id: id } of links) {
    await runCommand(service.store, {
      workspace,
      decider: shareDecider,
      id,
      command: { type: 'revoke' },
      metadata,
    })
    await forgetLink(service, workspace, id)
  }
}
