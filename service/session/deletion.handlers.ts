/** Deletes a business after a grace period, or cancels the deletion. */
import { addDays } from 'date-fns'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { invalid } from '#schema/core/problem'
import { IsoTime } from '#schema/core/scalars'
import type { workspaceEndpoints } from '#schema/session/workspace.endpoints'
import { businessNameOf } from '../accounts/workspaces.ts'
import type { Handlers } from '../http/handlers.ts'
import { noPeople } from '../http/session-guard.ts'
import { deletionDecider } from './deletion.decider.ts'

/** Days for which a deletion can be cancelled. */
export const graceDays = 7

/** Stream for opening and deleting a workspace. */
const workspaceId = 'workspace'

export const deletionHandlers: Handlers<
  Pick<typeof workspaceEndpoints, 'deleteWorkspace' | 'keepWorkspace'>
> = {
  deleteWorkspace: async ({ businessName }, { service, session, now, run }) => {
    const { accountId, workspace } = session
    if (accountId === undefined) return E.left(noPeople)
    const name = await businessNameOf(service, workspace)
    if (businessName.trim() !== name)
      return E.left(
        invalid([{ field: 'businessName', message: `must be the name of this business, ${name}` }]),
      )
    const endsAt = decodeOrThrow(IsoTime, addDays(now, graceDays).toISOString(), 'The end of the grace')
    return run({
      decider: deletionDecider,
      id: workspaceId,
      command: { type: 'request', accountId, endsAt },
      answer: (state) => ({ endsAt: state.endsAt ?? endsAt }),
    })
  },

  keepWorkspace: async (_input, { session: { accountId }, now, run }) =>
    accountId === undefined
      ? E.left(noPeople)
      : run({
          decider: deletionDecider,
          id: workspaceId,
          command: { type: 'cancel', accountId, now: now.toISOString() },
          answer: () => ({}),
        }),
}
