/** Links for people outside as a read table. */
import type { ShareMailState } from '#schema/share/share'
import { canonicalJson } from '../event-store/chain.ts'
import { projection } from '../read-models/projection.ts'
import { add, patch, type RowChange } from '../read-models/row-change.ts'
import { shareTable } from './share.table.ts'

type Named = { readonly data: { readonly shareId: string }; readonly recordedAt: string }

const mailIs = (
  { data: { shareId }, recordedAt }: Named,
  state: ShareMailState,
  more: { readonly mail_attempt?: number; readonly mail_answer?: string } = {},
): readonly RowChange[] => [
  patch(shareTable, { id: shareId, mail_state: state, mail_at: recordedAt, ...more }),
]

export const shareProjection = projection({
  slice: 'share',
  tables: [shareTable],
  on: {
    ShareMade: ({ data, recordedAt }) => [
      add(shareTable, {
        id: data.shareId,
        kind: data.kind,
        item_id: data.itemId,
        title: data.content.item.title,
        content: canonicalJson(data.content),
        made_at: recordedAt,
        until: data.until,
        ends_at: data.endsAt,
        revoked_at: null,
        openings: 0,
        opened_at: null,
        recipient: data.recipient === undefined ? null : canonicalJson(data.recipient),
        mail_state: data.recipient === undefined ? null : 'queued',
        mail_attempt: 0,
        mail_answer: null,
        mail_at: data.recipient === undefined ? null : recordedAt,
      }),
    ],
    ShareOpened: ({ data: { shareId, opening }, recordedAt }) => [
      patch(shareTable, { id: shareId, openings: opening, opened_at: recordedAt }),
    ],
    ShareRevoked: ({ data: { shareId }, recordedAt }) => [
      patch(shareTable, { id: shareId, revoked_at: recordedAt }),
    ],
    ShareMailAttempted: (event) => mailIs(event, 'attempting', { mail_attempt: event.data.attempt }),
    ShareMailHandedOver: (event) => mailIs(event, 'handed-over'),
    ShareMailAccepted: (event) => mailIs(event, 'accepted', { mail_answer: event.data.answer }),
    ShareMailRefused: (event) =>
      mailIs(event, event.data.isFinal ? 'refused' : 'deferred', { mail_answer: event.data.answer }),
    ShareMailUnconfirmed: (event) => mailIs(event, 'unconfirmed'),
    ShareMailWithdrawn: (event) => mailIs(event, 'withdrawn'),
  },
})
