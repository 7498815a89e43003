/** Advisories as a read table. */
import type { Projection } from '../read-models/projection.ts'
import { add, patch } from '../read-models/row-change.ts'
import { advisoryTable } from './advisory.table.ts'

export const advisoryProjection: Projection = {
  slice: 'advisory',
  tables: [advisoryTable],
  project: (event) => {
    switch (event.type) {
      case 'AdvisoryRaised':
        return [
          add(advisoryTable, {
            id: event.data.advisoryId,
            title: event.data.title,
            message: event.data.message,
            urgency: event.data.urgency,
            status: 'new',
            suggested_action: event.data.suggestedAction ?? null,
            worth: event.data.worth ?? null,
            created_at: event.recordedAt,
            settled_at: null,
          }),
        ]
      case 'AdvisoryAccepted':
        return [
          patch(advisoryTable, {
            id: event.data.advisoryId,
            status: 'accepted',
            settled_at: event.recordedAt,
          }),
        ]
      case 'AdvisoryDismissed':
        return [
          patch(advisoryTable, {
            id: event.data.advisoryId,
            status: 'dismissed',
            settled_at: event.recordedAt,
          }),
        ]
      default:
        return []
    }
  },
}
