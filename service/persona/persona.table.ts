/** Read table of the style in use: one row a workspace. */
import { table } from '../read-models/table.ts'

export const personaTable = table('persona', { persona_key: 'text' }, null)
