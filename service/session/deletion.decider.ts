/** Rules for deleting a business: requested once, and cancelled only within the grace period. */
import { E } from '#schema/core/fp'
import { conflict } from '#schema/core/problem'
import type { IsoTime } from '#schema/core/scalars'
import type { AccountId } from '#schema/people/people'
import type { Decider } from '../event-store/decider.ts'

export type DeletionCommand = { readonly accountId: AccountId } & (
  | { readonly type: 'request'; readonly endsAt: IsoTime }
  | { readonly type: 'cancel'; readonly now: string }
)

/** Time of removal; null if no deletion is requested. */
export type DeletionState = { readonly endsAt: IsoTime | null }

const over = conflict('session/deleted', 'The grace period is over, so this business is being removed.')

export const deletionDecider: Decider<'session', DeletionCommand, DeletionState> = {
  slice: 'session',
  initial: { endsAt: null },
  evolve: (state, event) => {
    if (event.type === 'WorkspaceDeletionRequested') return { endsAt: event.data.endsAt }
    return event.type === 'WorkspaceDeletionCancelled' ? { endsAt: null } : state
  },
  decide: (command, { endsAt }) => {
    const { accountId } = command
    if (command.type === 'request')
      // A second owner's request does not extend the grace period.
      return E.right(
        endsAt === null
          ? [{ type: 'WorkspaceDeletionRequested', data: { accountId, endsAt: command.endsAt } }]
          : [],
      )
    if (endsAt === null) return E.right([])
    return endsAt <= command.now
      ? E.left(over)
      : E.right([{ type: 'WorkspaceDeletionCancelled', data: { accountId } }])
  },
}
