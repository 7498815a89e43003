/** Events of a chat thread. */

import * as t from 'io-ts'
import { Plan } from '../advisor/plan.ts'
import { ActionDrafts } from '../brief/brief.ts'
import { Basis, basisRefs, PartialBasis } from '../core/advice.ts'
import { cutText } from '../core/cut-text.ts'
import { event } from '../core/event.ts'
import { record } from '../core/record.ts'
import { text } from '../core/scalars.ts'
import { AdvisorKey, MessageId, ReplyStatus, ThreadId } from './chat.ts'

// Do not cut a surrogate pair in half.
const topicOf = (message: string): string => cutText(message, 200)

export const chatEvents = {
  ChatMessageSent: event(
    'ChatMessageSent',
    record({
      threadId: ThreadId,
      messageId: MessageId,
      replyId: MessageId,
      tab: text(80, 1),
      personaKey: AdvisorKey,
      message: text(8000, 1),
    }),
    { title: 'Question asked', refs: ({ message }) => ({ topic: topicOf(message) }) },
  ),
  ChatReplied: event(
    'ChatReplied',
    record(
      {
        threadId: ThreadId,
        messageId: MessageId,
        replyId: MessageId,
        personaKey: AdvisorKey,
        message: text(20_000),
        status: ReplyStatus,
      },
      // A reply that ended early has `begun` instead of a basis. `plans`: how the message was understood. `drafts`: what a
      // quick action produced in the conversation.
      { basis: Basis, begun: PartialBasis, plans: t.array(Plan), drafts: ActionDrafts },
    ),
    {
      title: 'Advisor replied',
      refs: ({ basis, begun }) => {
        const known = basis ?? begun
        return known ? basisRefs(known) : {}
      },
      hasEarlierSubject: true,
    },
  ),
}
