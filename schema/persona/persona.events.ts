/** Event of a change of executive style. */
import * as t from 'io-ts'
import { event, type Upcaster } from '../core/event.ts'
import { record } from '../core/record.ts'
import { PersonaKey } from './persona.ts'

export const personaEvents = {
  PersonaChanged: event(
    'PersonaChanged',
    record({ personaKey: PersonaKey, previousPersona: t.union([PersonaKey, t.null]) }),
    {
      title: 'Persona changed',
      refs: ({ previousPersona }) => ({ previousPersona }),
    },
  ),
}

/** The old `PersonaSelected` did not record the previous style, so it is null. */
export const personaUpcasters: readonly Upcaster[] = [
  {
    from: 'PersonaSelected',
    to: 'PersonaChanged',
    upcast: (data: { personaKey: string }) => ({ personaKey: data.personaKey, previousPersona: null }),
  },
]
