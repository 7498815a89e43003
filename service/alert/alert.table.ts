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

/** Read table of watched subjects. `account_id` is empty in a demo; `id` is the account and the subject. */
export const alertWatchTable = table(
  'alert_watch',
  { id: 'text', account_id: 'text', subject: 'text', since: 'timestamptz' },
  'id',
)
