/** Which style the workspace works under, and what it replaced. */
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

/** `PersonaSelected` did not say what it replaced; nothing can be known of that now. */
export const personaUpcasters: readonly Upcaster[] = [
  {
    from: 'PersonaSelected',
    to: 'PersonaChanged',
    upcast: (data: { personaKey: string }) => ({ personaKey: data.personaKey, previousPersona: null }),
  },
]
