/** The style in use as a read table. */
import type { Projection } from '../read-models/projection.ts'
import { put } from '../read-models/row-change.ts'
import { personaTable } from './persona.table.ts'

export const personaProjection: Projection = {
  slice: 'persona',
  tables: [personaTable],
  project: (event) =>
    event.type === 'PersonaChanged' ? [put(personaTable, { persona_key: event.data.personaKey })] : [],
}
