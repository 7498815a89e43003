/**
 * Read table of what people did with alerts. `id` is the kind of mark and its target: an alert for `snoozed`
 * and `rated`, a subject for `muted` and `urgent`. Undone marks have no row.
 */
import { table } from '../read-models/table.ts'

export const alertMarkTable = table(
  'alert_mark',
  { id: 'text', until_day: 'date?', is_useful: 'boolean?', kind: 'text', about: 'text' },
  'id',
)
