/** Read table of the focus; `secondary_priorities` and `success_metrics` are JSON lists of texts. */
import { table } from '../read-models/table.ts'

export const focusTable = table(
  'focus',
  {
    id: 'text',
    primary_focus: 'text',
    secondary_priorities: 'text',
    urgency: 'text',
    timeline: 'text',
    description: 'text?',
    success_metrics: 'text',
  },
  null,
)
