/** Rules of the privacy toggle. Identifiers are hidden at first. */
import { E } from '#schema/core/fp'
import type { Decider } from '../event-store/decider.ts'

/** Shows identifiers if they are hidden, and hides them if they are shown. */
export type DecisionLogCommand = { readonly type: 'toggle' }

/** True while identifiers are shown. */
export type DecisionLogState = boolean

export const decisionLogDecider: Decider<'decision-log', DecisionLogCommand, DecisionLogState> = {
  slice: 'decision-log',
  initial: false,
  evolve: (state, event) => (event.type === 'IdentifiersToggled' ? event.data.showIdentifiers : state),
  decide: (_command, state) => E.right([{ type: 'IdentifiersToggled', data: { showIdentifiers: !state } }]),
}
