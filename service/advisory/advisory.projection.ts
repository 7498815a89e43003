/** Advisories as a read table. JSON is canonical, because key order may differ between recording and rebuild. */
import { canonicalJson } from '../event-store/chain.ts'
import { projection } from '../read-models/projection.ts'
import { add, patch, remove } from '../read-models/row-change.ts'
import type { DecisionPlan } from './advisory.state.ts'
import { advisoryTable } from './advisory.table.ts'

const json = (value: object | undefined): string | null => (value ? canonicalJson(value) : null)

const planned = ({ due, ownerId, ownerName }: DecisionPlan) => ({
  due: due ?? null,
  owner_id: ownerId ?? null,
  owner_name: json(ownerName),
})

/** Columns that an advisory may have while it waits for an answer, and that any answer empties; all others are null then. */
const waiting = { reason: null, deferred_until: null }

/** Columns without an answer, or after taking one back. */
const unanswered = {
  ...waiting,
  settled_at: null,
  expects: null,
  ...planned({}),
  done_at: null,
  note: null,
  taken_back: null,
}

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
        promises: json(data.promises),
        origin: json(data.origin),
        finding: json(data.finding),
      }),
    ],
    AdvisoryAccepted: ({ data, recordedAt }) => [
      patch(advisoryTable, {
        ...waiting,
        id: data.advisoryId,
        status: 'accepted',
        settled_at: recordedAt,
        ...(data.expects ? { expects: json(data.expects) } : {}),
        ...(data.due || data.ownerId ? planned(data) : {}),
      }),
    ],
    AdvisoryDismissed: ({ data, recordedAt }) => [
      patch(advisoryTable, {
        ...waiting,
        id: data.advisoryId,
        status: 'dismissed',
        settled_at: recordedAt,
        ...(data.reason ? { reason: data.reason } : {}),
      }),
    ],
    AdvisoryReopened: ({ data }) => [
      patch(advisoryTable, {
        ...unanswered,
        id: data.advisoryId,
        status: 'new',
        reason: data.reason ?? null,
      }),
    ],
    AdvisoryDeferred: ({ data }) => [
      patch(advisoryTable, { id: data.advisoryId, deferred_until: data.until }),
    ],
    DecisionPlanned: ({ data }) => [
      patch(advisoryTable, { id: data.advisoryId, ...planned(data), done_at: null, note: null }),
    ],
    DecisionDone: ({ data, recordedAt }) => [
      patch(advisoryTable, { id: data.advisoryId, done_at: recordedAt, note: data.note ?? null }),
    ],
    DecisionResumed: ({ data }) => [patch(advisoryTable, { id: data.advisoryId, done_at: null, note: null })],
    // The history keeps it; nothing that reads advice may cite it.
    AdvisoryWithdrawn: ({ data }) => [remove(advisoryTable, { id: data.advisoryId })],
    AdvisoryFiguresTakenBack: ({ data, recordedAt }) => [
      patch(advisoryTable, { id: data.advisoryId, taken_back: json({ file: data.file, at: recordedAt }) }),
    ],
    AdvisoryOutcomeRecorded: ({ data, recordedAt }) => [
      patch(advisoryTable, {
        id: data.advisoryId,
        outcome: canonicalJson(data.outcome),
        scored_at: recordedAt,
      }),
    ],
  },
})
