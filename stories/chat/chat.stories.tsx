/** The chat panel beside a screen. */
import { api } from '#schema/api'
import type { ChatReply } from '#schema/chat/chat'
import readThread from '../../fixtures/chat/readThread.json'
import { type Fixture, neverRespond, replayAny } from '../../fixtures/core/replay.ts'
import { firstHalf } from '../../fixtures/core/replay-stream.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import getMe from '../../fixtures/session/getMe.json'
import { askAbout, draftChanged, sheetToggled, tabsRestored } from '../../web/chat/chat.state.ts'
import { sessionAdopted, signedOut } from '../../web/core/session.ts'
import type { Store } from '../../web/core/store.ts'
import { changed, longer, unbroken } from '../core/long-texts.ts'
import { screenAnswers } from '../core/screen-answers.ts'
import { story } from '../core/story.tsx'
import { anyReply, base, noThreads, onAnalyst, route, thread, threads } from './chat-answers.ts'

export default { title: 'Signed in/Chat' }

/** Two questions to the Analyst, with the receipts of the last reply; another question gets a streamed reply. */
export const Filled = story({ route, answers: [...base, threads, thread, anyReply], before: onAnalyst })

/** No questions yet; the first one gets a reply. */
export const Empty = story({ route, answers: [...base, noThreads, anyReply] })

export const Loading = story({ route, answers: [...base, neverRespond('listThreads')], before: onAnalyst })

/** The threads fail to load at first; Try again works. */
export const LoadError = story({
  route,
  answers: () => [...base, replayAny('listThreads', unavailable, { once: true }), threads, thread],
  before: onAnalyst,
})

const leftBehind = (store: Store) => {
  store.dispatch(tabsRestored({ business: getMe.body.businessName, kept: undefined }))
  store.dispatch(draftChanged({ tabId: 'agent', text: 'What if we close on Mondays, and' }))
  store.dispatch(signedOut('service'))
  store.dispatch(sessionAdopted('another-recorded-session'))
}

/** A draft from a session that ended is restored. */
export const DraftRestored = story({ route, answers: [...base, noThreads, anyReply], before: leftBehind })

/** Dark, on a phone. */
export const DraftRestoredNarrow = story({
  route,
  answers: [...base, noThreads, anyReply],
  before: (store) => {
    leftBehind(store)
    store.dispatch(sheetToggled(true))
  },
  theme: 'dark',
  width: 390,
})
DraftRestoredNarrow.storyName = 'Draft restored 390'

export const SignedOut = story({ route, answers: [], signedIn: false })

const withReplies = (change: (reply: ChatReply, index: number) => ChatReply): Fixture =>
  changed(readThread, api.readThread.output, (turns) =>
    turns.map(({ reply, ...turn }, index) => ({
      ...turn,
      ...(reply ? { reply: change(reply, index) } : {}),
    })),
  )

/** One reply stopped, one interrupted. */
export const StoppedAndInterrupted = story({
  route,
  answers: [
    ...base,
    threads,
    replayAny(
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

/** All Markdown that is rendered, and some that must not be. */
export const Markdown = story({
  route,
  answers: [
    ...base,
    threads,
    replayAny(
      'readThread',
      withReplies((reply) => ({ ...reply, message: everything })),
    ),
  ],
  before: onAnalyst,
})

/** Eight turns, so the thread scrolls. */
export const LongThread = story({
  route,
  answers: [
    ...base,
    threads,
    replayAny(
      'readThread',
      changed(readThread, api.readThread.output, (turns) => [...turns, ...turns, ...turns, ...turns]),
    ),
    anyReply,
  ],
  before: onAnalyst,
})

/** Questions and replies of maximum length, with unbreakable words. */
export const LongText = story({
  route,
  answers: [
    ...base,
    threads,
    replayAny(
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

/** Jarvin comments on a very long unknown path. */
export const UnknownPath = story({ route: `/${unbroken(400)}`, answers: [...base, noThreads] })

/** A question from the screen is in the input. */
export const QuestionFromScreen = story({
  route,
  answers: [...base, noThreads, anyReply],
  before: (store) => store.dispatch(askAbout('What about the supplier price rise?', 'advisor')),
})

export const Dark = story({ route, answers: [...base, threads, thread], before: onAnalyst, theme: 'dark' })

/** On a phone the chat is a sheet. */
export const Narrow = story({
  route,
  answers: [...base, threads, thread, anyReply, ...screenAnswers],
  width: 390,
  before: (store) => {
    onAnalyst(store)
    store.dispatch(sheetToggled(true))
  },
})
Narrow.storyName = '390'

export const EmptyNarrow = story({
  route,
  answers: [...base, noThreads, anyReply],
  width: 390,
  before: (store) => store.dispatch(sheetToggled(true)),
})
EmptyNarrow.storyName = 'Empty 390'
