/** Chat with an advisor: threads of questions and replies. */
import * as t from 'io-ts'
import { ActionDrafts } from '../brief/brief.ts'
import { Basis } from '../core/advice.ts'
import { record } from '../core/record.ts'
import { IsoTime, id, integer, oneOf, text } from '../core/scalars.ts'

/** Id of a thread and of its stream. The browser may choose it, so that a tab has its thread before the first reply. */
export const ThreadId = id('ThreadId')
export type ThreadId = t.TypeOf<typeof ThreadId>

/** Id of a question or a reply. */
export const MessageId = id('MessageId')
export type MessageId = t.TypeOf<typeof MessageId>

/** Recipient of a message: one of the five styles or the two chat advisors (decision 14). */
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

/** End of a reply: complete, stopped by the user, or interrupted by a fault. */
export const ReplyStatus = oneOf('complete', 'stopped', 'interrupted')
export type ReplyStatus = t.TypeOf<typeof ReplyStatus>

/** A reply; `message` may be partial while it is being written. */
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
  /**
   * `choices`: what the user can choose from if the reply asks back; each is sent as the next message. `drafts`: made by a
   * quick action, for editing. `proposes`: the reply contains something that can be decided on.
   */
  { basis: Basis, choices: t.array(text(120, 1)), drafts: ActionDrafts, proposes: t.boolean },
  'ChatReply',
)
export type ChatReply = t.TypeOf<typeof ChatReply>

/** A turn of a thread: the question, and the reply once it is finished; until then `pending` has its text so far. */
export const ChatTurn = record(
  { messageId: MessageId, message: text(8000, 1), createdAt: IsoTime },
  { reply: ChatReply, pending: record({ replyId: MessageId, text: text(20_000) }) },
  'ChatTurn',
)
export type ChatTurn = t.TypeOf<typeof ChatTurn>

/** A thread in a list; `title` is the start of its first question. */
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

/**
 * Event in the stream of a reply before the complete answer: a piece of text and its offset `at`; the first one has only the
 * ids.
 */
export const ReplyProgress = record(
  { replyId: MessageId, messageId: MessageId, threadId: ThreadId, at: integer(0), text: text(20_000) },
  undefined,
  'ReplyProgress',
)
export type ReplyProgress = t.TypeOf<typeof ReplyProgress>
