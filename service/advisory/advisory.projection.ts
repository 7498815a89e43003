/** Advisories as a read table. JSON is canonical, because key order may differ between recording and rebuild. */
import { canonicalJson } from '../event-store/chain.ts'
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
        promises: data.promises ? canonicalJson(data.promises) : null,
        expects: null,
        outcome: null,
      }),
    ],
    AdvisoryAccepted: ({ data, recordedAt }) => [
      patch(advisoryTable, {
        id: data.advisoryId,
        status: 'accepted',
        settled_at: recordedAt,
        expects: data.expects ? canonicalJson(data.expects) : null,
      }),
    ],
    AdvisoryDismissed: ({ data, recordedAt }) => [
      patch(advisoryTable, { id: data.advisoryId, status: 'dismissed', settled_at: recordedAt }),
    ],
    AdvisoryOutcomeRecorded: ({ data }) => [
      patch(advisoryTable, { id: data.advisoryId, outcome: canonicalJson(data.outcome) }),
    ],
  },
})
