/** Rules of the privacy toggle: each use flips it; identifiers are hidden until somebody shows them. */
import { E } from '#schema/core/fp'
import type { Decider } from '../event-store/decider.ts'

/** Flip it. */
export type DecisionLogCommand = { readonly type: 'toggle' }

/** Whether identifiers are shown. */
export type DecisionLogState = boolean

export const decisionLogDecider: Decider<DecisionLogCommand, DecisionLogState> = {
  slice: 'decision-log',
  initial: false,
  evolve: (state, event) => (event.type === 'IdentifiersToggled' ? event.data.showIdentifiers : state),
  decide: (_command, state) => E.right([{ type: 'IdentifiersToggled', data: { showIdentifiers: !state } }]),
}
