/** What is said in a thread. */
import { Basis, Begun, basisRefs } from '../core/advice.ts'
import { event } from '../core/event.ts'
import { record } from '../core/record.ts'
import { text } from '../core/scalars.ts'
import { AdvisorKey, MessageId, ReplyStatus, ThreadId } from './chat.ts'

// Half of a character that takes two units could not be shown.
const topicOf = (message: string): string => message.slice(0, 200).replace(/[\uD800-\uDBFF]$/, '')

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
      // `begun` stands for the basis of a reply that ended before it was whole.
      { basis: Basis, begun: Begun },
    ),
    {
      title: 'Advisor replied',
      refs: ({ basis, begun }) => {
        const known = basis ?? begun
        return known ? basisRefs(known) : {}
      },
    },
  ),
}
