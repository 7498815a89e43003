/** The advisors beside a screen, in every state of a conversation. */
import { api } from '#schema/api'
import { ChatReply, ThreadId } from '#schema/chat/chat'
import { decodeOwn } from '#schema/core/decode'
import { ProblemDetails } from '#schema/core/problem'
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import listThreadsEmpty from '../../fixtures/chat/listThreads.empty.json'
import listThreads from '../../fixtures/chat/listThreads.json'
import readThread from '../../fixtures/chat/readThread.json'
import sendMessageAdvisor from '../../fixtures/chat/sendMessage.advisor.json'
import sendMessageAnalyst from '../../fixtures/chat/sendMessage.analyst.json'
import sendMessageAskedBack from '../../fixtures/chat/sendMessage.askedBack.json'
import sendMessageFollowUp from '../../fixtures/chat/sendMessage.followUp.json'
import sendMessage from '../../fixtures/chat/sendMessage.json'
import stopReplyConflict from '../../fixtures/chat/stopReply.conflict.json'
import { always, answer, type Fixture, unreachable, waiting } from '../../fixtures/core/answers.ts'
import { firstHalf, streamed } from '../../fixtures/core/streams.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import listHours from '../../fixtures/kpi/listHours.json'
import listKpis from '../../fixtures/kpi/listKpis.json'
import getLayout from '../../fixtures/layout/getLayout.json'
import listMemos from '../../fixtures/memo/listMemos.json'
import getMe from '../../fixtures/session/getMe.json'
import getMeUnauthenticated from '../../fixtures/session/getMe.unauthenticated.json'
import { askAbout, sheetToggled, tabShown } from '../../web/chat/chat.state.ts'
import type { Store } from '../../web/core/store.ts'
import { changed, longer, unbroken } from '../core/longer.ts'
import { story } from '../core/story.tsx'

export default { title: 'Advisors' }

const route = '/nudges'
const around = [
  answer('getMe', getMe),
  answer('listAdvisories', listAdvisories),
  answer('listMemos', listMemos),
]
const threads = answer('listThreads', listThreads)
const noThreads = answer('listThreads', listThreadsEmpty)
const thread = answer('readThread', readThread)
const onAnalyst = (store: Store) => store.dispatch(tabShown('analyst'))
const told = streamed('sendMessage', sendMessage)

/** Two questions to the Analyst, with the receipts of the last answer; another one is answered by a stream. */
export const Filled = story({ route, answers: [...around, threads, thread, told], before: onAnalyst })

/** Nothing was asked yet; what is asked is answered. */
export const Empty = story({ route, answers: [...around, noThreads, told] })

/** Before the first answer. */
export const Loading = story({ route, answers: [...around, waiting('listThreads')], before: onAnalyst })

/** The threads cannot be had; the second try works. */
export const Refused = story({
  route,
  answers: () => [...around, always('listThreads', unavailable, { once: true }), threads, thread],
  before: onAnalyst,
})

/** A session that is over: the login comes first. */
export const SignedOut = story({ route, answers: [], signedIn: false })

const threadId = decodeOwn(ThreadId, readThread.request.path.split('/').at(-1), 'the thread')
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
        const reply = decodeOwn(ChatReply, stopped.body, 'the stopped reply')
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
  detail: 'The reply before is still being written.',
}))

/** Another window waits for a reply in this thread. */
export const Elsewhere = story({
  route,
  answers: () => [...around, threads, thread, always('sendMessage', pendingElsewhere, { once: true }), told],
  before: onAnalyst,
})

/** The session ends as the question is sent. */
export const SessionOver = story({
  route,
  answers: [...around, noThreads, always('sendMessage', getMeUnauthenticated)],
})

const withReplies = (change: (reply: ChatReply, index: number) => ChatReply): Fixture =>
  changed(readThread, api.readThread.output, (turns) =>
    turns.map(({ reply, ...turn }, index) => ({
      ...turn,
      ...(reply ? { reply: change(reply, index) } : {}),
    })),
  )

/** One reply was stopped, one broke off. */
export const Ended = story({
  route,
  answers: [
    ...around,
    threads,
    always(
      'readThread',
      withReplies(({ basis: _, ...reply }, index) => ({
        ...reply,
        message: index === 0 ? firstHalf(reply.message) : '',
        status: index === 0 ? 'stopped' : 'interrupted',
      })),
    ),
  ],
  before: onAnalyst,
})

const everything = `# Where the week went

Revenue was **$19,052**, _up_ on the week before; staff took 44% (unverified).

1. Move one shift
2. Watch \`weekly_footfall\`
   - by hour
   - by day

| Day | Revenue | Sales |
|---|---:|---:|
| Tuesday | $1,765 | 131 |
| Saturday | $3,565 | 254 |

> What made people stay away is not on record.

See [the report](https://example.org/report), ![a picture](https://example.org/track.png) and <b onclick="alert(1)">bold</b>.

\`\`\`
revenue - costs = profit
\`\`\``

/** Everything that the advisor's Markdown can hold, and what it must not. */
export const Markdown = story({
  route,
  answers: [
    ...around,
    threads,
    always(
      'readThread',
      withReplies((reply) => ({ ...reply, message: everything })),
    ),
  ],
  before: onAnalyst,
})

/** A reply that names no figure; it is told by a stream. */
export const AskedBack = story({
  route,
  answers: [...around, noThreads, streamed('sendMessage', sendMessageAskedBack)],
})

/** Many turns. */
export const LongThread = story({
  route,
  answers: [
    ...around,
    threads,
    always(
      'readThread',
      changed(readThread, api.readThread.output, (turns) => [...turns, ...turns, ...turns, ...turns]),
    ),
    told,
  ],
  before: onAnalyst,
})

/** Questions and answers as long as they can be, with words that break nowhere. */
export const LongText = story({
  route,
  answers: [
    ...around,
    threads,
    always(
      'readThread',
      changed(readThread, api.readThread.output, (turns) =>
        turns.map(({ reply, ...turn }, index) => ({
          ...turn,
          message: index === 0 ? unbroken(8000) : longer(turn.message, 8000),
          ...(reply
            ? { reply: { ...reply, message: index === 0 ? longer(reply.message, 20_000) : unbroken(20_000) } }
            : {}),
        })),
      ),
    ),
  ],
  before: onAnalyst,
})

/** Jarvin has something to say of a path without end. */
export const Notice = story({ route: `/${unbroken(400)}`, answers: [...around, noThreads] })

/** Something on the screen is to be asked about. */
export const Asked = story({
  route,
  answers: [...around, noThreads, told],
  before: (store) => store.dispatch(askAbout('What about the supplier price rise?', 'advisor')),
})

/** In the dark theme. */
export const Dark = story({ route, answers: [...around, threads, thread], before: onAnalyst, theme: 'dark' })

/** On a phone, where the advisors are a sheet. */
export const Narrow = story({
  route,
  answers: [
    ...around,
    threads,
    thread,
    told,
    always('listKpis', listKpis),
    always('listHours', listHours),
    always('getLayout', getLayout),
  ],
  width: 390,
  before: (store) => {
    onAnalyst(store)
    store.dispatch(sheetToggled(true))
  },
})

/** The same with nothing said yet. */
export const EmptyNarrow = story({
  route,
  answers: [...around, noThreads, told],
  width: 390,
  before: (store) => store.dispatch(sheetToggled(true)),
})
