/** Calls of the advisor chat panel. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { readers, writers } from '../core/roles.ts'
import { nonBlank, text } from '../core/scalars.ts'
import { AdvisorKey, ChatReply, ChatThread, ChatTurn, MessageId, ReplyProgress, ThreadId } from './chat.ts'

export const chatEndpoints = {
  sendMessage: endpoint({
    method: 'POST',
    path: '/chat/send',
    roles: writers,
    summary: 'Send a message to an advisor; the reply comes whole, or as a stream while it is written',
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
    roles: readers,
    summary: 'Get a reply; a stream starts with all the text so far, or after the offset in Last-Event-ID',
    input: record({ replyId: MessageId }),
    output: ChatReply,
    stream: ReplyProgress,
    slices: ['chat'],
  }),
  stopReply: endpoint({
    method: 'POST',
    path: '/chat/replies/:replyId/stop',
    roles: writers,
    summary: 'Stop a reply while it is being written; the text so far is kept and marked as stopped',
    input: record({ replyId: MessageId }),
    output: ChatReply,
    slices: ['chat', 'decision-log'],
  }),
  listThreads: endpoint({
    method: 'GET',
    path: '/chat/threads',
    roles: readers,
    summary: 'List threads, latest first',
    input: record({}),
    output: t.array(ChatThread),
    slices: ['chat'],
  }),
  readThread: endpoint({
    method: 'GET',
    path: '/chat/threads/:threadId',
    roles: readers,
    summary: 'List the turns of a thread, oldest first',
    input: record({ threadId: ThreadId }),
    output: t.array(ChatTurn),
    slices: ['chat'],
  }),
}
