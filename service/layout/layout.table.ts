/** Read table of arrangements; `panels` is JSON. */
import { table } from '../read-models/table.ts'

export const layoutTable = table(
  'layout',
  { id: 'text', dashboard: 'text', width: 'text', panels: 'text' },
  'id',
)
