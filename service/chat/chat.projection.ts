/** Chat threads as a read table: one row per question with its reply. */
import { canonicalJson } from '../event-store/chain.ts'
import { projection } from '../read-models/projection.ts'
import { patch, put } from '../read-models/row-change.ts'
import { chatTurnTable } from './chat.table.ts'

/** A value as stored in a column. */
const stored = <A>(value: A | undefined): string | null => (value === undefined ? null : canonicalJson(value))

export const chatProjection = projection({
  slice: 'chat',
  tables: [chatTurnTable],
  on: {
    ChatMessageSent: ({ data, recordedAt }) => [
      put(chatTurnTable, {
        id: data.messageId,
        thread_id: data.threadId,
        reply_id: data.replyId,
        tab: data.tab,
        persona_key: data.personaKey,
        message: data.message,
        asked_at: recordedAt,
        reply: null,
        status: null,
        basis: null,
        plans: null,
        drafts: null,
        replied_at: null,
      }),
    ],
    ChatReplied: ({ data, recordedAt }) => [
      patch(chatTurnTable, {
        id: data.messageId,
        reply: data.message,
        status: data.status,
        basis: stored(data.basis),
        plans: stored(data.plans),
        drafts: stored(data.drafts),
        replied_at: recordedAt,
      }),
    ],
  },
})
