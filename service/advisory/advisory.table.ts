/** Read table of advisories. `promises`, `expects` and `outcome` are JSON, or null. */
import { table } from '../read-models/table.ts'

export const advisoryTable = table(
  'advisory',
  {
    id: 'text',
    title: 'text',
    message: 'text',
    urgency: 'text',
    status: 'text',
    suggested_action: 'text?',
    worth: 'text?',
    created_at: 'timestamptz',
    settled_at: 'timestamptz?',
    promises: 'text?',
    expects: 'text?',
    outcome: 'text?',
  },
  'id',
)
