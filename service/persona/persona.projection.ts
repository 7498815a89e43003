/** The current style as a read table. */
import { projection } from '../read-models/projection.ts'
import { put } from '../read-models/row-change.ts'
import { personaTable } from './persona.table.ts'

export const personaProjection = projection({
  slice: 'persona',
  tables: [personaTable],
  on: { PersonaChanged: ({ data }) => [put(personaTable, { persona_key: data.personaKey })] },
})
