/** What is said in threads as a read table, a row a question with its reply. */
import { canonicalJson } from '../event-store/chain.ts'
import type { Projection } from '../read-models/projection.ts'
import { patch, put } from '../read-models/row-change.ts'
import { chatTurnTable } from './chat.table.ts'

export const chatProjection: Projection = {
  slice: 'chat',
  tables: [chatTurnTable],
  project: (event) => {
    if (event.type === 'ChatMessageSent')
      return [
        put(chatTurnTable, {
          id: event.data.messageId,
          thread_id: event.data.threadId,
          reply_id: event.data.replyId,
          tab: event.data.tab,
          persona_key: event.data.personaKey,
          message: event.data.message,
          asked_at: event.recordedAt,
          reply: null,
          status: null,
          basis: null,
          replied_at: null,
        }),
      ]
    if (event.type === 'ChatReplied')
      return [
        patch(chatTurnTable, {
          id: event.data.messageId,
          reply: event.data.message,
          status: event.data.status,
          basis: event.data.basis === undefined ? null : canonicalJson(event.data.basis),
          replied_at: event.recordedAt,
        }),
      ]
    return []
  },
}
