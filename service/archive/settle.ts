/** What an installation records of a workspace that was moved here, after the events of the archive. */
import { noteKeyOf, originOf, vkeyText } from '#schema/proof/note'
import { movesStream } from '../signing/former-keys.ts'
import type { ArchivedWorkspace } from './archive-manifest.ts'
import type { TransactionService } from './archive-transaction.ts'
import { endSessions, settleMembers } from './settle-people.ts'

/** Records the move with both keys, ends the sessions, and lets the members sign in; returns how many there are. */
export const settle = async (
  service: TransactionService,
  { workspace, archiveId, note, vkey }: ArchivedWorkspace,
): Promise<number> => {
  const key = vkeyText(noteKeyOf(originOf(workspace), service.checkpointKey.publicKey))
  await service.appendTo(workspace, movesStream, [
    { type: 'WorkspaceMoved', data: { archiveId, note, formerKey: vkey, key } },
  ])
  await endSessions(service, workspace)
  return settleMembers(service, workspace)
}
