/** Rules of the executive style: one at a time, and each change names what it replaced. */
import { E } from '#schema/core/fp'
import type { PersonaKey } from '#schema/persona/persona'
import type { Decider } from '../event-store/decider.ts'

/** What may be asked: work under this style. */
export type PersonaCommand = { readonly type: 'select'; readonly personaKey: PersonaKey }

/** The style in use, null before the first. */
export type PersonaState = PersonaKey | null

export const personaDecider: Decider<PersonaCommand, PersonaState> = {
  slice: 'persona',
  initial: null,
  evolve: (state, event) => (event.type === 'PersonaChanged' ? event.data.personaKey : state),
  decide: ({ personaKey }, state) =>
    // Choosing what is in use already changes nothing, so there is nothing to record.
    E.right(
      personaKey === state ? [] : [{ type: 'PersonaChanged', data: { personaKey, previousPersona: state } }],
    ),
}
