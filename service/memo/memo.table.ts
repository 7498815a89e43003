/** Read table of memos. */
import { table } from '../read-models/table.ts'

export const memoTable = table(
  'memo',
  {
    id: 'text',
    subject: 'text',
    content: 'text',
    type: 'text',
    priority: 'text',
    status: 'text',
    from_persona: 'text',
    created_at: 'timestamptz',
  },
  'id',
)
