/** The advisors beside a screen, in every state of a conversation. */
import { api } from '#schema/api'
import type { ChatReply } from '#schema/chat/chat'
import readThread from '../../fixtures/chat/readThread.json'
import { always, type Fixture, waiting } from '../../fixtures/core/answers.ts'
import { firstHalf } from '../../fixtures/core/streams.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import listHours from '../../fixtures/kpi/listHours.json'
import listKpis from '../../fixtures/kpi/listKpis.json'
import getLayout from '../../fixtures/layout/getLayout.json'
import getMe from '../../fixtures/session/getMe.json'
import { askAbout, drafted, sheetToggled, tabsTakenUp } from '../../web/chat/chat.state.ts'
import { sessionTakenUp, signedOut } from '../../web/core/session.ts'
import type { Store } from '../../web/core/store.ts'
import { changed, longer, unbroken } from '../core/longer.ts'
import { story } from '../core/story.tsx'
import { around, noThreads, onAnalyst, route, thread, threads, told } from './around.ts'

export default { title: 'Advisors' }

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

const leftBehind = (store: Store) => {
  store.dispatch(tabsTakenUp({ business: getMe.body.businessName, kept: undefined }))
  store.dispatch(drafted({ tabId: 'agent', text: 'What if we close on Mondays, and' }))
  store.dispatch(signedOut('service'))
  store.dispatch(sessionTakenUp('another-recorded-session'))
}

/** What was typed when a session ended is back. */
export const DraftBack = story({ route, answers: [...around, noThreads, told], before: leftBehind })

/** The same on a phone, dark. */
export const DraftBackNarrow = story({
  route,
  answers: [...around, noThreads, told],
  before: (store) => {
    leftBehind(store)
    store.dispatch(sheetToggled(true))
  },
  theme: 'dark',
  width: 390,
})

/** A session that is over: the login comes first. */
export const SignedOut = story({ route, answers: [], signedIn: false })

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
