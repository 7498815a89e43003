/** The focus as a read table. */
import type { Projection } from '../read-models/projection.ts'
import { put } from '../read-models/row-change.ts'
import { focusTable } from './focus.table.ts'

export const focusProjection: Projection = {
  slice: 'focus',
  tables: [focusTable],
  project: ({ type, data }) => {
    if (type !== 'FocusSet' && type !== 'FocusChanged') return []
    const { focusId, focus } = data
    return [
      put(focusTable, {
        id: focusId,
        primary_focus: focus.primaryFocus,
        secondary_priorities: JSON.stringify(focus.secondaryPriorities),
        urgency: focus.urgency,
        timeline: focus.timeline,
        description: focus.description ?? null,
        success_metrics: JSON.stringify(focus.successMetrics),
      }),
    ]
  },
}
