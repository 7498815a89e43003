/** Calls of the advisor chat panel. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { nonBlank, text } from '../core/scalars.ts'
import { AdvisorKey, ChatReply, ChatThread, ChatTurn, MessageId, ReplyProgress, ThreadId } from './chat.ts'

export const chatEndpoints = {
  sendMessage: endpoint({
    method: 'POST',
    path: '/chat/send',
    summary:
      'Put a message to an advisor; the reply at once, or as it is written where the caller accepts a stream',
    input: record(
      { message: nonBlank(8000), personaKey: AdvisorKey },
      { threadId: ThreadId, tab: text(80, 1) },
    ),
    output: ChatReply,
    stream: ReplyProgress,
    slices: ['chat', 'decision-log'],
    limit: { calls: 60, seconds: 60 },
  }),
  followReply: endpoint({
    method: 'GET',
    path: '/chat/replies/:replyId',
    summary:
      'A reply; as a stream it starts with all text so far, or after the offset that Last-Event-ID names',
    input: record({ replyId: MessageId }),
    output: ChatReply,
    stream: ReplyProgress,
    slices: ['chat'],
  }),
  stopReply: endpoint({
    method: 'POST',
    path: '/chat/replies/:replyId/stop',
    summary: 'Stop a reply that is being written; what was written stays, labelled',
    input: record({ replyId: MessageId }),
    output: ChatReply,
    slices: ['chat', 'decision-log'],
  }),
  listThreads: endpoint({
    method: 'GET',
    path: '/chat/threads',
    summary: 'Threads, latest first',
    input: record({}),
    output: t.array(ChatThread),
    slices: ['chat'],
  }),
  readThread: endpoint({
    method: 'GET',
    path: '/chat/threads/:threadId',
    summary: 'The turns of a thread, oldest first',
    input: record({ threadId: ThreadId }),
    output: t.array(ChatTurn),
    slices: ['chat'],
  }),
}
