/** Rules of an advisory: raised once, then accepted or dismissed, never both. */

import type { Advisory, AdvisoryId } from '#schema/advisory/advisory'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { conflict, missing } from '#schema/core/problem'
import { IsoTime } from '#schema/core/scalars'
import type { Decider } from '../event-store/decider.ts'

/** Commands to an advisory. */
export type AdvisoryCommand =
  | ({ readonly type: 'raise' } & Pick<
      Advisory,
      'id' | 'title' | 'message' | 'urgency' | 'suggestedAction' | 'worth'
    >)
  | { readonly type: 'accept'; readonly advisoryId: AdvisoryId }
  | { readonly type: 'dismiss'; readonly advisoryId: AdvisoryId }

/** The current advisory; null before it was raised. */
export type AdvisoryState = Advisory | null

export const advisoryDecider: Decider<'advisory', AdvisoryCommand, AdvisoryState> = {
  slice: 'advisory',
  initial: null,
  evolve: (state, event) => {
    const at = decodeOrThrow(IsoTime, event.recordedAt, 'A recorded time')
    switch (event.type) {
      case 'AdvisoryRaised': {
        const { advisoryId, ...rest } = event.data
        return { id: advisoryId, ...rest, status: 'new', createdAt: at }
      }
      case 'AdvisoryAccepted':
        return state && { ...state, status: 'accepted', settledAt: at }
      case 'AdvisoryDismissed':
        return state && { ...state, status: 'dismissed', settledAt: at }
      default:
        return state
    }
  },
  decide: (command, state) => {
    if (command.type === 'raise') {
      const { type: _, id, ...rest } = command
      if (state) return E.left(conflict('advisory/already-raised', 'This advisory has already been raised.'))
      return E.right([{ type: 'AdvisoryRaised', data: { advisoryId: id, ...rest } }])
    }
    if (!state) return E.left(missing('advisory/unknown', 'advisoryId', 'There is no such advisory here.'))
    // A second click arrives after the first has settled the advisory: a refusal, not a fault.
    if (state.status !== 'new')
      return E.left(
        conflict(
          'advisory/already-settled',
          `This advisory has already been ${state.status}. Nothing was changed.`,
        ),
      )
    const type = command.type === 'accept' ? 'AdvisoryAccepted' : 'AdvisoryDismissed'
    return E.right([{ type, data: { advisoryId: command.advisoryId, title: state.title } }])
  },
}
