/** Talk with an advisor: threads of questions and replies. */
import type * as t from 'io-ts'
import { Basis } from '../core/advice.ts'
import { record } from '../core/record.ts'
import { IsoTime, id, integer, oneOf, text } from '../core/scalars.ts'

/** Names a thread; also the id of its stream. A browser may choose it, so that a tab keeps its thread from the first word. */
export const ThreadId = id('ThreadId')
export type ThreadId = t.TypeOf<typeof ThreadId>

/** Names a question or a reply. */
export const MessageId = id('MessageId')
export type MessageId = t.TypeOf<typeof MessageId>

/** Whom a message can be put to: the five styles, and the two advisors of the chat (decision 14). */
export const AdvisorKey = oneOf(
  'hospitality_ceo',
  'value_investor',
  'innovation_focused',
  'growth_hacker',
  'operations_expert',
  'financial_analyst',
  'risk_manager',
)
export type AdvisorKey = t.TypeOf<typeof AdvisorKey>

/** How a reply ended: whole, stopped by the person, or cut off by a fault. */
export const ReplyStatus = oneOf('complete', 'stopped', 'interrupted')
export type ReplyStatus = t.TypeOf<typeof ReplyStatus>

/** A reply: `message` is its text so far or in full. */
export const ChatReply = record(
  {
    message: text(20_000),
    threadId: ThreadId,
    messageId: MessageId,
    replyId: MessageId,
    personaKey: AdvisorKey,
    status: ReplyStatus,
    createdAt: IsoTime,
  },
  { basis: Basis },
  'ChatReply',
)
export type ChatReply = t.TypeOf<typeof ChatReply>

/** One turn of a thread: what was asked, and the reply once there is one; `pending` holds its text so far. */
export const ChatTurn = record(
  { messageId: MessageId, message: text(8000, 1), createdAt: IsoTime },
  { reply: ChatReply, pending: record({ replyId: MessageId, text: text(20_000) }) },
  'ChatTurn',
)
export type ChatTurn = t.TypeOf<typeof ChatTurn>

/** A thread in a list; `title` is how it began. */
export const ChatThread = record(
  {
    id: ThreadId,
    tab: text(80, 1),
    personaKey: AdvisorKey,
    title: text(160, 1),
    startedAt: IsoTime,
    lastAt: IsoTime,
    turns: integer(1),
  },
  undefined,
  'ChatThread',
)
export type ChatThread = t.TypeOf<typeof ChatThread>

/** What a stream of a reply carries before the answer: its ids, then text with the offset at which it stands. */
export const ReplyProgress = record(
  { replyId: MessageId, messageId: MessageId, threadId: ThreadId, at: integer(0), text: text(20_000) },
  undefined,
  'ReplyProgress',
)
export type ReplyProgress = t.TypeOf<typeof ReplyProgress>
