/** The chat panel during a reply: streaming, stopped, interrupted, failed. */
import { api } from '#schema/api'
import { ChatReply, ThreadId } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import { ProblemDetails } from '#schema/core/problem'
import readThread from '../../fixtures/chat/readThread.json'
import sendMessageAdvisor from '../../fixtures/chat/sendMessage.advisor.json'
import sendMessageAnalyst from '../../fixtures/chat/sendMessage.analyst.json'
import sendMessageFollowUp from '../../fixtures/chat/sendMessage.followUp.json'
import stopReplyConflict from '../../fixtures/chat/stopReply.conflict.json'
import { networkError, replay, replayAny } from '../../fixtures/core/replay.ts'
import { firstHalf, replayStream } from '../../fixtures/core/replay-stream.ts'
import getMeUnauthenticated from '../../fixtures/session/getMe.unauthenticated.json'
import { changed } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'

import { anyReply, base, noThreads, onAnalyst, route, thread, threads } from './chat-answers.ts'

export default { title: 'Signed in/Chat/Reply' }

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
    ...base,
    threads,
    replay('readThread', readThread, { once: true }),
    replayAny(
      'readThread',
      changed(readThread, api.readThread.output, (turns) => {
        const reply = decodeOrThrow(ChatReply, stopped.body, 'the stopped reply')
        const { messageId, createdAt } = reply
        return [...turns, { messageId, createdAt, message: 'What is at risk?', reply }]
      }),
    ),
    replayStream('sendMessage', sendMessageAdvisor, 'open'),
    replayAny('stopReply', stopped),
  ],
  before: onAnalyst,
})

/** The stop is never answered. */
export const StopReplyLost = story({
  route,
  answers: [
    ...base,
    noThreads,
    replayStream('sendMessage', sendMessageAdvisor, 'open'),
    networkError('stopReply'),
  ],
})

/** The stream breaks halfway, and resumes where it was. */
export const ResumedAfterDisconnect = story({
  route,
  answers: () => [
    ...base,
    threads,
    replayAny(
      'readThread',
      changed(readThread, api.readThread.output, (turns) => turns.slice(0, 1)),
    ),
    replayStream('sendMessage', sendMessageFollowUp, 'cut'),
    networkError('followReply', { once: true }),
    replayStream('followReply', sendMessageFollowUp),
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

/** The page was reloaded during a reply, which continues. */
export const ResumedAfterReload = story({
  route,
  answers: () => [
    ...base,
    threads,
    replayAny('readThread', half),
    replayStream('followReply', sendMessageFollowUp),
  ],
  before: onAnalyst,
})

/** The service does not answer until the third try. */
export const SendError = story({
  route,
  answers: () => [
    ...base,
    noThreads,
    networkError('sendMessage', { once: true }),
    networkError('sendMessage', { once: true }),
    networkError('sendMessage', { once: true }),
    anyReply,
  ],
})

/** The advisor fails halfway. */
export const AdvisorError = story({
  route,
  answers: [...base, noThreads, replayStream('sendMessage', sendMessageAnalyst, 'problem')],
})

const pendingElsewhere = changed(stopReplyConflict, ProblemDetails, (problem) => ({
  ...problem,
  type: 'urn:jarvin:problem:chat/pending',
  detail: 'The previous reply is still being written.',
}))

/** Another window is waiting for a reply in this thread. */
export const PendingInOtherWindow = story({
  route,
  answers: () => [
    ...base,
    threads,
    thread,
    replayAny('sendMessage', pendingElsewhere, { once: true }),
    anyReply,
  ],
  before: onAnalyst,
})

/** The reply that another window is waiting for appears here too. */
export const StreamingFromOtherWindow = story({
  route,
  answers: () => [
    ...base,
    threads,
    replay('readThread', readThread, { once: true }),
    replayAny('readThread', half),
    replayAny('sendMessage', pendingElsewhere),
    replayStream('followReply', sendMessageFollowUp, 'open'),
  ],
  before: onAnalyst,
})

/** The session has expired when the question is sent. */
export const SessionExpired = story({
  route,
  answers: [...base, noThreads, replayAny('sendMessage', getMeUnauthenticated)],
})
