/** Executive Styles. */
import { E } from '#schema/core/fp'
import { missing } from '#schema/core/problem'
import type { personaEndpoints } from '#schema/persona/persona.endpoints'
import type { Handlers } from '../http/handlers.ts'
import { personaCatalogue } from './persona.catalogue.ts'
import { personaDecider } from './persona.decider.ts'

export const personaHandlers: Handlers<typeof personaEndpoints> = {
  listPersonas: async () => E.right([...personaCatalogue]),

  selectPersona: async ({ personaKey }, { run }) => {
    const persona = personaCatalogue.find(({ key }) => key === personaKey)
    if (!persona) return E.left(missing('persona/unknown', 'personaKey', 'There is no such executive style.'))
    return run({
      decider: personaDecider,
      id: 'current',
      command: { type: 'select', personaKey },
      answer: () => ({ persona }),
    })
  },
}
