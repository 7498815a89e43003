/** Read table of the current style, one row per workspace. */
import { table } from '../read-models/table.ts'

export const personaTable = table('persona', { persona_key: 'text' }, null)
