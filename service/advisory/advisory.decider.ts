/** Rules of an advisory: raised once, then accepted or dismissed, never both; its outcome is recorded once. */

import type { Advisory, AdvisoryId } from '#schema/advisory/advisory'
import type { Expectation } from '#schema/advisory/outcome'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { conflict, missing, type Problem } from '#schema/core/problem'
import { IsoTime } from '#schema/core/scalars'
import type { SliceEvent } from '#schema/events'
import type { FoundOutcome } from '../advisor/outcomes/outcome.ts'
import type { Decider } from '../event-store/decider.ts'

/** Commands to an advisory. */
export type AdvisoryCommand =
  | ({ readonly type: 'raise' } & Pick<
      Advisory,
      'id' | 'title' | 'message' | 'urgency' | 'suggestedAction' | 'worth' | 'promises'
    >)
  | { readonly type: 'accept'; readonly advisoryId: AdvisoryId; readonly expects?: Expectation | undefined }
  | { readonly type: 'dismiss'; readonly advisoryId: AdvisoryId }
  | { readonly type: 'settle'; readonly advisoryId: AdvisoryId; readonly found: FoundOutcome }

type Decision = E.Either<Problem, readonly SliceEvent<'advisory'>[]>

const settle = (state: Advisory, { outcome, figure, timeline }: FoundOutcome): Decision => {
  const { id: advisoryId, title, expects } = state
  if (!expects)
    return E.left(
      conflict('advisory/nothing-expected', 'Nothing is expected of this advisory. Nothing was changed.'),
    )
  if (state.outcome)
    return E.left(
      conflict('advisory/outcome-recorded', 'The outcome of this advisory has already been recorded.'),
    )
  const data = { advisoryId, title, expects, outcome, timeline: [...timeline], ...(figure ? { figure } : {}) }
  return E.right([{ type: 'AdvisoryOutcomeRecorded', data }])
}

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
      case 'AdvisoryAccepted': {
        const { expects } = event.data
        return state && { ...state, status: 'accepted', settledAt: at, ...(expects ? { expects } : {}) }
      }
      case 'AdvisoryOutcomeRecorded':
        return state && { ...state, outcome: event.data.outcome }
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
    if (command.type === 'settle') return settle(state, command.found)
    // A second click arrives after the first has settled the advisory: a refusal, not a fault.
    if (state.status !== 'new')
      return E.left(
        conflict(
          'advisory/already-settled',
          `This advisory has already been ${state.status}. Nothing was changed.`,
        ),
      )
    const data = { advisoryId: command.advisoryId, title: state.title }
    if (command.type === 'dismiss') return E.right([{ type: 'AdvisoryDismissed', data }])
    const { expects } = command
    return E.right([{ type: 'AdvisoryAccepted', data: { ...data, ...(expects ? { expects } : {}) } }])
  },
}
