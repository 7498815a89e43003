/** Read table of the privacy toggle; the log itself has none, it is the events. */
import { table } from '../read-models/table.ts'

export const decisionLogTable = table('decision_log', { show_identifiers: 'boolean' }, null)
