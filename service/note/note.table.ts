/** Read table of notes; a removed note has no row. */
import { table } from '../read-models/table.ts'

export const noteTable = table(
  'note',
  { id: 'text', text: 'text', from_day: 'date', to_day: 'date', created_at: 'timestamptz' },
  'id',
)
