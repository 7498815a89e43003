/** Rules of the executive style: one at a time; each change names the style that it replaced. */
import { E } from '#schema/core/fp'
import type { PersonaKey } from '#schema/persona/persona'
import type { Decider } from '../event-store/decider.ts'

/** Selects a style. */
export type PersonaCommand = { readonly type: 'select'; readonly personaKey: PersonaKey }

/** The current style; null before the first. */
export type PersonaState = PersonaKey | null

export const personaDecider: Decider<'persona', PersonaCommand, PersonaState> = {
  slice: 'persona',
  initial: null,
  evolve: (state, event) => (event.type === 'PersonaChanged' ? event.data.personaKey : state),
  decide: ({ personaKey }, state) =>
    // Selecting the current style changes nothing, so nothing is recorded.
    E.right(
      personaKey === state ? [] : [{ type: 'PersonaChanged', data: { personaKey, previousPersona: state } }],
    ),
}
