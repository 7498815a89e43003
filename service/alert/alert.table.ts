/**
 * Read table of what people did with alerts. `id` is the kind of mark and what it is about: `snoozed` and `rated` an alert,
 * `muted` and `urgent` a subject. A mark that was taken back has no row.
 */
import { table } from '../read-models/table.ts'

export const alertMarkTable = table(
  'alert_mark',
  { id: 'text', until_day: 'date?', is_useful: 'boolean?', kind: 'text', about: 'text' },
  'id',
)
