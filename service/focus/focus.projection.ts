/** The focus as a read table. */
import type { EventNamed } from '#schema/events'
import { projection } from '../read-models/projection.ts'
import { put } from '../read-models/row-change.ts'
import { focusTable } from './focus.table.ts'

const putFocus = ({ data: { focusId, focus } }: EventNamed<'FocusSet' | 'FocusChanged'>) => [
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

export const focusProjection = projection({
  slice: 'focus',
  tables: [focusTable],
  on: { FocusSet: putFocus, FocusChanged: putFocus },
})
