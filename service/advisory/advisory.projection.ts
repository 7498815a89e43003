/** Advisories as a read table. */
import { projection } from '../read-models/projection.ts'
import { add, patch } from '../read-models/row-change.ts'
import { advisoryTable } from './advisory.table.ts'

export const advisoryProjection = projection({
  slice: 'advisory',
  tables: [advisoryTable],
  on: {
    AdvisoryRaised: ({ data, recordedAt }) => [
      add(advisoryTable, {
        id: data.advisoryId,
        title: data.title,
        message: data.message,
        urgency: data.urgency,
        status: 'new',
        suggested_action: data.suggestedAction ?? null,
        worth: data.worth ?? null,
        created_at: recordedAt,
        settled_at: null,
      }),
    ],
    AdvisoryAccepted: ({ data, recordedAt }) => [
      patch(advisoryTable, { id: data.advisoryId, status: 'accepted', settled_at: recordedAt }),
    ],
    AdvisoryDismissed: ({ data, recordedAt }) => [
      patch(advisoryTable, { id: data.advisoryId, status: 'dismissed', settled_at: recordedAt }),
    ],
  },
})
