/** Mailed digests as read tables: one row per digest and person, and the sending time of the workspace. */
import type { DeliveryState } from '#schema/digest/delivery'
import { canonicalJson } from '../event-store/chain.ts'
import { projection } from '../read-models/projection.ts'
import { add, patch, put, type RowChange } from '../read-models/row-change.ts'
import { deliveryTable, scheduleTable } from './digest.table.ts'

type Named = { readonly data: { readonly digestId: string }; readonly recordedAt: string }

const become = (
  { data: { digestId }, recordedAt }: Named,
  state: DeliveryState,
  more: { readonly attempt?: number; readonly answer?: string | null } = {},
): readonly RowChange[] => [patch(deliveryTable, { id: digestId, state, changed_at: recordedAt, ...more })]

export const digestProjection = projection({
  slice: 'digest',
  tables: [deliveryTable, scheduleTable],
  on: {
    DigestScheduleSet: ({ data: { weekday, hour } }) => [put(scheduleTable, { weekday, hour })],
    DigestQueued: ({ data, recordedAt }) => [
      add(deliveryTable, {
        id: data.digestId,
        account_id: data.accountId,
        kind: data.digest.kind,
        day: data.day,
        due_at: data.dueAt,
        title: data.digest.title,
        content: canonicalJson(data.digest),
        earlier: data.earlier === undefined ? null : canonicalJson(data.earlier),
        is_late: data.isLate,
        state: 'queued',
        attempt: 0,
        answer: null,
        changed_at: recordedAt,
      }),
    ],
    DigestAttempted: (event) => become(event, 'attempting', { attempt: event.data.attempt }),
    DigestHandedOver: (event) => become(event, 'handed-over'),
    DigestAccepted: (event) => become(event, 'accepted', { answer: event.data.answer }),
    DigestRefused: (event) =>
      become(event, event.data.isFinal ? 'refused' : 'deferred', { answer: event.data.answer }),
    DigestUnconfirmed: (event) => become(event, 'unconfirmed'),
    DigestWithdrawn: (event) => become(event, 'withdrawn'),
  },
})
