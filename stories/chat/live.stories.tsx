/** The advisors while a reply is on its way: written, stopped, broken, failed. */
import { api } from '#schema/api'
import { ChatReply, ThreadId } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import { ProblemDetails } from '#schema/core/problem'
import readThread from '../../fixtures/chat/readThread.json'
import sendMessageAdvisor from '../../fixtures/chat/sendMessage.advisor.json'
import sendMessageAnalyst from '../../fixtures/chat/sendMessage.analyst.json'
import sendMessageAskedBack from '../../fixtures/chat/sendMessage.askedBack.json'
import sendMessageFollowUp from '../../fixtures/chat/sendMessage.followUp.json'
import stopReplyConflict from '../../fixtures/chat/stopReply.conflict.json'
import { always, answer, unreachable } from '../../fixtures/core/answers.ts'
import { firstHalf, streamed } from '../../fixtures/core/streams.ts'
import getMeUnauthenticated from '../../fixtures/session/getMe.unauthenticated.json'
import { changed } from '../core/longer.ts'
import { story } from '../core/story.tsx'

import { around, noThreads, onAnalyst, route, thread, threads, told } from './around.ts'

export default { title: 'Advisors answering' }

const threadId = decodeOrThrow(ThreadId, readThread.request.path.split('/').at(-1), 'the thread')
const stopped = changed(sendMessageAdvisor, ChatReply, ({ basis: _, ...reply }) => ({
  ...reply,
  threadId,
  message: firstHalf(reply.message),
  status: 'stopped' as const,
}))

/** A reply is being written; it can be stopped. */
export const Streaming = story({
  route,
  answers: () => [
    ...around,
    threads,
    answer('readThread', readThread, { once: true }),
    always(
      'readThread',
      changed(readThread, api.readThread.output, (turns) => {
        const reply = decodeOrThrow(ChatReply, stopped.body, 'the stopped reply')
        const { messageId, createdAt } = reply
        return [...turns, { messageId, createdAt, message: 'What is at risk?', reply }]
      }),
    ),
    streamed('sendMessage', sendMessageAdvisor, 'open'),
    always('stopReply', stopped),
  ],
  before: onAnalyst,
})

/** It cannot be stopped: no answer comes. */
export const StopLost = story({
  route,
  answers: [
    ...around,
    noThreads,
    streamed('sendMessage', sendMessageAdvisor, 'open'),
    unreachable('stopReply'),
  ],
})

/** The stream breaks in the middle, and goes on from where it was. */
export const Resumed = story({
  route,
  answers: () => [
    ...around,
    threads,
    always(
      'readThread',
      changed(readThread, api.readThread.output, (turns) => turns.slice(0, 1)),
    ),
    streamed('sendMessage', sendMessageFollowUp, 'cut'),
    unreachable('followReply', { once: true }),
    streamed('followReply', sendMessageFollowUp),
  ],
  before: onAnalyst,
})

const half = changed(readThread, api.readThread.output, (turns) =>
  turns.map(({ reply, ...turn }, index) =>
    reply && index === turns.length - 1
      ? { ...turn, pending: { replyId: reply.replyId, text: firstHalf(reply.message) } }
      : { ...turn, ...(reply ? { reply } : {}) },
  ),
)

/** The window was loaded again while a reply is being written: it goes on. */
export const TakenUp = story({
  route,
  answers: () => [
    ...around,
    threads,
    always('readThread', half),
    streamed('followReply', sendMessageFollowUp),
  ],
  before: onAnalyst,
})

/** The service does not answer; at the third try of the person it does. */
export const Failed = story({
  route,
  answers: () => [
    ...around,
    noThreads,
    unreachable('sendMessage', { once: true }),
    unreachable('sendMessage', { once: true }),
    unreachable('sendMessage', { once: true }),
    told,
  ],
})

/** The advisor breaks off in the middle. */
export const BrokenOff = story({
  route,
  answers: [...around, noThreads, streamed('sendMessage', sendMessageAnalyst, 'problem')],
})

const pendingElsewhere = changed(stopReplyConflict, ProblemDetails, (problem) => ({
  ...problem,
  type: 'urn:jarvin:problem:chat/pending',
  detail: 'The previous reply is still being written.',
}))

/** Another window waits for a reply in this thread. */
export const Elsewhere = story({
  route,
  answers: () => [...around, threads, thread, always('sendMessage', pendingElsewhere, { once: true }), told],
  before: onAnalyst,
})

/** The same, and the reply that the other window waits for shows here as it is written. */
export const ElsewhereWriting = story({
  route,
  answers: () => [
    ...around,
    threads,
    answer('readThread', readThread, { once: true }),
    always('readThread', half),
    always('sendMessage', pendingElsewhere),
    streamed('followReply', sendMessageFollowUp, 'open'),
  ],
  before: onAnalyst,
})

/** The session ends as the question is sent. */
export const SessionOver = story({
  route,
  answers: [...around, noThreads, always('sendMessage', getMeUnauthenticated)],
})

/** A reply that names no figure; it is told by a stream. */
export const AskedBack = story({
  route,
  answers: [...around, noThreads, streamed('sendMessage', sendMessageAskedBack)],
})
