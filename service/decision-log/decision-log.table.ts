/** Read table of the privacy toggle; the log itself has none. */
import { table } from '../read-models/table.ts'

export const decisionLogTable = table('decision_log', { show_identifiers: 'boolean' }, null)
