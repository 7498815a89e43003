/**
 * Read table of advisories. `promises`, `expects`, `outcome`, `origin`, `finding`, `taken_back` and `owner_name` are JSON, or null;
 * `owner_name` is the `Sealed` value of the event.
 */
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
    reason: 'text?',
    deferred_until: 'date?',
    origin: 'text?',
    due: 'date?',
    owner_id: 'text?',
    owner_name: 'text?',
    done_at: 'timestamptz?',
    note: 'text?',
    scored_at: 'timestamptz?',
    finding: 'text?',
    taken_back: 'text?',
  },
  'id',
)
