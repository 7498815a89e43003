/** Read tables of mailed digests. `content` and `earlier` are JSON from the event that queued them. */
import { table } from '../read-models/table.ts'

export const deliveryTable = table(
  'digest_delivery',
  {
    id: 'text',
    account_id: 'text',
    kind: 'text',
    day: 'date',
    due_at: 'timestamptz',
    title: 'text',
    content: 'text',
    earlier: 'text?',
    is_late: 'boolean',
    state: 'text',
    attempt: 'integer',
    answer: 'text?',
    changed_at: 'timestamptz',
  },
  'id',
)

export const scheduleTable = table('digest_schedule', { weekday: 'integer', hour: 'integer' }, null)
